import { CacheProvider } from '@emotion/react';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createPath, RouterProvider } from 'react-router-dom';
import type { ImageSpace } from '#contract/studio/answers.ts';
import { callerHeader, callerName } from '#contract/studio/caller.ts';
import { administrator } from '#contract/studio/endpoints.ts';
import { colourModeSchema } from '#contract/settings.ts';
import { failureLine } from '#domain/call-failure.ts';
import { createClient, type Call } from '#api/client.ts';
import { systemClock, type Clock } from '#api/clock.ts';
import { createCsrfTokens } from '#api/csrf.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import { safeStorage, type RawStorage } from '#api/safe-storage.ts';
import { baseLocale, defaultLocale, isLocale, locales, type Locale } from '#kernel/locale.ts';
import { createTexts, loadTexts, speak, type WordFiles } from '#i18n/texts.ts';
import type { ImageFacts } from '#tenants/check-image.ts';
import { createStyles } from '#ui/create-styles.ts';
import { providersImage } from './kernel/draft-settings.ts';
import { createDraftStore } from './kernel/draft-store.ts';
import { StudioTheme } from './frame/StudioTheme.tsx';
import { createCell } from './kernel/cell.ts';
import { StudioProvider, type ColourMode, type Notice, type StudioServices } from './kernel/services.ts';
import { createPreviewStore } from './kernel/preview-store.ts';
import { createSession, isKnown } from './kernel/session.ts';
import { openStudioRouter } from './studio-router.tsx';

/** The options of a studio. Only `fetch` has no default. */
export type StudioOptions = {
  readonly fetch: Fetch;
  readonly pageUrl?: string | undefined;
  /** The window whose address bar the studio uses; without it, it keeps its own address (stories, tests). */
  readonly window?: Window;
  readonly address?: string;
  readonly clock?: Clock;
  readonly csrfToken?: string | undefined;
  readonly nonce?: string | undefined;
  readonly local?: (() => RawStorage | undefined) | undefined;
  /** Storage that ends with the tab. */
  readonly tab?: (() => RawStorage | undefined) | undefined;
  /** The languages that the person prefers, best first. */
  readonly languages?: readonly string[];
  /** Address of a frame in which an address of the portal is shown, by default the provider's; null without frames. */
  readonly frameAddress?: ((address: string) => string) | null;
  /** Address of a stored image by its hash, by default the provider's. */
  readonly imageAddress?: (hash: string) => string;
  readonly channel?: () => BroadcastChannel | undefined;
  readonly log?: ((message: string, detail?: unknown) => void) | undefined;
};

/** A studio. Several can exist independently of each other. */
export type Studio = {
  readonly Root: ComponentType;
  readonly services: StudioServices;
  readonly address: () => string;
  readonly navigate: (address: string) => void;
  /** Fetches the words; resolves when the studio can be shown. */
  readonly start: () => Promise<void>;
  readonly dispose: () => void;
};

const words: WordFiles = import.meta.glob<object>('/words/*/{studio,studio-*}.json', { import: 'default' });

/** What the studio keeps in the browser, and of a link for the tab alone. */
const kept = {
  language: 'pilaster.studio.language',
  mode: 'pilaster.studio.mode',
  linkedLanguage: 'pilaster.studio.linkedLanguage',
} as const;

/** The first of a person's languages that the studio speaks: `de-AT` is read as `de-CH`. */
const spokenOf = (wanted: readonly string[]): Locale => {
  for (const each of wanted) {
    if (isLocale(each)) return each;
    const [language] = each.split('-');
    const near = locales.find((locale) => locale.startsWith(`${language}-`));
    if (near !== undefined) return baseLocale(near);
  }
  return defaultLocale;
};

