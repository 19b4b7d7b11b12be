import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { configurationsAtom } from './settings.ts';

/** Whom to call if something keeps failing, or to write to at a fund without a number; null if there is neither. */
export const useWhomToCall = () => {
  const { t } = useTranslation('shell');
  const { phoneNumber, emailAddress } = useValue(configurationsAtom).contact ?? {};
  if (phoneNumber) return { text: t('unreachable.call'), phoneNumber };
  return emailAddress ? { text: t('unreachable.write'), emailAddress } : null;
};
