import type { Locale } from '#kernel/locale.ts';
import type { GlobalSettings } from './settings.ts';

/** What a first frame is rendered from. */
export type FirstFrameInput = {
  readonly pathname: string;
  /** Null if the fund is unknown or its settings can't be read; the frame then has the default brand. */
  readonly settings: GlobalSettings | null;
  readonly apiBase: string;
  /** Whether the address asks to hide personal data. */
  readonly anonymize: boolean;
  /** Whether the address asks for a registration. */
  readonly registers?: boolean;
  /** Where a simulator that stands alone leads back to; the caller has checked it. */
  readonly back?: string;
  /** Which of the page's words the fund's editors have written themselves: the portal shows them only later. */
  readonly written?: readonly ('title' | 'lead')[] | undefined;
};

/** The page before the portal's modules are loaded: the portal renders it, the provider serves it. */
export type FirstFrame = {
  readonly locale: Locale;
  readonly title: string;
  /** Content of the root element: no script, no style attribute, all input escaped. */
  readonly html: string;
  /** Content of a style element in the head. */
  readonly css: string;
  /** Calls that the page can make early, relative to the API base. */
  readonly early: readonly string[];
  /** Keys of the build's manifest, or names of its chunks, that the page needs. */
  readonly modules: readonly string[];
  /** Address of the typeface file to preload. */
  readonly typeface: string;
  /** The fund's picture behind the page, to preload, and the media query under which it is shown; null without one. */
  readonly picture: { readonly href: string; readonly media: string } | null;
};

/** The portal's renderer of first frames (src/app/first-frame.ts). */
export type FirstFrameRenderer = (input: FirstFrameInput) => FirstFrame;
