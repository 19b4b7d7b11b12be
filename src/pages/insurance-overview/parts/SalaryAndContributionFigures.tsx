import { useTranslation } from 'react-i18next';
import { joinSentences } from '#domain/sentences.ts';
import { FigureTable, type FigureGroup } from '#ui/FigureTable.tsx';
import { useIsPhone } from '#ui/use-phone.ts';
import {
  headsOf,
  sharedContributions,
  spansOf,
  type ContributionRow,
  type InsuranceOverviewView,
  type SpanLine,
} from '../view.ts';
import { BoxPart } from './BoxPart.tsx';
import { tableAmount } from './figure-lines.ts';

/** Keys of the texts for each payer of contributions. */
const payers = {
  member: 'salaryAndContributions.yours',
  employer: 'salaryAndContributions.employers',
  sum: 'salaryAndContributions.both',
} as const;

const amountsOf = (line: SpanLine, spans: readonly ('perMonth' | 'perYear')[]) =>
  spans.map((span) => tableAmount(line[span]));

/** Salary and contributions per month and, if sent, per year. */
export const SalaryAndContributionFigures = ({
  salaryAndContributions,
}: {
  salaryAndContributions: NonNullable<InsuranceOverviewView['salaryAndContributions']>;
}) => {
  const { t } = useTranslation('insurance-overview');
  const { t: td } = useTranslation('detail');
  const own = { perMonth: td('perMonth'), perYear: td('perYear') };
  const whatIs = (name: string) => t('whatIs', { name });
  const isPhone = useIsPhone();
  const { salary, contributions: groups } = salaryAndContributions;
  const contributions = groups.flatMap(({ rows }) => rows);
  // A phone has no room for four amounts side by side.
  const shared = isPhone ? null : sharedContributions(groups);
  const table = (
    caption: string,
    heads: { readonly perMonth: string; readonly perYear: string },
    lines: readonly SpanLine[],
    groupsOf: (spans: readonly ('perMonth' | 'perYear')[]) => readonly FigureGroup[],
    columnGroups?: readonly string[],
  ) => {
    const spans = spansOf(lines);
    return (
      <FigureTable
        caption={caption}
        head={t('inChf')}
        columns={spans.map((span) => heads[span])}
        columnGroups={columnGroups}
        groups={groupsOf(spans)}
        whatIs={whatIs}
      />
    );
  };
  const nameOf = ({ part, text }: ContributionRow, grouped: boolean): string =>
    grouped && part !== null ? t(`salaryAndContributions.parts.${part}`) : text || t('unnamed');
  const headOf = (row: ContributionRow, at: number, grouped: boolean) => ({
    key: String(at),
    name: nameOf(row, grouped),
    help: row.help,
    sum: row.sum,
  });
  return (
    <>
      {salary.length === 0 ? null : (
        <BoxPart
          title={t('salaryAndContributions.salary')}
          meaning={t('salaryAndContributions.salaryMeaning')}
          derivation={salaryAndContributions.derivationOfSalary}
        >
          {table(t('salaryAndContributions.salary'), own, salary, (spans) => [
            {
              key: 'salary',
              rows: salary.map((line, at) => ({
                key: String(at),
                name: line.text || t('unnamed'),
                help: line.help,
                cells: amountsOf(line, spans),
              })),
            },
          ])}
        </BoxPart>
      )}
      {contributions.length === 0 ? null : (
        <BoxPart
          title={t('salaryAndContributions.contributions')}
          meaning={joinSentences(
            t('salaryAndContributions.contributionsMeaning'),
            // Months that are rounded one by one may miss their sum by a centime.
            spansOf(contributions).length > 1 ? t('salaryAndContributions.ofTheYear') : null,
          )}
          derivation={salaryAndContributions.derivationOfContributions}
        >
          {table(
            t('salaryAndContributions.contributions'),
            headsOf(salaryAndContributions.labels, own),
            contributions,
            (spans): readonly FigureGroup[] =>
              shared !== null
                ? [
                    {
                      key: 'shared',
                      rows: shared.map(([row, other], at) => ({
                        ...headOf(row, at, true),
                        cells: [row, other].flatMap((each) => amountsOf(each, spans)),
                      })),
                    },
                  ]
                : groups.map(({ payer, rows }) => ({
                    key: payer ?? 'all',
                    ...(payer === null ? {} : { name: t(payers[payer]) }),
                    rows: rows.map((row, at) => ({
                      ...headOf(row, at, payer !== null),
                      cells: amountsOf(row, spans),
                    })),
                  })),
            shared === null ? undefined : groups.flatMap(({ payer }) => (payer === null ? [] : [t(payers[payer])])),
          )}
        </BoxPart>
      )}
    </>
  );
};
