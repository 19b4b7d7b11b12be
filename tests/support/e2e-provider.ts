/** Ports of the end-to-end tests' providers, from `E2E_PORT` on: one for each of Playwright's workers. */
export const providerPort = (worker: number): number => Number(process.env['E2E_PORT'] ?? 3917) + worker;

/** Address of a worker's provider. */
export const providerUrl = (worker: number): string => `http://127.0.0.1:${providerPort(worker)}`;

/** Address of the provider of the worker that this runs in. */
export const url = providerUrl(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));
