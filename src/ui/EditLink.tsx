import MuiButton from '@mui/material/Button';
import { Icon } from './Icon.tsx';
import { RouterLink } from './RouterLink.tsx';

/** A way to change something: an address of its own, so that it can be opened and left like a page. */
export type EditLinkProps = {
  href: string;
  /** What it says, e.g. "Change". */
  label: string;
  /** Its name for screen readers, beginning with what it says: "Change address". */
  accessibleLabel: string;
};

/** Leads to a change, in a dialog over the page; what is changed is in its name. */
export const EditLink = ({ href, label, accessibleLabel }: EditLinkProps) => (
  <MuiButton
    component={RouterLink}
    preventScrollReset
    size="small"
    href={href}
    aria-label={accessibleLabel}
    startIcon={<Icon name="edit" />}
    // The word, not the room around it, ends where the card's content ends.
    sx={{ marginInlineEnd: -1.5, flex: 'none', '&:hover': { textDecoration: 'underline' } }}
  >
    {label}
  </MuiButton>
);
