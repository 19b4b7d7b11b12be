import Fab from '@mui/material/Fab';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Icon } from './Icon.tsx';
import { RouterLink } from './RouterLink.tsx';

/** From these window widths on, in CSS pixels, the round button and the one with its text fit next to the content. */
export const besideContent = { round: 1270, withText: 1720 };

/** In the corner, above the navigation at a phone's bottom. */
export const aboveBar = 'calc(var(--bottom-bar, env(safe-area-inset-bottom)) + 16px)';

/** Whether the window has room for the help button beside the content; else the header has it, so that it covers nothing. */
export const useHasCornerHelp = (): boolean =>
  useMediaQuery(({ breakpoints }: Theme) => breakpoints.up(besideContent.round), { noSsr: true });

/** In narrower windows a button in the corner is round and shows its text on hover and focus. */
export const roundBesideContent = {
  '&:not(:hover, :focus-visible)': { p: 0, '& > span': visuallyHidden },
} as const;

/** A help button fixed in the corner, beside the content ({@link useHasCornerHelp}). */
export const StickyHelpButton = ({ href, label }: { href: string; label: string }) => (
  <Fab
    component={RouterLink}
    href={href}
    variant="extended"
    sx={({ breakpoints }) => ({
      position: 'fixed',
      insetInlineEnd: 'max(16px, env(safe-area-inset-right))',
      insetBlockEnd: aboveBar,
      [breakpoints.down(besideContent.withText)]: roundBesideContent,
    })}
  >
    <Icon name="question" size={22} />
    <span>{label}</span>
  </Fab>
);
