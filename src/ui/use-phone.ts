import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is as narrow as a phone's. */
export const useIsPhone = (): boolean =>
  useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), { noSsr: true });
