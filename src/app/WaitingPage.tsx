import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Shown while the provider takes long to say who is logged in or which fund this is, once its words are there. */
export const WaitingPage = () => {
  const { t, i18n } = useTranslation('common');
  return (
    i18n.exists('common:loading') && (
      <Typography variant="lead" component="output" color="textSecondary" sx={{ display: 'block' }}>
        {t('loading')} …
      </Typography>
    )
  );
};
