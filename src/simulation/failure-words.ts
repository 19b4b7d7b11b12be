import { useTranslation } from 'react-i18next';
import { saidText, type Trouble } from '#domain/error-ladder.ts';
import { spanOf } from '#kernel/span.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';

/** Says how long to wait after too many calls. */
const useWaitText = (): ((trouble: Trouble) => string) => {
  const { t } = useTranslation('errors');
  const locale = useValue(localeAtom);
  return ({ waitSeconds = 0 }) =>
    waitSeconds > 0 ? t('tooMany', { wait: spanOf(waitSeconds, locale) }) : t('tooManyForNow');
};

/** Says why a simulation failed: how long to wait, or that all stays and to try again. */
export const useFailureText = (): ((trouble: Trouble | null) => string) => {
  const { t } = useTranslation('simulation');
  const waitText = useWaitText();
  return (trouble) => (trouble?.is === 'wait' ? waitText(trouble) : t('failed.text'));
};

/** Says why a scenario could not be kept, changed or deleted: how long to wait, or the provider’s reason, or to try again. */
export const useFailureWords = (): ((trouble: Trouble) => string) => {
  const { t } = useTranslation('scenarios');
  const waitText = useWaitText();
  return (trouble) => {
    if (trouble.is === 'wait') return waitText(trouble);
    return trouble.is === 'refused' ? saidText(trouble) || t('failed') : t('failed');
  };
};
