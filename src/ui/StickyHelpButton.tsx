import { styled } from '@mui/material/styles';
import { Icon } from './Icon.tsx';
import { BareLink } from './PortalLink.tsx';

const Anchor = styled(BareLink)(({ theme }) => ({
  position: 'fixed',
  insetInlineEnd: `max(${theme.spacing(2)}, env(safe-area-inset-right))`,
  insetBlockEnd: `max(${theme.spacing(2)}, env(safe-area-inset-bottom))`,
  zIndex: theme.zIndex.fab,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  minBlockSize: 48,
  minInlineSize: 48,
  padding: theme.spacing(0, 2.5, 0, 2),
  borderRadius: 24,
  backgroundColor: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  boxShadow: theme.shadows[4],
  fontWeight: theme.typography.fontWeightMedium,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.palette.primary.dark },
  '&:focus-visible': { outline: `3px solid ${theme.palette.text.primary}`, outlineOffset: 2 },
  '@media print': { display: 'none' },
}));

/**
 * Help that stays at hand in the corner. The page beneath keeps room at its end ({@link stickyHelpRoom}) so that the
 * button covers neither the last card nor what has the focus.
 */
export const StickyHelpButton = ({ href, label }: { href: string; label: string }) => (
  <Anchor href={href}>
    <Icon name="question" size={22} />
    {label}
  </Anchor>
);

/** Room in CSS pixels that a page with the help button leaves free at its end. */
export const stickyHelpRoom = 96;
