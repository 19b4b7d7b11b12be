import type { AxiosStatic } from 'axios';

/** Loads what calls are made with, once; rejects if it can't be fetched. */
export const loadAxios = async (): Promise<AxiosStatic> => (await import('axios')).default;
