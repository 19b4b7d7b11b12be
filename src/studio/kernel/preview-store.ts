import type * as z from 'zod/mini';
import type { previewBeginningSchema, PreviewedSide, SamplePerson } from '#contract/studio/answers.ts';
import { openPreview, previewBeginning } from '#contract/studio/endpoints.ts';
import type { Call } from '#api/client.ts';
import type { CallFailure } from '#domain/call-failure.ts';
import type { Clock } from '#api/clock.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { defaultLocale, type Locale } from '#kernel/locale.ts';
import type { PreviewState } from '#preview/preview-messages.ts';
import { createCell, type Cell } from './cell.ts';
import type { Vision } from './visions.ts';

/** Widths of the screens that a preview stands for, in CSS pixels. */
export const previewWidths = [360, 768, 1440] as const;
export type PreviewWidth = (typeof previewWidths)[number];

/** What is looked at, and how. */
export type Look = {
  readonly page: RouteKey;
  readonly locale: Locale;
  readonly width: PreviewWidth;
  readonly mode: 'light' | 'dark';
  readonly person: SamplePerson;
  readonly state: PreviewState;
  readonly vision: Vision;
};

/** What somebody has chosen to look at; null for what is shown as the draft has it. */
export type Choice = Omit<Look, 'locale' | 'width' | 'mode'> & {
  readonly locale: Locale | null;
  readonly width: PreviewWidth | null;
  readonly mode: Look['mode'] | null;
};

export type Beginning = z.infer<typeof previewBeginningSchema> & {
  /** When a frame must begin anew, shortly before the preview ends (milliseconds since 1970); infinite for a link. */
  readonly renewAt: number;
};

/** What a frame begins with, or why it can't. */
export type Begun =
  { readonly ok: true; readonly data: Beginning } | { readonly ok: false; readonly failure: CallFailure };

/** Whether a frame can't begin because the fund's plan insures nobody like the person chosen. */
export const insuresNoneSuch = ({ errors }: CallFailure): boolean => errors.some(({ field }) => field === 'person');

export type PreviewStore = {
  readonly look: Cell<Choice>;
  /** How many times the draft's previews have been restarted. */
  readonly renewals: Cell<number>;
  /** What a frame begins with. Asked once per person, language and side; of the draft by default. */
  readonly beginning: (person: SamplePerson, language: Locale, side?: PreviewedSide) => Promise<Begun>;
  /** Forgets all beginnings, so that the next frame asks again. */
  readonly forget: () => void;
};

/** A preview that is open, by its token. */
type OpenPreview = { readonly ok: true; readonly token: string; readonly renewAt: number };

/** A preview that is open, or why it can't be opened. */
type Opened = OpenPreview | { readonly ok: false; readonly failure: CallFailure };

/** How long before its end a preview is opened anew, in milliseconds. */
const beforeEnd = 60_000;

export const startLook: Choice = {
  page: 'dashboard',
  locale: null,
  width: null,
  mode: null,
  person: 'family',
  state: 'asIs',
  vision: 'usual',
};

/**
 * What is looked at: as somebody has chosen, else in the mode in which the portal begins, in their own language if it is
 * offered, else its main one, and as wide as there is room for.
 */
export const lookIn = (
  shown: {
    /** Those that are offered. */
    readonly languages: readonly Locale[];
    readonly main: Locale | undefined;
    /** The studio's. */
    readonly own: Locale;
    readonly mode: Look['mode'];
    readonly width: PreviewWidth;
  },
  { locale: chosen, width, mode, ...choice }: Choice,
): Look => {
  const wanted = [chosen, shown.own, shown.main].find(
    (locale) => locale !== null && locale !== undefined && shown.languages.includes(locale),
  );
  return {
    ...choice,
    locale: wanted ?? shown.languages[0] ?? defaultLocale,
    width: width ?? shown.width,
    mode: mode ?? shown.mode,
  };
};

/** Milliseconds for which a frame may begin with a session that another one has begun: it ends when nobody uses it. */
const sessionIsFresh = 15 * 60_000;

/**
 * Keeps what the preview shows, and the sessions of its frames.
 *
 * @param link the token of a preview link, for somebody who isn't signed in
 */
export const createPreviewStore = (
  { call, clock }: { readonly call: () => Call; readonly clock: Clock },
  link: string | null = null,
): PreviewStore => {
  const look = createCell<Choice>(startLook);
  const begun = new Map<string, { readonly asked: Promise<Begun>; readonly until: number }>();
  let opened: Promise<Opened> | null =
    link === null ? null : Promise.resolve({ ok: true, token: link, renewAt: Number.POSITIVE_INFINITY });

  const open = async (): Promise<Opened> => {
    const answer = await call()(openPreview, {});
    if (!answer.ok) return answer;
    const { token, until } = answer.data;
    return { ok: true, token, renewAt: until.getTime() - beforeEnd };
  };

  const current = async (): Promise<Opened> => {
    const awaited = opened;
    const known = await awaited;
    if (known?.ok === true && known.renewAt > clock.now()) return known;
    // Whoever has waited for the same may have opened another one.
    if (opened !== null && opened !== awaited) return opened;
    begun.clear();
    opened = open();
    return opened;
  };

  const begin = async (
    { token, renewAt }: OpenPreview,
    person: SamplePerson,
    language: Locale,
    side: PreviewedSide,
  ): Promise<Begun> => {
    const answer = await call()(previewBeginning, { path: { token }, body: { person, language, side } });
    return answer.ok ? { ok: true, data: { ...answer.data, renewAt } } : answer;
  };

  return {
    look,
    renewals: createCell(0),
    beginning: async (person, language, side = 'draft') => {
      const preview = await current();
      if (!preview.ok) return preview;
      const key = `${person} ${language} ${side}`;
      const known = begun.get(key);
      if (known !== undefined && known.until > clock.now()) return known.asked;
      const asked = begin(preview, person, language, side);
      begun.set(key, { asked, until: clock.now() + sessionIsFresh });
      // A failure is no answer for the next time.
      const answer = await asked;
      if (!answer.ok && begun.get(key)?.asked === asked) begun.delete(key);
      return answer;
    },
    forget: () => {
      begun.clear();
      if (link === null) opened = null;
    },
  };
};
