import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { isWidthName, nameOfSize, sizeOf } from '../stories/support/widths.ts';
import { deviceMode, houseTheme, houseTypeface, selectedEntry } from './house-theme.ts';

const face = document.createElement('style');
face.textContent = houseTypeface + selectedEntry(deviceMode());
document.head.append(face);

addons.setConfig({
  theme: houseTheme(deviceMode()),
  // What is computed has nothing to control, and a screen needs the room.
  layoutCustomisations: {
    showPanel: ({ storyId }, isUsual) =>
      /^(?:introduction|foundations|pages|journeys)-/.test(storyId) ? false : isUsual,
  },
  // The tree opens at what is looked for most: screens and journeys.
  sidebar: { collapsedRoots: ['foundations', 'mui', 'components'] },
});

// Storybook learns the names of viewports from the first story, long after it has drawn the frame, and takes one of its own
// until then. A size needs no name: with it the frame has its width at once, and gets its name with the story.
const { search, hash } = window.location;
const sized = search.replace(/(viewport\.value(?::|%3A))(\w+)/, (whole, start: string, name: string) =>
  isWidthName(name) ? `${start}${sizeOf(name)}` : whole,
);
if (sized !== search) window.history.replaceState(window.history.state, '', `${sized}${hash}`);

addons.register('pilaster/widths', (api) => {
  api.on(STORY_PREPARED, () => {
    const { viewport } = api.getGlobals() as { viewport?: { value?: unknown } };
    const name = nameOfSize(viewport?.value);
    if (name !== undefined) api.updateGlobals({ viewport: { value: name } });
  });
});
