import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '#kernel/money.ts';
import { FoldingPanel } from '#detail/FoldingPanel.tsx';
import { FigureTable, type FigureRow } from '#ui/FigureTable.tsx';
import type { Potential } from '../view.ts';

/** A reduction with its sign (a true minus, U+2212); a negative reduction increases the buy-in. */
const taken = (chf: number): string => (chf > 0 ? `−${formatAmount(chf)}` : `+${formatAmount(-chf)}`);

/**
 * How the possible buy-in follows from the maximum savings, line by line. BVG art. 79b, BVV 2
 * art. 60a and 60b.
 */
export const PotentialTable = ({ potential }: { potential: Potential }) => {
  const { t } = useTranslation('buy-in');
  const { maximum, reductions, gap, covered, limits, possible } = potential;
  // A blocking withdrawal counts as if it were repaid.
  const repaysFirst = limits.some(({ name }) => name === 'blocked');
  const last = limits.length === 0 && possible === null;
  const rows: FigureRow[] = [
    { key: 'maximum', name: t('potential.maximum'), cells: [formatAmount(maximum)] },
    ...reductions.map(({ name, amount }) => ({
      key: name,
      name: t(`potential.${name}`),
      help: name === 'savings' ? null : t(`help.${name}`),
      cells: [taken(amount)],
    })),
    {
      key: 'gap',
      name: t(last ? 'potential.possible' : repaysFirst ? 'potential.gapAfterRepayment' : 'potential.gap'),
      cells: [formatAmount(gap)],
      sum: true,
    },
    ...limits.map(({ name, amount }) => ({
      key: name,
      name: t(`potential.${name}`),
      help: t(`help.${name}`),
      cells: [formatAmount(amount)],
    })),
    ...(possible === null
      ? []
      : [{ key: 'possible', name: t('potential.possible'), cells: [formatAmount(possible)], sum: true }]),
  ];
  return (
    <FoldingPanel title={t('potential.title')}>
      <FigureTable
        caption={t('potential.caption')}
        head={t('potential.item')}
        columns={['CHF']}
        groups={[{ key: 'potential', rows }]}
        whatIs={(name) => t('help.whatIs', { name })}
      />
      {covered ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t(repaysFirst ? 'potential.coveredAfterRepayment' : 'potential.covered')}
        </Typography>
      ) : null}
    </FoldingPanel>
  );
};
