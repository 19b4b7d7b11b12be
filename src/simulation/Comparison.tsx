import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toChf, type Centimes } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { FigureTable } from '#ui/FigureTable.tsx';

/** A line of {@link Comparison}. */
export type ComparedRow = {
  readonly key: string;
  readonly name: string;
  readonly help?: string | undefined;
} & (
  | { readonly before: Centimes | null; readonly after: Centimes | null }
  /** In words. */
  | { readonly texts: readonly [string, string] }
);

const cell = (amount: Centimes | null): string => (amount === null ? '–' : formatRough(toChf(amount)));

/** Figures before and after the changes, rounded. */
export const Comparison = ({ rows }: { rows: readonly ComparedRow[] }) => {
  const { t } = useTranslation('simulation');
  const whatIs = useCallback((name: string) => t('comparison.whatIs', { name }), [t]);
  return (
    <FigureTable
      caption={t('comparison.title')}
      head={t('comparison.head')}
      columns={[t('comparison.before'), t('comparison.after')]}
      groups={[
        {
          key: 'all',
          rows: rows.map((row) => ({
            key: row.key,
            name: row.name,
            help: row.help,
            cells: 'texts' in row ? row.texts : [cell(row.before), cell(row.after)],
          })),
        },
      ]}
      whatIs={whatIs}
    />
  );
};
