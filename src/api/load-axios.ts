import type { AxiosStatic } from 'axios';

/** Loads the HTTP client, axios; rejects if it can't be fetched. */
export const loadAxios = async (): Promise<AxiosStatic> => (await import('axios')).default;

/** A part of the portal's own program can't be fetched although the provider answers. */
export class ProgramGoneError extends Error {
  override name = 'ProgramGoneError';
}
