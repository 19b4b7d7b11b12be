import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { EmailField } from '#ui/EmailField.tsx';
import { FormStack } from '#ui/FormStack.tsx';

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
};
export default meta;
type Story = StoryObj;

export const FormOfOneField: Story = { render: () => <Form /> };
