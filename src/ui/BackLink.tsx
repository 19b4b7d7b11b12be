import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { BareLink } from './PortalLink.tsx';

const Anchor = styled(BareLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minBlockSize: 32,
  color: theme.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.palette.primary.main, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
}));

/** The way back to the page above. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Anchor href={href}>
    <Icon name="arrowLeft" />
    {children}
  </Anchor>
);
