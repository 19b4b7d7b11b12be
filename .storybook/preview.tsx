import type { Preview } from '@storybook/react-vite';
import { axeInEveryFund } from '../stories/support/axe-in-every-fund.ts';
import { globalTypes, initialGlobals, widths } from '../stories/support/axes.ts';
import { expectSilence, watchConsole } from '../stories/support/console-watch.ts';
import { InFund } from '../stories/support/InFund.tsx';
import { actOnce } from '../stories/support/one-act.ts';

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [(Story, context) => <InFund context={context} story={Story} />],
  beforeAll: actOnce,
  beforeEach: watchConsole,
  afterEach: async (context) => {
    await axeInEveryFund(context);
    expectSilence();
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: widths },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'UI', 'Pages', 'Journeys'] } },
  },
};

export default preview;
