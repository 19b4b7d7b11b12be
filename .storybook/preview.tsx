import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { drawToScale } from '#preview/draw-to-scale.ts';
import { axeInEveryFund, isTestRun } from '../stories/support/axe-in-every-fund.ts';
import { globalTypes, initialGlobals } from '../stories/support/axes.ts';
import { expectSilence, watchConsole } from '../stories/support/console-watch.ts';
import { InFund } from '../stories/support/InFund.tsx';
import { propsForDesigners } from '../stories/support/arg-types.ts';
import { actOnce } from '../stories/support/one-act.ts';
import { isInWindow, keepStill, scrollNothingAround } from '../stories/support/in-window.ts';
import { missBriefly } from '../stories/support/short-misses.ts';
import { showIn } from '../stories/support/shown-fund.ts';
import { widths } from '../stories/support/widths.ts';
import { deviceMode, houseTheme, houseTypeface } from './house-theme.ts';

/** Loaded with the first docs page, because tests have none. */
const DocsPage = lazy(async () => ({ default: (await import('../stories/support/DocsPage.tsx')).DocsPage }));

if (!isTestRun()) {
  const face = document.createElement('style');
  face.textContent = houseTypeface;
  document.head.append(face);
}

if (isInWindow()) {
  keepStill();
  scrollNothingAround(window);
  drawToScale(window);
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [propsForDesigners],
  decorators: [(Story, context) => <InFund context={context} story={Story} />],
  beforeAll: () => {
    // Elements are awaited until they appear, with the code that they come in; only what never does takes this long. Who
    // looks at a story waits with it, however slow the machine is.
    configure({ asyncUtilTimeout: isTestRun() ? 20_000 : 600_000 });
    missBriefly();
    actOnce();
  },
  beforeEach: () => {
    showIn(null);
    // Outside of tests an error would stand in the story's place.
    return isTestRun() ? watchConsole() : undefined;
  },
  afterEach: async (context) => {
    await axeInEveryFund(context);
    if (isTestRun()) expectSilence();
  },
  parameters: {
    layout: 'fullscreen',
    // A test runs axe itself, in every fund, and needs only what it finds; listing all that passed takes longer than
    // finding it.
    // A window of a wall has no panel to show it in.
    a11y: isTestRun() || isInWindow() ? { test: 'off', options: { resultTypes: ['violations'] } } : { test: 'error' },
    viewport: { options: widths },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense fallback={null}>
          <DocsPage />
        </Suspense>
      ),
      theme: houseTheme(deviceMode()),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Introduction', 'Foundations', 'MUI', 'Components', ['A to Z'], 'Pages', 'Journeys'],
      },
    },
  },
};

export default preview;
