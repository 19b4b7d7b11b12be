import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { LeavingNote } from '#detail/LeavingNote.tsx';
import { TrialMeaning, TrialReset, useTrialReset } from '#detail/Trial.tsx';
import { formatDate } from '#kernel/date.ts';
import { formatChf, formatPercent } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useToday } from '#state/kernel/today.ts';
import type { TriedDisability } from '#simulators/protection/protection-trial.ts';
import { usePrinting } from '#ui/use-printing.ts';
import type { DisabilityView } from '../view.ts';
import { Course } from './Course.tsx';

type PensionPanelProps = {
  view: DisabilityView;
  /** What the member tries out; null for the pension as it is. */
  tried: TriedDisability | null;
  /** Undoes what is tried out; keep its identity between renders. */
  onReset: () => void;
  /** The way to the simulator. */
  children: ReactNode;
};

/** The member's pension a month, when it begins and what comes before and after; another one if a disability is tried out. */
export const PensionPanel = ({ view, tried, onReset, children }: PensionPanelProps) => {
  const { kind, isNone, perMonth, waitingMonths, children: ofChildren, derivation } = view;
  const { t } = useTranslation('disability');
  const locale = useValue(localeAtom);
  const today = useToday();
  const isOnPaper = usePrinting();
  const inWords = isOnPaper ? formatChf : formatRough;
  const [meaning, reset] = useTrialReset(onReset);
  const rough = (amount: number) => t('tried.rough', { amount: formatRough(amount) });
  const usual =
    (kind === 'insured' || kind === 'waits') && waitingMonths !== null
      ? t(`figure.${kind}.meaningMonths`, { count: waitingMonths })
      : kind === 'inPayment' && view.degree !== null
        ? t('figure.inPayment.meaningOf', { degree: formatPercent(view.degree, locale) })
        : t(`figure.${kind}.meaning`);
  const label = t(`figure.${kind}.label`);
  const shown = tried === null ? perMonth : tried.perMonth;
  const isRunning = kind === 'inPayment';
  /** Whether what is tried out changes nothing of a pension that is paid already. */
  const isSame = isRunning && tried?.perMonth === perMonth;
  const degree = tried === null ? null : formatPercent(tried.degree, locale);
  return (
    <FigurePanel
      follows
      label={tried === null ? label : t('figure.insured.label')}
      amount={shown}
      badge={tried === null ? null : <Chip size="small" color="info" label={t('tried.badge')} />}
      amountText={tried === null || tried.perMonth === 0 || isOnPaper ? undefined : rough(tried.perMonth)}
      fact={
        tried === null
          ? isNone
            ? t(kind === 'waits' ? 'waits' : 'none')
            : undefined
          : shown === 0
            ? t('waits')
            : undefined
      }
      meaning={
        perMonth === null ? undefined : (
          <TrialMeaning ref={meaning} label={label}>
            {tried === null ? (
              <>
                {ofChildren === null ? null : (
                  <p>{t('children.plus', { count: ofChildren.count, amount: formatChf(ofChildren.perMonth) })}</p>
                )}
                <p>{usual}</p>
                <LeavingNote isLeaving={view.isLeaving && kind === 'insured'} of="cover" />
              </>
            ) : (
              <>
                <p>
                  {tried.from === null || isSame
                    ? t('tried.degree', { degree })
                    : t('tried.degreeFrom', { degree, date: formatDate(tried.from) })}
                </p>
                {perMonth === tried.perMonth ? null : (
                  <p>{t(isRunning ? 'tried.today' : 'tried.unchanged', { amount: inWords(perMonth) })}</p>
                )}
                <TrialReset label={t('tried.reset')} onReset={reset} />
              </>
            )}
          </TrialMeaning>
        )
      }
      explanation={t(`figure.${kind}.explanation`)}
      derivation={isNone || tried !== null ? undefined : derivation}
      action={children}
      picture={
        shown === null || shown === 0 || isNone || (kind === 'insured' && waitingMonths === null) ? null : (
          <Course
            today={today}
            amount={tried === null || isOnPaper ? formatChf(shown) : rough(shown)}
            waitingMonths={isRunning ? null : waitingMonths}
            running={isRunning && tried !== null && !isSame && perMonth !== null ? inWords(perMonth) : null}
            together={tried === null && ofChildren !== null ? formatChf(ofChildren.together) : null}
            from={tried === null ? view.from : tried.from}
            until={view.until}
            afterwards={
              tried !== null || !view.retirementPerMonth
                ? null
                : isOnPaper
                  ? formatChf(view.retirementPerMonth)
                  : rough(view.retirementPerMonth)
            }
          />
        )
      }
    />
  );
};
