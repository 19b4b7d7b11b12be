/** Lets only so many things happen at a time; the others wait for their turn. */
export type Turns = {
  /** Runs `begin` when it is its turn; the result gives the turn back, or the place in the queue. */
  readonly take: (begin: () => void) => () => void;
};

export const createTurns = (atOnce: number): Turns => {
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
      const start = () => {
        state = 'running';
        begin();
      };
      waiting.push(start);
      next();
      return () => {
        if (state === 'waiting') waiting.splice(waiting.indexOf(start), 1);
        if (state === 'running') running -= 1;
        state = 'over';
        next();
      };
    },
  };
};
