import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { translationLoadingAtom } from '#state/kernel/ui.ts';

/** Covers the page while the portal reloads, and says what is under way. */
export const ReloadOverlay = ({ text }: { text?: string }) => {
  const { t } = useTranslation(['shell', 'common']);
  const changingLanguage = useValue(translationLoadingAtom);
  return (
    <Backdrop
      open
      component="output"
      aria-hidden={false}
      transitionDuration={0}
      sx={{
        zIndex: 'modal',
        flexDirection: 'column',
        gap: 2,
        p: 3,
        textAlign: 'center',
        '&&': { backgroundColor: 'background.default' },
      }}
    >
      <CircularProgress size={24} aria-hidden />
      <Typography sx={{ fontSize: '1.125rem', maxInlineSize: '36ch' }}>
        {text ?? (changingLanguage ? t('language.changing') : t('common:loading'))}
      </Typography>
    </Backdrop>
  );
};
