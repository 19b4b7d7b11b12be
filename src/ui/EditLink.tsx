import MuiButton from '@mui/material/Button';
import { Icon } from './Icon.tsx';
import { RouterLink } from './RouterLink.tsx';

/** A link to change something. */
export type EditLinkProps = {
  href: string;
  /** Visible text, e.g. "Change". */
  label: string;
  /** Name for screen readers, starting with the visible text: "Change address". */
  accessibleLabel: string;
};

/** Opens the dialog that changes something. */
export const EditLink = ({ href, label, accessibleLabel }: EditLinkProps) => (
  <MuiButton
    component={RouterLink}
    preventScrollReset
    size="small"
    href={href}
    aria-label={accessibleLabel}
    startIcon={<Icon name="edit" />}
    // Aligns the text, not its padding, with the end of the card's content.
    sx={{
      marginInlineEnd: -1.5,
      flex: 'none',
      '&:hover': { textDecoration: 'underline' },
      '& .MuiButton-startIcon': { marginInlineEnd: 0.75 },
    }}
  >
    {label}
  </MuiButton>
);
