import { addons } from 'storybook/manager-api';
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
