import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Explainer } from '#ui/Explainer.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/Explainer',
  component: Explainer,
  parameters: guide(
    ['Explain a word of pension law where it stands.'],
    ['Don’t hide in it what one must know to decide.'],
  ),
};
export default meta;
type Story = StoryObj;

/** A question, and its answer once it is pressed. */
export const Explained: Story = {
  render: () => (
    <Explainer label="Was ist das?" text="Das Guthaben, das Sie bei einem Stellenwechsel mitnehmen.">
      {(question) => question}
    </Explainer>
  ),
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByRole('button', { name: 'Was ist das?' });
    await expect(canvas.queryByText(/Stellenwechsel/)).not.toBeVisible();
    await userEvent.click(question);
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/Stellenwechsel/)).toBeVisible();
  },
};
