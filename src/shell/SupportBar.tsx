import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { swissTime } from '#kernel/swiss-time.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { aboutUserAtom, loadUserAction } from '#state/session/session.ts';
import {
  endViewerAction,
  isSwitchingAtom,
  noteViewEndAction,
  rememberViewAction,
  takeViewChangeAction,
  viewEndAtom,
} from '#state/session/view.ts';
import { useCountdown } from '#forms/countdown.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ReloadOverlay } from './ReloadOverlay.tsx';
import { useEndView } from './use-end-view.ts';
import { ViewBanner } from './ViewBanner.tsx';

// A file of its own would lengthen the list of files that each first load carries.
export { ViewBanner };

/** How long the toast after a change of the portal's owner is shown, in milliseconds. */
const switchedToast = 8_000;

/** Asks for the provider's words again after a change of language. */
const useWordsInNewLanguage = (): void => {
  const locale = useValue(localeAtom);
  const loadUser = useAction(loadUserAction);
  const said = useRef(locale);
  useEffect(() => {
    if (said.current === locale) return;
    said.current = locale;
    void loadUser();
  }, [locale, loadUser]);
};

/** Ends the view when its time is up. */
const TimelyEnd = ({ until }: { until: number }) => {
  const { end } = useEndView();
  const isOver = useCountdown(until) === 0;
  useEffect(() => {
    if (isOver) void end('expired');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the time is up
  }, [isOver]);
  return null;
};

/** Keeps what else sticks to the top below the banner. In a very low window, as on a zoomed screen, nothing sticks. */
const sticking = '@media (min-height: 400px)';

const belowBanner = (
  <GlobalStyles
    styles={({ tokens: { shell, space } }) => ({
      [sticking]: {
        'html:root': {
          scrollPaddingBlockStart: `calc(${shell.header.height + 3 * space.unit}px + var(--view-banner, 0px))`,
        },
        '.MuiAppBar-root.MuiAppBar-positionSticky': { top: 'var(--view-banner, 0px)' },
        // What the account opens.
        '.MuiAppBar-root .MuiPaper-root': { maxBlockSize: 'calc(100dvh - 80px - var(--view-banner, 0px))' },
      },
    })}
  />
);

/** The banner at the top of the window, however far the page is scrolled. */
const StickyBanner = () => {
  useWordsInNewLanguage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--view-banner', `${place.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(measure);
    if (place.current !== null) observer.observe(place.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--view-banner');
    };
  }, []);
  return (
    <Box
      ref={place}
      sx={({ zIndex }) => ({
        [sticking]: { position: 'sticky', insetBlockStart: 0, zIndex: zIndex.appBar + 1 },
      })}
    >
      {belowBanner}
      <ViewBanner />
    </Box>
  );
};

/** Tells a member that support staff view their portal, and ends that. */
const ViewerNotice = ({ viewId, name, since }: { viewId: string; name: string | null; since: string }) => {
  const { t } = useTranslation('support');
  const { toast } = useServices();
  const endViewer = useAction(endViewerAction);
  const [ending, setEnding] = useState(false);
  const time = swissTime(new Date(since));
  const end = async () => {
    setEnding(true);
    if (await endViewer(viewId)) toast({ kind: 'success', text: t('viewer.ended') });
    setEnding(false);
  };
  return (
    <Box component="section" aria-label={t('viewer.label')} sx={{ '@media print': { display: 'none' } }}>
      <Notice
        severity="info"
        action={
          <Button
            variant="outlined"
            size="small"
            pending={ending}
            pendingLabel={t('banner.closing')}
            onClick={() => void end()}
          >
            {t('viewer.end')}
          </Button>
        }
      >
        {name === null || name === '' ? t('viewer.unnamed', { time }) : t('viewer.named', { name, time })}
      </Notice>
    </Box>
  );
};

/**
 * What support staff and the members they view see above the header: whose portal this is, or who else looks at it. After
 * a reload into or out of a view it says so.
 */
export const SupportBar = () => {
  const { t } = useTranslation('support');
  const { toast } = useServices();
  const about = useValue(aboutUserAtom);
  const isSwitching = useValue(isSwitchingAtom);
  const takeChange = useAction(takeViewChangeAction);
  useEffect(() => {
    const change = takeChange();
    if (change === null) return;
    if (change === 'expired') toast({ kind: 'warning', text: t('expired'), duration: switchedToast });
    else toast({ kind: 'success', text: t('switched'), duration: switchedToast });
  }, [takeChange, toast, t]);
  const box = about?.impersonation;
  const isView = box?.isVisible === true;
  const remember = useAction(rememberViewAction);
  useEffect(() => {
    remember(isView);
  }, [remember, isView]);
  const viewers = about?.viewers ?? [];
  const noteEnd = useAction(noteViewEndAction);
  useLayoutEffect(() => noteEnd(isView ? box.endsInSeconds : undefined), [noteEnd, isView, box]);
  const until = useValue(viewEndAtom);
  if (isSwitching) return <ReloadOverlay text={t('viewLoading')} />;
  return (
    <>
      {isView ? <StickyBanner /> : null}
      {until === null ? null : <TimelyEnd until={until} />}
      {viewers.length === 0 ? null : (
        <Container sx={{ display: 'grid', gap: 1, paddingBlock: 1 }}>
          {viewers.map((viewer) => (
            <ViewerNotice key={viewer.viewId} {...viewer} />
          ))}
        </Container>
      )}
    </>
  );
};
