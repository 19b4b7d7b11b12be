import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AhvField } from '#ui/AhvField.tsx';
import { FigureField } from '#ui/FigureField.tsx';
import { guide } from '../support/guide.ts';
import { showing } from '../support/showing.ts';

const meta: Meta = {
  title: 'Components/AhvField',
  component: AhvField,
  subcomponents: { FigureField },
  parameters: guide(
    [
      'Say where the number stands: on the health insurance card or the pension certificate.',
      'Accept it with and without dots.',
    ],
    ['Don’t fill in 756 as a value: people paste the whole number.', 'Don’t ask for it again once it is known.'],
  ),
};
export default meta;
type Story = StoryObj;

/** Correcting a digit in the middle keeps the caret in place. */
export const CorrectedInTheMiddle: Story = {
  parameters: { fundless: true },
  render: () => <AhvField label="AHV-Nummer" defaultValue="756.0000.0001.9" />,
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.setSelectionRange(6, 6);
    await userEvent.keyboard('5');
    await expect(field).toHaveValue('756.0050.0000.19');
    await expect(field.selectionStart).toBe(7);
  },
};

export const AhvEmpty: Story = showing(
  <AhvField label="AHV-Nummer" helperText="Sie steht auf Ihrer Versicherungskarte." />,
);

export const AhvWrong: Story = showing(
  <AhvField
    label="AHV-Nummer"
    defaultValue="756.0000.0000.18"
    error="Da ist etwas schiefgelaufen. Bitte korrigieren."
  />,
);
