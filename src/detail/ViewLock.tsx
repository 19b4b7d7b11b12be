import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const Line = ({ id }: { id: string }) => {
  const { t } = useTranslation('support');
  return (
    <Typography id={id} variant="body2" color="textSecondary">
      {t('locked')}
    </Typography>
  );
};

/** Says why a button does nothing while support staff view another member's portal. */
export const ViewLock = ({ id }: { id: string }) => (
  <Suspense>
    <Line id={id} />
  </Suspense>
);
