/** Fetches the library that draws documents; the browser keeps it for the next call. */
export const fetchPages = () => import('./PdfPages.tsx');

/** Fetches the library as soon as a document seems to be wanted; if it doesn't come, opening one says so. */
export const expectViewer = (): void => {
  fetchPages().catch(() => undefined);
};
