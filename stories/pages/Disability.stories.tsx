import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { activeMembers } from '../support/axes.ts';
import { answeringPage, brokenPage, differingPage, pageOf } from '../support/pages-of.ts';
import { silence, unreachable } from '../support/story-provider.ts';

/** What the member would get if they became disabled, and from when. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Disability',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'disability' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** The toolbar's member, whose pension would begin after the plan's waiting period. */
export const Insured: Story = {};

/** A member of another fund who already draws a part of the pension. */
export const InPayment: Story = {
  args: {
    answers: (axes, person) =>
      differingPage('disability', () => {
        const alessio = activeMembers('rivelac').find(({ id }) => id === 'alessio-bernasca') ?? null;
        const { disability, benefits, derivations } = pageOf('disability', { ...axes, fund: 'rivelac' }, alessio);
        return { disability, benefits, derivations };
      })(axes, person),
  },
};

/** No disability pension is insured any more. */
export const NotInsured: Story = {
  args: {
    answers: differingPage('disability', () => ({
      disability: { isVisible: true, kind: 'none', perMonth: 0, waitingMonths: null },
      benefits: [],
      derivations: null,
    })),
  },
};

/** An answer without anything, as of a provider that has no such page: the editors' content is shown. */
export const NothingKnown: Story = {
  args: {
    answers: differingPage('disability', () => ({ disability: null, benefits: [], derivations: null })),
  },
};

/** An absurdly large amount, texts full of markup, and an unknown kind. */
export const HugeAndHostile: Story = {
  args: {
    answers: brokenPage('disability', {
      disability: { kind: '<b>full</b>', perMonth: 987_654_321_098.76, waitingMonths: -3 },
      benefits: [{ label: '<img src=x onerror=alert(1)> Rente', helpText: '<b>Kein</b> Markup.', value: -1 }],
      derivations: [{ figure: 'disabilityPension', date: 'x', result: {} }, 7],
    }),
  },
};

/** The figures are loading. */
export const StillLoading: Story = { args: { answers: answeringPage('disability', silence) } };

/** The figures fail to load; the editors' content is shown. */
export const ProviderUnreachable: Story = { args: { answers: answeringPage('disability', unreachable) } };
