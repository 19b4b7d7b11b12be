import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SkipLink } from '#ui/SkipLink.tsx';

const meta: Meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
};
export default meta;
type Story = StoryObj;

/** Hidden until it has keyboard focus. */
export const SkipLinkInFocus: Story = {
  render: () => <SkipLink href="#content">Zum Inhalt springen</SkipLink>,
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link');
    link.focus();
    await expect(link).toHaveFocus();
  },
};
