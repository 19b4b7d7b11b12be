import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { activeMembers } from '../support/axes.ts';
import { answeringPage, differingPage } from '../support/pages-of.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { slidersNearby } from '../support/sliders-nearby.ts';
import { simulationAnswers } from '../support/simulations-of.ts';
import { silence, unreachable } from '../support/story-provider.ts';

/** How much may be withdrawn or pledged for a home of one’s own, and what that costs later. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Home ownership',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'home-ownership' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** The toolbar's member. */
export const AsComputed: Story = {};

/** Withdraws, and pays all back five years later. */
export const TriedOut: Story = {
  parameters: { fundless: true },
  // Fetched before one has to scroll near it in time.
  loaders: [() => import('#simulators/home/HomeSimulator.tsx')],
  play: async () => {
    const [amount] = await slidersNearby();
    if (amount === undefined) throw new Error('The slider is missing.');
    await fireEvent.change(amount, { target: { value: 30_000 } });
    await userEvent.click(await screen.findByRole('checkbox'));
    await waitFor(() => expect(screen.getAllByRole('slider')).toHaveLength(2));
  },
};

/** The simulations of a member of another fund with a rare case. */
const simulationsOf =
  (fund: string, id: string): NonNullable<PortalStoryProps['answers']> =>
  (axes) =>
    simulationAnswers({ ...axes, fund }, activeMembers(fund).find((member) => member.id === id) ?? null);

/** Five years have to pass since an early withdrawal, which can be repaid. */
export const RepaymentTriedOut: Story = {
  parameters: { fundless: true },
  args: { answers: simulationsOf('schiefer', 'sandra-hurlimann') },
  // Fetched before one has to scroll near it in time.
  loaders: [() => import('#simulators/home/HomeSimulator.tsx')],
  play: async () => {
    await slidersNearby();
    await fireEvent.change(await screen.findByRole('slider'), { target: { value: 80_000 } });
    await waitFor(() => expect(screen.getByRole('slider')).toHaveValue('80000'));
  },
};

/** Nothing can be simulated without a birth date. */
export const BirthDateMissing: Story = {
  parameters: { fundless: true },
  args: { answers: simulationsOf('fadental', 'luca-morandini') },
};

/** Too late for a withdrawal: the page says why it has neither an amount nor a curve. */
export const NotPossibleAnyMore: Story = {
  args: {
    answers: differingPage('homeOwnership', () => ({
      homeOwnership: {
        maxAmount: 0,
        maxAge: 62,
        projectedGraph: [],
        noDataInfo: 'Ein Vorbezug ist in Ihrem Alter nicht mehr möglich.',
        projectedGraphUnavailable: 'Für die kommenden Jahre lässt sich kein Verlauf zeigen.',
        link: 'homeownershipsimulation',
      },
    })),
  },
};

/** Nothing today, because the minimum amount is not reached; it is in two years. */
export const BelowTheMinimum: Story = {
  args: {
    answers: differingPage('homeOwnership', () => ({
      homeOwnership: {
        maxAmount: 0,
        maxAge: 62,
        projectedGraph: [27, 28, 29, 30, 31, 32, 33, 34].map((age) => ({
          age,
          date: `${2026 + age - 26}-08-14`,
          value: age < 29 ? 0 : 20_400 + (age - 29) * 6_300,
        })),
        noDataInfo: 'Der Mindestbetrag für einen Vorbezug ist noch nicht erreicht.',
        link: 'homeownershipsimulation',
      },
    })),
  },
};

/** A curve by date, from a provider without ages, and only one way to finance a home. */
export const CurveByDate: Story = {
  args: {
    answers: differingPage('homeOwnership', () => ({
      homeOwnership: {
        maxAmount: 84_210.35,
        projectedGraph: Array.from({ length: 12 }, (_, year) => ({
          date: `${2027 + year}-01-01`,
          value: 88_000 + year * 7_400,
        })),
      },
      pledgeRequest: null,
    })),
  },
};

/** Only the specification's fields. */
export const SpecificationAlone: Story = {
  args: { answers: differingPage('homeOwnership', () => ({}), { plain: true }) },
};

/** Empty fields: the page says what is missing, without gaps. */
export const Holes: Story = {
  args: {
    answers: differingPage('homeOwnership', () => ({
      homeOwnership: null,
      withdrawalRequest: { isVisible: false, title: 'Vorbezug' },
      pledgeRequest: {},
      simulation: null,
      financeExpert: null,
      derivations: null,
    })),
  },
};

/** Absurdly large figures, and malicious links. */
export const HugeAndHostile: Story = {
  args: {
    answers: differingPage('homeOwnership', () => ({
      homeOwnership: {
        maxAmount: -987_654_321_987.65,
        maxAge: 62,
        projectedGraph: Array.from({ length: 10_000 }, (_, index) => ({
          age: index / 100,
          value: (index - 500) * 1e9,
        })),
        noDataInfo: '<b onclick=alert(1)>Nichts</b>',
        link: 'javascript:alert(1)',
      },
      withdrawalRequest: { title: 'Vorbezug', text: null, link: 'javascript:alert(1)', linkText: 'Los' },
    })),
  },
};

/** The figures are loading. */
export const StillLoading: Story = { args: { answers: answeringPage('homeOwnership', silence) } };

/** The figures fail to load. */
export const ProviderUnreachable: Story = { args: { answers: answeringPage('homeOwnership', unreachable) } };
