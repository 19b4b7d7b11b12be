import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { fn } from 'storybook/test';
import { CallLine } from '#ui/CallLine.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { PageFailedNotice } from '#ui/PageFailedNotice.tsx';
import { InfoBanner } from '#ui/InfoBanner.tsx';
import { MessageBox } from '#ui/MessageBox.tsx';
import { Notice, type NoticeProps } from '#ui/Notice.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';

const Worded = (props: Partial<NoticeProps>) => {
  const { t } = useTranslation('dashboard');
  return (
    <Notice severity="info" title={t('failed.title')} {...props}>
      {t('failed.text')}
    </Notice>
  );
};

const meta: Meta<typeof Worded> = { title: 'UI/Notices', component: Worded };
export default meta;
type Story = StoryObj<typeof Worded>;

export const Info: Story = {};
export const Success: Story = { args: { severity: 'success' } };
export const Warning: Story = { args: { severity: 'warning' } };
export const Failure: Story = { args: { severity: 'error' } };

const InTheWay = () => {
  const { t } = useTranslation('dashboard');
  return <TroubleLine trouble={{ severity: 'error', text: t('failed.text') }} />;
};

/** Why a form's last try failed. */
export const InTheWayOfAForm: Story = { render: () => <InTheWay /> };

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

export const FailedWithRetry: Story = { render: () => <Failed /> };
export const Retrying: Story = { render: () => <Failed retrying /> };

export const MessageFromTheFund: Story = {
  render: () => (
    <MessageBox title="Neuer Vorsorgeausweis" text={'Ihr Ausweis liegt bereit.\nSie finden ihn unter Dokumente.'} />
  ),
};
export const MessageWithoutTitle: Story = {
  render: () => <MessageBox text="Am 24. Dezember schliessen wir um 12 Uhr." />,
};

const pageWords = {
  'failed.title': 'Diese Angaben lassen sich gerade nicht anzeigen',
  'failed.text': 'An Ihrer Vorsorge ändert das nichts. Versuchen Sie es gleich noch einmal.',
  retry: 'Nochmals versuchen',
};
export const PageFailed: Story = {
  render: () => (
    <PageFailedNotice words={(key) => pageWords[key]} onRetry={fn()}>
      <CallLine text="Hilft das nicht, rufen Sie Ihre Pensionskasse an." phoneNumber="+41 44 000 00 10" />
    </PageFailedNotice>
  ),
};

export const Banner: Story = {
  parameters: { bare: true },
  render: () => (
    <InfoBanner label="Mitteilung" closeLabel="Schliessen" onClose={() => undefined}>
      Am 24. Dezember sind wir bis 12 Uhr für Sie da.
    </InfoBanner>
  ),
};

export const Working: Story = { render: () => <Spinner label="Wird geladen" /> };
