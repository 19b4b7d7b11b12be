import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { fn } from 'storybook/test';
import { FailedNotice } from '#ui/FailedNotice.tsx';

const Failed = ({ retrying }: { retrying?: boolean }) => {
  const { t } = useTranslation('dashboard');
  return (
    <FailedNotice
      title={t('failed.title')}
      text={t('failed.text')}
      retryLabel={t('retry')}
      retrying={retrying ?? false}
      onRetry={fn()}
    />
  );
};

const meta: Meta = {
  title: 'Components/FailedNotice',
  component: FailedNotice,
};
export default meta;
type Story = StoryObj;

export const FailedWithRetry: Story = { render: () => <Failed /> };

export const Retrying: Story = { render: () => <Failed retrying /> };
