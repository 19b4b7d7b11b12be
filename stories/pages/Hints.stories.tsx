import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '#contract/endpoints.ts';
import type { SentHint } from '#contract/hints.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { someHint } from '../support/hints-of.ts';
import { differingPage } from '../support/pages-of.ts';
import { spokenIn } from '../support/spoken.ts';
import { answer, rawAnswer, refuse, silence, unreachable, type Answer } from '../support/story-provider.ts';

/** What is worth knowing or doing soon, on the dashboard and on the page that it concerns. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Hints',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'dashboard' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

const answering = (hints: Answer): Story => ({ args: { answers: () => ({ hints }) } });
const saying = (...hints: readonly SentHint[]): Story => answering(answer(endpoints.hints, [...hints]));

const partner = someHint('partnerNotDeclared');
const buyIn = someHint('buyInThisYear', { date: '2026-12-31', amount: 12_345.6 });

/** The toolbar's member. */
export const AsTheRecordHasIt: Story = {};

/** What is lost if nothing is done, with what can wait. */
export const PartnerNotDeclared: Story = saying(partner, buyIn, someHint('recoveryAddressMissing'));

/** Without a birth date nothing can be computed. */
export const BirthDateUnknown: Story = saying(someHint('birthDateUnknown'), someHint('recoveryAddressMissing'));

/** The deadline for a lump sum is near. */
export const LumpSumNotice: Story = saying(someHint('lumpSumNotice', { date: '2027-03-01', months: 6 }), buyIn);

/** The deadline for a lump sum has passed. */
export const RetirementNear: Story = saying(
  someHint('retirementNear', { date: '2027-03-01', months: 3, passed: '2026-09-01' }),
  someHint('buyInLockEnds', { date: '2027-03-15' }),
);

/** The member has written about the deadline that has passed. */
export const MessageUnderWay: Story = saying(
  someHint('retirementNear', {
    date: '2027-03-01',
    months: 3,
    passed: '2026-09-01',
    message: { threadId: 'thread', date: '2026-11-20', isAnswered: false },
  }),
  buyIn,
);

/** Less than a month, and no notice has to be given. */
export const RetirementNextMonth: Story = saying(someHint('retirementNear', { date: '2026-12-01', months: 0 }));

/** An early withdrawal is open. */
export const OpenWithdrawal: Story = saying(someHint('openWithdrawal', { amount: 80_000 }));

/** In autumn, the savings plan can be changed. */
export const PlanChange: Story = saying(someHint('planChange', { date: '2026-10-31' }), buyIn);

/** Personal data are hidden: hints without the days that tell a birth date. */
export const WithoutDays: Story = saying(
  someHint('retirementNear'),
  someHint('lumpSumNotice'),
  someHint('buyInLockEnds'),
);

/** Nothing is important today: the cards come first. */
export const NothingImportant: Story = saying();

/** A provider without hints: nothing is shown. */
export const NoSuchCall: Story = answering(refuse(404, 'err_not_found', 'Nicht gefunden.'));

/** A newer provider's hint is left out, the others are shown. */
export const OneUnknown: Story = answering(rawAnswer([{ ...partner, key: 'fromTheFuture' }, buyIn]));

/** The call fails: a word below the cards, and a retry. */
export const CallFails: Story = answering(unreachable);

/** The call takes long: the cards don't wait. */
export const StillLoading: Story = answering(silence);

/** One hint has been put off; that can be taken back. */
export const PutOff: Story = {
  parameters: { fundless: true },
  args: {
    answers: () => {
      let isPutOff = false;
      return {
        hints: (request) => answer(endpoints.hints, isPutOff ? [someHint('recoveryAddressMissing')] : [buyIn])(request),
        putOffHint: (request) => {
          isPutOff = true;
          return answer(endpoints.putOffHint, { until: '2026-12-17' })(request);
        },
      };
    },
  },
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement);
    const t = await spokenIn({ globals }, 'hints');
    const hints = within(await page.findByRole('region', { name: t('title') }));
    // A chart that is still loading would hold back what the click changes, within the click's act.
    await waitFor(() => expect(canvasElement.querySelector('svg[class*="Charts"]')).not.toBeNull());
    await userEvent.click(await hints.findByRole('button', { name: new RegExp(`^${t('later')}`) }));
    const undo = await page.findByRole('button', { name: t('undo') });
    await waitFor(() => expect(undo).toHaveFocus());
  },
};

/** The civil status page doesn't soothe where a hint warns. */
export const SaidOnItsPage: Story = {
  args: { route: 'civil-status', answers: differingPage('civilStatus', () => ({ hints: [partner] })) },
};

/** The page of a retirement says its deadline. */
export const SaidOnTheRetirementPage: Story = {
  args: {
    route: 'retirement',
    answers: differingPage('retirement', () => ({
      hints: [someHint('lumpSumNotice', { date: '2027-03-01', months: 6 })],
    })),
  },
};
