import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { differingPage } from '../support/pages-of.ts';
import { spokenIn } from '../support/spoken.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';

/** How a figure is calculated, step by step, with the law or rule behind it. */
const meta: Meta<PortalStoryProps> = {
  title: 'Components/Detail pages/Explanation',
  component: PortalStory,
  parameters: { portal: true },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** Asks how the page's figure is calculated. */
const ask: NonNullable<Story['play']> = async ({ canvasElement, globals }) => {
  const t = await spokenIn({ globals }, 'common');
  const [question] = await within(canvasElement).findAllByRole('button', {
    name: (name) => name.endsWith(t('howCalculated')),
  });
  if (question === undefined) throw new Error('No figure of the page is explained.');
  await userEvent.click(question);
  const panel = await screen.findByRole('dialog');
  await expect(panel.textContent).toMatch(/CHF/);
};

/** The pension: projected savings, conversion, monthly amount, assumptions, and the account until retirement. */
export const OfAPension: Story = { name: 'Pension', args: { route: 'retirement' }, play: ask };

/** The exit benefit: the account since it was opened, with payments and withdrawals. */
export const OfAnExitBenefit: Story = { name: 'Exit benefit', args: { route: 'exit-benefit' }, play: ask };

/** Another provider's derivation: one step, without law, account and assumptions. */
export const OfAnotherProvider: Story = {
  name: 'From another provider',
  args: {
    route: 'exit-benefit',
    answers: differingPage('exitBenefit', ({ derivations }) => ({
      derivations: derivations?.map((derivation) => ({
        ...derivation,
        steps: derivation.steps.slice(0, 1).map(({ rule, inputs }) => ({ rule, inputs, result: derivation.result })),
        years: [],
        assumptions: [],
      })),
    })),
  },
  play: ask,
};
