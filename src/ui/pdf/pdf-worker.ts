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

/** Starts the worker that reads the next document: on a slow processor that takes as long as drawing a page. */
export const startWorker = (): void => {
  ready ??= newWorker();
};

/** A worker for one document, so that none can hold up another. Whoever takes it destroys it. */
export const takeWorker = (): Worker => {
  const taken = ready ?? newWorker();
  ready = null;
  return taken;
};
