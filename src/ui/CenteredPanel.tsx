import { alpha, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** The notice and the stage have the window's height together: what stands at its foot is in sight. */
const Whole = styled('div')({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'center',
  padding: theme.spacing(3, 2),
  backgroundColor: theme.palette.background.default,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  // By night the fund's picture steps back behind the sheet.
  ...(theme.palette.mode === 'dark' && {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      backgroundColor: alpha(theme.palette.background.default, 0.84),
    },
  }),
  isolation: 'isolate',
  [theme.breakpoints.down('sm')]: { padding: 0, alignItems: 'stretch', backgroundImage: 'none !important' },
}));

const Panel = styled('div', { shouldForwardProp: (name) => name !== 'wide' })<{ wide: boolean }>(({ theme, wide }) => ({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: wide ? 720 : 480,
  padding: theme.spacing(5),
  borderRadius: theme.tokens.corner.card,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  boxShadow: theme.tokens.elevation.floating,
  // Steps of different length keep their header where it is.
  ...(wide && { [theme.breakpoints.up('sm')]: { minBlockSize: 'min(656px, 100dvh - 128px)' } }),
  [theme.breakpoints.down('sm')]: {
    padding: theme.spacing(3, 2.5),
    maxInlineSize: 'none',
    border: 0,
    borderRadius: 0,
    boxShadow: 'none',
  },
}));

const Head = styled('header')(({ theme }) => ({ marginBlockEnd: theme.spacing(4) }));

const Foot = styled('footer')(({ theme }) => ({
  display: 'flex',
  maxInlineSize: '100%',
  marginBlockStart: theme.spacing(2),
  borderRadius: theme.tokens.corner.full,
  backgroundColor: theme.palette.background.paper,
  // On a phone the sheet goes on below it.
  [theme.breakpoints.down('sm')]: {
    boxSizing: 'border-box',
    inlineSize: '100%',
    marginBlockStart: 0,
    padding: theme.spacing(0, 2.5, 3),
    borderRadius: 0,
  },
}));

/** Props of {@link CenteredPanel}. */
export type CenteredPanelProps = {
  /** A notice across the top of the window. */
  banner?: ReactNode;
  logo: ReactNode;
  children: ReactNode;
  /** Language and mode choice, legal links. */
  footer?: ReactNode;
  /** Address of the fund's background; on a phone the panel fills the screen instead. */
  backgroundImage?: string | null | undefined;
  wide?: boolean;
};

/** One task on one sheet over the fund's background: login and the pages around it. */
export const CenteredPanel = ({
  banner,
  logo,
  children,
  footer,
  backgroundImage,
  wide = false,
}: CenteredPanelProps) => (
  <Whole>
    {banner}
    <Stage style={backgroundImage ? { backgroundImage: `url(${JSON.stringify(backgroundImage)})` } : undefined}>
      <Panel wide={wide}>
        <Head>{logo}</Head>
        {children}
      </Panel>
      {footer === undefined ? null : <Foot>{footer}</Foot>}
    </Stage>
  </Whole>
);
