import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is too narrow for the studio's pages in the header, and for the editor beside the portal. */
export const useHasBottomBar = (): boolean =>
  useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'), { noSsr: true });
