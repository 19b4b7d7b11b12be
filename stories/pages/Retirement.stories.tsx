import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#contract/endpoints.ts';
import scenarios from '#words/de-CH/scenarios.json';
import words from '#words/de-CH/simulation.json';
import { answeringPage, differingPage } from '../support/pages-of.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { retirementWithOthers } from '../support/simulations-of.ts';
import { comparisonsNearby, slidersNearby } from '../support/sliders-nearby.ts';
import { answer, refuse, silence, unreachable } from '../support/story-provider.ts';

/** Pension and capital at the age that the member chooses, also in steps. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Retirement',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'retirement' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** The toolbar's member. */
export const AsComputed: Story = {};

/** A reference age with months, a pension in payment, a locked buy-in and a child's pension. */
export const EverythingToSay: Story = {
  args: {
    answers: differingPage('retirement', ({ benefitsByAge, derivations }) => ({
      retirement: {
        amount: 2_916.35,
        defaultRetirementAge: 64.5,
        projectedGraph: [
          { age: 64.5, value: 2_916.35, date: '2027-04-01' },
          { age: 65, value: 3_004.1, date: '2027-10-01' },
          { age: 66, value: 3_182.7, date: '2028-10-01' },
          { age: 70, value: 3_960.55, date: '2032-10-01' },
        ],
        link: 'retirementsimulation',
      },
      benefitsByAge: [
        {
          age: 64.5,
          date: '2027-04-01',
          capital: 648_077.8,
          conversionRate: 5.4,
          pensionPerYear: 34_996.2,
          pensionPerMonth: 2_916.35,
        },
        ...(benefitsByAge ?? []).filter(({ age }) => age > 64.5),
      ],
      drawnPerMonth: 812.45,
      lumpSumAtMost: 162_019.45,
      capitalLockedUntil: '2027-03-15',
      retiredChild: { pensionPerYear: 6_999.25, children: 2 },
      derivations: [
        ...(derivations ?? []),
        {
          figure: 'retiredChildPension',
          date: '2026-11-21',
          result: { name: 'childPension', unit: 'chf', value: 6_999.25 },
          steps: [
            {
              rule: 'retiredChildPension',
              law: { act: 'BVG', article: '17' },
              inputs: [
                { name: 'pension', unit: 'chf', value: 34_996.2 },
                { name: 'percent', unit: 'percent', value: 20 },
                { name: 'children', unit: 'count', value: 2 },
              ],
              result: { name: 'childPension', unit: 'chf', value: 6_999.25 },
            },
          ],
          years: [],
          assumptions: [],
        },
      ],
    })),
  },
};

/** Moves the age to 62 and takes a part as a lump sum; the page follows. */
export const TriedOut: Story = {
  parameters: { fundless: true },
  play: async () => {
    const [age, lumpSum] = await slidersNearby();
    if (age === undefined || lumpSum === undefined) throw new Error('The sliders are missing.');
    await fireEvent.change(age, { target: { value: 62 * 12 + 3 } });
    await fireEvent.change(lumpSum, { target: { value: 30 } });
    await waitFor(() => expect(age).toHaveValue(String(62 * 12 + 3)));
  },
};

/** Together with a buy-in and an unpaid leave, from a kept scenario: a column each for what is without and with them. */
export const TogetherWithOthers: Story = {
  parameters: { fundless: true },
  args: { answers: () => ({ scenarios: answer(endpoints.scenarios, [retirementWithOthers()]) }) },
  play: async () => {
    await comparisonsNearby();
    const open = scenarios.openThis.replace('{{name}}', retirementWithOthers().name);
    await userEvent.click(await screen.findByRole('button', { name: open }));
    const together = within(await screen.findByRole('group', { name: words.together }));
    await waitFor(() => expect(together.getAllByRole('checkbox', { checked: true })).toHaveLength(2));
    const compared = within(await screen.findByRole('table', { name: words.comparison.title }));
    await expect(compared.getAllByRole('columnheader')).toHaveLength(4);
  },
};

/** Two steps. */
export const InSteps: Story = {
  parameters: { fundless: true },
  play: async () => {
    await slidersNearby();
    await fireEvent.click(screen.getByRole('button', { name: words.retirement.addStep }));
    await waitFor(() => expect(screen.getAllByRole('slider').length).toBeGreaterThan(4));
  },
};

/** Personal data are hidden: the provider simulates. */
export const Anonymised: Story = { args: { query: 'anonymize=true' } };

/** The provider fails to simulate after it has begun: what was entered stays. */
export const NotSimulated: Story = {
  args: { query: 'anonymize=true', answers: () => ({ simulate: refuse(503, 'err_unavailable', 'Not now') }) },
};

/** A provider without simulations: only its link. */
export const WithoutSimulations: Story = {
  args: { answers: () => ({ simulationBasis: refuse(404, 'err_not_found', 'Not found') }) },
};

/** Only the specification's fields. */
export const SpecificationAlone: Story = {
  args: { answers: differingPage('retirement', () => ({}), { plain: true }) },
};

/** Empty fields: the page says what is missing, without gaps. */
export const Holes: Story = {
  args: {
    answers: differingPage('retirement', () => ({
      retirement: { amount: null, defaultRetirementAge: null, projectedGraph: [], link: null },
      benefitsByAge: [{ age: 63, capital: 400_000 }, { age: 65, pensionPerMonth: 0 }, { age: 66 }],
      drawnPerMonth: null,
      lumpSumAtMost: 0,
      retiredChild: { pensionPerYear: null },
      simulation: { isVisible: false },
      financeExpert: null,
      derivations: null,
    })),
  },
};

/** The fund hides the pension: only the editors' content is shown. */
export const PensionHidden: Story = {
  args: {
    answers: differingPage('retirement', () => ({
      retirement: { isVisible: false },
      benefitsByAge: null,
      drawnPerMonth: null,
      lumpSumAtMost: null,
      capitalLockedUntil: null,
      retiredChild: null,
      derivations: null,
      simulation: null,
      financeExpert: null,
    })),
  },
};

/** Absurdly large and negative figures, and texts with scripts. */
export const HugeAndHostile: Story = {
  args: {
    answers: differingPage('retirement', () => ({
      retirement: {
        amount: 987_654_321_987.65,
        defaultRetirementAge: 65,
        projectedGraph: Array.from({ length: 10_000 }, (_, index) => ({
          age: index / 10,
          value: (index - 500) * 1_000_000,
        })),
        link: 'javascript:alert(1)',
      },
      benefitsByAge: [
        { age: 65, capital: -5, conversionRate: 1_000_000, pensionPerYear: 1e15, pensionPerMonth: 987_654_321_987.65 },
      ],
      simulation: {
        title: '<img src=x onerror=alert(1)>',
        text: '<script>alert(1)</script>',
        link: 'data:text/html,x',
        linkText: 'Los',
      },
    })),
  },
};

/** The figures are loading. */
export const StillLoading: Story = { args: { answers: answeringPage('retirement', silence) } };

/** The figures fail to load. */
export const ProviderUnreachable: Story = { args: { answers: answeringPage('retirement', unreachable) } };
