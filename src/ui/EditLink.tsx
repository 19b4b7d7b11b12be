import { styled } from '@mui/material/styles';
import { Icon } from './Icon.tsx';
import { BareLink } from './PortalLink.tsx';

const Edit = styled(BareLink)(({ theme, theme: { tokens } }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  // Its word is on the line of the words beside it.
  alignItems: 'baseline',
  gap: theme.spacing(0.75),
  paddingBlock: `calc((${tokens.density.controlSmall}px - 1lh) / 2)`,
  paddingInline: theme.spacing(1.5),
  // The word, not the room around it, ends where the card's content ends.
  marginInlineEnd: theme.spacing(-1.5),
  borderRadius: tokens.corner.control,
  color: tokens.colour.primary.main,
  fontWeight: theme.typography.fontWeightMedium,
  textDecoration: 'none',
  '& svg': { alignSelf: 'center' },
  '&:hover': { backgroundColor: tokens.colour.hover, textDecoration: 'underline' },
  '@media print': { display: 'none' },
}));

/** A way to change something: an address of its own, so that it can be opened and left like a page. */
export type EditLinkProps = {
  href: string;
  /** What it says, e.g. "Change". */
  label: string;
  /** What it is called for those who hear it alone; begins with what it says: "Change address". */
  accessibleLabel: string;
};

/** Leads to a change; what is changed is in its name. */
export const EditLink = ({ href, label, accessibleLabel }: EditLinkProps) => (
  <Edit href={href} aria-label={accessibleLabel}>
    <Icon name="edit" />
    {label}
  </Edit>
);
