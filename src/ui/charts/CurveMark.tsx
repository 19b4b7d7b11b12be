import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useTheme } from '@mui/material/styles';

type CurveMarkProps = {
  /** Date or age. */
  x: Date | number;
  label: string;
  /** Whether the label is before the line, because there is no space after it. */
  before: boolean;
};

/** A dotted vertical line with a label: today, or where something ends. */
export const CurveMark = ({ x, label, before }: CurveMarkProps) => {
  const { tokens, typography } = useTheme();
  return (
    <ChartsReferenceLine
      x={x}
      label={label}
      labelAlign="start"
      // Clear of a line that runs along the top of the chart.
      spacing={{ x: 6, y: -18 }}
      lineStyle={{ stroke: tokens.chart.today, strokeWidth: 1, strokeDasharray: '1 3' }}
      labelStyle={{
        fontSize: 12,
        fontFamily: typography.fontFamily,
        fontWeight: 600,
        fill: tokens.chart.label,
        textAnchor: before ? 'end' : 'start',
      }}
    />
  );
};
