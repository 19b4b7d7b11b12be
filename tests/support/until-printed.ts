import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

/**
 * Resolves once a process has printed a line with these words. Rejects with its last output if it ends before that, or
 * takes too long.
 */
export const untilPrinted = (
  child: ChildProcess,
  words: string,
  { streams, seconds = 60 }: { readonly streams: readonly (Readable | null)[]; readonly seconds?: number },
): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    let isSettled = false;
    const settle = (failure: string | null): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(deadline);
      if (failure === null) resolve();
      else reject(new Error(`${failure}:\n${output}`));
    };
    const deadline = setTimeout(() => settle(`"${words}" was not printed within ${seconds} s`), seconds * 1000);
    child.once('error', (error) => settle(error.message));
    child.once('exit', () => settle(`The process ended before it printed "${words}"`));
    for (const stream of streams) {
      // Keeps reading afterwards, because a full pipe would block the process.
      stream?.on('data', (chunk: Buffer) => {
        if (isSettled) return;
        output = (output + chunk.toString()).slice(-4000);
        if (output.includes(words)) settle(null);
      });
    }
  });
