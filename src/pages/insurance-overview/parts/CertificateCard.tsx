import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BoxAction } from '#detail/BoxAction.tsx';
import { useWayOn } from '#detail/box-target.ts';
import { SidebarCard } from '#ui/SidebarCard.tsx';
import type { InsuranceOverviewView } from '../view.ts';

/** The provider's links to order or download the pension certificate. */
export const CertificateCard = ({
  certificate: box,
}: {
  certificate: NonNullable<InsuranceOverviewView['certificate']>;
}) => {
  const { t } = useTranslation('insurance-overview');
  const wayOn = useWayOn();
  return (
    <SidebarCard icon="document" isAction title={box.title ?? t('certificate.title')}>
      <Typography>{box.text ?? t('certificate.text')}</Typography>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start', '&:empty': { display: 'none' } }}>
        <BoxAction way={wayOn(box.downloadLink, t('certificate.download'))} variant="contained" />
        <BoxAction way={wayOn(box.orderLink, t('certificate.order'))} variant="outlined" />
      </Stack>
    </SidebarCard>
  );
};
