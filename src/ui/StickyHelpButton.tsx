import { styled } from '@mui/material/styles';
import { Icon } from './Icon.tsx';
import { RouterLink } from './RouterLink.tsx';

/** From this width of the window, in CSS pixels, the button with its words stands beside the content and covers none. */
const besideContent = 1720;

const Anchor = styled(RouterLink)(({ theme }) => ({
  position: 'fixed',
  insetInlineEnd: `max(${theme.spacing(2)}, env(safe-area-inset-right))`,
  insetBlockEnd: `max(${theme.spacing(2)}, env(safe-area-inset-bottom))`,
  zIndex: theme.zIndex.fab,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  minBlockSize: 52,
  minInlineSize: 52,
  padding: theme.spacing(0, 2.5, 0, 2),
  borderRadius: theme.tokens.corner.full,
  border: `1px solid ${theme.tokens.colour.action.edge}`,
  backgroundColor: theme.tokens.colour.action.main,
  color: theme.tokens.colour.action.on,
  boxShadow: theme.tokens.elevation.floating,
  ...theme.typography.button,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.tokens.colour.action.hover },
  // Until there is room beside the content it is a round sign, and says its words when asked.
  [theme.breakpoints.down(besideContent)]: {
    '&:not(:hover, :focus-visible)': {
      padding: 0,
      '& > span': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
  '@media print': { display: 'none' },
}));

/**
 * Help that stays at hand in the corner. The page beneath keeps room at its end ({@link stickyHelpRoom}) so that the
 * button covers neither the last card nor what has the focus.
 */
export const StickyHelpButton = ({ href, label }: { href: string; label: string }) => (
  <Anchor href={href}>
    <Icon name="question" size={22} />
    <span>{label}</span>
  </Anchor>
);

/** Room in CSS pixels that a page with the help button leaves free beyond the distance it keeps at its end anyway. */
export const stickyHelpRoom = 32;
