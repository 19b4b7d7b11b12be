import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { axeInEveryFund, isTestRun } from '../stories/support/axe-in-every-fund.ts';
import { globalTypes, initialGlobals, widths } from '../stories/support/axes.ts';
import { expectSilence, watchConsole } from '../stories/support/console-watch.ts';
import { InFund } from '../stories/support/InFund.tsx';
import { propsForDesigners } from '../stories/support/arg-types.ts';
import { actOnce } from '../stories/support/one-act.ts';
import { missBriefly } from '../stories/support/short-misses.ts';
import { showIn } from '../stories/support/shown-fund.ts';
import { deviceMode, houseTheme, houseTypeface } from './house-theme.ts';

/** Loaded with the first docs page, because tests have none. */
const DocsPage = lazy(async () => ({ default: (await import('../stories/support/DocsPage.tsx')).DocsPage }));

if (!isTestRun()) {
  const face = document.createElement('style');
  face.textContent = houseTypeface;
  document.head.append(face);
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [propsForDesigners],
  decorators: [(Story, context) => <InFund context={context} story={Story} />],
  beforeAll: () => {
    // Elements are awaited until they appear, with the code that they come in; only what never does takes this long.
    configure({ asyncUtilTimeout: 20_000 });
    if (isTestRun()) missBriefly();
    actOnce();
  },
  beforeEach: () => {
    showIn(null);
    return watchConsole();
  },
  afterEach: async (context) => {
    await axeInEveryFund(context);
    expectSilence();
  },
  parameters: {
    layout: 'fullscreen',
    // A test runs axe itself, in every fund, and needs only what it finds; listing all that passed takes longer than finding it.
    a11y: isTestRun() ? { test: 'off', options: { resultTypes: ['violations'] } } : { test: 'error' },
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
