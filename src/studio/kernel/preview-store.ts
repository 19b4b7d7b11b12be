import type * as z from 'zod/mini';
import type { previewBeginningSchema, PreviewedSide, SamplePerson } from '#contract/studio/answers.ts';
import { openPreview, previewBeginning } from '#contract/studio/endpoints.ts';
import type { Call } from '#api/client.ts';
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

export type Beginning = z.infer<typeof previewBeginningSchema>;

export type PreviewStore = {
  readonly look: Cell<Choice>;
  /**
   * What a frame begins with; null if the provider doesn't say. Asked once per person, language and side; of the draft by
   * default.
   */
  readonly beginning: (person: SamplePerson, language: Locale, side?: PreviewedSide) => Promise<Beginning | null>;
  /** Forgets all beginnings, so that the next frame asks again. */
  readonly forget: () => void;
};

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
 * What is looked at: as somebody has chosen, else in the mode in which the portal begins and its main language, as wide as
 * there is room for.
 */
export const lookIn = (
  shown: {
    /** Those that are offered. */
    readonly languages: readonly Locale[];
    readonly main: Locale | undefined;
    readonly mode: Look['mode'];
    readonly width: PreviewWidth;
  },
  { locale: chosen, width, mode, ...choice }: Choice,
): Look => {
  const wanted = [chosen, shown.main].find(
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
  const begun = new Map<string, { readonly asked: Promise<Beginning | null>; readonly until: number }>();
  let opened: Promise<{ readonly token: string; readonly until: number } | null> | null =
    link === null ? null : Promise.resolve({ token: link, until: Number.POSITIVE_INFINITY });

  const open = async () => {
    const answer = await call()(openPreview, {});
    return answer.ok ? { token: answer.data.token, until: answer.data.until.getTime() } : null;
  };

  const token = async (): Promise<string | null> => {
    const known = await opened;
    if (known !== null && known.until - beforeEnd > clock.now()) return known.token;
    begun.clear();
    opened = open();
    return (await opened)?.token ?? null;
  };

  const begin = async (person: SamplePerson, language: Locale, side: PreviewedSide): Promise<Beginning | null> => {
    const current = await token();
    if (current === null) return null;
    const answer = await call()(previewBeginning, { path: { token: current }, body: { person, language, side } });
    return answer.ok ? answer.data : null;
  };

  return {
    look,
    beginning: async (person, language, side = 'draft') => {
      await token();
      const key = `${person} ${language} ${side}`;
      const known = begun.get(key);
      if (known !== undefined && known.until > clock.now()) return known.asked;
      const asked = begin(person, language, side);
      begun.set(key, { asked, until: clock.now() + sessionIsFresh });
      // A failure is no answer for the next time.
      if ((await asked) === null && begun.get(key)?.asked === asked) begun.delete(key);
      return asked;
    },
    forget: () => {
      begun.clear();
      if (link === null) opened = null;
    },
  };
};
