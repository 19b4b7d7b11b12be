import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { configurationsAtom } from './settings.ts';

/**
 * Whom to call if something keeps failing, or to write to at a fund without a number: the sentence, and how to reach them, if
 * that is known: props of `CallLine`.
 */
export const useWhomToCall = () => {
  const { t } = useTranslation('shell');
  const { phoneNumber, emailAddress } = useValue(configurationsAtom).contact ?? {};
  if (phoneNumber) return { text: t('unreachable.call'), reach: { by: 'phone', address: phoneNumber } } as const;
  if (emailAddress) return { text: t('unreachable.write'), reach: { by: 'mail', address: emailAddress } } as const;
  return { text: t('unreachable.call'), reach: null };
};
