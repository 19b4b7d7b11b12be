import { styled, useTheme, type Theme } from '@mui/material/styles';
import { lazy, type ReactNode } from 'react';
import { formatChf, formatPercent, roundTo } from '#kernel/money.ts';
import { chartColours } from '#theme/chart-colours.ts';
import { type PictureLabels } from './ChartPicture.tsx';
import { ringShares } from './charts/ring-parts.ts';
import { DataTable } from './DataTable.tsx';
import { LazyPicture } from './LazyPicture.tsx';
import { PictureWithTable } from './PictureWithTable.tsx';

const RingChart = lazy(async () => ({ default: (await import('./charts/RingChart.tsx')).RingChart }));

/** Breadth and height of the ring in CSS pixels; where its place is narrower, the ring is. */
const ringSize = 300;

/** A part of the whole. */
export type DonutSlice = {
  /** Its own among the parts. */
  key: string;
  label: string;
  /** CHF; unknown where there is none. What is nothing or less stands in the list and in the table alone. */
  value: number | null | undefined;
  /** What is there, what may still come, and what is closed; without it the parts take the fund's colours in order. */
  kind?: 'reached' | 'open' | 'closed';
};

/** Props of {@link DonutChart}. */
export type DonutChartProps = {
  slices: readonly DonutSlice[];
  /** Stands within the ring. */
  centre?: { figure: string; label: string } | undefined;
  /** What a part says when the pointer or the keyboard is at it, beneath its own name and amount; each may be absent. */
  tooltip?:
    | {
        title?: string | null | undefined;
        subtitle?: string | null | undefined;
        /** Carries the placeholder `{0}` for the amount; without an amount to put in it is left out. */
        label?: string | null | undefined;
        /** CHF. */
        amount?: number | null | undefined;
      }
    | undefined;
  labels: PictureLabels & {
    /** Columns of the table. */
    part: string;
    amount: string;
    share: string;
  };
  /** What stands here where no part is known. */
  empty?: ReactNode;
};

const Layout = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  '& > div': {
    display: 'grid',
    // Narrower than the ring as well.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(3),
    justifyItems: 'center',
    alignItems: 'center',
  },
  '@container (inline-size >= 540px)': {
    '& > div': { gridTemplateColumns: `${ringSize}px minmax(0, 1fr)`, columnGap: theme.spacing(5) },
  },
}));

const Place = styled('div')({ inlineSize: ringSize, maxInlineSize: '100%', aspectRatio: '1' });

const Parts = styled('ul')(({ theme }) => ({
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: theme.spacing(1.5),
    paddingBlock: theme.spacing(1.25),
    '& + li': { borderBlockStart: `1px solid ${theme.palette.divider}` },
  },
  '& strong': {
    gridColumn: 2,
    fontWeight: theme.typography.fontWeightMedium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
}));

const Words = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
}));

const Swatch = styled('span')({
  inlineSize: 14,
  blockSize: 14,
  marginBlockStart: 3,
  borderRadius: 4,
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', outline: '1px solid CanvasText' },
});

const colourOf = ({ tokens }: Theme, { kind }: DonutSlice, index: number): string => {
  const { chart, colour } = tokens;
  if (kind === undefined) return chart.bars[index % chart.bars.length] ?? chart.past;
  const { open, quiet } = chartColours(tokens);
  return { reached: colour.primary.main, open, closed: quiet }[kind];
};

const tooltipLines = ({ title, subtitle, label, amount }: NonNullable<DonutChartProps['tooltip']>) => ({
  title: title?.trim() || undefined,
  lines: [
    subtitle?.trim(),
    label?.includes('{0}') && typeof amount !== 'number'
      ? undefined
      : label?.trim().replaceAll('{0}', formatChf(amount ?? 0)),
  ].filter((line): line is string => line !== undefined && line !== ''),
});

/** A whole and its parts as a ring, their names and amounts beside it; the same as a table. */
export const DonutChart = ({ slices: given, centre, tooltip, labels, empty = null }: DonutChartProps) => {
  const theme = useTheme();
  const slices = given.flatMap((slice, index) =>
    typeof slice.value === 'number' && Number.isFinite(slice.value)
      ? [{ ...slice, value: slice.value, colour: colourOf(theme, slice, index) }]
      : [],
  );
  if (slices.length === 0) return empty;
  const shares = ringShares(slices.map(({ value }) => value));
  const percent = (index: number) => formatPercent(roundTo(shares[index] ?? 0, 1));
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
    <Place>
      <LazyPicture height="100%" fallback={table}>
        <RingChart
          slices={slices.map(({ label, value, colour }, index) => ({
            label,
            value,
            colour,
            text: formatChf(value),
            percent: percent(index),
            rounded: formatPercent(roundTo(shares[index] ?? 0, 0)),
          }))}
          size={ringSize}
          title={labels.title}
          centre={centre}
          tooltip={tooltip && tooltipLines(tooltip)}
        />
      </LazyPicture>
    </Place>
  );
  return (
    <PictureWithTable
      height={ringSize}
      showTableLabel={labels.asTable}
      showPictureLabel={labels.asPicture}
      table={table}
      picture={
        <Layout>
          <div>
            {ring}
            <Parts>
              {slices.map(({ key, label, value, colour }) => (
                <li key={key}>
                  <Swatch aria-hidden style={{ backgroundColor: colour }} />
                  <Words>{label}</Words>
                  <strong>{formatChf(value)}</strong>
                </li>
              ))}
            </Parts>
          </div>
        </Layout>
      }
    />
  );
};
