import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { HelpSection } from '#ui/HelpSection.tsx';

const Help = () => {
  const { t } = useTranslation('login');
  return (
    <HelpSection title={t('link.helpTitle')}>
      <p>{t('link.helpText')}</p>
    </HelpSection>
  );
};

const meta: Meta = {
  title: 'Components/HelpSection',
  component: HelpSection,
};
export default meta;
type Story = StoryObj;

export const HelpBelow: Story = { render: () => <Help /> };
