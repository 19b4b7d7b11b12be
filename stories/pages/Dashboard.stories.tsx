import type { Meta, StoryObj } from '@storybook/react-vite';
import * as z from 'zod/mini';
import { dashboardSchema, type Dashboard } from '#contract/dashboard.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { readWire } from '#tests/support/read-wire.ts';
import { sentData, type Some } from '#tests/support/sent-data.ts';
import { dashboardOf } from '../support/dashboard-of.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { spokenIn } from '../support/spoken.ts';
import { answer, rawAnswer, refuse, silence, unreachable, type Answer } from '../support/story-provider.ts';

/** The first page after the login: a card for each page, with its one figure. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Dashboard',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'dashboard' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** A dashboard that differs from the whole one in what the story is about. */
const differing =
  (change: (whole: Dashboard) => Some<Dashboard>): NonNullable<PortalStoryProps['answers']> =>
  ({ fund, language }, person) => {
    const whole = dashboardOf(fund, language, person);
    return { dashboard: rawAnswer(sentData(dashboardSchema, { ...whole, ...change(whole) })) };
  };

/** A dashboard that differs from the whole one on the wire, past the contract. */
const broken =
  (change: Readonly<Record<string, unknown>>): NonNullable<PortalStoryProps['answers']> =>
  ({ fund, language }, person) => {
    const whole: unknown = z.encode(dashboardSchema, dashboardOf(fund, language, person));
    return { dashboard: rawAnswer(Object.assign({}, whole, change)) };
  };

const answering =
  (reply: Answer): NonNullable<PortalStoryProps['answers']> =>
  () => ({ dashboard: reply });

const visible = { isVisible: true, isActive: true, hideAwaitBox: false };
const boxNames = [
  'savings',
  'documents',
  'exitBenefit',
  'additionalSavings',
  'buyIn',
  'homeOwnership',
  'retirement',
  'civilStatus',
  'deathBenefit',
  'unpaidLeave',
] as const;

/** A dashboard each of whose boxes says the same. */
const everyBox = (box: Some<Dashboard[(typeof boxNames)[number]]>) =>
  differing(() => Object.fromEntries(boxNames.map((name) => [name, box])));

/** Every card has all its data. */
export const EverythingThere: Story = {};

/** The figures are loading. */
export const StillLoading: Story = { args: { answers: answering(silence) } };

/** The call fails: the page says so and offers a retry. */
export const ProviderUnreachable: Story = { args: { answers: answering(unreachable) } };

/** The provider answers that it is unavailable. */
export const ProviderUnavailable: Story = {
  args: { answers: answering(refuse(503, 'err_unavailable', 'Der Dienst ist gerade nicht erreichbar.')) },
};

/** Without a birth date some cards can't be calculated: each says what is missing, and what to do. */
export const BirthDateMissing: Story = {
  name: 'Some cards that cannot be calculated',
  args: {
    answers: ({ fund, language }, person) => ({
      dashboard: answer(
        endpoints.dashboard,
        dashboardOf(fund, language, person && { ...person, birthDate: '0001-01-01' }),
      ),
    }),
  },
};

