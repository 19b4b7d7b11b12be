import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { HelpSection } from '#ui/HelpSection.tsx';
import { guide } from '../support/guide.ts';

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
  parameters: guide(
    ['Put it below the form, for those who can’t go on.'],
    ['Don’t let it compete with the main action.', 'Don’t describe what works without help.'],
  ),
};
export default meta;
type Story = StoryObj;

export const HelpBelow: Story = { render: () => <Help /> };
