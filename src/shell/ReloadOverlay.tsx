import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { translationLoadingAtom } from '#state/kernel/ui.ts';
import { Spinner } from '#ui/Spinner.tsx';

const Veil = styled('output')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  textAlign: 'center',
  fontSize: '1.125rem',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.default,
  '& p': { margin: 0, maxInlineSize: '36ch' },
}));

/** Covers the page while the portal is about to be loaded anew. */
export const ReloadOverlay = () => {
  const { t } = useTranslation(['shell', 'common']);
  const changingLanguage = useValue(translationLoadingAtom);
  return (
    <Veil>
      <Spinner />
      <p>{changingLanguage ? t('language.changing') : t('common:loading')}</p>
    </Veil>
  );
};
