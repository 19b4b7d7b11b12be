import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import type { InsuranceOverviewAnswer } from '#contract/pages.ts';
import { derivationNamed, derivationOf } from '#domain/derivations.ts';
import { ExplainButton } from '#detail/ExplainButton.tsx';
import { FigureTable, type FigureRow } from '#ui/FigureTable.tsx';
import { areByYear, isNumber } from '../reading.ts';
import { BoxPart, Meaning } from './BoxPart.tsx';
import { tableAmount } from './figure-lines.ts';

type BenefitBox = NonNullable<InsuranceOverviewAnswer['riskBenefits']>;
type BenefitLine = BenefitBox['disability'][number];

/** Props of {@link BenefitFigures}. */
export type BenefitFiguresProps = { box: BenefitBox; page: InsuranceOverviewAnswer };

const explained = (derivation: Derivation | undefined, name: string) =>
  derivation === undefined ? undefined : <ExplainButton derivation={derivation} figureLabel={name} />;

/**
 * What would be paid in case of disability and of death, each line with the way to its calculation; the provider's total
 * ends the list that it sums up, where its calculation says which one.
 */
export const BenefitFigures = ({ box, page }: BenefitFiguresProps) => {
  const { t } = useTranslation('insurance-overview');
  const { t: td } = useTranslation('detail');
  const { disability, death, total, totalLabel } = box;
  const rowsOf = (lines: readonly BenefitLine[], byYear: boolean): readonly FigureRow[] =>
    lines.map((line, at) => {
      const name = line.label?.trim() || t('unnamed');
      const once = line.period === 'once' ? td('once') : undefined;
      return {
        key: String(at),
        name,
        help: line.helpText,
        cells: [tableAmount(line.value)],
        note: once ?? (line.period === 'perYear' && !byYear ? td('perYear') : undefined),
        extra: explained(derivationNamed(page, line.figure), name),
      };
    });
  const part = (title: string, lines: readonly BenefitLine[], sum: readonly FigureRow[]) => {
    const byYear = areByYear(lines);
    return lines.length === 0 ? null : (
      <BoxPart title={title}>
        <FigureTable
          caption={title}
          head={t(byYear ? 'inChf' : 'position')}
          columns={[byYear ? td('perYear') : t('inChf')]}
          whatIs={(name) => t('whatIs', { name })}
          groups={[{ key: 'benefits', rows: [...rowsOf(lines, byYear), ...sum] }]}
        />
      </BoxPart>
    );
  };
  if (disability.length + death.length === 0) return <Meaning>{t('benefits.none')}</Meaning>;
  const whole = derivationOf(page, 'disabilityBenefits');
  const name = totalLabel?.trim() || t('benefits.header');
  return (
    <>
      {part(
        t('benefits.disability'),
        disability,
        whole === undefined || !isNumber(total)
          ? []
          : [{ key: 'total', name, cells: [tableAmount(total)], sum: true, extra: explained(whole, name) }],
      )}
      {part(t('benefits.death'), death, [])}
    </>
  );
};
