import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** In a narrower container a value is below its name. */
const narrow = '@container (max-width: 26rem)';

/**
 * Layouts of facts: `lines` have names and values side by side with hairlines; `amounts` are the same
 * with the values at the end; `figures` have space for text below each amount; `sheet` has several columns, each
 * value below its name; `pairs` are lines without hairlines, and `sums` the same with the values at the end.
 */
export type FactsLayout = 'lines' | 'amounts' | 'figures' | 'sheet' | 'pairs' | 'sums';

const listOf = {
  lines: {},
  amounts: {},
  figures: {},
  sheet: {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr))',
      sm: 'repeat(auto-fill, minmax(12rem, 1fr))',
    },
    gap: { xs: 2, sm: 3 },
    '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', rowGap: 1, columnGap: 2 },
  },
  pairs: {
    display: 'grid',
    gridTemplateColumns: 'minmax(5rem, auto) minmax(0, 1fr)',
    rowGap: 1,
    columnGap: 2,
    alignItems: 'baseline',
  },
  sums: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, alignItems: 'baseline' },
} as const;

const measured = { containerType: 'inline-size' } as const;

/** Layouts that depend on their container's width make it a query container, whose width ignores its content. */
const roomOf = { lines: measured, amounts: measured, figures: measured, sheet: {}, pairs: {}, sums: {} } as const;

const ruled = {
  display: 'grid',
  alignItems: 'baseline',
  '&:first-of-type': { paddingBlockStart: 0 },
  '&:last-of-type': { paddingBlockEnd: 0 },
  '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

const lineOf = {
  lines: {
    ...ruled,
    position: 'relative',
    gridTemplateColumns: 'minmax(8rem, 2fr) 3fr',
    columnGap: 2,
    py: 1.25,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  amounts: { ...ruled, gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, py: 1.25 },
  figures: {
    ...ruled,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 3,
    rowGap: 0.5,
    py: 2,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '@media print': { breakInside: 'avoid', py: 1 },
  },
  sheet: { minWidth: 0 },
  pairs: { display: 'contents' },
  sums: { display: 'contents' },
} as const;

const quiet = { color: 'text.secondary', hyphens: 'auto', [narrow]: { typography: 'body2' } } as const;

const termOf = {
  lines: quiet,
  amounts: quiet,
  figures: { fontWeight: 'fontWeightMedium', hyphens: 'auto' },
  sheet: { typography: 'body2', color: 'text.secondary' },
  pairs: { color: 'text.secondary' },
  sums: { typography: 'body2', color: 'text.secondary' },
} as const;

const valueOf = {
  lines: {},
  amounts: { textAlign: 'end' },
  figures: { textAlign: 'end', [narrow]: { textAlign: 'start' } },
  sheet: { overflowWrap: 'anywhere' },
  pairs: { overflowWrap: 'anywhere' },
  sums: { textAlign: 'end' },
} as const;

/** A name and its value. */
export type Fact = {
  key?: string | number;
  term: string;
  value: ReactNode;
  /** A link to change the value, next to the name. */
  action?: ReactNode;
  /** Whether it takes a whole line of a `sheet`. */
  long?: boolean;
  /** Further content below: a sentence, a question. */
  below?: readonly ReactNode[];
};

/** Props of {@link Facts}. */
export type FactsProps = { facts: readonly Fact[]; layout?: FactsLayout };

/** Names and values as a description list, in one of a few responsive layouts. */
export const Facts = ({ facts, layout = 'lines' }: FactsProps) => (
  <Box sx={roomOf[layout]}>
    <Box component="dl" sx={[{ m: 0 }, listOf[layout]]}>
      {facts.map(({ key, term, value, action = null, long = false, below = [] }) => (
        <Box
          key={key ?? term}
          sx={[
            lineOf[layout],
            long && { gridColumn: '1 / -1' },
            action !== null && { [narrow]: { paddingBlockStart: 2 } },
          ]}
        >
          <Typography
            component="dt"
            variant="inherit"
            sx={[
              { minWidth: 0, overflowWrap: 'break-word', textWrap: 'pretty' },
              termOf[layout],
              action !== null && { [narrow]: { paddingInlineEnd: '6.5rem' } },
            ]}
          >
            {term}
          </Typography>
          <Typography
            component="dd"
            variant="inherit"
            sx={[
              { minWidth: 0, overflowWrap: 'break-word' },
              valueOf[layout],
              action !== null && {
                display: 'flex',
                alignItems: 'baseline',
                justifyContent: 'space-between',
                gap: 2,
              },
            ]}
          >
            {action === null ? (
              value
            ) : (
              <>
                <Box sx={{ minWidth: 0, textWrap: 'pretty' }}>{value}</Box>
                {/* In a narrow container the link is next to the name, so that the value has the full width. */}
                <Box sx={{ [narrow]: { position: 'absolute', insetBlockStart: 6, insetInlineEnd: 0 } }}>{action}</Box>
              </>
            )}
          </Typography>
          {below.map((words, index) => (
            <Typography
              key={index}
              component="dd"
              variant="body2"
              sx={{ gridColumn: '1 / -1', color: 'text.secondary', maxWidth: '60ch', textWrap: 'pretty' }}
            >
              {words}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  </Box>
);
