import { randomBytes } from 'node:crypto';
import { contentSchemas } from '#contract/content.ts';
import { parentRoute } from '#contract/route-words.ts';
import { defaultLocale, ownLocale, type Locale } from '#kernel/locale.ts';
import { isEmptyContent, MOST_RETRIES, queryAt } from '#domain/content-retry.ts';
import { offeredLanguages } from '#domain/offered-languages.ts';
import { previewedPath, recognisePath } from '#domain/recognise-path.ts';
import { readSimulatorPath, simulatorPath } from '#domain/simulator-address.ts';
import { apiBase } from '#server/kernel/addresses.ts';
import { acceptsEncoding } from '#server/kernel/accepts-encoding.ts';
import { boundedCache, type BoundedCache } from '#server/kernel/bounded-cache.ts';
import { foreignOrigins, pagePolicy, type PageOrigins } from '#server/kernel/content-security-policy.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { originRules } from '#server/kernel/origins.ts';
import type { Reply } from '#server/kernel/reply.ts';
import type { Visit } from '#server/kernel/visitor.ts';
import type { Fund, Funds } from '#server/model/funds.ts';
import type { FirstFrame, FirstFrameInput } from '#contract/first-frame.ts';
import { fundImages } from './fund-images.ts';
import { preparePage, type PortalBuild, type PortalSource, type PreparedPage } from './portal-page.ts';
import { wayBack } from './way-back.ts';

/** Maximum number of prepared pages in memory. */
const kept = 300;

/** The portal's pages, in the look of the fund in their address. */
export type Pages = {
  /** The portal's page for any address; the portal itself reports unknown ones. */
  readonly portal: (request: Request, visit: Visit, place: Pick<Wanted, 'anonymize' | 'registers'>) => Promise<Reply>;
  /** A page of the portal for a frame of our own pages, which say what it shows; null for any other address. */
  readonly preview: (request: Request, visit: Visit) => Promise<Reply | null>;
  /** The studio, at each of its addresses. */
  readonly studio: (request: Request, visit: Visit) => Promise<Reply>;
  /** A simulator's own page; null for any other address. */
  readonly simulator: (request: Request, visit: Visit) => Promise<Reply | null>;
};

/** What a page's address says about it. */
type Wanted = {
  readonly pathname: string;
  readonly anonymize: boolean;
  readonly registers?: boolean;
  /** Where a simulator leads back to. */
  readonly back?: string;
  /** What the fund's editors have written of its headline and lead. */
  readonly written?: FirstFrameInput['written'];
  /** Whether it is shown in a frame, with another session than the visitor's. */
  readonly isPreview?: boolean;
};

/** A page and its headers. */
type Page = {
  readonly prepared: PreparedPage;
  /** The language of its first frame; null without one. */
  readonly locale: Locale | null;
  /** Whether it is kept for the next visitor, so that it pays to compress it. */
  readonly isKept?: boolean;
  /** What the page may access beyond its own origin. */
  readonly reach: PageOrigins;
};

const notBuilt: Reply = {
  status: 503,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
  body: 'The portal has not been built yet. Run: npm run build\n',
};

/** The studio's page, of which nothing belongs to a fund. */
const renderStudio = (build: PortalBuild): Page => {
  const { scripts, styles } = build.preloads(['src/studio/open-studio.ts']);
  const facts = { template: build.template, pathname: '/', settings: null, frame: null, scripts, styles };
  return {
    locale: null,
    isKept: true,
    prepared: preparePage({ ...facts, title: 'Pilaster Studio' }),
    reach: { connect: [] },
  };
};

