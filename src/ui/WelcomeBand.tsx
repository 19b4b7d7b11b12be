import { alpha, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageContainer } from './PageContainer.tsx';

const Band = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: theme.spacing(5, 3),
  [theme.breakpoints.down('sm')]: { paddingBlock: theme.spacing(3, 2) },
}));

const Backdrop = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 320,
  zIndex: -1,
  overflow: 'hidden',
  backgroundColor: alpha(theme.palette.primary.main, theme.palette.mode === 'dark' ? 0.12 : 0.06),
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to bottom, ${alpha(theme.palette.background.default, 0.86)}, ${theme.palette.background.default})`,
  },
  '@media print': { display: 'none' },
}));

/** Props of {@link WelcomeBand}. */
export type WelcomeBandProps = {
  children: ReactNode;
  /** Address of the fund's background; without one the band wears a breath of the fund's colour. */
  backgroundImage?: string | null | undefined;
};

/** The top of a page in the fund's own picture, veiled so far that text on it stays legible whatever the picture shows. */
export const WelcomeBand = ({ children, backgroundImage }: WelcomeBandProps) => (
  <Band>
    <Backdrop
      aria-hidden
      style={backgroundImage ? { backgroundImage: `url(${JSON.stringify(backgroundImage)})` } : undefined}
    />
    <PageContainer>{children}</PageContainer>
  </Band>
);
