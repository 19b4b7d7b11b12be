import { parentPort } from 'node:worker_threads';
import { drawings } from './drawings.ts';
import type { PrintDone, PrintJob } from './print-jobs.ts';
import type { PrintKind } from './print-models.ts';

/** The thread that prints, because setting and compressing pages would block the one that answers calls. */
const port = parentPort;
if (port === null) throw new Error('This module runs in a thread of its own.');

const print = async <Kind extends PrintKind>({ id, kind, model, look, at }: PrintJob<Kind>): Promise<void> => {
  let done: PrintDone;
  try {
    done = { id, pdf: Uint8Array.from(await drawings[kind](model, look, at)) };
  } catch (error) {
    done = { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  port.postMessage(done, 'pdf' in done ? [done.pdf.buffer] : []);
};

port.on('message', (job: PrintJob) => void print(job));
