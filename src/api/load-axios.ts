import type { AxiosStatic } from 'axios';

/** Loads the HTTP client, axios; rejects if it can't be fetched. */
export const loadAxios = async (): Promise<AxiosStatic> => (await import('axios')).default;
