import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { ExplainButton } from '#detail/ExplainButton.tsx';
import { ExplainedFigure } from '#detail/ExplainedFigure.tsx';
import { FigureTable, type FigureRow } from '#ui/FigureTable.tsx';
import type { BenefitList, InsuranceOverviewView } from '../view.ts';
import { BoxPart, Meaning } from './BoxPart.tsx';
import { tableAmount } from './figure-lines.ts';

/** A figure that answers how it is calculated, or the question apart if the figure is missing. */
const explained = (
  amount: number | null,
  derivation: Derivation | undefined,
  name: string,
  { byYear, isOnce = false }: { byYear: boolean; isOnce?: boolean },
): Pick<FigureRow, 'cells' | 'extra'> => {
  const cell = tableAmount(amount);
  // The page's headlines are a month's.
  const before = byYear ? [isOnce ? '' : tableAmount(amount === null ? null : amount / 12)] : [];
  if (derivation === undefined) return { cells: [...before, cell] };
  if (amount === null) {
    return { cells: [...before, cell], extra: <ExplainButton derivation={derivation} figureLabel={name} /> };
  }
  const figure = <ExplainedFigure key="amount" derivation={derivation} figureLabel={name} figure={cell} />;
  return { cells: [...before, figure] };
};

/** The benefits in case of disability and death, each figure with its calculation. */
export const BenefitFigures = ({ benefits }: { benefits: NonNullable<InsuranceOverviewView['benefits']> }) => {
  const { t } = useTranslation('insurance-overview');
  const { t: td } = useTranslation('detail');
  const { disability, death, sum, total } = benefits;
  const rowsOf = ({ lines, byYear }: BenefitList): readonly FigureRow[] =>
    lines.map(({ label, help, amount, period, derivation }, at) => {
      const name = label ?? t('unnamed');
      const isSaid = period === null || (period === 'perYear' && byYear);
      return {
        key: String(at),
        name,
        help,
        note: isSaid ? undefined : td(period),
        ...explained(amount, derivation, name, { byYear, isOnce: period === 'once' }),
      };
    });
  const part = (title: string, list: BenefitList, last: readonly FigureRow[]) =>
    list.lines.length === 0 ? null : (
      <BoxPart title={title}>
        <FigureTable
          caption={title}
          head={t(list.byYear ? 'inChf' : 'position')}
          columns={list.byYear ? [td('perMonth'), td('perYear')] : [t('inChf')]}
          whatIs={(name) => t('whatIs', { name })}
          groups={[{ key: 'benefits', rows: [...rowsOf(list), ...last] }]}
        />
      </BoxPart>
    );
  if (disability.lines.length + death.lines.length === 0) return <Meaning>{t('benefits.none')}</Meaning>;
  const name = total.label ?? t('benefits.header');
  return (
    <>
      {part(
        t('benefits.disability'),
        disability,
        sum === null
          ? []
          : [
              {
                key: 'total',
                name,
                sum: true,
                ...explained(sum.amount, sum.derivation, name, disability),
              },
            ],
      )}
      {part(t('benefits.death'), death, [])}
    </>
  );
};
