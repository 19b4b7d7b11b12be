import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { endpoints } from '#contract/endpoints.ts';
import words from '#words/de-CH/simulation.json';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { activeMembers, type Axes } from '../support/axes.ts';
import { answeringPage, brokenPage, differingPage, pageOf } from '../support/pages-of.ts';
import { someScenarios } from '../support/simulations-of.ts';
import { comparisonsNearby, slidersNearby } from '../support/sliders-nearby.ts';
import { answer, refuse, silence, unreachable } from '../support/story-provider.ts';

/** How much a member may pay in, how that comes about, and what it changes in pension and taxes. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Buy-in',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'buy-in' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** The figures of a member of another fund with a rare case. */
const figuresOf = (fund: string, id: string, axes: Axes) => {
  const { buyIn, derivations, blocked, potential, capitalLockedUntil } = pageOf(
    'buyIn',
    { ...axes, fund },
    activeMembers(fund).find((member) => member.id === id) ?? null,
  );
  return { buyIn, derivations, blocked, potential, capitalLockedUntil };
};

const memberOf =
  (fund: string, id: string): NonNullable<PortalStoryProps['answers']> =>
  (axes, person) =>
    differingPage('buyIn', () => figuresOf(fund, id, axes))(axes, person);

const figures = { savings: 182_400.5, savingsAtMost: 243_000, atMost: 41_599.5 };

/** The page of a provider that keeps to the specification, with a story's differences. */
const plainPage = (differs: Parameters<typeof differingPage<'buyIn'>>[1]) =>
  differingPage('buyIn', differs, { plain: true });

const full = { savings: 243_000, savingsAtMost: 243_000, atMost: 0, ratio: 100, openWithdrawals: 0 };

/** The toolbar's member, who may buy in. */
export const SomethingPossible: Story = {};

/** Buys in, with a marginal tax rate. */
export const TriedOut: Story = {
  parameters: { fundless: true },
  play: async () => {
    const [amount, rate] = await slidersNearby();
    if (amount === undefined || rate === undefined) throw new Error('The sliders are missing.');
    await fireEvent.change(amount, { target: { value: 10_000 } });
    await fireEvent.change(rate, { target: { value: 27 } });
    await waitFor(() => expect(rate).toHaveValue('27'));
  },
};

/** An amount above the maximum stays in its field, with a button that takes the maximum; nothing is tried out yet. */
export const NotPossible: Story = {
  parameters: { fundless: true },
  play: async () => {
    await slidersNearby();
    const field = screen.getByRole('textbox', { name: words.buyIn.amount });
    await userEvent.clear(field);
    await userEvent.type(field, '9999999');
    await userEvent.tab();
    await screen.findByText(/^Höchstens CHF/);
    await expect(field).toHaveValue('9999999');
  },
};

/** Kept scenarios, two of them next to the present one. */
export const Scenarios: Story = {
  parameters: { fundless: true },
  args: { answers: () => ({ scenarios: answer(endpoints.scenarios, someScenarios()) }) },
  play: async () => {
    for (const button of (await comparisonsNearby()).slice(0, 2)) {
      await userEvent.click(button);
    }
    await waitFor(() => expect(screen.getAllByRole('columnheader', { name: /Einkauf auf einmal/ })).toHaveLength(1));
  },
};

/** The list of scenarios fails; the simulator works. */
export const ScenariosMissing: Story = {
  args: { answers: () => ({ scenarios: refuse(503, 'err_unavailable', 'Not now') }) },
};

/** Personal data are hidden: the provider simulates. */
export const Anonymised: Story = { args: { query: 'anonymize=true' } };

/** A provider without simulations: only its link. */
export const WithoutSimulations: Story = {
  args: { answers: () => ({ simulationBasis: refuse(404, 'err_not_found', 'Not found') }) },
};

/** No buy-in is possible until an early withdrawal is repaid. */
export const BlockedByEarlyWithdrawal: Story = { args: { answers: memberOf('schiefer', 'sandra-hurlimann') } };

