import type { ChartsDataProviderProps } from '@mui/x-charts/ChartsDataProvider';

const said = (...words: readonly (string | undefined)[]): string => words.filter(Boolean).join(', ');

/**
 * The text of a point for screen readers: its position, series and amount, all from the chart's own
 * labels. A missing point is silent, instead of the library's English text.
 */
export const spoken: NonNullable<ChartsDataProviderProps['localeText']> = {
  a11yNoValue: '',
  lineDescription: ({ formattedXValue, formattedYValue, seriesLabel, y }) =>
    said(formattedXValue, seriesLabel, y === null ? '' : formattedYValue),
  barDescription: ({ formattedCategoryValue, formattedValue, seriesLabel }) =>
    said(formattedCategoryValue, seriesLabel, formattedValue),
  pieDescription: ({ formattedValue, seriesLabel }) => said(seriesLabel, formattedValue),
};
