import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { EmailField } from '#ui/EmailField.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { guide } from '../support/guide.ts';

const Form = () => {
  const { t } = useTranslation('login');
  return (
    <FormStack>
      <EmailField label={t('email.label')} />
      <Button type="submit">{t('email.submit')}</Button>
    </FormStack>
  );
};

const meta: Meta = {
  title: 'Components/FormStack',
  component: FormStack,
  parameters: guide(
    [
      'Use it around every form: one column, in the order in which people answer.',
      'Keep the form’s trouble just above its button.',
    ],
    ['Don’t place two fields side by side.'],
  ),
};
export default meta;
type Story = StoryObj;

export const FormOfOneField: Story = { render: () => <Form /> };