/** Creates a studio. All state is in the object it returns. */
export const createStudio = (options: StudioOptions): Studio => {
  const { clock = systemClock, pageUrl = 'http://localhost/', log = () => undefined, languages = [] } = options;
  const { origin } = new URL(pageUrl);
  const local = safeStorage(options.local ?? (() => undefined));
  const tab = safeStorage(options.tab ?? (() => undefined));
  const csrf = createCsrfTokens(
    options.csrfToken,
    safeStorage(() => undefined),
  );
  const language = createCell<Locale>(
    spokenOf([tab.get(kept.linkedLanguage) ?? '', local.get(kept.language) ?? '', ...languages]),
  );
  const storedMode = colourModeSchema.safeParse(local.get(kept.mode));
  const mode = createCell<ColourMode>(storedMode.success ? storedMode.data : 'system');
  mode.subscribe(() => {
    local.set(kept.mode, mode.get());
  });
  const texts = createTexts(words);

  const client = createClient({
    baseUrl: `${origin}/studio/api/v1/`,
    fetch: options.fetch,
    clock,
    csrf,
    fund: () => '',
    freshToken: administrator,
    token: () => undefined,
    locale: language.get,
    headers: () => {
      const now = session.state.get();
      return isKnown(now) ? { [callerHeader]: callerName(now.administrator) } : {};
    },
    onFailure: (failure) => {
      log(failureLine(failure));
      if (failure.status === 401 && !failure.call.includes('sessions/')) session.lose();
    },
  });
  const call: Call = (endpoint, request) => client(endpoint, request);
  const session = createSession(() => call, options.channel ?? (() => undefined));

  const show = async (locale: Locale) => {
    await speak(texts, locale);
    await loadTexts(texts, ['studio', 'studio-findings']);
    language.set(locale);
  };

  const services: StudioServices = {
    call,
    fetch: options.fetch,
    clock,
    texts,
    origin,
    frameAddress:
      options.frameAddress === undefined ? (address) => `${origin}/preview${address}` : options.frameAddress,
    imageAddress: options.imageAddress ?? providersImage,
    language,
    speak: async (locale) => {
      await show(locale);
      local.set(kept.language, locale);
      tab.remove(kept.linkedLanguage);
    },
    follow: async (locale) => {
      const isChosen = local.get(kept.language) !== null || tab.get(kept.linkedLanguage) !== null;
      if (!isChosen && language.get() !== locale) await show(locale);
    },
    mode,
    notice: createCell<Notice | null>(null),
    session,
    imageFacts: createCell<ReadonlyMap<string, ImageFacts>>(new Map()),
    imageSpace: createCell<ImageSpace | null>(null),
    draft: createDraftStore({ call, clock }),
    preview: createPreviewStore({ call: () => call, clock }),
    log,
  };
  // Whoever signs in next neither sees nor saves what somebody else has typed.
  let owner: string | null = null;
  session.state.subscribe(() => {
    const now = session.state.get();
    if (now.status !== 'open' && now.status !== 'none') return;
    const next = now.status === 'open' ? callerName(now.administrator) : null;
    if (owner !== null && next !== owner) {
      services.draft.forget();
      services.preview.forget();
      services.imageFacts.set(new Map());
      services.imageSpace.set(null);
    }
    owner = next;
  });

  const styles = createStyles(options.nonce);
  const { router } = openStudioRouter(options);

  return {
    Root: () => (
      <CacheProvider value={styles}>
        <StudioProvider value={services}>
          <I18nextProvider i18n={texts}>
            <StudioTheme>
              <RouterProvider
                router={router}
                onError={(error) => {
                  log('A page of the studio could not be shown.', error);
                }}
              />
            </StudioTheme>
          </I18nextProvider>
        </StudioProvider>
      </CacheProvider>
    ),
    services,
    address: () => createPath(router.state.location),
    navigate: (address) => void router.navigate(address),
    start: async () => {
      const { pathname, search, hash } = router.state.location;
      const query = new URLSearchParams(search);
      const linked = query.get('lang');
      if (!isLocale(linked)) {
        await show(language.get());
        return;
      }
      tab.set(kept.linkedLanguage, linked);
      await show(linked);
      // After a reload, what was chosen meanwhile counts.
      query.delete('lang');
      await router.navigate({ pathname, search: query.toString(), hash }, { replace: true });
    },
    dispose: () => {
      services.draft.forget();
      router.dispose();
    },
  };
};
