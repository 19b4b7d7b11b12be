import { expectPages } from './pdf/fetch-pages.ts';

/** Fetches the viewer as soon as a document seems to be wanted. If it doesn't come, opening a document says so. */
export const expectViewer = async (): Promise<void> => {
  await Promise.all([import('./PdfDialog.tsx').catch(() => undefined), expectPages()]);
};
