import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { YearAxis } from '#detail/YearAxis.tsx';
import { dayBefore } from '#kernel/calendar.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { Phases } from '#ui/Phases.tsx';
import { disabilityCourse } from '../view.ts';

/** What is paid, apart from the words around it. */
const Sum = ({ children }: { children: string }) => (
  <Typography component="span" variant="inherit" color="textPrimary">
    {children}
  </Typography>
);

type CourseProps = {
  /** Where it begins. */
  today: IsoDate;
  /** The pension a month, in words. */
  amount: string;
  /** Until it begins; null if it is paid already. */
  waitingMonths: number | null;
  /** The pension a month that is paid until then, in words; null without one. */
  running?: string | null;
  /** The same with the pensions for children, in words; null without any. */
  together?: string | null;
  /** First day of the pension; null if it isn't said. */
  from?: IsoDate | null;
  /** First day of the retirement pension; null if it isn't said. */
  until?: IsoDate | null;
  /** The retirement pension a month, in words; null if it isn't said. */
  afterwards?: string | null;
};

/**
 * What comes when: others pay until the waiting period is over, or the pension for a lower degree is; then the pension, and
 * from retirement on another.
 */
export const Course = ({
  today,
  amount,
  waitingMonths,
  running = null,
  together = null,
  from = null,
  until = null,
  afterwards = null,
}: CourseProps) => {
  const { t } = useTranslation('disability');
  const { isPaid, scale } = disabilityCourse({ waitingMonths, isRunning: running !== null, from, until }, today);
  return (
    <Phases
      label={t('phases.label')}
      scale={scale === null ? undefined : <YearAxis begin={t('phases.today')} years={scale.years} />}
      phases={[
        ...(waitingMonths === null
          ? []
          : ([
              {
                key: 'waiting',
                // The pension begins with the month in which the waiting period ends, not with its last day.
                when:
                  from === null
                    ? t('phases.waiting.when', { count: waitingMonths })
                    : t('phases.waiting.until', { date: formatDate(dayBefore(from)) }),
                what: t('phases.waiting.what'),
                note: t('phases.waiting.note'),
                look: 'plain',
                isHatched: true,
                months: scale?.before,
              },
            ] as const)),
        ...(running === null
          ? []
          : ([
              {
                key: 'running',
                when: t('phases.pension.now'),
                what: t('phases.pension.what'),
                note: <Sum>{t('phases.pension.note', { amount: running })}</Sum>,
                look: 'first',
                isHatched: true,
                months: scale?.before,
              },
            ] as const)),
        {
          key: 'pension',
          when: isPaid
            ? t('phases.pension.now')
            : from === null
              ? t('phases.pension.when')
              : t('phases.pension.from', { date: formatDate(from) }),
          what: t('phases.pension.what'),
          note: (
            <Sum>
              {together === null
                ? t('phases.pension.note', { amount })
                : t('phases.pension.noteWithChildren', { amount, together })}
            </Sum>
          ),
          look: 'first',
          months: scale?.pension,
        },
        {
          key: 'retirement',
          when: until === null ? t('phases.retirement.when') : t('phases.retirement.from', { date: formatDate(until) }),
          what: t('phases.retirement.what'),
          note: (
            <>
              {afterwards === null ? null : <Sum>{`${t('phases.pension.note', { amount: afterwards })}. `}</Sum>}
              {t('phases.retirement.note')}
            </>
          ),
          look: 'second',
          isOpen: true,
          months: scale?.retirement,
        },
      ]}
    />
  );
};