/** Partly retired: the drawn savings count, nothing is left to buy in, and an earlier buy-in is locked. */
export const NothingLeftAndLocked: Story = { args: { answers: memberOf('rivelac', 'marianne-fehlmann') } };

/** The maximum is reached: the ring is full. */
export const FullRatio: Story = {
  args: {
    answers: plainPage((whole) => ({
      buyIn: {
        ...whole.buyIn,
        ...full,
        subTitle: null,
      },
    })),
  },
};

/** Only the specification's fields, and a repayable withdrawal that is mentioned nowhere else. */
export const SpecificationAlone: Story = {
  args: {
    answers: plainPage((whole) => ({
      buyIn: {
        ...whole.buyIn,
        ...figures,
        ratio: 75.06,
        openWithdrawals: 19_000,
        subTitle: null,
      },
      actions: null,
      financeExpert: null,
      simulation: null,
      buyInActions: null,
    })),
  },
};

/** The provider names its own segments, more than the ring can show, and its simulation has a different link. */
export const PartsNamedByTheProvider: Story = {
  args: {
    answers: differingPage('buyIn', (whole) => ({
      buyIn: {
        ...whole.buyIn,
        graphData: Array.from({ length: 12 }, (_, index) => ({
          label: `Sparteil ${index + 1}`,
          value: 9_000 + index * 500,
        })),
        graphMaxValue: 180_000,
      },
      simulation: {
        isVisible: true,
        title: 'Zusätzlich sparen',
        text: 'Rechnen Sie aus, was ein höherer Sparplan bringt.',
        link: 'https://simulator.example/sparplan',
        linkText: 'Sparplan simulieren',
      },
    })),
  },
};

/** Boxes without fields, null fields, and only the ratio. */
export const LittleKnown: Story = {
  args: {
    answers: differingPage('buyIn', () => ({
      buyIn: { atMost: null, ratio: 41.5, planName: null, graphData: null, link: null },
      simulation: { isVisible: true },
      financeExpert: { isVisible: false, title: 'Nicht zu sehen' },
      buyInActions: { title: null, actions: [{ text: null, link: null, linkText: null }] },
      derivations: null,
      blocked: null,
      potential: null,
      capitalLockedUntil: null,
    })),
  },
};

/** A negative amount, an absurdly large one, texts full of markup, and invalid links. */
export const HugeNegativeAndHostile: Story = {
  args: {
    answers: brokenPage('buyIn', {
      purchaseBox: {
        maxPurchaseAmount: -12_345.67,
        currentCreditBalance: 987_654_321_098.76,
        maxBalanceAmount: 1_234_567_890_123.45,
        planName: '<img src=x onerror=alert(1)> Donaudampfschifffahrtskapitänsvorsorgeplan der Geschäftsleitung',
        subTitle: '<script>alert(1)</script>',
        link: 'javascript:alert(1)',
        defaultRetirementAge: 6_500,
        homeOwnershipBalance: -5,
      },
      buyInActionsShortBox: {
        title: 'So kaufen Sie ein',
        text: 'Zuerst rechnen, dann bestellen.',
        actions: [
          { text: 'Ohne Ziel', link: 'javascript:alert(1)', linkText: 'Nirgendwohin' },
          { text: 'Beim Fund', link: 'https://fund.example/einkauf', linkText: 'Einkaufsantrag öffnen' },
        ],
      },
      derivations: [{ figure: 'buyIn', date: 'x', result: {} }, 7],
      blocked: '<b>no</b>',
      capitalLockedUntil: 'bald',
      potential: { reductions: [{ name: 'savings', amount: 1e15 }, 7], gap: '<b>0</b>', limits: 'none' },
    }),
  },
};

/** The figures are loading. */
export const StillLoading: Story = { args: { answers: answeringPage('buyIn', silence) } };

/** The figures fail to load; the editors' content is shown. */
export const ProviderUnreachable: Story = { args: { answers: answeringPage('buyIn', unreachable) } };
