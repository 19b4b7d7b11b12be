import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateHeading } from '#ui/StateHeading.tsx';
import { StatePicture } from '#ui/StatePicture.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta<typeof StateHeading> = {
  title: 'Components/StateHeading',
  component: StateHeading,
  parameters: guide(
    ['Use it at the top of a page that explains why nothing goes on here.'],
    ['Don’t use it where people have something to do.', 'Don’t write a headline of more than three lines.'],
  ),
};
export default meta;
type Story = StoryObj<typeof StateHeading>;

/** In a wide window the picture is beside the headline. */
export const WithPicture: Story = {
  args: {
    picture: (
      <StatePicture>
        <path className="soft" d="M24 20h40v56H24z" />
        <path className="line accent" d="M110 76V20h26" />
      </StatePicture>
    ),
    children: 'Seite nicht gefunden',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Seite nicht gefunden');
  },
};
