import { createContext, lazy, memo, use, useMemo } from 'react';
import type { AgedValue } from '#contract/dashboard.ts';
import { ageBars, formatAge, type AgePoint } from '#domain/age-points.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf } from '#kernel/money.ts';
import { pointName, type AgePictureProps } from './age-picture.ts';
import { ChartPicture } from './ChartPicture.tsx';
import { DataTable } from './DataTable.tsx';

const AgeBarsChart = lazy(async () => ({ default: (await import('./charts/bar-charts.ts')).AgeBarsChart }));

type AgeBarsProps = AgePictureProps & {
  /** As the provider sends them, in any order. */
  points: readonly AgedValue[] | null | undefined;
  /** The age whose bar is highlighted and labelled with its amount. */
  highlightAge: number;
  labels: AgePictureProps['labels'] & {
    /** Unit of the axis if all amounts are below CHF 1000; without it, thousands. */
    unitOfSmall?: string;
  };
  /** Whether the bars follow a slider, without animation; then keep the identity of the labels. */
  follows?: boolean;
  /** Whether that slider is moving. */
  isMoving?: boolean;
  /** The amount (CHF) up to which the axis reaches at least, so that one sees bars shrink. */
  top?: number | undefined;
  /** Puts an amount (CHF) into words; to the centime by default. */
  amountText?: (chf: number) => string;
  /** Called with the selected bar, in order of age; null once there is none. Keep its identity between renders. */
  onChosen?: ((index: number | null) => void) | undefined;
};

type FrameProps = Pick<AgeBarsProps, 'labels' | 'onChosen'> & Required<Pick<AgeBarsProps, 'follows' | 'height'>>;

/** What the picture shows; apart from it, so that a slider's move renders only chart or table anew. */
type Drawn = Required<Pick<AgeBarsProps, 'highlightAge' | 'ageText' | 'ageLabel' | 'amountText' | 'isMoving'>> &
  Pick<AgeBarsProps, 'top'> & { bars: readonly AgePoint[] };

const ShownAges = createContext<Drawn>({
  bars: [],
  highlightAge: 0,
  ageText: formatAge,
  ageLabel: formatAge,
  amountText: formatChf,
  isMoving: false,
});

const Chart = ({ labels, height, follows, onChosen }: FrameProps) => {
  const { bars, highlightAge, ageText, ageLabel, amountText, isMoving, top } = use(ShownAges);
  return (
    <AgeBarsChart
      bars={bars.map((point) => ({
        label: ageLabel(point.age),
        isWhole: Number.isInteger(point.age),
        value: point.value,
        highlighted: point.age === highlightAge,
      }))}
      nameOf={(index) => {
        const point = bars[index];
        return point === undefined ? '' : pointName(point, ageText);
      }}
      height={height}
      labels={labels}
      follows={follows}
      isMoving={isMoving}
      top={top}
      amountText={amountText}
      onChosen={onChosen}
    />
  );
};

const Table = ({ labels, height }: FrameProps) => {
  const { bars, highlightAge, ageLabel, amountText } = use(ShownAges);
  const withDates = bars.some(({ date }) => date !== undefined);
  return (
    <DataTable
      maxHeight={height}
      caption={labels.title}
      columns={[
        { key: 'age', header: labels.age },
        ...(withDates ? [{ key: 'date', header: labels.date }] : []),
        { key: 'amount', header: labels.amount, align: 'end' },
      ]}
      rows={bars.map(({ age, date, value }) => ({
        key: String(age),
        cells: [
          ageLabel(age),
          ...(withDates ? [formatDate(date)] : []),
          age === highlightAge ? <strong key="amount">{amountText(value)}</strong> : amountText(value),
        ],
      }))}
    />
  );
};

const Picture = memo((frame: FrameProps) => (
  <ChartPicture labels={frame.labels} height={frame.height} table={<Table {...frame} />}>
    <Chart {...frame} />
  </ChartPicture>
));

/** Amounts by age as bars, one of them highlighted, or as a table. */
export const AgeBars = ({
  points,
  highlightAge,
  labels,
  ageText,
  ageLabel = formatAge,
  height = 300,
  empty = null,
  follows = false,
  isMoving = false,
  top,
  amountText = formatChf,
  onChosen,
}: AgeBarsProps) => {
  const bars = useMemo(() => ageBars(points, highlightAge), [points, highlightAge]);
  return bars.length === 0 ? (
    empty
  ) : (
    <ShownAges value={{ bars, highlightAge, ageText, ageLabel, amountText, isMoving, top }}>
      <Picture labels={labels} height={height} follows={follows} onChosen={onChosen} />
    </ShownAges>
  );
};
