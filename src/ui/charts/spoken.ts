import type { ChartsDataProviderProps } from '@mui/x-charts/ChartsDataProvider';

const silent = () => '';

/**
 * The library's own texts for screen readers, silent: the readout above a chart is a live region that says a point in our
 * words, and would be heard twice.
 */
export const spoken: NonNullable<ChartsDataProviderProps['localeText']> = {
  a11yNoValue: '',
  lineDescription: silent,
  barDescription: silent,
  pieDescription: silent,
};
