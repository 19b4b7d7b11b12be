import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { viewChangeAtom } from '#state/session/session.ts';
import { translationLoadingAtom } from '#state/kernel/ui.ts';

/** Covers the page while the portal reloads. */
export const ReloadOverlay = () => {
  const { t } = useTranslation(['shell', 'common']);
  const changingLanguage = useValue(translationLoadingAtom);
  const isView = useValue(viewChangeAtom) === 'started';
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
        {isView ? t('viewLoading') : changingLanguage ? t('language.changing') : t('common:loading')}
      </Typography>
    </Backdrop>
  );
};
