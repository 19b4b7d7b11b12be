import { addons } from 'storybook/manager-api';
import { houseTheme, houseTypeface } from './house-theme.ts';

const face = document.createElement('style');
face.textContent = houseTypeface;
document.head.append(face);

addons.setConfig({
  theme: houseTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  // What is computed has nothing to control.
  layoutCustomisations: {
    showPanel: ({ storyId }, isUsual) => (/^(?:introduction|foundations)-/.test(storyId) ? false : isUsual),
  },
  // The tree opens at what is looked for most: screens and journeys.
  sidebar: { collapsedRoots: ['foundations', 'mui', 'components'] },
});
