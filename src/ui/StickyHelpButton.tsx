import Fab from '@mui/material/Fab';
import { Icon } from './Icon.tsx';
import { RouterLink } from './RouterLink.tsx';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** From this window width on, in CSS pixels, the button with its text fits next to the content. */
const besideContent = 1720;

/** In the corner, above the navigation at a phone's bottom. */
export const aboveBar = 'calc(var(--bottom-bar, env(safe-area-inset-bottom)) + 16px)';

/**
 * A help button fixed in the corner. The page reserves space at its end ({@link stickyHelpRoom}) so that the
 * button covers neither the last card nor what is focused.
 */
export const StickyHelpButton = ({ href, label }: { href: string; label: string }) => (
  <Fab
    component={RouterLink}
    href={href}
    variant="extended"
    sx={({ breakpoints, spacing }) => ({
      position: 'fixed',
      insetInlineEnd: 'max(16px, env(safe-area-inset-right))',
      insetBlockEnd: aboveBar,
      // In narrower windows it is round and shows its text on hover and focus.
      [breakpoints.down(besideContent)]: { '&:not(:hover, :focus-visible)': { p: 0, '& > span': visuallyHidden } },
      // On a phone it is a tab at the edge, beside what stands in the cards, so that it never covers a figure.
      [breakpoints.down('sm')]: {
        insetInlineEnd: 0,
        borderStartEndRadius: 0,
        borderEndEndRadius: 0,
        '&:not(:focus-visible)': {
          p: 0,
          minInlineSize: 0,
          inlineSize: spacing(4),
          blockSize: 56,
          '& > span': visuallyHidden,
        },
      },
    })}
  >
    <Icon name="question" size={22} />
    <span>{label}</span>
  </Fab>
);

/** Additional space in CSS pixels at the end of a page with the help button. */
export const stickyHelpRoom = 32;
