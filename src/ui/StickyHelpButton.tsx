import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import { Icon } from './Icon.tsx';
import { RouterLink } from './RouterLink.tsx';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** From this width of the window, in CSS pixels, the button with its words stands beside the content and covers none. */
const besideContent = 1720;

/**
 * Help that stays at hand in the corner. The page beneath keeps room at its end ({@link stickyHelpRoom}) so that the
 * button covers neither the last card nor what has the focus.
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
      // Until there is room beside the content it is a round sign, and says its words when asked.
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

/** Room in CSS pixels that a page with the help button leaves free beyond the distance it keeps at its end anyway. */
export const stickyHelpRoom = 32;
