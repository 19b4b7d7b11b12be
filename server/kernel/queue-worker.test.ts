import { describe, expect, it, onTestFinished } from 'vitest';
import { startQueueWorker } from './queue-worker.ts';

/** A worker that checks its queue only when it is woken, and how often it has checked. */
const workerOf = (take: () => Promise<null>) => {
  const seen = { checks: 0, failures: 0 };
  const worker = startQueueWorker({
    take: () => {
      seen.checks += 1;
      return take();
    },
    work: () => Promise.resolve(),
    onFailure: () => {
      seen.failures += 1;
    },
    pause: 3_600_000,
  });
  onTestFinished(() => worker.close());
  return { seen, worker };
};

describe('A queue worker', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'checks the queue again if it is woken %i turns after a round began',
    async (turns) => {
      const { seen, worker } = workerOf(() => Promise.resolve(null));
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      const before = seen.checks;
      worker.wake();
      await worker.idle();
      expect(seen.checks).toBe(before + 1);
    },
  );

  it('ends a round that fails, and begins another one if it was woken meanwhile', async () => {
    const { seen, worker } = workerOf(() => Promise.reject(new Error('The database is away.')));
    await worker.idle();
    expect(seen).toEqual({ checks: 1, failures: 1 });
    worker.wake();
    worker.wake();
    await worker.idle();
    expect(seen).toEqual({ checks: 3, failures: 3 });
  });

  it('checks nothing once it is closed', async () => {
    const { seen, worker } = workerOf(() => Promise.resolve(null));
    await worker.close();
    worker.wake();
    await worker.idle();
    expect(seen.checks).toBe(1);
  });
});
