import Container from '@mui/material/Container';
import { useEffect, type ReactNode } from 'react';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

type PageFrameProps = { title: string; lead?: ReactNode; isWide?: boolean; children: ReactNode };

/** A page of the studio besides the editor, with its title. */
export const PageFrame = ({ title, lead, isWide = false, children }: PageFrameProps) => {
  useEffect(() => {
    document.title = `${title} – Pilaster Studio`;
  }, [title]);
  return (
    <Container maxWidth={isWide ? false : 'lg'} sx={{ paddingBlock: { xs: 3, md: 4 } }}>
      <PageHeading>{title}</PageHeading>
      {lead === undefined ? null : <Lead>{lead}</Lead>}
      {children}
    </Container>
  );
};
