import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import { Icon } from './Icon.tsx';
import { RouterLink } from './RouterLink.tsx';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** From this window width on, in CSS pixels, the button with its text fits next to the content. */
const besideContent = 1720;

/**
 * A help button fixed in the corner. The page reserves space at its end ({@link stickyHelpRoom}) so that the
 * button covers neither the last card nor what is focused.
 */
export const StickyHelpButton = ({ href, label }: { href: string; label: string }) => (
  <Fab
    component={RouterLink}
    href={href}
    variant="extended"
    sx={({ breakpoints }) => ({
      position: 'fixed',
      insetInlineEnd: 'max(16px, env(safe-area-inset-right))',
      insetBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
      // In narrower windows it is round and shows its text on hover and focus.
      [breakpoints.down(besideContent)]: { '&:not(:hover, :focus-visible)': { p: 0 } },
    })}
  >
    <Icon name="question" size={22} />
    <Box
      component="span"
      sx={({ breakpoints }) => ({
        [breakpoints.down(besideContent)]: { 'a:not(:hover, :focus-visible) > &': visuallyHidden },
      })}
    >
      {label}
    </Box>
  </Fab>
);

/** Additional space in CSS pixels at the end of a page with the help button. */
export const stickyHelpRoom = 32;
