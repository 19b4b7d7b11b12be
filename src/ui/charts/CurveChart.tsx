import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LINE_CHART_PLUGINS, LinePlot, type LineChartPluginSignatures } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLocale, isLocale } from '#kernel/locale.ts';
import { chartColours } from '#theme/chart-colours.ts';
import { amountsAxis, amountsWidth, axisRoom, tickText } from './axis-style.ts';
import { yearLabel, yearLabelThreshold } from './chart-axis.ts';
import { CurveLegend } from './CurveLegend.tsx';
import { CurveMark } from './CurveMark.tsx';
import { CurveNotes, type CurveEnd, type CurveEvent } from './CurveNotes.tsx';
import { areaOpacity, dash, legendHeight } from './curve-legend.ts';
import { curveReach, type CurvePlace } from './curve-reach.ts';
import { readingOf } from './curve-reading.ts';
import { curveSeries, type CurveBand, type CurveLine } from './curve-series.ts';
import { curveTicks } from './curve-ticks.ts';
import { PictureFrame, useStill } from './PictureFrame.tsx';
import { hintHeight, Readout, readoutHeight, UnlessRead } from './Readout.tsx';
import { SelectedMark } from './SelectedMark.tsx';
import { FollowKeys, useSelectionActs } from './Selection.tsx';
import { spoken } from './spoken.ts';

type CurveChartProps = {
  /** Whether places are times or ages. */
  scale: 'time' | 'age';
  /** Ascending. */
  places: readonly CurvePlace[];
  /** What is said of a point is first of all the amount of the first line that has one. */
  lines: readonly CurveLine[];
  band?: CurveBand | undefined;
  events?: readonly CurveEvent[];
  /** In CSS pixels, with readout and legend. */
  height: number;
  /** A labelled mark: today, or where something ends. Drawn if the curve reaches it. */
  mark?: { at: number; label: string } | undefined;
  /** The age in a year, in a second line below the axis, and the name of that line. */
  ages?: { readonly name: string; readonly inYear: (year: number) => number } | undefined;
  /** Whether it follows a slider, without animation. */
  still?: boolean;
  labels: {
    /** Name of the chart for screen readers. */
    title: string;
    /** Unit of the axis, e.g. "CHF in thousands". */
    unit: string;
    /** How to select a point. */
    hint: string;
  };
};

const drawing = {
  '& .MuiLineChart-line': { strokeWidth: 2.5 },
  '& .MuiLineChart-line[data-series^="edge"]': { strokeWidth: 1, strokeOpacity: 0.5 },
  '& .MuiLineChart-line[data-series^="dashed"]': { strokeDasharray: dash, strokeLinecap: 'round' },
  '& .MuiLineChart-area': { fillOpacity: areaOpacity },
} as const;

/** What is drawn; it follows the chart's data by itself. */
const Plot = memo(() => (
  <>
    <ChartsGrid horizontal />
    <AreaPlot />
    <LinePlot />
    <ChartsXAxis />
    <ChartsYAxis />
  </>
));

/** Room for a second line below the axis, in CSS pixels. */
const secondLine = 16;

/**
 * Narrower charts have what a line ends with above the plot, in a line of its own, and other words in two lines: next to
 * its point a text would stand on the line. CSS pixels.
 */
const narrowest = 420;
const lineAbove = 18;

/** What is at the end of each line that has words for it: the main line's first. */
const endsOf = (lines: readonly CurveLine[], band: CurveBand | undefined): readonly CurveEnd[] =>
  lines
    .flatMap(({ key, end: text, values, isOther = false }) => {
      const index = values.findLastIndex((value) => value !== null);
      const amount = values[index] ?? null;
      if (text === undefined || amount === null) return [];
      return [{ key, index, text, amount, isOther, top: (isOther ? null : band?.high[index]) ?? amount }];
    })
    .toSorted((one, other) => Number(one.isOther) - Number(other.isOther));

/** An event's words in two lines: its amount comes last. */
const inTwoLines = (text: string): string => text.replace(/ (?=\S+$)/, '\n');

type DrawnProps = Omit<CurveChartProps, 'height' | 'still'> & { width: number; height: number; isStill: boolean };

