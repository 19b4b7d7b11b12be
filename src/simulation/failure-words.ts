import { useTranslation } from 'react-i18next';
import { saidText, type Trouble } from '#domain/error-ladder.ts';
import { spanOf } from '#kernel/span.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';

/** Says why a scenario could not be kept, changed or deleted: how long to wait, or the provider’s reason, or to try again. */
export const useFailureWords = (): ((trouble: Trouble) => string) => {
  const { t } = useTranslation(['scenarios', 'errors']);
  const locale = useValue(localeAtom);
  return (trouble) => {
    const { is, waitSeconds = 0 } = trouble;
    if (is === 'wait') {
      return waitSeconds > 0 ? t('errors:tooMany', { wait: spanOf(waitSeconds, locale) }) : t('errors:tooManyForNow');
    }
    return is === 'refused' ? saidText(trouble) || t('failed') : t('failed');
  };
};
