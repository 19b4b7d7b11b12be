import { parentPort } from 'node:worker_threads';
import { certificatePdf } from './certificate-pdf.ts';
import type { PrintDone, PrintJob } from './print-jobs.ts';

/** The thread that prints, because setting and compressing pages would block the one that answers calls. */
const port = parentPort;
if (port === null) throw new Error('This module runs in a thread of its own.');

const print = async ({ id, certificate, look, at }: PrintJob): Promise<void> => {
  let done: PrintDone;
  try {
    done = { id, pdf: Uint8Array.from(await certificatePdf(certificate, look, at)) };
  } catch (error) {
    done = { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  port.postMessage(done, 'pdf' in done ? [done.pdf.buffer] : []);
};

port.on('message', (job: PrintJob) => void print(job));