/** The curve itself; it stays as it is while points are selected. */
const Drawn = ({ scale, places, lines, band, events = [], mark, ages, isStill, width, height }: DrawnProps) => {
  const theme = useTheme();
  const { chart } = theme.tokens;
  const { choose, point } = useSelectionActs();
  const narrow = useMediaQuery(`(max-width: ${yearLabelThreshold - 0.02}px)`, { noSsr: true });
  const timed = scale === 'time';
  const placeOf = (at: number) => (timed ? new Date(at) : at);
  const ats = places.flatMap(({ at, isAside }) => (isAside === true ? [] : at));
  const values = [...lines.flatMap((line) => line.values), ...(band?.high ?? [])].filter((value) => value !== null);
  const amounts = amountsWidth(values);
  const { begin, end: last, reached, farRight, isExtended } = curveReach(scale, places, mark);
  const ends = endsOf(lines, band);
  const isTight = width > 0 && width < narrowest;
  const roomAbove = isTight && ends.length > 0 ? lineAbove : 0;
  const drawnAt = places.map(({ at }) => placeOf(at));
  const amountAt = (index: number) =>
    lines.find((line) => (line.values[index] ?? null) !== null)?.values[index] ?? null;
  const shownMark =
    reached === undefined ? undefined : { x: placeOf(reached.at), label: reached.label, isBefore: farRight };
  return (
    <ChartsDataProvider<'line', LineChartPluginSignatures>
      plugins={LINE_CHART_PLUGINS}
      height={height}
      skipAnimation={isStill}
      localeText={spoken}
      margin={{
        top: axisRoom.top + roomAbove,
        right: axisRoom.end + (ages === undefined ? 0 : axisRoom.age),
        bottom: 0,
        left: 0,
      }}
      onAxisClick={(_, data) => {
        if (data !== null) choose(data.dataIndex);
      }}
      onHighlightedAxisChange={point}
      xAxis={[
        {
          scaleType: timed ? 'time' : 'linear',
          data: drawnAt,
          tickInterval: curveTicks({
            scale,
            places: ats,
            domain: [begin, last],
            width,
            amounts,
            narrow,
            gap: band === undefined ? 0 : 12,
          }),
          tickLabelInterval: () => true,
          tickSize: 4,
          height: axisRoom.below + (ages === undefined ? 0 : secondLine),
          domainLimit: 'strict',
          ...(isExtended && { max: last }),
          valueFormatter: (value: Date | number) => {
            if (!(value instanceof Date)) return String(value);
            const year = yearLabel(value, narrow);
            return ages === undefined ? year : `${year}\n${ages.inYear(value.getFullYear())}`;
          },
          tickLabelStyle: tickText(theme),
        },
      ]}
      yAxis={[amountsAxis(values, theme)]}
      series={curveSeries(lines, band, { own: chart.past, other: chartColours(theme.tokens).quiet })}
    >
      <ChartsSurface sx={drawing}>
        <Plot />
        {shownMark === undefined ? null : (
          <CurveMark x={shownMark.x} label={shownMark.label} before={shownMark.isBefore} />
        )}
        <CurveNotes
          places={drawnAt}
          amountAt={amountAt}
          lines={lines.map(({ values }) => values)}
          events={isTight ? events.map((event) => ({ ...event, text: inTwoLines(event.text) })) : events}
          ends={ends}
          above={roomAbove > 0 ? lineAbove - 4 : null}
          mark={shownMark}
          below={ages?.name}
        />
        <SelectedMark places={drawnAt} amountsAt={(index) => lines.flatMap((line) => line.values[index] ?? [])} />
      </ChartsSurface>
      <FollowKeys />
    </ChartsDataProvider>
  );
};

/**
 * Amounts by time or age: straight lines between known days, steps where a limit is opened or closed; what is actual
 * solid, what is projected dashed, in a band of less and more interest; with marks and their words. A point that is
 * tapped, or reached by arrow keys, Home and End, is said above and stays until Escape. Loaded separately, because the
 * chart library is large.
 */
export const CurveChart = ({ height, still = false, ...chart }: CurveChartProps) => {
  const returns = useStill();
  const { i18n } = useTranslation('common');
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale;
  const { labels, lines, band, places, events = [] } = chart;
  return (
    <PictureFrame title={labels.title} height={height}>
      {(width) => {
        const legend = legendHeight(width, labels.unit, [...lines.map(({ name }) => name), band?.name]);
        const further = (band === undefined ? 0 : 1) + lines.filter(({ isOther }) => isOther).length;
        const readout = Math.max(hintHeight, readoutHeight(width, further) - legend);
        return (
          <>
            <Readout
              height={readout}
              over={legend}
              hint={labels.hint}
              read={(index) =>
                readingOf(
                  places[index],
                  index,
                  lines,
                  band,
                  events.filter((event) => event.index === index).map(({ text }) => text),
                  locale,
                )
              }
            />
            <UnlessRead>
              <CurveLegend height={legend} unit={labels.unit} lines={lines} area={band?.name} />
            </UnlessRead>
            <Drawn {...chart} width={width} height={height - legend - readout} isStill={still || returns} />
          </>
        );
      }}
    </PictureFrame>
  );
};
