import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { fn } from 'storybook/test';
import { TroubleLine } from '#ui/TroubleLine.tsx';
import { guide } from '../support/guide.ts';

const Blocked = () => {
  const { t } = useTranslation('forms');
  return (
    <TroubleLine
      trouble={{
        severity: 'error',
        text: t('cookies'),
        reload: { title: t('cookiesTitle'), label: t('reload'), run: fn() },
      }}
    />
  );
};

const InTheWay = () => {
  const { t } = useTranslation('dashboard');
  return <TroubleLine trouble={{ severity: 'error', text: t('failed.text') }} />;
};

const meta: Meta = {
  title: 'Components/TroubleLine',
  component: TroubleLine,
  parameters: guide(
    ['Say what went wrong with the whole form, and what one can do.', 'Put it just above the button that was pressed.'],
    ['Don’t use it for what belongs to one field.', 'Don’t blame whoever typed.'],
  ),
};
export default meta;
type Story = StoryObj;

export const BrowserBlocksTheLogin: Story = { render: () => <Blocked /> };

/** Why a form's last try failed. */
export const InTheWayOfAForm: Story = { render: () => <InTheWay /> };
