import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeInEveryFund, isTestRun } from '../stories/support/axe-in-every-fund.ts';
import { globalTypes, initialGlobals, widths } from '../stories/support/axes.ts';
import { expectSilence, watchConsole } from '../stories/support/console-watch.ts';
import { InFund } from '../stories/support/InFund.tsx';
import { actOnce } from '../stories/support/one-act.ts';
import { showIn } from '../stories/support/shown-fund.ts';

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [(Story, context) => <InFund context={context} story={Story} />],
  beforeAll: () => {
    // Elements are awaited until they appear, with the code that they come in; only what never does takes this long.
    configure({ asyncUtilTimeout: 20_000 });
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
    options: { storySort: { order: ['Foundations', 'UI', 'Pages', 'Journeys'] } },
  },
};

export default preview;
