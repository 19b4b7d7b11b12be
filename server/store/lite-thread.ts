import { parentPort, workerData } from 'node:worker_threads';
import type { LiteDone, LiteJob, LiteReady, LiteStart } from './lite-jobs.ts';
import { prepareLite } from './prepare-lite.ts';
import { causeOf } from './store-unavailable.ts';

/** The thread of a database in memory, because opening one blocks its thread for seconds. */
const port = parentPort;
if (port === null) throw new Error('This module runs in a thread of its own.');

const { cluster }: LiteStart = workerData;
const { lite, secret } = await prepareLite({ ...(cluster !== undefined && { cluster }) });

const run = async ({ id, text, parameters }: LiteJob): Promise<LiteDone> => {
  try {
    const { rows, affectedRows } = await lite.query<never>(text, [...parameters]);
    return { id, rows, affectedRows };
  } catch (error) {
    return { id, failure: causeOf(error) };
  }
};

const answer = async (job: LiteJob): Promise<void> => port.postMessage(await run(job));

port.on('message', (job: LiteJob) => void answer(job));
const ready: LiteReady = { secret };
port.postMessage(ready);
