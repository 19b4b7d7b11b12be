import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, userEvent, within } from 'storybook/test';
import { CodeField } from '#ui/CodeField.tsx';
import { guide } from '../support/guide.ts';

const Code = ({ error, length }: { error?: string; length?: number }) => {
  const { t } = useTranslation('login');
  const [code, setCode] = useState('');
  return (
    <>
      <CodeField
        label={t('sms.label')}
        helperText={t('sms.hint')}
        error={error}
        length={length ?? null}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <output>{code}</output>
    </>
  );
};

const meta: Meta = {
  title: 'Components/CodeField',
  component: CodeField,
  parameters: guide(
    ['Say how many characters the code has, and where it was sent.', 'Let people paste the whole message.'],
    ['Don’t split a code into several inputs.', 'Don’t clear the field after a wrong code.'],
  ),
};
export default meta;
type Story = StoryObj;

export const CodeEmpty: Story = { render: () => <Code /> };

export const CodeWrong: Story = { render: () => <Code error="Dieser Code stimmt nicht. Sie haben noch 3 Versuche." /> };

/** The provider says how long the code is: one input, drawn as so many cells. */
export const CodeCells: Story = { render: () => <Code length={6} /> };

export const CodeCellsWrong: Story = {
  render: () => <Code length={6} error="Dieser Code stimmt nicht. Sie haben noch 3 Versuche." />,
};

/** Twelve cells share the width of a phone. */
export const CodeCellsMany: Story = { render: () => <Code length={12} /> };

/** Each digit stands in its cell, the last one too, and nothing scrolls. */
export const CodeCellsFilled: Story = {
  parameters: { fundless: true },
  render: () => <Code length={6} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    await userEvent.paste('012345 ist Ihr Code.');
    await expect(await page.findByText('012345')).toBeVisible();
    await expect(field.scrollLeft).toBe(0);
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await userEvent.type(field, '6');
    await expect(field).toHaveValue('012345');
  },
};

/** Spaces of a pasted code are removed. */
export const CodePastedWithBlanks: Story = {
  name: 'Code pasted with spaces',
  parameters: { fundless: true },
  render: () => <Code />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('textbox');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(field);
    await userEvent.paste('012 345');
    await expect(await page.findByText('012345')).toBeVisible();
  },
};

export const LetterCode: Story = {
  render: () => <CodeField kind="letters" label="Registrierungscode" />,
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox');
    await userEvent.type(field, 'k7qp4xrm');
    await expect(field).toHaveValue('K7QP-4XRM');
  },
};
