import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { fn } from 'storybook/test';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { guide } from '../support/guide.ts';

const Failed = ({ retrying }: { retrying?: boolean }) => {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <FailedNotice
      title={t('failed.title')}
      text={t('failed.text')}
      retryLabel={t('common:retry')}
      retrying={retrying ?? false}
      onRetry={fn()}
    />
  );
};

const meta: Meta = {
  title: 'Components/FailedNotice',
  component: FailedNotice,
  parameters: guide(
    ['Say which part failed, and offer to try that part again.'],
    ['Don’t let one failed part empty the page.', 'Don’t show codes or causes that nobody can act on.'],
  ),
};
export default meta;
type Story = StoryObj;

export const FailedWithRetry: Story = { render: () => <Failed /> };

export const Retrying: Story = { render: () => <Failed retrying /> };