/** Creates the portal's pages. A page is rendered once per fund, address, build and whether personal data are hidden. */
export const createPages = (services: {
  readonly portal: PortalSource;
  readonly funds: Funds;
  readonly log: Log;
  readonly config: { readonly publicUrl: string; readonly portalOrigins: readonly string[] };
}): Pages => {
  const { portal, funds, log, config } = services;
  const origins = originRules(config);
  const rendered = new WeakMap<PortalBuild, BoundedCache<Page>>();
  const studioPages = new WeakMap<PortalBuild, Page>();

  const fundOf = async (tenant: string | null): Promise<Fund | null> => {
    if (tenant === null) return null;
    try {
      return await funds.find(tenant);
    } catch (error) {
      log.error('fund_unreadable', error, { tenant });
      return null;
    }
  };

  /** What the fund's editors have written of a page's headline and lead; nothing if they write none or it can't be read. */
  const writtenOf = async (fund: string, pathname: string): Promise<NonNullable<Wanted['written']>> => {
    const { key, locale } = recognisePath(pathname);
    const page = contentSchemas.find((each) => key !== null && each === (parentRoute(key) ?? key));
    if (page === undefined) return [];
    try {
      for (const counter of [0, 1, MOST_RETRIES] as const) {
        const wanted = queryAt({ fund, locale }, counter);
        const content = await funds.content(wanted.fund);
        const entry = content?.entries.find(
          (each) => each.part === 'page' && each.schema === page && each.locale === wanted.locale,
        );
        if (entry !== undefined && 'title' in entry.content && !isEmptyContent(entry.content)) {
          const { title, lead } = entry.content;
          return [...(title === null ? [] : ['title' as const]), ...(lead === null ? [] : ['lead' as const])];
        }
      }
    } catch (error) {
      log.error('content_unreadable', error, { tenant: fund });
    }
    return [];
  };

  const frameAt = (wanted: Wanted, fund: Fund | null, build: PortalBuild): FirstFrame | null => {
    try {
      return build.firstFrame?.({ ...wanted, settings: fund?.globalSettings ?? null, apiBase }) ?? null;
    } catch (error) {
      log.error('first_frame_fail', error);
      return null;
    }
  };

  const render = (wanted: Wanted, fund: Fund | null, build: PortalBuild): Page => {
    const { pathname, isPreview = false } = wanted;
    const made = frameAt(wanted, fund, build);
    // What the page asks before the portal is loaded would be asked with the visitor's session.
    const frame = made !== null && isPreview ? { ...made, early: [] } : made;
    const { scripts, styles } = build.preloads(frame?.modules ?? []);
    const settings = fund?.globalSettings ?? null;
    return {
      locale: frame?.locale ?? null,
      prepared: preparePage({ template: build.template, pathname, settings, frame, scripts, styles }),
      reach: {
        connect: foreignOrigins(config.publicUrl, [settings?.contentServiceUrl]),
        images: foreignOrigins(config.publicUrl, settings === null ? [] : fundImages(settings)),
      },
    };
  };

  /** A page, cached for the next visitor unless its address is a mailed link, which ends in secrets. */
  const pageAt = (wanted: Wanted, fund: Fund | null, build: PortalBuild, isLink: boolean): Page | Promise<Page> => {
    if (isLink) return render(wanted, fund, build);
    const { pathname, anonymize, registers = false, isPreview = false, written = [] } = wanted;
    const pages = rendered.get(build) ?? boundedCache<Page>(kept, ({ isKept = false }) => isKept);
    rendered.set(build, pages);
    return pages.obtain(
      `${fund?.settingsVersion ?? ''} ${anonymize} ${registers} ${isPreview} ${written.join('+')} ${pathname}`,
      () => {
        const page = render(wanted, fund, build);
        // Without its first frame it is tried again for the next visitor.
        return { ...page, isKept: page.locale !== null };
      },
    );
  };

  /** A page for one visitor. */
  const replyWith = (
    request: Request,
    { prepared, locale, isKept = false, reach }: Page,
    visitor: Visit['visitor'],
    { isFramed = false, framesOwn = false } = {},
  ): Reply => {
    const nonce = randomBytes(18).toString('base64');
    // A preview sends nothing with the visitor's session.
    const own = { nonce, csrfToken: isFramed ? '' : visitor.csrfToken() };
    const isZipped = isKept && acceptsEncoding(request.headers.get('accept-encoding'), 'gzip');
    return {
      body: isZipped ? prepared.inGzip(own) : prepared.plain(own),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': locale ?? defaultLocale,
        'cache-control': 'no-store',
        vary: 'Accept-Encoding',
        ...(isZipped && { 'content-encoding': 'gzip' }),
        'content-security-policy': pagePolicy(
          nonce,
          { ...reach, isFramed, framesOwn },
          portal.inDevelopment ? null : undefined,
        ),
        ...(isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
      },
    };
  };

  return {
    portal: async (request, { path, visitor }, place): Promise<Reply> => {
      const build = await portal.build(path);
      if (build === null) return notBuilt;
      const { fund: code, credentials } = recognisePath(path);
      const fund = await fundOf(code);
      const written = fund === null ? [] : await writtenOf(fund.tenant.code, path);
      return replyWith(
        request,
        await pageAt({ pathname: path, ...place, written }, fund, build, credentials !== null),
        visitor,
      );
    },

    preview: async (request, { path, visitor }) => {
      const pathname = previewedPath(path);
      const place = pathname === null ? null : recognisePath(pathname);
      // A mailed link is followed in the portal itself.
      if (pathname === null || place === null || place.credentials !== null) return null;
      const fund = await fundOf(place.fund);
      if (fund === null) return null;
      const build = await portal.build(pathname);
      if (build === null) return notBuilt;
      return replyWith(
        request,
        await pageAt({ pathname, anonymize: false, isPreview: true }, fund, build, false),
        visitor,
        {
          isFramed: true,
        },
      );
    },

    studio: async (request, { path, visitor }) => {
      const build = await portal.build(path);
      if (build === null) return notBuilt;
      const page = studioPages.get(build) ?? renderStudio(build);
      studioPages.set(build, page);
      return replyWith(request, page, visitor, { framesOwn: true });
    },

    simulator: async (request, { path, visitor }) => {
      const place = readSimulatorPath(path);
      if (place === null) return null;
      const query = new URL(request.url).searchParams;
      const fund = await fundOf(place.fund);
      const offered = fund === null ? [place.locale] : offeredLanguages(fund.globalSettings);
      const locale = offered.includes(place.locale) ? place.locale : ownLocale(offered);
      const pathname = simulatorPath({ ...place, locale });
      if (pathname !== path) {
        const search = query.toString();
        return { status: 302, headers: { location: search === '' ? pathname : `${pathname}?${search}` }, body: null };
      }
      const build = await portal.build(path);
      if (build === null) return notBuilt;
      const back = wayBack(query.get('portal'), { fund: place.fund, locale }, origins);
      // Not cached, because the way back is a visitor's own.
      const page = render({ pathname, anonymize: query.get('anonymize') === 'true', back }, fund, build);
      return { ...replyWith(request, page, visitor), status: place.name === null ? 404 : 200 };
    },
  };
};
