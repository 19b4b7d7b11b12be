import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { alpha } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { InPanel } from './in-panel.ts';

type CenteredPanelProps = {
  /** A banner at the top of the window. */
  banner?: ReactNode;
  logo: ReactNode;
  children: ReactNode;
  /** Mode choice and legal links, below a line at the panel's end. */
  footer?: ReactNode;
  /** Address of the fund's background image; on a phone it is a band above the panel, which fills the screen. */
  backgroundImage?: string | null | undefined;
  /** Whether its pages have a stepper, which stays in place from one to the next. */
  steps?: boolean;
};

/**
 * A panel in front of the fund's background, for the login and the pages around it. Its top stays where it is from one
 * step to the next, however tall the steps are.
 */
export const CenteredPanel = ({
  banner,
  logo,
  children,
  footer,
  backgroundImage,
  steps = false,
}: CenteredPanelProps) => (
  // Banner and stage together are as tall as the window, so that the footer is visible.
  <Stack sx={{ minBlockSize: '100dvh' }}>
    {banner}
    <Box
      style={backgroundImage ? { backgroundImage: `url(${JSON.stringify(backgroundImage)})` } : undefined}
      sx={({ palette, breakpoints, tokens: { shell } }) => ({
        position: 'relative',
        isolation: 'isolate',
        flex: '1 0 auto',
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'center',
        alignItems: 'start',
        padding: `${shell.panel.top} ${shell.panel.around.inline}px ${shell.panel.around.block}px`,
        backgroundColor: palette.background.default,
        backgroundSize: 'cover',
        backgroundPosition: 'center',
        // In dark mode the fund's picture is dimmed.
        ...(palette.mode === 'dark' && {
          '&::before': {
            content: '""',
            position: 'absolute',
            inset: 0,
            zIndex: -1,
            backgroundColor: alpha(palette.background.default, shell.panel.dim.veil),
          },
        }),
        [breakpoints.down('sm')]: { padding: 0, alignItems: 'stretch', backgroundImage: 'none !important' },
      })}
    >
      <Box
        style={backgroundImage ? { backgroundImage: `url(${JSON.stringify(backgroundImage)})` } : undefined}
        sx={({ breakpoints, tokens: { shell } }) => ({
          inlineSize: '100%',
          backgroundSize: 'cover',
          backgroundPosition: 'center',
          opacity: shell.panel.dim.band,
          [breakpoints.down('sm')]: { blockSize: backgroundImage ? shell.panel.band : 0 },
        })}
      />
      <Paper
        variant="outlined"
        sx={({ tokens: { shell, elevation }, breakpoints }) => ({
          boxSizing: 'border-box',
          display: 'flex',
          flexDirection: 'column',
          inlineSize: '100%',
          maxInlineSize: shell.panel.width,
          boxShadow: elevation.floating,
          // A page that says whom to call names the number itself.
          '&:has([data-contact]) [data-phone]': { display: 'none' },
          [breakpoints.down('sm')]: { maxInlineSize: 'none', border: 0, borderRadius: 0, boxShadow: 'none' },
        })}
      >
        <Box
          sx={({ tokens: { shell }, breakpoints }) => ({
            boxSizing: 'border-box',
            flex: '1 0 auto',
            padding: `${shell.panel.padding}px`,
            // A minimum height, so that the header stays in place between steps.
            ...(steps && {
              [breakpoints.up('sm')]: {
                minBlockSize: `min(${shell.panel.steps.height}px, 100dvh - ${shell.panel.steps.free}px)`,
              },
            }),
            [breakpoints.down('sm')]: {
              padding: `${shell.panel.phonePadding.block}px ${shell.panel.phonePadding.inline}px`,
            },
          })}
        >
          <Box component="header" sx={({ tokens: { shell } }) => ({ marginBlockEnd: `${shell.panel.gap}px` })}>
            {logo}
          </Box>
          <InPanel value>{children}</InPanel>
        </Box>
        {footer === undefined ? null : (
          <Box
            component="footer"
            sx={({ tokens: { shell, colour }, breakpoints }) => ({
              padding: `${shell.panel.footer.padding}px ${shell.panel.padding}px`,
              borderBlockStart: `1px solid ${colour.border.hairline}`,
              [breakpoints.down('sm')]: {
                padding: `${shell.panel.footer.padding}px ${shell.panel.phonePadding.inline}px ${shell.panel.phonePadding.block}px`,
              },
            })}
          >
            {footer}
          </Box>
        )}
      </Paper>
    </Box>
  </Stack>
);
