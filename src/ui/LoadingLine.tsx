import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

type LoadingLineProps = {
  /** Its size: that of a page's lead, of running text, or smaller. */
  variant?: 'lead' | 'body1' | 'body2';
};

/** Says that something is loading, once it takes so long that a word is due; nothing until its words are there. */
export const LoadingLine = ({ variant = 'body1' }: LoadingLineProps) => {
  const { t, i18n } = useTranslation('common');
  if (!i18n.exists('common:loading')) return null;
  return (
    <Typography variant={variant} component="output" color="textSecondary" sx={{ display: 'block' }}>
      {t('loading')} …
    </Typography>
  );
};
