import type { PortalComponents } from '../portal-components.ts';

/** Axes and grid of the charts. Each chart takes its series' colours from `theme.tokens.chart`. */
export const charts: PortalComponents = {
  MuiChartsAxis: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        '& .MuiChartsAxis-tickLabel': {
          fill: tokens.chart.axis,
          fontFamily: tokens.type.family,
          fontSize: tokens.type.sizes.small,
          fontVariantNumeric: 'tabular-nums',
        },
        '& .MuiChartsAxis-label': { fill: tokens.chart.label },
        // Axis lines and ticks would only repeat the grid, so they look the same.
        '& .MuiChartsAxis-line,& .MuiChartsAxis-tick': { stroke: tokens.chart.grid },
      }),
    },
  },
  MuiChartsGrid: {
    styleOverrides: { line: ({ theme: { tokens } }) => ({ stroke: tokens.chart.grid, shapeRendering: 'crispEdges' }) },
  },
  MuiChartsAxisHighlight: {
    styleOverrides: { root: ({ theme: { tokens } }) => ({ stroke: tokens.chart.today, strokeDasharray: '2 3' }) },
  },
};
