/** Fetches the library that draws documents; the browser keeps it for the next call. */
export const fetchPages = () => import('./PdfPages.tsx');

/** Fetches the library and starts its worker before they are used. If they don't come, using them says so. */
export const expectPages = async (): Promise<void> => {
  try {
    const [{ startWorker }] = await Promise.all([import('./pdf-worker.ts'), fetchPages()]);
    startWorker();
  } catch {
    // Using them tries again.
  }
};
