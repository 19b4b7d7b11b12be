import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ValueStepper } from '#ui/ValueStepper.tsx';
import { guide } from '../support/guide.ts';

const Stepper = () => {
  const [value, setValue] = useState(65);
  return (
    <ValueStepper
      label="Alter"
      less="Früher"
      more="Später"
      values={[63, 64, 64.5, 65, 66]}
      value={value}
      textOf={(age) => `${age} Jahre`}
      onChange={setValue}
    />
  );
};

const meta: Meta = {
  title: 'Components/ValueStepper',
  component: ValueStepper,
  parameters: guide(
    ['Use it for a few values in order, such as one age or another.'],
    ['Don’t use it for wide ranges: take a slider.', 'Don’t wrap from the last value to the first.'],
  ),
};
export default meta;
type Story = StoryObj;

/** By its buttons and by keyboard; it stops at both ends. */
export const StepsThroughAges: Story = {
  render: () => <Stepper />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stepper = await canvas.findByRole('spinbutton', { name: 'Alter' });
    await userEvent.click(canvas.getByRole('button', { name: 'Früher' }));
    await expect(stepper).toHaveAttribute('aria-valuetext', '64.5 Jahre');
    stepper.focus();
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowDown}');
    await expect(stepper).toHaveAttribute('aria-valuenow', '63');
    await expect(canvas.getByRole('button', { name: 'Früher' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(stepper).toHaveAttribute('aria-valuenow', '66');
  },
};
