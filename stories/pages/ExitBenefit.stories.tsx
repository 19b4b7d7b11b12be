import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { answeringPage, differingPage } from '../support/pages-of.ts';
import { silence, unreachable } from '../support/story-provider.ts';

/** What the member could take along if they left the fund today, and what it is made of. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Exit benefit',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'exit-benefit' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** The toolbar's member: the benefit with its two parts, and what happens to it. */
export const BenefitWithItsParts: Story = {};

/** Only the specification's fields, and an expert. */
export const SpecificationAlone: Story = {
  args: {
    answers: differingPage(
      'exitBenefit',
      () => ({
        actions: null,
        financeExpert: {
          isVisible: true,
          title: 'Fragen Sie uns',
          text: 'Wir sagen Ihnen, was für Sie gilt.',
          link: '/kontakt',
          linkText: 'Nachricht schreiben',
        },
      }),
      { plain: true },
    ),
  },
};

/** Nothing is saved yet. */
export const NothingYet: Story = {
  args: {
    answers: differingPage('exitBenefit', () => ({
      exitBenefit: { isVisible: true, amount: 0 },
      lawfulPart: 0,
      derivations: [],
    })),
  },
};

/** The amount is unknown, and the boxes are empty. */
export const AmountNotKnown: Story = {
  args: {
    answers: differingPage('exitBenefit', () => ({
      exitBenefit: { isVisible: true, amount: null },
      lawfulPart: null,
      actions: { isVisible: true, title: null, actions: [] },
      derivations: null,
    })),
  },
};

/** The fund hides the figure; what happens to the benefit is still shown. */
export const FigureHidden: Story = {
  args: { answers: differingPage('exitBenefit', () => ({ exitBenefit: { isVisible: false, amount: 5 } })) },
};

/** An absurdly large amount, and parts that don't add up. */
export const HugeAndContradictory: Story = {
  args: {
    answers: differingPage('exitBenefit', () => ({
      exitBenefit: { isVisible: true, amount: 1_234_567_890_123.45 },
      lawfulPart: 9_999_999_999_999,
      simulation: {
        isVisible: true,
        title: 'Was wäre, wenn?',
        text: 'Rechnen Sie einen Austritt durch.',
        link: 'javascript:alert(1)',
        linkText: 'Nirgendwohin',
      },
    })),
  },
};

/** The figure is loading. */
export const StillLoading: Story = { args: { answers: answeringPage('exitBenefit', silence) } };

/** The figure fails to load; the editors' content is shown. */
export const ProviderUnreachable: Story = { args: { answers: answeringPage('exitBenefit', unreachable) } };
