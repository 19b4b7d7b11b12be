import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { answeringPage, differingPage } from '../support/pages-of.ts';
import { silence, unreachable } from '../support/story-provider.ts';

const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Exit',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'exit-benefit' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** As the fund has it for this member: the benefit with its two parts, and what happens with it. */
export const BenefitWithItsParts: Story = {};

/** Nothing beyond the specification's own fields, and an expert to ask. */
export const SpecificationAlone: Story = {
  args: {
    answers: differingPage(
      'exitBenefit',
      () => ({
        actionsBox: null,
        financeExpertBox: {
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
      leavingBenefitBox: { isVisible: true, value: 0 },
      lawfulPart: 0,
      derivations: [],
    })),
  },
};

/** The amount is not known, and the boxes say nothing. */
export const AmountNotKnown: Story = {
  args: {
    answers: differingPage('exitBenefit', () => ({
      leavingBenefitBox: { isVisible: true, value: null },
      lawfulPart: null,
      actionsBox: { isVisible: true, title: null, actions: null },
      derivations: null,
    })),
  },
};

/** The fund shows no figure: what happens with it still stands. */
export const FigureHidden: Story = {
  args: { answers: differingPage('exitBenefit', () => ({ leavingBenefitBox: { isVisible: false, value: 5 } })) },
};

/** A sum that no account ever held, and parts that do not make the whole. */
export const HugeAndContradictory: Story = {
  args: {
    answers: differingPage('exitBenefit', () => ({
      leavingBenefitBox: { isVisible: true, value: 1_234_567_890_123.45 },
      lawfulPart: 9_999_999_999_999,
      simulationBox: {
        isVisible: true,
        title: 'Was wäre, wenn?',
        text: 'Rechnen Sie einen Austritt durch.',
        link: 'javascript:alert(1)',
        linkText: 'Nirgendwohin',
      },
    })),
  },
};

/** The figure is on its way. */
export const StillLoading: Story = { args: { answers: answeringPage('exitBenefit', silence) } };

/** The figure did not come; what the editors wrote stands. */
export const ProviderUnreachable: Story = { args: { answers: answeringPage('exitBenefit', unreachable) } };
