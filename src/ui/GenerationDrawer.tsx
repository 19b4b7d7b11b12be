import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Button } from './Button.tsx';
import { CloseButton } from './CloseButton.tsx';
import { Icon } from './Icon.tsx';

type GenerationDrawerProps = {
  /** Name of the region. */
  label: string;
  /** What is going on; announced whenever it changes. */
  text: string;
  hint?: string | undefined;
  isReady: boolean;
  openLabel: string;
  closeLabel: string;
  onOpen: () => void;
  onClose: () => void;
};

/** What has the focus isn't behind the drawer, which has two lines more on a phone. It outweighs the navigation's own. */
const clearance = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      'html:root': {
        scrollPaddingBlockEnd: 'calc(var(--bottom-bar, 0px) + 96px)',
        [breakpoints.down('sm')]: { scrollPaddingBlockEnd: 'calc(var(--bottom-bar, 0px) + 152px)' },
      },
    })}
  />
);

/**
 * Tells at the lower edge of any page, above a phone's navigation, that a document is being generated, and offers it when it
 * has arrived. It stands in the flow below the page's end, which therefore is never behind it.
 */
export const GenerationDrawer = ({
  label,
  text,
  hint,
  isReady,
  openLabel,
  closeLabel,
  onOpen,
  onClose,
}: GenerationDrawerProps) => (
  <Drawer
    anchor="bottom"
    variant="persistent"
    open
    sx={({ zIndex }) => ({
      position: 'sticky',
      insetBlockEnd: 'var(--bottom-bar, 0px)',
      // The account's panel covers it.
      zIndex: zIndex.appBar - 1,
      displayPrint: 'none',
    })}
    slotProps={{
      paper: {
        component: 'section',
        'aria-label': label,
        sx: ({ tokens }) => ({
          position: 'static',
          boxShadow: tokens.elevation.floating,
          // The navigation keeps clear of the window's edge itself.
          paddingBlockEnd:
            'calc(env(safe-area-inset-bottom) - min(env(safe-area-inset-bottom), var(--bottom-bar, 0px)))',
        }),
      },
    }}
  >
    {clearance}
    {isReady ? null : <LinearProgress aria-hidden />}
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 1,
        inlineSize: '100%',
        maxInlineSize: 1200,
        boxSizing: 'border-box',
        marginInline: 'auto',
        px: { xs: 2.5, sm: 4 },
        py: 1.5,
      }}
    >
      <Box
        component="output"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          flex: { xs: '1 1 12rem', sm: '1 1 16rem' },
          minInlineSize: 0,
        }}
      >
        <Icon name={isReady ? 'document' : 'clock'} size={24} />
        <Box component="span" sx={{ minInlineSize: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}>
            {text}
          </Typography>
          {hint === undefined ? null : (
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {hint}
            </Typography>
          )}
        </Box>
      </Box>
      {isReady ? (
        <>
          {/* On a phone the button has a line of its own, below the sentence and the cross. */}
          <Button sx={{ order: { xs: 1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }} onClick={onOpen}>
            {openLabel}
          </Button>
          <CloseButton label={closeLabel} onClick={onClose} />
        </>
      ) : null}
    </Stack>
  </Drawer>
);
