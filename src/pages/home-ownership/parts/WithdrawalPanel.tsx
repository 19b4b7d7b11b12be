import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslation } from 'react-i18next';
import { repaymentQuery } from '#domain/simulate-query.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf } from '#kernel/money.ts';
import { formatRough, formatRoughAmount } from '#kernel/rough-amount.ts';
import { formatAge } from '#domain/age-points.ts';
import type { SteadyCourse } from '#domain/steady-course.ts';
import { useAgeText } from '#detail/age-text.ts';
import { usePictureWords } from '#detail/picture-words.ts';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { LeavingNote } from '#detail/LeavingNote.tsx';
import { SimulateAction } from '#detail/SimulateAction.tsx';
import { useHref } from '#state/kernel/place.ts';
import { AgeCurve } from '#ui/AgeCurve.tsx';
import { Button } from '#ui/Button.tsx';
import type { HomeOwnershipView } from '../view.ts';

type WithdrawalPanelProps = Pick<HomeOwnershipView, 'simulation' | 'isLeaving'> & {
  withdrawal: NonNullable<HomeOwnershipView['withdrawal']>;
};

/** What the amount means: whether and until what age a withdrawal is possible, and if not, why. */
const Meaning = ({
  withdrawal: { kind, remark, maxAge, isTooLate, isPartlyHeld, price, marksLimit },
  isLeaving,
}: Pick<WithdrawalPanelProps, 'withdrawal' | 'isLeaving'>) => {
  const { t } = useTranslation('home-ownership');
  return (
    <>
      {kind === 'possible' ? <p>{t(isPartlyHeld ? 'amount.possibleInPart' : 'amount.possible')}</p> : null}
      {remark === null ? null : <p>{remark}</p>}
      {maxAge === null || (isTooLate && remark !== null) ? null : (
        // To the eye, the curve says it.
        <Typography component="p" sx={marksLimit ? visuallyHidden : null}>
          {t('amount.limit', { age: formatAge(maxAge) })}
        </Typography>
      )}
      {price === null ? null : (
        <>
          <Typography color="textPrimary">
            {t('amount.price', { now: formatRough(price.pensionNow), reduced: formatRough(price.pensionThen) })}
          </Typography>
          <LeavingNote isLeaving={isLeaving} of="projection" />
        </>
      )}
    </>
  );
};

/** A sentence in place of a curve on which nothing moves. */
const Steady = ({ course }: { course: SteadyCourse }) => {
  const { t } = useTranslation('home-ownership');
  const amount = formatChf(course.amount);
  return (
    <Typography color="textSecondary">
      {course.by === 'date'
        ? t('curve.steady', { amount, from: formatDate(course.from), until: formatDate(course.until) })
        : t('curve.steadyByAge', { amount, from: formatAge(course.from), until: formatAge(course.until) })}
    </Typography>
  );
};

/** How the amount develops: a curve, a sentence if it stays the same, or why there is neither, unless that is already said. */
const Course = ({ withdrawal: { curve, steady, noCurve, maxAge } }: Pick<WithdrawalPanelProps, 'withdrawal'>) => {
  const { t } = useTranslation('home-ownership');
  const shared = usePictureWords();
  const ageText = useAgeText();
  if (steady !== null) return <Steady course={steady} />;
  if (curve.length === 0) return <Typography color="textSecondary">{noCurve ?? t('curve.empty')}</Typography>;
  return (
    <AgeCurve
      points={curve}
      labels={{
        ...shared,
        title: t('curve.title'),
        unit: t('curve.unit'),
        amount: t('curve.amount'),
      }}
      // Between two birthdays is the day from which a withdrawal is possible again.
      ageText={(age) => (Number.isInteger(age) ? t('curve.atAge', { age: formatAge(age) }) : ageText(age))}
      ageLabel={(age) => (Number.isInteger(age) ? formatAge(age) : ageText(age))}
      notes={{
        first: ({ age, value }) => t('curve.first', { age: formatAge(age), amount: formatRoughAmount(value) }),
        level: ({ age, value }) => t('curve.level', { age: formatAge(age), amount: formatRoughAmount(value) }),
      }}
      {...(maxAge === null ? {} : { limit: { age: maxAge, label: t('curve.limit', { age: formatAge(maxAge) }) } })}
      empty={<Typography color="textSecondary">{t('curve.empty')}</Typography>}
    />
  );
};

/**
 * The maximum early withdrawal, with its meaning and its development; says so if the figure is not available.
 */
export const WithdrawalPanel = ({ withdrawal, simulation, isLeaving }: WithdrawalPanelProps) => {
  const { t } = useTranslation(['home-ownership', 'detail']);
  const href = useHref();
  return (
    <FigurePanel
      label={t('amount.label')}
      amount={withdrawal.amount}
      fact={
        withdrawal.kind === 'none'
          ? t(withdrawal.isTooLate ? 'detail:noLongerPossible' : 'detail:notPossible')
          : undefined
      }
      meaning={withdrawal.isSilent ? null : <Meaning withdrawal={withdrawal} isLeaving={isLeaving} />}
      explanation={t('amount.explanation')}
      derivation={withdrawal.derivation}
      action={
        withdrawal.repays ? (
          <Button href={href('home-ownership', { query: repaymentQuery })} endIcon="arrowDown">
            {t('repay')}
          </Button>
        ) : (
          <SimulateAction
            link={withdrawal.simulator}
            text={t('simulate')}
            simulation={simulation}
            variant={withdrawal.kind === 'none' ? 'outlined' : 'contained'}
          />
        )
      }
      picture={withdrawal.saysItsCourse ? <Course withdrawal={withdrawal} /> : null}
    />
  );
};
