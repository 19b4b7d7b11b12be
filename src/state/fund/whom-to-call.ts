import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { configurationsAtom } from './settings.ts';

/** Whom to call if something keeps failing: the sentence, and the fund's number if it has one: props of `CallLine`. */
export const useWhomToCall = () => {
  const { t } = useTranslation('shell');
  const { phoneNumber } = useValue(configurationsAtom).contact ?? {};
  return { text: t('unreachable.call'), phoneNumber };
};
