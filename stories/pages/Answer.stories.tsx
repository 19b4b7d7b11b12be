import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '#contract/endpoints.ts';
import type { SentOutlook } from '#contract/dashboard.ts';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { spokenIn } from '../support/spoken.ts';
import { answer } from '../support/story-provider.ts';

/** The first card of the dashboard: what the member gets every month, at an age that they choose. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Answer',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'dashboard' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

const row = (age: number, pensionPerMonth: number, ratioOfFund: number | null, ratio: number | null) => ({
  age,
  date: `${1985 + age}-04-01`,
  pensionPerMonth,
  savings: pensionPerMonth * 222,
  savingsLow: pensionPerMonth * 190,
  savingsHigh: pensionPerMonth * 260,
  ratioOfFund,
  ratio,
});

const outlook: SentOutlook = {
  isVisible: true,
  obstacle: null,
  salary: 8_733.33,
  drawn: 0,
  disability: 0,
  ahv: { perMonth: 2_520, isOwn: false },
  ahvFrom: 65,
  ahvAtMost: 3_313.8,
  isDeferred: false,
  isLeaving: false,
  usualAge: 65,
  byAge: [
    row(63, 3_700, 42.4, 71.2),
    row(64, 4_080, 46.7, 75.6),
    row(65, 4_484.96, 51.4, 80.2),
    row(66, 4_900, 56.1, 85),
  ],
};

const saying = (change: Partial<SentOutlook>): Story => ({
  args: {
    answers: () => ({
      dashboard: answer(endpoints.dashboard, {
        savings: null,
        documents: null,
        exitBenefit: null,
        buyIn: null,
        additionalSavings: null,
        homeOwnership: null,
        retirement: null,
        civilStatus: null,
        deathBenefit: null,
        unpaidLeave: null,
        questions: null,
        processing: null,
        outlook: { ...outlook, ...change },
      }),
    }),
  },
});

/** The toolbar's member. */
export const AsTheRecordHasIt: Story = {};

/** With an estimate of the AHV; earlier, it is only paid later. */
export const AnotherAge: Story = {
  ...saying({}),
  play: async ({ canvasElement }) => {
    const stepper = await within(canvasElement).findByRole('spinbutton');
    stepper.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(stepper).toHaveAttribute('aria-valuenow', '64');
  },
};

/** The member's own figure of the AHV. */
export const OwnAhv: Story = saying({ ahv: { perMonth: 2_137.35, isOwn: true } });

/** A pension is drawn already. */
export const DrawsAPension: Story = saying({
  drawn: 573.6,
  byAge: outlook.byAge.map((each) => ({ ...each, ratio: null, ratioOfFund: null })),
});

/** A disability pension is paid, and the AHV can't be estimated. */
export const DrawsADisabilityPension: Story = saying({
  disability: 1_145.36,
  ahv: null,
  byAge: outlook.byAge.map((each) => ({ ...each, ratio: null, ratioOfFund: null })),
});

/** About to leave. */
export const Leaves: Story = saying({ isLeaving: true });

/** Works beyond the ordinary age. */
export const WorksOn: Story = saying({ isDeferred: true });

/** Without personal data. */
export const Hidden: Story = saying({
  salary: null,
  ahv: null,
  ahvFrom: null,
  byAge: outlook.byAge.map((each) => ({ ...each, date: null, ratio: null, ratioOfFund: null })),
});

/** Nothing can be said. */
export const WithoutABirthDate: Story = saying({ obstacle: 'birthDateUnknown', byAge: [] });
export const NothingOnRecord: Story = saying({ obstacle: 'notOnRecord', byAge: [] });
export const TooOld: Story = saying({ obstacle: 'tooOld', byAge: [] });

/** Where a member enters their own figure of the AHV. */
export const AhvDialogOpen: Story = {
  ...saying({}),
  play: async ({ canvasElement, globals }) => {
    const t = await spokenIn({ globals }, 'dashboard');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: t('answer.enterAhv') }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
