import { recognisePath } from '#contract/route-words.ts';
import { providerSegments } from '#tenants/format/settings.ts';
import type { Config } from '#server/kernel/configuration.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { jsonReply, type HeaderRecord, type Reply } from '#server/kernel/reply.ts';
import type { Visit } from '#server/kernel/visitor.ts';
import type { Store } from '#server/store/store.ts';
import type { Funds } from '#server/model/funds.ts';
import type { Demo } from '#server/areas/demo/create-demo.ts';
import { createPages } from './pages.ts';
import type { PortalSource } from './portal-page.ts';
import { createStaticFiles } from './static-files.ts';
import { createTenantAssets } from './tenant-assets.ts';

/** Everything outside the API: pages, files, the demo. Null: there is nothing at this address. */
export type Site = (request: Request, visit: Visit) => Promise<Reply | null>;

export type SiteServices = {
  readonly portal: PortalSource;
  readonly funds: Funds;
  readonly store: Pick<Store, 'ping'>;
  readonly config: Pick<Config, 'publicUrl' | 'portalOrigins' | 'tenantsDir'>;
  readonly log: Log;
  /** Folder of Storybook's static build; absent or empty: no Storybook. */
  readonly storybook?: string;
  /** The demo's own pages, in demo mode only. */
  readonly demo?: Demo;
  /** The generated OpenAPI document, served at `/openapi.json` in demo mode. */
  readonly openApi?: string;
};

const aDay: HeaderRecord = { 'cache-control': 'public, max-age=86400' };

/** The last segment of a path looks like a file: `main.js`, `main.js~`, `wp-login.php`, `.env`. No segment of the portal's does. */
const looksLikeFile = (pathname: string): boolean => /\.[^/]*$/.test(pathname);

/** Links that a mail carries end in secrets, which may hold a dot. */
const isLink = (pathname: string): boolean => recognisePath(pathname).credentials !== null;

/** Addresses below which the provider serves something else than the portal's pages. */
const isReserved = (pathname: string): boolean => providerSegments.includes(pathname.split('/')[1] ?? '');

/**
 * Everything a browser gets besides the API: the portal's pages and files, the funds' images, health, and in demo mode
 * the demo's pages. Answers null for an unknown address, and refuses what is not allowed.
 */
export const createSite = (services: SiteServices): Site => {
  const { portal, funds, store, config, log, demo } = services;
  const pages = createPages(services);
  const assets = createTenantAssets({ root: config.tenantsDir, funds });
  const storybook = services.storybook === undefined ? null : createStaticFiles(services.storybook);

  const health = async (pathname: string): Promise<Reply> => {
    if (pathname === '/healthz') return jsonReply(200, { status: 'alive' });
    try {
      await store.ping();
      return jsonReply(200, { status: 'ready' });
    } catch (error) {
      log.error('database_unreachable', error);
      return jsonReply(503, { status: 'unavailable', reason: 'database' }, { 'retry-after': '5' });
    }
  };

  const storybookFile = async (request: Request, pathname: string): Promise<Reply | null> => {
    if (pathname === '/storybook') return { status: 302, headers: { location: '/storybook/' }, body: null };
    const path = pathname.slice('/storybook/'.length);
    // Storybook's own pages need inline scripts and frames of their own; they are a demonstration's, not the portal's.
    return (
      storybook?.answer(request, path === '' ? 'index.html' : path, {
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-cache',
        'content-security-policy': "frame-ancestors 'self'; object-src 'none'; base-uri 'self'",
      }) ?? null
    );
  };

  const read = async (request: Request, visit: Visit): Promise<Reply | null> => {
    const pathname = visit.path;
    if (pathname === '/healthz' || pathname === '/readyz') return health(pathname);
    if (pathname === '/robots.txt') {
      return {
        headers: { 'content-type': 'text/plain; charset=utf-8', ...aDay },
        body: 'User-agent: *\nDisallow: /\n',
      };
    }
    // Every page names its icon; programs that ask without having read one are told that there is no other.
    if (pathname === '/favicon.ico') return { status: 204, headers: aDay, body: null };
    if (pathname.startsWith('/simulators/')) return pages.simulator(request, pathname);
    if (pathname.startsWith('/tenant-assets/')) return assets(request, pathname);
    if (demo !== undefined && /^\/storybook(?:\/|$)/.test(pathname)) return storybookFile(request, pathname);
    if (demo !== undefined && pathname === '/openapi.json' && services.openApi !== undefined) {
      return {
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
        body: services.openApi,
      };
    }
    const file = looksLikeFile(pathname) ? await portal.file(request, pathname) : null;
    if (file !== null) return file;
    if (isReserved(pathname) || (looksLikeFile(pathname) && !isLink(pathname))) return null;
    return pages.portal(visit);
  };

  return async (request, visit) => {
    const shown = await demo?.answer(request, visit);
    if (shown !== undefined && shown !== null) return shown;
    // Without the demo its addresses are unknown, whatever the method.
    if (/^\/dev(?:\/|$)/.test(visit.path)) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') throw refuse.methodNotAllowed('GET, HEAD');
    return read(request, visit);
  };
};
