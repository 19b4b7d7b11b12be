import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { FactCard } from '#ui/FactCard.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { WelcomeBand } from '#ui/WelcomeBand.tsx';
import { guide } from '../support/guide.ts';
import { settingsOf } from '../support/FundFrame.tsx';
import { useAxes } from '../support/InFund.tsx';

const Band = ({ picture }: { picture: boolean }) => {
  const settings = settingsOf(useAxes().fund);
  const { t } = useTranslation('dashboard');
  return (
    <WelcomeBand
      backgroundImage={picture ? settings.backgroundImage : null}
      head={
        <>
          <PageHeading>{t('greeting', { name: 'Sandra Huber' })}</PageHeading>
          <Lead>{t('lead')}</Lead>
        </>
      }
    >
      <FactCard title={t('savings.title')} face="empty" emptyText={t('savings.empty')} />
    </WelcomeBand>
  );
};

const meta: Meta = {
  title: 'Components/WelcomeBand',
  component: WelcomeBand,
  parameters: guide(
    ['Use it at the top of the first page after the login.'],
    ['Don’t put controls onto the picture.', 'Don’t write into it what must be read: the picture is the fund’s.'],
  ),
};
export default meta;
type Story = StoryObj;

export const BandWithPicture: Story = { parameters: { bare: true }, render: () => <Band picture /> };

export const BandWithoutPicture: Story = { parameters: { bare: true }, render: () => <Band picture={false} /> };
