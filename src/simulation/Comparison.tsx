import Box from '@mui/material/Box';
import { createContext, memo, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Centimes } from '#kernel/money.ts';
import { FigureTable } from '#ui/FigureTable.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { ComparedColumns, narrowFigures } from './compared-columns.ts';
import { useLineQuestion } from './ExplainedLines.tsx';
import { Fold, useFolding } from './Fold.tsx';
import { OnPaper, useDifferenceWords, useFrancWords } from './on-paper.ts';
import { francsOf } from './rough.ts';

/** A line of {@link Comparison}, with what it says in each column: without the changes first, with all of them last. */
export type ComparedRow = {
  readonly key: string;
  readonly name: string;
  readonly help?: string | undefined;
  /** How its figures are to be read, in small type below the table while it is shown. */
  readonly note?: string | undefined;
} & (
  | { readonly amounts: readonly (Centimes | null)[] }
  /** In words. */
  | { readonly texts: readonly string[] }
);

/** Whether a line doesn't say the same everywhere on the screen; paper, with centimes, folds nothing. */
const saysChange = (row: ComparedRow): boolean =>
  new Set('texts' in row ? row.texts : row.amounts.map((amount) => amount && francsOf(amount))).size > 1;

/** What a cell says, and by how much that differs from the column before; empty where it doesn't. */
type Said = { readonly text: string; readonly difference: string };

/** What the lines say, by their keys; apart from the table, so that a slider's move renders only what changes. */
const Texts = createContext<ReadonlyMap<string, readonly Said[]>>(new Map());

/** From this many characters on a text may wrap. */
const long = 17;
const wrapping = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

const unsaid: Said = { text: '', difference: '' };

const Text = ({ row, column }: { row: string; column: number }) => {
  const said = use(Texts).get(row) ?? [];
  const { text, difference } = said[column] ?? unsaid;
  // A prompt or a dash is no value.
  const isNew = column > 0 && text !== said[column - 1]?.text && /\d/.test(text);
  return (
    <>
      <span {...(isNew && { 'data-new': true })} {...(text.length >= long && { style: wrapping })}>
        {text}
      </span>
      {difference === '' ? null : <small>{` ${difference}`}</small>}
    </>
  );
};

/** A line without what it says. */
type Named = Pick<ComparedRow, 'key' | 'name' | 'help'>;

const tableSx = {
  '& small': { display: 'block', typography: 'body2' },
  '& [data-new]': { fontWeight: 'fontWeightMedium' },
} as const;

/** A value that is no longer what the fields say. */
const past = { '& td, & [data-new]': { color: 'text.secondary', fontWeight: 'inherit' } } as const;

const Table = memo(
  ({ lines }: { lines: readonly Named[] }) => {
    const { t } = useTranslation('simulation');
    const { caption, names, isBroken, isPast } = use(ComparedColumns);
    const questionOf = useLineQuestion();
    return (
      <Box sx={[tableSx, names.length > 2 && narrowFigures, isPast && past]}>
        <FigureTable
          caption={caption}
          head={t(use(OnPaper) ? 'comparison.headExact' : 'comparison.head')}
          columns={names}
          alwaysStacks={names.length > 2}
          groups={[
            {
              key: 'all',
              rows: lines.map(({ key, name, help }) => ({
                key,
                name,
                help,
                extra: isBroken ? null : questionOf(key, name),
                cells: names.map((_, column) => <Text key={column} row={key} column={column} />),
              })),
            },
          ]}
          whatIs={(name) => t('comparison.whatIs', { name })}
        />
      </Box>
    );
  },
  ({ lines: before }, { lines: after }) =>
    before.length === after.length &&
    after.every(({ key, name, help }, at) => {
      const line = before[at];
      return line?.key === key && line.name === name && line.help === help;
    }),
);

const Note = memo(Fineprint);

/** With what the small amounts compare, in three columns. */
const AboutDifferences = memo(() => {
  const { t } = useTranslation('simulation');
  return <Fineprint>{t('comparison.differences')}</Fineprint>;
});

type ComparisonProps = {
  rows: readonly ComparedRow[];
  /** The lines that are shown while none says a change, by their keys; by default the first two. */
  main?: readonly string[];
};

/**
 * Figures without and with the changes, and by how much they differ: in whole francs, on paper to the centime. With changes of
 * other simulators there are three columns, and each difference is from the one before. Lines that say the same, also
 * main ones, are folded behind a button. Paper shows all, these last. What is not possible has no figures.
 */
export const Comparison = ({ rows, main }: ComparisonProps) => {
  const { t } = useTranslation('simulation');
  const isOnPaper = use(OnPaper);
  const { names, isBroken } = use(ComparedColumns);
  const words = useFrancWords();
  const differenceWords = useDifferenceWords();
  const saidBy = (row: ComparedRow): readonly Said[] => {
    const texts = 'texts' in row ? row.texts : row.amounts.map((amount) => (amount === null ? '–' : words(amount)));
    const amounts = 'texts' in row ? [] : row.amounts;
    return texts.map((text, at) => {
      if (isBroken && at === texts.length - 1) return { text: '–', difference: '' };
      const [before, after] = [amounts[at - 1] ?? null, amounts[at] ?? null];
      const isSame = before === null || after === null || texts[at - 1] === text;
      return { text, difference: isSame ? '' : differenceWords(before, after) };
    });
  };
  const isMain = ({ key }: ComparedRow, at: number) => (main === undefined ? at < 2 : main.includes(key));
  const { shown, first, folded, isOpen, toggle } = useFolding(rows, saysChange, isMain);
  // What stays as it is comes last.
  const above = isOnPaper ? shown : first;
  const lines = isOpen || isOnPaper ? [...above, ...rows.filter((row) => !above.includes(row))] : shown;
  // Lines that say the same about themselves say it once.
  const notes = new Set(lines.flatMap(({ note }) => note ?? []));
  return (
    <div>
      <Texts value={new Map(lines.map((row) => [row.key, saidBy(row)]))}>
        <Table lines={lines} />
      </Texts>
      {[...notes].map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      {names.length > 2 ? <AboutDifferences /> : null}
      {folded === 0 ? null : (
        <Fold label={t('comparison.unchanged', { count: folded })} isOpen={isOpen} onToggle={toggle} />
      )}
    </div>
  );
};
