import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { BoxAction } from '#detail/BoxAction.tsx';
import { SidebarCard } from '#ui/SidebarCard.tsx';
import type { InsuranceOverviewView } from '../view.ts';

const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  '&:empty': { display: 'none' },
}));

/** The provider's links to order or download the pension certificate. */
export const CertificateCard = ({
  certificate: box,
}: {
  certificate: NonNullable<InsuranceOverviewView['certificate']>;
}) => {
  const { t } = useTranslation('insurance-overview');
  return (
    <SidebarCard title={box.title?.trim() || t('certificate.title')}>
      <p>{box.text?.trim() || t('certificate.text')}</p>
      <Ways>
        <BoxAction link={box.downloadLink} text={t('certificate.download')} variant="contained" />
        <BoxAction link={box.orderLink} text={t('certificate.order')} variant="outlined" />
      </Ways>
    </SidebarCard>
  );
};
