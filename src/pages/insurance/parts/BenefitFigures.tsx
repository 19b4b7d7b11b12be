import { useTranslation } from 'react-i18next';
import type { CreditBalancePage } from '#contract/pages.ts';
import { derivationOf } from '#domain/derivations.ts';
import { ExplainButton } from '#detail/ExplainButton.tsx';
import { FigureTable } from '#ui/FigureTable.tsx';
import { areByYear, derivationNamed, isNumber } from '../reading.ts';
import { BoxPart, Meaning } from './BoxPart.tsx';
import { tableAmount } from './figure-lines.ts';

type BenefitBox = NonNullable<CreditBalancePage['invalidityAndDeathBenefitBox']>;
type BenefitLine = BenefitBox['invalidityBenefitsList'][number];

/** Props of {@link BenefitFigures}. */
export type BenefitFiguresProps = { box: BenefitBox; page: CreditBalancePage };

/** What would be paid in case of disability and of death, each line with the way to its calculation. */
export const BenefitFigures = ({ box, page }: BenefitFiguresProps) => {
  const { t } = useTranslation('insurance');
  const { t: td } = useTranslation('detail');
  const { invalidityBenefitsList: disability, fatalityBenefitsList: death, total, totalLabel } = box;
  const periods = { perYear: td('perYear'), once: td('once') };
  const part = (title: string, lines: readonly BenefitLine[]) => {
    const byYear = areByYear(lines);
    const noteOf = ({ period }: BenefitLine): string | undefined => {
      if (period === 'once') return periods.once;
      return period === 'perYear' && !byYear ? periods.perYear : undefined;
    };
    return lines.length === 0 ? null : (
      <BoxPart title={title}>
        <FigureTable
          caption={title}
          head={t('inChf')}
          columns={[byYear ? td('perYear') : td('amount')]}
          whatIs={(name) => t('whatIs', { name })}
          groups={[
            {
              key: 'benefits',
              rows: lines.map((line, at) => {
                const name = line.label?.trim() || t('unnamed');
                const derivation = derivationNamed(page.derivations, line.figure);
                return {
                  key: String(at),
                  name,
                  help: line.helpText,
                  cells: [tableAmount(line.value)],
                  note: noteOf(line),
                  extra:
                    derivation === undefined ? undefined : <ExplainButton derivation={derivation} figureLabel={name} />,
                };
              }),
            },
          ]}
        />
      </BoxPart>
    );
  };
  if (disability.length + death.length === 0) return <Meaning>{t('benefits.none')}</Meaning>;
  return (
    <>
      {isNumber(total) ? (
        <ExplainButton
          derivation={derivationOf(page, 'disabilityBenefits')}
          figureLabel={totalLabel?.trim() || t('benefits.header')}
        />
      ) : null}
      {part(t('benefits.disability'), disability)}
      {part(t('benefits.death'), death)}
    </>
  );
};