/** Three cards couldn't be loaded: each says so. The others are shown. It opens on the first of the three. */
export const SomeCardsBroken: Story = {
  name: 'Some cards that could not be loaded',
  args: {
    answers: broken({
      quittingBox: { ...visible, amount: 'many' },
      purchaseBox: { ...visible, maxPurchaseAmount: [] },
      civilStatusBox: 'oops',
    }),
  },
  play: async ({ canvas, globals }) => {
    const t = await spokenIn({ globals }, 'dashboard');
    await canvas.findAllByText(t('cardFailed'));
    await waitFor(() => {
      // The cards are rendered again while the page loads.
      const [said] = canvas.getAllByText(t('cardFailed'));
      void expect(said).toBeVisible();
      said?.closest('article')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
  },
};

/** The curve's points are malformed: the figure is shown without the curve. */
export const CurveMalformed: Story = {
  args: {
    answers: broken({
      balanceBox: { ...visible, value: 182_400.5, historicalGraph: [{ date: '2025-12-31', value: null }] },
    }),
  },
};

/** Boxes that are not active yet: blurred, with and without the overlay. */
export const SomeCardsComingSoon: Story = {
  args: {
    answers: differing((whole) => ({
      retirement: { ...whole.retirement, isActive: false },
      homeOwnership: { ...whole.homeOwnership, isActive: false },
      unpaidLeave: { ...whole.unpaidLeave, isActive: false, hideAwaitBox: true },
    })),
  },
};

/** Every card is blurred, the balance too. */
export const EverythingComingSoon: Story = {
  args: {
    answers: differing((whole) =>
      Object.fromEntries(boxNames.map((name) => [name, { ...whole[name], isActive: false }])),
    ),
  },
};

/** No box is visible. */
export const NothingVisible: Story = {
  args: { answers: answering(answer(endpoints.dashboard, readWire(endpoints.dashboard.data, {}))) },
};

/** Every box is empty: each card says what it will show. */
export const NothingKnownYet: Story = { args: { answers: everyBox(visible) } };

/** Every optional field is null. */
export const NullsEverywhere: Story = {
  args: {
    answers: broken(
      Object.fromEntries(
        Object.keys(sentData(dashboardSchema, {}) ?? {}).map((name) => [
          name,
          {
            ...visible,
            hideAwaitBox: null,
            value: null,
            amount: null,
            maxAmount: null,
            maxAge: null,
            maxPurchaseAmount: null,
            historicalGraph: null,
            futureGraph: null,
            unreadDocumentsAmount: null,
            civilStatus: null,
            subTitle: null,
          },
        ]),
      ),
    ),
  },
};

/** A new member, with zero everywhere. */
export const FirstDay: Story = {
  args: {
    answers: differing(() => ({
      ...Object.fromEntries(boxNames.map((name) => [name, visible])),
      savings: { ...visible, value: 0, historicalGraph: [{ date: '2026-11-21', value: 0 }] },
      documents: { ...visible, unreadDocuments: 0 },
      exitBenefit: { ...visible, amount: 0 },
      additionalSavings: { ...visible, atMost: 0 },
      buyIn: { ...visible, atMost: 0 },
      homeOwnership: { ...visible, maxAmount: 0 },
      retirement: { ...visible, amount: 0 },
      deathBenefit: { ...visible, amount: 0 },
      unpaidLeave: { ...visible, amount: 0 },
    })),
  },
};

/** Negative amounts keep their sign, even in the curve. */
export const BelowZero: Story = {
  args: {
    answers: differing(() => ({
      savings: {
        ...visible,
        value: -4_120.5,
        historicalGraph: [
          { date: '2024-12-31', value: 12_000 },
          { date: '2025-12-31', value: -6_000 },
        ],
        futureGraph: [
          { date: '2026-12-31', value: -3_000 },
          { date: '2027-12-31', value: 2_500 },
          { date: '2028-12-31', value: 8_100 },
        ],
      },
      exitBenefit: { ...visible, amount: -4_120.5 },
    })),
  },
};

/** Ten thousand points of history, day by day. */
export const TenThousandPoints: Story = {
  args: {
    answers: differing((whole) => ({
      savings: {
        ...whole.savings,
        historicalGraph: Array.from({ length: 10_000 }, (_, index) => ({
          date: new Date(Date.UTC(1999, 6, 6) + index * 86_400_000).toISOString().slice(0, 10),
          value: 12_000 + index * 21.7,
        })),
      },
    })),
  },
};

/** No buy-in is possible until an early withdrawal is repaid. */
export const BuyInBlockedByEarlyWithdrawal: Story = {
  name: 'Buy-in blocked by an early withdrawal',
  args: {
    answers: differing(() => ({
      buyIn: { ...visible, atMost: 0, openWithdrawals: 80_000 },
    })),
  },
};

/** The fund's own labels for the part that is reached. */
export const FundsOwnWords: Story = {
  name: 'The fund’s own words',
  args: {
    answers: differing((whole) => ({
      buyIn: {
        ...whole.buyIn,
        tooltipTitle: 'Altersguthaben',
        tooltipSubtitle: 'Ihr Stand im Vergleich zum Höchstbetrag des Reglements.',
        tooltipLabel: 'Bereits erreicht: {0}',
        subTitle: 'Höchstbetrag nach Anhang 3 des Reglements',
      },
      homeOwnership: { ...visible, noDataInfo: 'Ein Vorbezug ist in Ihrem Vorsorgeplan nicht vorgesehen.' },
    })),
  },
};

/** Very large amounts and very long words. */
export const LongWordsLargeAmounts: Story = {
  args: {
    answers: differing((whole) => ({
      savings: { ...whole.savings, value: 12_345_678.9 },
      exitBenefit: { ...visible, amount: 12_345_678.9 },
      civilStatus: {
        ...visible,
        civilStatus: 'Aufgelöste eingetragene Partnerschaft (gerichtlich)',
        subTitle: 'Eintragung im Personenstandsregister seit 12.05.2014, mitgeteilt am 30.06.2014',
      },
      additionalSavings: { ...visible, planName: 'Zusatzsparplan für Kadermitarbeitende mit Wahlmöglichkeit' },
    })),
  },
};

/** A message from the fund above the cards. */
export const MessageFromTheFund: Story = {
  args: {
    answers: ({ fund, language }, person) => ({
      dashboard: answer(endpoints.dashboard, dashboardOf(fund, language, person), {
        message: {
          isVisible: true,
          title: 'Neuer Vorsorgeausweis',
          text: 'Ihr Vorsorgeausweis 2026 liegt bereit.\nSie finden ihn unter Dokumente.',
        },
      }),
    }),
  },
};

/** The curve's figures as a table. */
export const CurveAsTable: Story = {
  parameters: { fundless: true },
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement);
    const t = await spokenIn({ globals }, 'dashboard');
    await userEvent.click(await page.findByRole('button', { name: t('savings.asTable') }));
    await expect(await page.findByRole('table')).toBeVisible();
  },
};

/** "What is this?" answered for one card. */
export const ExplanationOpen: Story = {
  parameters: { fundless: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [first] = await page.findAllByRole('button', { expanded: false });
    if (first === undefined) throw new Error('No card explains itself.');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  },
};
