import type { Page } from '@playwright/test';

/** How much slower than this machine the measured one is. */
export const slower = 4;

/** The milliseconds between frames from now on until `end` is called. */
export const watchFrames = async (page: Page) => {
  const watch = await page.evaluateHandle(() => {
    const times: number[] = [];
    let isOver = false;
    const note = (time: number): void => {
      times.push(time);
      if (!isOver) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return {
      end: () => {
        isOver = true;
        return times;
      },
    };
  });
  return {
    end: async (): Promise<readonly number[]> => {
      const times = await watch.evaluate(({ end }) => end());
      return times.slice(1).map((time, index) => time - (times[index] ?? time));
    },
  };
};
