import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatChf, formatFrancs } from '#kernel/money.ts';
import { planDifference, type PlanView } from '../view.ts';

type DifferenceProps = { before: PlanView; after: Parameters<typeof planDifference>[1] };

/** By how much the picked plan differs, in a sentence; nothing where the contribution is the same or unknown. */
export const Difference = ({ before, after }: DifferenceProps) => {
  const { t } = useTranslation('additional-savings');
  const { contribution, pension } = planDifference(before, after);
  if (!contribution) return null;
  const direction = contribution > 0 ? ('more' as const) : ('less' as const);
  const said = { plan: before.title, amount: formatChf(Math.abs(contribution)) };
  // A pension that goes the other way belongs to no such sentence.
  return (
    <Typography variant="h3" component="p">
      {pension && pension > 0 === contribution > 0
        ? t(`confirmation.${direction}AndPension`, { ...said, pension: formatFrancs(Math.abs(pension)) })
        : t(`confirmation.${direction}`, said)}
    </Typography>
  );
};
