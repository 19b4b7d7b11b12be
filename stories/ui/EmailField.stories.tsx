import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { EmailField } from '#ui/EmailField.tsx';
import { type FormFieldProps, FormField } from '#ui/FormField.tsx';
import { guide } from '../support/guide.ts';

const Email = (props: Partial<FormFieldProps>) => {
  const { t } = useTranslation('login');
  return <EmailField label={t('email.label')} {...props} />;
};

const meta: Meta = {
  title: 'Components/EmailField',
  component: EmailField,
  subcomponents: { FormField },
  parameters: guide(
    ['Say what the address will be used for.'],
    ['Don’t ask for the same address twice.', 'Don’t report an error while somebody is still typing.'],
  ),
  render: (args) => <Email {...args} />,
};
export default meta;
type Story = StoryObj;

export const Untouched: Story = {};

export const Filled: Story = { args: { defaultValue: 'sandra.huber@example.org' } };

export const Wrong: Story = { args: { defaultValue: 'sandra.huber@', error: 'E-Mail ist ungültig' } };

export const WithHelp: Story = { args: { helperText: 'So, wie sie bei Ihrer Pensionskasse hinterlegt ist.' } };

export const WrongWithHelp: Story = {
  args: { helperText: 'So, wie sie bei Ihrer Pensionskasse hinterlegt ist.', error: 'E-Mail ist ungültig' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'sandra.huber@example.org' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'sandra.huber@example.org' } };
