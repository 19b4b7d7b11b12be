import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Says that something is loading, once it takes so long that a word is due; nothing until its words are there. */
export const LoadingLine = ({ variant = 'body1' }: Pick<TypographyProps, 'variant'>) => {
  const { t, i18n } = useTranslation('common');
  if (!i18n.exists('common:loading')) return null;
  return (
    <Typography variant={variant} component="output" color="textSecondary" sx={{ display: 'block' }}>
      {t('loading')} …
    </Typography>
  );
};
