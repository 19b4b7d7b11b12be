import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is so narrow that a page has one column, with its sidebar below. */
export const useIsOneColumn = (): boolean =>
  useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'), { noSsr: true });
