import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Administrator } from '#contract/studio/answers.ts';
import { Button } from '#ui/Button.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import { pageAddress, studioPageAddress, studioPages } from '../kernel/addresses.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { useEditingPart } from '../kernel/use-draft.ts';
import { useHasBottomBar } from '../kernel/use-has-bottom-bar.ts';
import { BottomBar, bottomBarHeight } from './BottomBar.tsx';
import { ReadinessFigure } from './ReadinessFigure.tsx';
import { SaveState } from './SaveState.tsx';
import { UndoRedo } from './UndoRedo.tsx';
import { WaitingOffer } from './WaitingOffer.tsx';
import { Wordmark } from '../session/Wordmark.tsx';

/** Links to the studio's pages. */
const Pages = ({ code, here }: { code: string; here: string }) => {
  const { t } = useTranslation('studio');
  return studioPages.map((page) => (
    <Button
      key={page}
      variant="text"
      size="small"
      href={studioPageAddress(code, page)}
      aria-current={page === here ? 'page' : undefined}
      sx={({ tokens }) => ({
        color: 'text.secondary',
        borderRadius: 1,
        paddingInline: 1.25,
        whiteSpace: 'nowrap',
        '&[aria-current]': { color: 'text.primary', backgroundColor: tokens.colour.selected },
      })}
    >
      {t(`pages.${page}`)}
    </Button>
  ));
};

/** The header that stays: whose portal this is, whether it is saved, how ready it is, and the way to publish it. */
export const Frame = ({ administrator, children }: { administrator: Administrator; children: ReactNode }) => {
  const { t } = useTranslation('studio');
  const { tenant: code, fundName, leastReadiness } = administrator;
  const [, , , here = ''] = useLocation().pathname.split('/');
  const hasBar = useHasBottomBar();
  // There is nothing to publish yet.
  const isAsLive = useEditingPart(({ draft }) => draft.saved === null);
  return (
    <Stack data-page sx={{ minBlockSize: '100dvh' }}>
      <SkipLink href="#main">{t('frame.skip')}</SkipLink>
      <AppBar position="sticky">
        <Toolbar
          disableGutters
          sx={{
            minBlockSize: { xs: 56 },
            gap: { xs: 0.5, sm: 1.5 },
            paddingInline: { xs: 1.5, sm: 2 },
            flexWrap: 'nowrap',
          }}
        >
          <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
            <Wordmark />
          </Box>
          <Box sx={{ display: { lg: 'none' } }}>
            <Wordmark withName={false} />
          </Box>
          <Typography
            component="p"
            title={fundName}
            sx={{
              flex: '0 1 auto',
              minInlineSize: 0,
              maxInlineSize: '20em',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              display: { xs: 'none', sm: 'block' },
              paddingInlineStart: { lg: 1.5 },
              borderInlineStart: { lg: '1px solid' },
              borderColor: { lg: 'divider' },
            }}
          >
            {fundName}
          </Typography>
          {hasBar ? null : (
            <Stack
              component="nav"
              direction="row"
              aria-label={t('frame.pages')}
              sx={{ flex: 'none', gap: 0.25, marginInlineStart: { lg: 1 } }}
            >
              <Pages code={code} here={here} />
            </Stack>
          )}
          <Stack
            direction="row"
            sx={{ flex: 'none', alignItems: 'center', gap: { xs: 0.25, lg: 1 }, marginInlineStart: 'auto' }}
          >
            <SaveState />
            <UndoRedo />
            <Box component="span" sx={{ display: { xs: 'none', md: 'inline-flex' } }}>
              <ReadinessFigure least={leastReadiness} />
            </Box>
            <Button
              size="small"
              variant={here === 'review' || isAsLive ? 'outlined' : 'contained'}
              href={pageAddress(code, 'review')}
              sx={{ whiteSpace: 'nowrap', display: { xs: 'none', sm: 'inline-flex' } }}
            >
              {t('frame.publish')}
            </Button>
            <AccountMenu administrator={administrator} />
          </Stack>
        </Toolbar>
      </AppBar>
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{
          flex: '1 1 auto',
          display: 'flex',
          flexDirection: 'column',
          minBlockSize: 0,
          outline: 'none',
          paddingBlockEnd: hasBar ? `calc(${bottomBarHeight}px + env(safe-area-inset-bottom))` : 0,
        }}
      >
        <WaitingOffer administrator={administrator} here={here} />
        {children}
      </Box>
      {hasBar ? <BottomBar code={code} here={here} least={leastReadiness} /> : null}
    </Stack>
  );
};
