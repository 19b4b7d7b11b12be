import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const Sentence = () => useTranslation('support').t('locked');

/** The sentence that nothing can be changed while support staff view another member's portal. */
export const ViewLockText = () => (
  <Suspense>
    <Sentence />
  </Suspense>
);

/** Says why a button does nothing while support staff view another member's portal. */
export const ViewLock = ({ id }: { id: string }) => (
  <Typography id={id} variant="body2" color="textSecondary">
    <ViewLockText />
  </Typography>
);
