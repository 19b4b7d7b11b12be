import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { formatChf } from '#kernel/money.ts';
import { RatioBar } from '#ui/RatioBar.tsx';
import { FactCard } from '#ui/FactCard.tsx';
import { FactCardHead } from '#ui/FactCardHead.tsx';
import { FactCardWords } from '#ui/FactCardWords.tsx';
import { FactCardFoot } from '#ui/FactCardFoot.tsx';
import { HomeCard } from '../support/HomeCard.tsx';
import { guide } from '../support/guide.ts';
import { given, someDashboard } from '../support/some-figures.ts';

const { savings, savingsAtMost, ratio } = given(someDashboard.buyIn);

const meta: Meta = {
  title: 'Components/FactCard',
  component: FactCard,
  subcomponents: { FactCardHead, FactCardWords, FactCardFoot, RatioBar },
  render: (args) => <HomeCard {...args} />,
  parameters: guide(
    ['One figure or fact, one line of meaning, one way on.', 'Show each face: loading, empty, failed, ready.'],
    ['Don’t put a second link into a card: all of it is one.'],
  ),
};
export default meta;
type Story = StoryObj;

export const Ready: Story = {};

/** A row: the link's words are its name, and an arrow what one sees of it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { height: '200px' } } },
};

export const Loading: Story = { args: { face: 'loading' } };

export const NothingYet: Story = { args: { face: 'empty' } };

export const Failed: Story = { args: { face: 'failed' } };

export const ComingSoon: Story = { args: { inactive: 'announced' } };

export const NotAvailable: Story = { args: { inactive: 'unavailable' } };

export const WithoutWayOn: Story = { name: 'Without a link to its page', args: { href: undefined, wayOn: undefined } };

export const WithRatio: Story = {
  args: {
    meaning: (
      <RatioBar percent={given(ratio)}>{`${formatChf(given(savings))} / ${formatChf(given(savingsAtMost))}`}</RatioBar>
    ),
  },
};

/** The explanation is opened by keyboard and is in front of the figure. */
export const Explained: Story = {
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button');
    if (button === undefined) throw new Error('The card does not explain itself.');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The link covers the card, so the focus on it is shown around the whole card. */
export const InFocus: Story = {
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link');
    link.focus();
    await expect(link).toHaveFocus();
    await expect(within(canvasElement).getByRole('article')).toHaveStyle({
      outlineStyle: 'solid',
      outlineWidth: '2px',
    });
  },
};
