import type { LineSeries } from '@mui/x-charts/LineChart';
import { formatChf } from '#kernel/money.ts';
import type { CurvePoint } from './curve-reach.ts';

/** The two lines of a curve, actual and projected, which meet in the last actual point. */
export const curveSeries = ({
  solid,
  dashed,
  pointed,
  labels,
  colours,
}: {
  readonly solid: readonly CurvePoint[];
  readonly dashed: readonly CurvePoint[];
  /** Whether the last solid point is marked. */
  readonly pointed: boolean;
  readonly labels: { readonly solid?: string; readonly dashed?: string; readonly amount?: string };
  readonly colours: { readonly past: string; readonly projection: string };
}): LineSeries[] => {
  const points = [...solid, ...dashed];
  const turn = solid.length - 1;
  return [
    {
      type: 'line',
      id: 'solid',
      label: labels.solid ?? labels.amount ?? '',
      data: points.map(({ value }, index) => (index <= turn ? value : null)),
      color: colours.past,
      area: true,
      curve: 'monotoneX',
      showMark: ({ index }) => pointed && index === turn,
      valueFormatter: (value) => (value === null ? null : formatChf(value)),
    },
    {
      type: 'line',
      id: 'dashed',
      label: labels.dashed ?? labels.amount ?? '',
      data: points.map(({ value }, index) => (index >= turn && dashed.length > 0 ? value : null)),
      color: colours.projection,
      curve: 'monotoneX',
      showMark: false,
      valueFormatter: (value, { dataIndex }) => (value === null || dataIndex === turn ? null : formatChf(value)),
    },
  ];
};
