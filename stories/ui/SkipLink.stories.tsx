import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SkipLink } from '#ui/SkipLink.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: guide(['Make it the first tab stop of every page.'], ['Don’t hide it while it has the focus.']),
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
