import { systemClock, type Clock } from '#api/clock.ts';

/** A clock that a test moves by hand. Due tasks run when it is moved past them. */
export type HandClock = Clock & { readonly pass: (milliseconds: number) => void };

export const handClock = (start = Date.parse('2026-03-10T08:00:00Z')): HandClock => {
  let now = start;
  let tasks: { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    after: (milliseconds, run) => {
      const task = { at: now + milliseconds, run };
      tasks.push(task);
      return () => {
        tasks = tasks.filter((other) => other !== task);
      };
    },
    pass: (milliseconds) => {
      const end = now + milliseconds;
      for (;;) {
        const [next] = tasks.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (next === undefined) break;
        tasks = tasks.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
  };
};

/** The same whose timers also run by themselves, for pages that wait until a slider rests; its day stays. */
export const runningClock = (start?: number): HandClock => {
  const clock = handClock(start);
  return {
    ...clock,
    after: (milliseconds, run) => {
      const cancels: (() => void)[] = [];
      const cancel = () => cancels.forEach((each) => each());
      const runOnce = () => {
        cancel();
        run();
      };
      cancels.push(clock.after(milliseconds, runOnce), systemClock.after(milliseconds, runOnce));
      return cancel;
    },
  };
};
