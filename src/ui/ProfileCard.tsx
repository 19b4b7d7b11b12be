import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { BareLink } from './PortalLink.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const Card = styled('section')(({ theme, theme: { tokens } }) => ({
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: tokens.space.card,
  border: `1px solid ${tokens.colour.border.hairline}`,
  borderRadius: tokens.corner.card,
  backgroundColor: theme.palette.background.paper,
  '& h2': theme.typography.h3,
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  minBlockSize: theme.tokens.density.controlSmall,
  marginBlockEnd: theme.spacing(2.5),
}));

const Edits = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5) }));

const Edit = styled(BareLink)(({ theme, theme: { tokens } }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minBlockSize: tokens.density.controlSmall,
  paddingInline: theme.spacing(1.5),
  // The word, not the room around it, ends where the card's content ends.
  marginInlineEnd: theme.spacing(-1.5),
  borderRadius: tokens.corner.control,
  color: tokens.colour.primary.main,
  fontWeight: theme.typography.fontWeightMedium,
  textDecoration: 'none',
  '&:hover': { backgroundColor: tokens.colour.hover, textDecoration: 'underline' },
  '@media print': { display: 'none' },
}));

const Remark = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(2.5) }));

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

/** Props of {@link ProfileCard}. */
export type ProfileCardProps = {
  title: string;
  children: ReactNode;
  /** Absent where nothing may be changed. */
  edit?: EditLinkProps | undefined;
  /** Something that matters for the whole card, above its lines. */
  notice?: ReactNode;
};

/** A block of what the fund knows about a member, with the way to change it. */
export const ProfileCard = ({ title, children, edit, notice }: ProfileCardProps) => {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Head>
        <SectionHeading id={id}>{title}</SectionHeading>
        {edit === undefined ? null : (
          <Edits>
            <EditLink {...edit} />
          </Edits>
        )}
      </Head>
      {notice === undefined || notice === null ? null : <Remark>{notice}</Remark>}
      {children}
    </Card>
  );
};
