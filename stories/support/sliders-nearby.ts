import { screen, waitFor } from 'storybook/test';
import words from '#words/de-CH/scenarios.json';

/** Parts of a page's simulator, which is loaded as soon as one has scrolled near it. */
const nearby = (role: 'slider' | 'radio' | 'checkbox', name?: string): Promise<HTMLElement[]> =>
  waitFor(() => {
    window.scrollBy(0, window.innerHeight / 4);
    return screen.getAllByRole(role, name === undefined ? {} : { name: (spoken) => spoken.endsWith(name) });
  });

/** The sliders of a page's simulator. */
export const slidersNearby = (): Promise<HTMLElement[]> => nearby('slider');

/** The choices of a page's simulator. */
export const radiosNearby = (): Promise<HTMLElement[]> => nearby('radio');

/** The boxes that compare a simulator's kept scenarios, which are loaded below its sliders. */
export const comparisonsNearby = async (): Promise<HTMLElement[]> => {
  const [first] = await slidersNearby();
  first?.scrollIntoView();
  return nearby('checkbox', words.compareThis.replace('{{name}}', ''));
};
