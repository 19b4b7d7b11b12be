import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatePicture } from '#ui/StatePicture.tsx';

const meta: Meta<typeof StatePicture> = {
  title: 'Components/StatePicture',
  component: StatePicture,
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
