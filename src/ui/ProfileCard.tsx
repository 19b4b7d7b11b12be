import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { EditLink, type EditLinkProps } from './EditLink.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const Card = styled('section')(({ theme, theme: { tokens } }) => ({
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: tokens.space.card,
  border: `1px solid ${tokens.colour.border.hairline}`,
  borderRadius: tokens.corner.card,
  backgroundColor: theme.palette.background.paper,
  '& h2': theme.typography.h3,
  '@media print': { breakInside: 'avoid', padding: theme.spacing(2) },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  // The way to change it is higher than the title, which stands where it stands in every other card.
  '& > a': { marginBlock: theme.spacing(-1) },
  marginBlockEnd: theme.spacing(2.5),
}));

const Remark = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(2.5) }));

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
        {edit === undefined ? null : <EditLink {...edit} />}
      </Head>
      {notice === undefined || notice === null ? null : <Remark>{notice}</Remark>}
      {children}
    </Card>
  );
};
