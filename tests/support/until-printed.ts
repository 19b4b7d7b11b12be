import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

/**
 * Settles once a process has printed a line with these words. Rejects with the last of what it printed where it ends
 * before that, or does not get there in time.
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
      // Keeps reading after the words: a pipe that nobody empties would block the process.
      stream?.on('data', (chunk: Buffer) => {
        if (isSettled) return;
        output = (output + chunk.toString()).slice(-4000);
        if (output.includes(words)) settle(null);
      });
    }
  });
