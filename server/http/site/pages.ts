import { randomBytes } from 'node:crypto';
import { defaultLocale } from '#kernel/locale.ts';
import { routePath } from '#contract/route-words.ts';
import { recognisePath } from '#domain/recognise-path.ts';
import { apiBase } from '#server/kernel/addresses.ts';
import { boundedCache, type BoundedCache } from '#server/kernel/bounded-cache.ts';
import { foreignOrigins, pagePolicy, type PageOrigins } from '#server/kernel/content-security-policy.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { originRules } from '#server/kernel/origins.ts';
import type { Reply } from '#server/kernel/reply.ts';
import type { Visit } from '#server/kernel/visitor.ts';
import type { Fund, Funds } from '#server/model/funds.ts';
import type { FirstFrame } from '#contract/first-frame.ts';
import { fundImages } from './fund-images.ts';
import { preparePage, type PortalBuild, type PortalSource, type PreparedPage } from './portal-page.ts';
import { readSimulatorPlace, simulatorPage } from './simulator-page.ts';

/** Maximum number of prepared pages in memory. */
const kept = 300;

/** The portal's pages, in the look of the fund in their address. */
export type Pages = {
  /** The portal's page for any address; the portal itself reports unknown ones. */
  readonly portal: (visit: Visit, place: { readonly anonymize: boolean }) => Promise<Reply>;
  /** The placeholder page of a simulator; null for any other address. */
  readonly simulator: (request: Request, pathname: string) => Promise<Reply | null>;
};

/** What a page's address says about it. */
type Wanted = { readonly pathname: string; readonly anonymize: boolean };

/** A page and its headers. */
type Page = {
  readonly fill: PreparedPage;
  readonly frame: FirstFrame | null;
  /** What the page may access beyond its own origin. */
  readonly reach: PageOrigins;
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

  const fundOf = async (tenant: string | null): Promise<Fund | null> => {
    if (tenant === null) return null;
    try {
      return await funds.find(tenant);
    } catch (error) {
      log.error('fund_unreadable', error, { tenant });
      return null;
    }
  };

  const frameAt = ({ pathname, anonymize }: Wanted, fund: Fund | null, build: PortalBuild): FirstFrame | null => {
    try {
      return build.firstFrame?.({ pathname, anonymize, settings: fund?.globalSettings ?? null, apiBase }) ?? null;
    } catch (error) {
      log.error('first_frame_fail', error);
      return null;
    }
  };

  const render = (wanted: Wanted, fund: Fund | null, build: PortalBuild): Page => {
    const { pathname } = wanted;
    const frame = frameAt(wanted, fund, build);
    const { scripts, styles } = build.preloads(frame?.modules ?? []);
    const settings = fund?.globalSettings ?? null;
    return {
      frame,
      fill: preparePage({ template: build.template, pathname, settings, frame, scripts, styles }),
      reach: {
        connect: foreignOrigins(config.publicUrl, [settings?.contentServiceUrl]),
        images: foreignOrigins(config.publicUrl, settings === null ? [] : fundImages(settings)),
      },
    };
  };

  /** A page, cached for the next visitor unless its address is a mailed link, which ends in secrets. */
  const pageAt = (wanted: Wanted, fund: Fund | null, build: PortalBuild, isLink: boolean): Page | Promise<Page> => {
    if (isLink) return render(wanted, fund, build);
    const { pathname, anonymize } = wanted;
    const pages = rendered.get(build) ?? boundedCache<Page>(kept, ({ frame }) => frame !== null);
    rendered.set(build, pages);
    return pages.obtain(`${fund?.settingsVersion ?? ''} ${anonymize} ${pathname}`, () => render(wanted, fund, build));
  };

  return {
    portal: async ({ path, visitor }, { anonymize }): Promise<Reply> => {
      const build = await portal.build(path);
      if (build === null) {
        return {
          status: 503,
          headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
          body: 'The portal has not been built yet. Run: npm run build\n',
        };
      }
      const { fund, credentials } = recognisePath(path);
      const wanted = { pathname: path, anonymize };
      const { fill, frame, reach } = await pageAt(wanted, await fundOf(fund), build, credentials !== null);
      const nonce = randomBytes(18).toString('base64');
      const csrfToken = visitor.csrfToken();
      return {
        body: fill({ nonce, csrfToken }),
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-language': frame?.locale ?? defaultLocale,
          'cache-control': 'no-store',
          'content-security-policy': pagePolicy(nonce, reach, portal.inDevelopment ? null : undefined),
        },
      };
    },

    simulator: async (request, pathname) => {
      const place = readSimulatorPlace(pathname);
      if (place === null) return null;
      // It has the look of the fund's public pages.
      const open = `/${place.tenant}/${place.locale}/${routePath('redirect', place.locale)}`;
      const fund = await fundOf(place.tenant);
      if (fund === null) return null;
      const build = await portal.build(open);
      const frame = build && frameAt({ pathname: open, anonymize: false }, fund, build);
      const from = new URL(request.url).searchParams.get('portal');
      return simulatorPage({ from, place, settings: fund.globalSettings, frame, origins });
    },
  };
};
