import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { CenteredPanel } from '#ui/CenteredPanel.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { guide } from '../support/guide.ts';
import { settingsOf } from '../support/FundFrame.tsx';
import { useAxes } from '../support/InFund.tsx';
import { FundLogo } from '../support/FundLogo.tsx';
import { FrameChoices } from '../support/FrameChoices.tsx';

const Panel = () => {
  const settings = settingsOf(useAxes().fund);
  const { t } = useTranslation('login');
  return (
    <CenteredPanel logo={<FundLogo />} backgroundImage={settings.backgroundImage} footer={<FrameChoices />}>
      <PageHeading>{t('email.title')}</PageHeading>
      <Lead>{t('email.lead')}</Lead>
    </CenteredPanel>
  );
};

const meta: Meta = {
  title: 'Components/CenteredPanel',
  component: CenteredPanel,
  parameters: {
    ...guide(
      ['Use it for one task before the login: one heading, one form.'],
      ['Don’t use it after the login: pages there have their own frame.', 'Don’t put two forms into one panel.'],
    ),
    docs: { story: { inline: false, height: '560px' } },
  },
};
export default meta;
type Story = StoryObj;

/** A task in front of the fund's background. */
export const PanelOverBackground: Story = { parameters: { bare: true }, render: () => <Panel /> };
