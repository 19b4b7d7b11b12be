import Box from '@mui/material/Box';
import { useTheme, type Theme } from '@mui/material/styles';
import { lazy, useState, type ReactNode } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { formatChf, formatPercent } from '#kernel/money.ts';
import { roundShares } from '#kernel/round-shares.ts';
import { trimmed } from '#kernel/trimmed.ts';
import { labelWithAmount } from '#domain/buy-in.ts';
import { chartColours } from '#theme/chart-colours.ts';
import { type PictureLabels } from './ChartPicture.tsx';
import { ringShares } from './charts/ring-parts.ts';
import { DataTable } from './DataTable.tsx';
import { DonutLegend } from './DonutLegend.tsx';
import { LazyPicture } from './LazyPicture.tsx';
import { PictureWithTable } from './PictureWithTable.tsx';

const RingChart = lazy(async () => ({ default: (await import('./charts/RingChart.tsx')).RingChart }));

/** Maximum size of the ring in CSS pixels. */
const ringSize = 300;

/** A part of the whole. */
export type DonutSlice = {
  /** Unique key. */
  key: string;
  label: string;
  /** CHF; null or undefined if unknown. Zero and negative amounts are only in the list and in the table. */
  value: number | null | undefined;
  /** What is reached, still possible, or closed; without a kind the parts take the fund's colours in order. */
  kind?: 'reached' | 'open' | 'closed';
};

type DonutChartProps = {
  slices: readonly DonutSlice[];
  /** The language of the percentages. */
  locale: Locale;
  /** Whether the parts wide enough for it show their share of the whole; by default they do. */
  hasShares?: boolean;
  /** Shown inside the ring. */
  centre?: { figure: string; label: string } | undefined;
  /** The fund's own words, shown in place of the legend while a part is selected; all optional. */
  tooltip?:
    | {
        title?: string | null | undefined;
        subtitle?: string | null | undefined;
        /** Contains the placeholder `{0}` for the amount; omitted if the amount is missing, or with another placeholder. */
        label?: string | null | undefined;
        /** CHF. */
        amount?: number | null | undefined;
      }
    | undefined;
  labels: Omit<PictureLabels, 'hint'> & {
    /** Columns of the table. */
    part: string;
    amount: string;
    share: string;
  };
  /** Shown if no part is known. */
  empty?: ReactNode;
};

const layoutSx = {
  display: 'grid',
  // May be narrower than the ring.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  justifyItems: 'center',
  alignItems: 'center',
  '@container (inline-size >= 540px)': { gridTemplateColumns: `${ringSize}px minmax(0, 1fr)`, columnGap: 5 },
} as const;

/** The legend, and in the same place what is said of a selected part. */
const besideSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  inlineSize: '100%',
  '& > *': { gridArea: '1 / 1' },
  '@media not print': { '&:has(> div p) > ul': { visibility: 'hidden' } },
} as const;

type Colours = { readonly colour: string; readonly edge?: string };

const coloursOf = ({ tokens }: Theme, { kind }: DonutSlice, index: number): Colours => {
  const { own, bars, past } = tokens.chart;
  const order = index % bars.length;
  if (kind === 'reached' || (kind === undefined && order === 0))
    return { colour: own.fill, ...(own.edge !== own.fill && { edge: own.edge }) };
  const { open, quiet } = chartColours(tokens);
  return { colour: kind === undefined ? (bars[order] ?? past) : { open, closed: quiet }[kind] };
};

/** Undefined if there is nothing to say. */
const ringWords = ({ title, subtitle, label, amount }: NonNullable<DonutChartProps['tooltip']>) => {
  const lines = [trimmed(subtitle), labelWithAmount(label, amount)].filter((line) => line !== null);
  const head = trimmed(title) ?? undefined;
  return head === undefined && lines.length === 0 ? undefined : { title: head, lines };
};

/** The parts of a whole as a ring with a legend of names and amounts, or as a table. */
export const DonutChart = ({
  slices: given,
  locale,
  hasShares = true,
  centre,
  tooltip,
  labels,
  empty = null,
}: DonutChartProps) => {
  const theme = useTheme();
  const [wordsPlace, setWordsPlace] = useState<HTMLElement | null>(null);
  const slices = given.flatMap((slice, index) =>
    typeof slice.value === 'number' && Number.isFinite(slice.value)
      ? [{ ...slice, value: slice.value, ...coloursOf(theme, slice, index) }]
      : [],
  );
  if (slices.length === 0) return empty;
  const shares = ringShares(slices.map(({ value }) => value));
  const textsOf = (decimals: number) => roundShares(shares, decimals).map((share) => formatPercent(share, locale));
  const percents = textsOf(1);
  const wholes = textsOf(0);
  const percent = (index: number) => percents[index] ?? '';
  const table = (
    <DataTable
      maxHeight={ringSize}
      caption={labels.title}
      columns={[
        { key: 'part', header: labels.part },
        { key: 'amount', header: labels.amount, align: 'end' },
        { key: 'share', header: labels.share, align: 'end' },
      ]}
      rows={slices.map(({ key, label, value }, index) => ({
        key,
        cells: [label, formatChf(value), percent(index)],
      }))}
    />
  );
  const ring = (
    <Box sx={{ inlineSize: ringSize, maxInlineSize: '100%' }}>
      <LazyPicture height={ringSize} isRing fallback={table}>
        <RingChart
          slices={slices.map(({ label, value, colour, edge }, index) => ({
            label,
            value,
            colour,
            edge,
            text: formatChf(value),
            percent: percent(index),
            rounded: (hasShares ? wholes[index] : null) ?? '',
          }))}
          size={ringSize}
          title={labels.title}
          centre={centre}
          words={tooltip && ringWords(tooltip)}
          wordsPlace={wordsPlace}
        />
      </LazyPicture>
    </Box>
  );
  return (
    <PictureWithTable
      height={ringSize}
      showTableLabel={labels.asTable}
      showPictureLabel={labels.asPicture}
      table={table}
      picture={
        <Box sx={{ containerType: 'inline-size' }}>
          <Box sx={layoutSx}>
            {ring}
            <Box sx={besideSx}>
              <DonutLegend slices={slices} />
              <div ref={setWordsPlace} />
            </Box>
          </Box>
        </Box>
      }
    />
  );
};
