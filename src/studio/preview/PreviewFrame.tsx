import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { keyframes } from '@mui/material/styles';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accessOf, type RouteKey } from '#contract/route-words.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import type { PreviewedSide, SamplePerson } from '#contract/studio/answers.ts';
import type { CallFailure } from '#domain/call-failure.ts';
import type { Locale } from '#kernel/locale.ts';
import { href } from '#i18n/routes.ts';
import type { DraftedTexts, PreviewMessage, PreviewNews, PreviewState } from '#preview/preview-messages.ts';
import { isLaterStep } from '#preview/steps-shown.ts';
import { Notice } from '#ui/Notice.tsx';
import { Button } from '#ui/Button.tsx';
import { insuresNoneSuch } from '../kernel/preview-store.ts';
import { useStudio } from '../kernel/services.ts';
import { FrameGround } from './FrameGround.tsx';

/** What a frame shows. */
export type Shown = {
  readonly code: string;
  readonly page: RouteKey;
  readonly locale: Locale;
  readonly person: SamplePerson;
  readonly mode: 'light' | 'dark';
  readonly state?: PreviewState;
  /** The settings of the draft; null for those that the provider has. */
  readonly settings: GlobalSettings | null;
  /** The texts of the draft as they are typed; without them, those that the provider has. */
  readonly texts?: DraftedTexts | undefined;
  /** Whose answers it shows: those of the draft as saved, or those that members get now. */
  readonly side?: PreviewedSide;
};

type PreviewFrameProps = Shown & {
  title: string;
  /** Size of the screen that it stands for, in CSS pixels. */
  width: number;
  height: number;
  /** Shown smaller than it is: 0.5 for half. */
  scale: number;
  /** Begins anew when it changes. */
  version?: number | string | undefined;
  /** Asks the provider again when it changes. */
  answered?: number | undefined;
  /** Id of an SVG filter over the frame. */
  filter?: string | undefined;
  /** A picture: nobody can press anything in it. */
  isStill?: boolean;
  /** It shows its page, or why it can't. */
  onSettled?: (() => void) | undefined;
  onMoved?: ((address: string) => void) | undefined;
};

/** How long somebody may pause in a text before the preview shows it, in milliseconds. */
const textPause = 100;

/** A frame; it loads again for each number. */
type Layer = { readonly id: number; readonly address: string; readonly isOpen: boolean };

/** A page that is there soon needs no word; seen from then on. */
const appears = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const nextId = (layers: readonly Layer[]): number => (layers.at(-1)?.id ?? 0) + 1;

const isNews = (data: unknown): data is PreviewNews => typeof data === 'object' && data !== null && 'kind' in data;

/** Whether a page is shown to people who aren't logged in. */
const needsNobody = (page: RouteKey): boolean => !['session', 'either'].includes(accessOf(page));

/** The settings with the texts of the preview's own provider instead of the fund's. */
const withContentOf = (base: string, settings: GlobalSettings): GlobalSettings => ({
  ...settings,
  contentServiceUrl: `${base}/content/graphql`,
});

const send = (frame: HTMLIFrameElement, message: PreviewMessage): void => {
  frame.contentWindow?.postMessage(message, window.location.origin);
};

/** Hands a message over at once: one that is posted is read in a task of its own, after the next frame. */
const hand = ({ contentWindow }: HTMLIFrameElement, data: PreviewMessage): void => {
  const { origin } = window.location;
  contentWindow?.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
};

/**
 * The portal in a frame: the same program as members load, with the settings of the draft, as somebody who is nobody. A
 * frame that begins anew replaces the old one once it shows something, so that nothing flickers.
 */
