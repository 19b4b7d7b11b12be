import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { ExplainButton } from '#detail/ExplainButton.tsx';
import { ExplainedFigure } from '#detail/ExplainedFigure.tsx';
import { FigureTable, type FigureRow } from '#ui/FigureTable.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { BenefitList, InsuranceOverviewView } from '../view.ts';
import { BoxPart, Meaning } from './BoxPart.tsx';
import { tableAmount } from './figure-lines.ts';

/** A figure that answers how it is calculated, or the question apart if the figure is missing; before it that of a month. */
const explained = (
  amount: number | null,
  derivation: Derivation | undefined,
  name: string,
  perMonth?: FigureRow['cells'][number],
  cell: string = tableAmount(amount),
): Pick<FigureRow, 'cells' | 'extra'> => {
  const before = perMonth === undefined ? [] : [perMonth];
  if (derivation === undefined) return { cells: [...before, cell] };
  if (amount === null) {
    return { cells: [...before, cell], extra: <ExplainButton derivation={derivation} figureLabel={name} /> };
  }
  const figure = <ExplainedFigure key="amount" derivation={derivation} figureLabel={name} figure={cell} />;
  return { cells: [...before, figure] };
};

/** In the month's column: the amount isn't paid by the month. */
const Once = () => {
  const { t } = useTranslation('detail');
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('once')}</VisuallyHidden>
    </>
  );
};

/** What an amount is by the month, as the page's headlines are; nothing in a list without that column. */
const perMonthOf = ({ byYear }: BenefitList, perMonth: number | null, isOnce: boolean) =>
  !byYear ? undefined : isOnce ? <Once key="month" /> : tableAmount(perMonth);

/** The benefits in case of disability and death, each figure with its calculation. */
export const BenefitFigures = ({ benefits }: { benefits: NonNullable<InsuranceOverviewView['benefits']> }) => {
  const { t } = useTranslation('insurance-overview');
  const { t: td } = useTranslation('detail');
  const { disability, death, sum, total } = benefits;
  const rowsOf = (list: BenefitList): readonly FigureRow[] =>
    list.lines.map(({ label, help, amount, perMonth, period, derivation }, at) => {
      const name = label ?? t('unnamed');
      const isOnce = period === 'once';
      // What isn't paid at all is paid neither once nor by the month.
      const isNone = isOnce && amount === 0;
      const isSaid = period === null || isNone || (period === 'perYear' && list.byYear);
      return {
        key: String(at),
        name,
        help,
        note: isSaid ? undefined : td(period),
        ...explained(
          amount,
          derivation,
          name,
          perMonthOf(list, perMonth, isOnce),
          isNone ? t('benefits.noLumpSum') : undefined,
        ),
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
                ...explained(sum.amount, sum.derivation, name, perMonthOf(disability, sum.perMonth, false)),
              },
            ],
      )}
      {part(t('benefits.death'), death, [])}
    </>
  );
};
