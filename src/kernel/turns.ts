/** Runs a task once after so many milliseconds; the result cancels it. */
type After = (milliseconds: number, task: () => void) => () => void;

/** Lets only so many things happen at a time; the others wait for their turn. */
export type Turns = {
  /** Runs `begin` when it is its turn; the result gives the turn back, or the place in the queue. */
  readonly take: (begin: () => void) => () => void;
};

/** How long a turn lasts at most, in milliseconds: what never gets done must not keep the others waiting. */
export const longestTurn = 15_000;

/** Turns for whoever takes one, in the order in which they come. */
export const createTurns = (atOnce: number, after: After): Turns => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = () => {
    while (running < atOnce) {
      const begin = waiting.shift();
      if (begin === undefined) return;
      running += 1;
      begin();
    }
  };
  return {
    take: (begin) => {
      let state: 'waiting' | 'running' | 'over' = 'waiting';
      let stopWatch: (() => void) | null = null;
      const giveBack = () => {
        stopWatch?.();
        if (state === 'waiting') waiting.splice(waiting.indexOf(start), 1);
        if (state === 'running') running -= 1;
        state = 'over';
        next();
      };
      const start = () => {
        state = 'running';
        stopWatch = after(longestTurn, giveBack);
        begin();
      };
      waiting.push(start);
      next();
      return giveBack;
    },
  };
};