export const PreviewFrame = (props: PreviewFrameProps) => {
  const {
    title,
    width,
    height,
    scale,
    version = 0,
    answered = 0,
    filter,
    isStill = false,
    onSettled,
    onMoved,
    ...shown
  } = props;
  const { code, page, locale, person, mode, state = 'asIs', settings, texts, side = 'draft' } = shown;
  const { t } = useTranslation(['studio', 'common']);
  const { preview, frameAddress, clock } = useStudio();
  const isGuest = needsNobody(page);
  const address = href(page, { fund: code, locale });
  const [layers, setLayers] = useState<readonly Layer[]>([{ id: 0, address, isOpen: false }]);
  const [failed, setFailed] = useState<CallFailure | null>(null);
  const [renewAt, setRenewAt] = useState(Number.POSITIVE_INFINITY);
  const frames = useRef(new Map<number, HTMLIFrameElement>());
  /** The frames that have said where they are. */
  const told = useRef(new Set<number>());
  /** Path of the preview's own answers; empty before a frame has begun. */
  const base = useRef('');
  const now = useRef({ ...shown, address, answered });
  useLayoutEffect(() => {
    now.current = { ...shown, address, answered };
  });
  /** Which answers the frames began with. */
  const begunWith = useRef(new Map<number, number>());

  const isOpen = layers.some((layer) => layer.isOpen);
  /** Another one is on its way, and what is shown is not what was chosen. */
  const isComing = failed === null && layers.at(-1)?.isOpen === false;

  /** What only a new start changes. */
  const start = JSON.stringify([code, person, side, state, isGuest, version, isLaterStep(page) ? page : '']);
  const started = useRef(start);
  const startAnew = useEffectEvent(() => {
    setLayers((before) => [
      ...before.filter((layer) => layer.isOpen).slice(-1),
      { id: nextId(before), address: now.current.address, isOpen: false },
    ]);
  });
  useEffect(() => {
    if (started.current === start) return;
    started.current = start;
    startAnew();
  }, [start]);
  // Behind the address of a preview that has ended, pages would lack what the fund has.
  useEffect(
    () => (Number.isFinite(renewAt) ? clock.after(renewAt - clock.now(), () => startAnew()) : undefined),
    [renewAt, clock],
  );

  useEffect(() => {
    const begin = async (id: number, frame: HTMLIFrameElement) => {
      begunWith.current.set(id, now.current.answered);
      const {
        person: who,
        locale: spoken,
        settings: own,
        mode: light,
        state: how = 'asIs',
        page: at,
        side: which = 'draft',
        texts: written,
      } = now.current;
      const begun = await preview.beginning(who, spoken, which);
      setFailed(begun.ok ? null : begun.failure);
      if (!begun.ok) {
        onSettled?.();
        return;
      }
      const beginning = begun.data;
      base.current = beginning.base;
      setRenewAt(beginning.renewAt);
      send(frame, {
        kind: 'begin',
        token: needsNobody(at) ? null : beginning.token,
        settings: withContentOf(beginning.base, own ?? beginning.settings),
        base: beginning.base,
        mode: light,
        state: how,
        ...(written !== undefined && { texts: written }),
      });
    };
    const hear = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== window.location.origin || !isNews(data)) return;
      const found = [...frames.current].find(([, frame]) => frame.contentWindow === source);
      if (found === undefined) return;
      const [id, frame] = found;
      if (data.kind === 'listens') void begin(id, frame);
      else if (data.kind === 'moved') {
        // One that is being replaced no longer leads: without a member, it goes to the login.
        if (id !== Math.max(...frames.current.keys())) return;
        // The first place is where it began, and something else may have been chosen since.
        if (told.current.has(id)) onMoved?.(data.address);
        told.current.add(id);
      } else {
        // What has changed while it was loading.
        const { settings: own, mode: light, address: wanted, texts: written } = now.current;
        if (own !== null) send(frame, { kind: 'settings', settings: withContentOf(base.current, own) });
        if (written !== undefined) send(frame, { kind: 'texts', texts: written });
        send(frame, { kind: 'mode', mode: light });
        send(frame, { kind: 'go', address: wanted });
        if (begunWith.current.get(id) !== now.current.answered) send(frame, { kind: 'askAgain' });
        setLayers((before) =>
          before.filter((each) => each.id >= id).map((each) => (each.id === id ? { ...each, isOpen: true } : each)),
        );
        onSettled?.();
      }
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
    };
  }, [preview, onSettled, onMoved, now]);

  // Changes that a frame follows while it is open; a layout effect, so that it shows them in the next frame.
  useLayoutEffect(() => {
    if (settings === null || base.current === '') return;
    const message = { kind: 'settings', settings: withContentOf(base.current, settings) } as const;
    for (const frame of frames.current.values()) hand(frame, message);
  }, [settings]);
  // A text may be long, and is rendered as a whole page.
  useEffect(() => {
    if (texts === undefined) return undefined;
    return clock.after(textPause, () => {
      for (const frame of frames.current.values()) send(frame, { kind: 'texts', texts });
    });
  }, [texts, clock]);
  const askedFor = useRef(answered);
  useEffect(() => {
    if (askedFor.current === answered) return;
    askedFor.current = answered;
    for (const frame of frames.current.values()) send(frame, { kind: 'askAgain' });
  }, [answered]);
  useLayoutEffect(() => {
    for (const frame of frames.current.values()) send(frame, { kind: 'mode', mode });
  }, [mode]);
  useEffect(() => {
    for (const frame of frames.current.values()) send(frame, { kind: 'go', address });
  }, [address]);

  return (
    <Box
      aria-busy={isComing}
      sx={{ position: 'relative', overflow: 'hidden' }}
      style={{ inlineSize: width * scale, blockSize: height * scale }}
    >
      <FrameGround mode={mode} isDrawn={isOpen || failed !== null} />
      {(frameAddress === null ? [] : layers).map(({ id, address: begunAt, isOpen: isShown }) => (
        <Box
          component="iframe"
          key={id}
          ref={(frame: HTMLIFrameElement | null) => {
            if (frame === null) frames.current.delete(id);
            else frames.current.set(id, frame);
          }}
          title={title}
          src={frameAddress?.(begunAt)}
          width={width}
          height={height}
          {...(isStill && { tabIndex: -1, inert: true })}
          style={{
            transform: `scale(${scale})`,
            ...(filter !== undefined && { filter: `url(#${filter})` }),
            ...(!isShown && { opacity: 0 }),
          }}
          sx={{
            position: 'absolute',
            insetBlockStart: 0,
            insetInlineStart: 0,
            border: 0,
            transformOrigin: '0 0',
            transition: 'opacity 160ms',
          }}
        />
      ))}
      {isComing && !isStill ? (
        <LinearProgress
          aria-label={t('preview.coming')}
          sx={{
            position: 'absolute',
            insetInline: 0,
            insetBlockStart: 0,
            animation: `${appears} 150ms 300ms both`,
          }}
        />
      ) : null}
      {failed === null ? null : (
        <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', padding: 2 }}>
          <Notice
            severity="warning"
            action={
              <Button
                variant="outlined"
                size="small"
                startIcon="retry"
                onClick={() => {
                  preview.forget();
                  setFailed(null);
                  setLayers((before) => [{ id: nextId(before), address, isOpen: false }]);
                }}
              >
                {t('common:retry')}
              </Button>
            }
          >
            {insuresNoneSuch(failed) ? t('preview.noneSuch') : t('preview.failed')}
          </Notice>
        </Box>
      )}
    </Box>
  );
};
