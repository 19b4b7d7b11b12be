import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatePicture } from '#ui/StatePicture.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta<typeof StatePicture> = {
  title: 'Components/StatePicture',
  component: StatePicture,
  parameters: guide(
    ['Use it above a page that explains why nothing goes on here.'],
    ['Don’t use it where people have something to do.', 'Don’t let it say what the sentence below doesn’t.'],
  ),
};
export default meta;
type Story = StoryObj<typeof StatePicture>;

/** A soft shape, a line in the fund's colour, and one in its second. The pages of the states draw their own. */
export const Drawing: Story = {
  args: {
    children: (
      <>
        <path className="soft" d="M24 20h40v56H24z" />
        <path d="M60 20h40v56H60z" />
        <path className="line accent" d="M110 76V20h26" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
