import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { StackedBar } from '#ui/StackedBar.tsx';
import { ValueStepper } from '#ui/ValueStepper.tsx';

const meta: Meta = { title: 'UI/Answer' };
export default meta;
type Story = StoryObj;

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

/** What is paid later is hatched. */
export const StacksAmounts: Story = {
  render: () => (
    <StackedBar
      most={8_733}
      parts={[
        { key: 'fund', name: 'Pensionskasse', text: '51 %', value: 4_480, look: 'first' },
        { key: 'ahv', name: 'AHV, Schätzung, ab 65', text: 'CHF 2’520', value: 2_520, look: 'second', isPale: true },
      ]}
    />
  ),
};
