import { screen, waitFor } from 'storybook/test';

/** Parts of a page's simulator, which is loaded as soon as one has scrolled near it. */
const nearby = (role: 'slider' | 'radio'): Promise<HTMLElement[]> =>
  waitFor(
    () => {
      window.scrollBy(0, window.innerHeight / 4);
      return screen.getAllByRole(role);
    },
    { timeout: 10_000 },
  );

/** The sliders of a page's simulator. */
export const slidersNearby = (): Promise<HTMLElement[]> => nearby('slider');

/** The choices of a page's simulator. */
export const radiosNearby = (): Promise<HTMLElement[]> => nearby('radio');
