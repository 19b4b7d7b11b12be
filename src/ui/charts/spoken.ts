import type { ChartsDataProviderProps } from '@mui/x-charts/ChartsDataProvider';

const said = (...words: readonly (string | undefined)[]): string => words.filter(Boolean).join(', ');

/**
 * What screen readers hear of a point: its place, what it belongs to, its amount. All of it comes from the picture's own
 * words; where a curve has no point there is nothing to hear, least of all the library's English for it.
 */
export const spoken: NonNullable<ChartsDataProviderProps['localeText']> = {
  a11yNoValue: '',
  lineDescription: ({ formattedXValue, formattedYValue, seriesLabel, y }) =>
    said(formattedXValue, seriesLabel, y === null ? '' : formattedYValue),
  barDescription: ({ formattedCategoryValue, formattedValue, seriesLabel }) =>
    said(formattedCategoryValue, seriesLabel, formattedValue),
  pieDescription: ({ formattedValue, seriesLabel }) => said(seriesLabel, formattedValue),
};
