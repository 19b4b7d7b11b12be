import { useTranslation } from 'react-i18next';
import type { SentHint } from '#contract/hints.ts';
import type { Answer } from '#state/remote/resource.ts';
import type { Remote } from '#state/remote/use-remote.ts';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { Hints } from './Hints.tsx';

type LateHintsProps = Pick<Remote<Answer>, 'failed' | 'loading' | 'retry'> & { hints: readonly SentHint[] | null };

/** Hints that are not there when the cards are: below them, with a word if they are still to come or can't be loaded. */
export const LateHints = ({ hints, failed, loading, retry }: LateHintsProps) => {
  const { t } = useTranslation(['hints', 'common']);
  if (hints !== null) return <Hints hints={hints} />;
  if (!failed) return <LoadingLine variant="body2" />;
  return (
    <FailedNotice
      severity="info"
      live="off"
      text={t('unavailable')}
      retryLabel={t('common:retry')}
      onRetry={retry}
      retrying={loading}
    />
  );
};
