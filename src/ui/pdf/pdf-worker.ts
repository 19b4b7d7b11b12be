// oxlint-disable-next-line import/default -- Vite makes it the file's address
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { pdfjs } from 'react-pdf';

type Worker = InstanceType<typeof pdfjs.PDFWorker>;

pdfjs.GlobalWorkerOptions.workerSrc = workerAddress;

let ready: Worker | null = null;

/** A worker that doesn't start is not kept; whoever opens a document with it is told why. */
const newWorker = (): Worker => {
  const worker = new pdfjs.PDFWorker();
  worker.promise.catch(() => {
    if (ready === worker) ready = null;
  });
  return worker;
};

/**
 * Starts the worker that reads the next document, which on a slow processor takes as long as drawing a page. The same one
 * until a document has claimed it.
 */
export const startWorker = (): Worker => (ready ??= newWorker());

/** Takes a worker for one document, so that none can hold up another; returns how to end it. */
export const claimWorker = (worker: Worker): (() => void) => {
  if (ready === worker) ready = null;
  return () => worker.destroy();
};
