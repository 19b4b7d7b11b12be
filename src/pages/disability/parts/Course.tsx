import { useTranslation } from 'react-i18next';
import { formatChf } from '#kernel/money.ts';
import { Phases } from '#ui/Phases.tsx';

type CourseProps = {
  /** The pension at full disability, CHF. */
  perMonth: number;
  /** Until it begins. */
  waitingMonths: number;
};

/** What comes when: others pay until the waiting period is over, then the pension, and from retirement on another. */
export const Course = ({ perMonth, waitingMonths }: CourseProps) => {
  const { t } = useTranslation('disability');
  return (
    <Phases
      label={t('phases.label')}
      phases={[
        {
          key: 'waiting',
          when: t('phases.waiting.when', { count: waitingMonths }),
          what: t('phases.waiting.what'),
          note: t('phases.waiting.note'),
          look: 'plain',
          isPale: true,
        },
        {
          key: 'pension',
          when: t('phases.pension.when'),
          what: t('phases.pension.what'),
          note: t('phases.pension.note', { amount: formatChf(perMonth) }),
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
