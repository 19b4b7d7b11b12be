import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#kernel/locale.ts';
import { spanOf } from '#kernel/span.ts';
import { swissTime } from '#kernel/swiss-time.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { aboutUserAtom, loadUserAction } from '#state/session/session.ts';
import {
  endViewAction,
  endViewerAction,
  isSwitchingAtom,
  rememberViewAction,
  takeViewChangeAction,
} from '#state/session/view.ts';
import { useCountdown } from '#forms/countdown.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ReloadOverlay } from './ReloadOverlay.tsx';

/** How long the toast after a change of the portal's owner is shown, in milliseconds. */
const switchedToast = 8_000;

/** How long before its end the portal ends a view itself, so that the staff's own session goes on, in milliseconds. */
const margin = 5_000;

/** Asks for the provider's words again after a change of language. */
const useWordsOf = (locale: Locale): void => {
  const loadUser = useAction(loadUserAction);
  const said = useRef(locale);
  useEffect(() => {
    if (said.current === locale) return;
    said.current = locale;
    void loadUser();
  }, [locale, loadUser]);
};

/** Says whose portal this is, in the provider's words, how long for, and ends it. */
const ViewBanner = ({ title, text, until }: { title: string; text: string; until: number | null }) => {
  const { t } = useTranslation('support');
  const { toast } = useServices();
  const locale = useValue(localeAtom);
  useWordsOf(locale);
  const endView = useAction(endViewAction);
  const [ending, setEnding] = useState(false);
  const left = useCountdown(until === null ? 0 : until - margin);
  const end = async (change: 'ended' | 'expired') => {
    setEnding(true);
    if (await endView(change)) return;
    setEnding(false);
    toast({ kind: 'error', text: t('banner.failed') });
  };
  const isOver = until !== null && left === 0;
  useEffect(() => {
    if (isOver) void end('expired');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the time is up
  }, [isOver]);
  return (
    <Box component="section" aria-label={t('banner.label')} sx={{ '@media print': { display: 'none' } }}>
      <Notice
        severity="warning"
        live="off"
        title={title.trim() === '' ? t('banner.title') : title}
        action={
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
            <Button
              variant="outlined"
              size="small"
              startIcon="close"
              pending={ending}
              pendingLabel={t('banner.closing')}
              onClick={() => void end('ended')}
            >
              {t('banner.close')}
            </Button>
            {until === null ? null : (
              <Typography variant="body2" role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {t('banner.left', { time: spanOf(left, locale) })}
              </Typography>
            )}
          </Stack>
        }
      >
        {text}
      </Notice>
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
  const { toast, clock } = useServices();
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
  const seconds = box?.endsInSeconds;
  // Counted from the answer that said it.
  const until = useMemo(
    () => (about === null || seconds === undefined ? null : clock.now() + seconds * 1000),
    [about, seconds, clock],
  );
  if (isSwitching) return <ReloadOverlay text={t('viewLoading')} />;
  if (!isView && viewers.length === 0) return null;
  return (
    <Container sx={{ display: 'grid', gap: 1, paddingBlock: 1 }}>
      {isView ? <ViewBanner title={box.title} text={box.text} until={until} /> : null}
      {viewers.map((viewer) => (
        <ViewerNotice key={viewer.viewId} {...viewer} />
      ))}
    </Container>
  );
};
