import { createContext, useContext } from 'react';
import type { Call } from '#api/client.ts';
import type { Clock } from '#api/clock.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import type { Locale } from '#kernel/locale.ts';
import type { ImageSpace } from '#contract/studio/answers.ts';
import type { ImageFacts } from '#tenants/check-image.ts';
import type { Texts } from '#i18n/texts.ts';
import type * as z from 'zod/mini';
import type { colourModeSchema } from '#contract/settings.ts';
import type { DraftStore } from './draft-store.ts';
import type { PreviewStore } from './preview-store.ts';
import type { Session } from './session.ts';
import type { Cell } from './cell.ts';

/** Light, dark, or the device's setting. */
export type ColourMode = z.infer<typeof colourModeSchema>;

/** Something that is said in passing, at the bottom of the page. */
export type Notice = { readonly text: string; readonly severity: 'success' | 'info' | 'error' };

/** The studio's access to the outside world and to what it keeps. */
export type StudioServices = {
  readonly call: Call;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly texts: Texts;
  /** Origin of the provider. */
  readonly origin: string;
  /** Address of a frame in which an address of the portal is shown; null without frames. */
  readonly frameAddress: ((address: string) => string) | null;
  /** Address of a stored image by its hash. */
  readonly imageAddress: (hash: string) => string;
  readonly language: Cell<Locale>;
  /** Shows the studio in the language that somebody has chosen, and keeps that for the next time. */
  readonly speak: (locale: Locale) => Promise<void>;
  /**
   * Shows the studio in the language in which somebody asked for the link, unless one was chosen in this browser, or the
   * tab was opened by a link in another.
   */
  readonly follow: (locale: Locale) => Promise<void>;
  readonly mode: Cell<ColourMode>;
  readonly notice: Cell<Notice | null>;
  readonly session: Session;
  /** By its hash, what an image's bytes say of it, for those that were sent here. */
  readonly imageFacts: Cell<ReadonlyMap<string, ImageFacts>>;
  /** How much of its room the fund's images use; null until it is known. */
  readonly imageSpace: Cell<ImageSpace | null>;
  readonly draft: DraftStore;
  readonly preview: PreviewStore;
  readonly log: (message: string, detail?: unknown) => void;
};

const Services = createContext<StudioServices | null>(null);
export const StudioProvider = Services.Provider;

/** The services of the studio around this component. */
export const useStudio = (): StudioServices => {
  const services = useContext(Services);
  if (services === null) throw new Error('This component is outside a studio: wrap it in the Root of createStudio.');
  return services;
};
