import { useTranslation } from 'react-i18next';
import { Phases } from '#ui/Phases.tsx';

type CourseProps = {
  /** The pension a month, in words. */
  amount: string;
  /** Until it begins; null if it is paid already. */
  waitingMonths: number | null;
};

/** What comes when: others pay until the waiting period is over, then the pension, and from retirement on another. */
export const Course = ({ amount, waitingMonths }: CourseProps) => {
  const { t } = useTranslation('disability');
  return (
    <Phases
      label={t('phases.label')}
      phases={[
        ...(waitingMonths === null
          ? []
          : ([
              {
                key: 'waiting',
                when: t('phases.waiting.when', { count: waitingMonths }),
                what: t('phases.waiting.what'),
                note: t('phases.waiting.note'),
                look: 'plain',
                isPale: true,
              },
            ] as const)),
        {
          key: 'pension',
          when: t(waitingMonths === null ? 'phases.pension.now' : 'phases.pension.when'),
          what: t('phases.pension.what'),
          note: t('phases.pension.note', { amount }),
          look: 'first',
        },
        {
          key: 'retirement',
          when: t('phases.retirement.when'),
          what: t('phases.retirement.what'),
          note: t('phases.retirement.note'),
          look: 'second',
        },
      ]}
    />
  );
};
