import { screen, waitFor } from 'storybook/test';

/** The sliders of a page's simulator, which is loaded as soon as one has scrolled near it. */
export const slidersNearby = (): Promise<HTMLElement[]> =>
  waitFor(
    () => {
      window.scrollBy(0, window.innerHeight / 4);
      return screen.getAllByRole('slider');
    },
    { timeout: 10_000 },
  );
