import { useTranslation } from 'react-i18next';
import type { CallFailure } from '#domain/call-failure.ts';
import { readTrouble, saidText } from '#domain/error-ladder.ts';

/** What a failed call of the studio means, in a sentence: the provider's words, or the studio's own. */
export const useFailureText = (): ((failure: CallFailure) => string) => {
  const { t } = useTranslation(['errors', 'studio']);
  return (failure) => {
    const trouble = readTrouble(failure, { says: 'form', session: 'open' });
    const said = saidText(trouble);
    if (trouble.is === 'network') return t('studio:failed.network');
    if (trouble.is === 'timeout') return t('errors:timeout');
    if (trouble.is === 'wait') return said === '' ? t('errors:tooManyForNow') : said;
    if (trouble.is === 'sessionEnded') return t('errors:sessionEnded');
    return said === '' || failure.kind !== 'answer' ? t('studio:failed.other') : said;
  };
};
