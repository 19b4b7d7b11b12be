import { asksToRegister, isSimulatorPath, previewedPath, recognisePath } from '#domain/recognise-path.ts';
import { providerSegments } from '#tenants/format/settings.ts';
import type { Config } from '#server/kernel/configuration.ts';
import { storybookPolicy } from '#server/kernel/content-security-policy.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { jsonReply, type HeaderRecord, type Reply } from '#server/kernel/reply.ts';
import type { Visit } from '#server/kernel/visitor.ts';
import type { Store } from '#server/store/store.ts';
import type { Funds } from '#server/model/funds.ts';
import type { Demo } from '#server/areas/demo/create-demo.ts';
import { createPages } from './pages.ts';
import type { PortalSource } from './portal-page.ts';
import { createStaticFiles, immutable, revalidated } from './static-files.ts';
import { createTenantAssets } from './tenant-assets.ts';

/** Everything outside the API: pages, files, the demo. Null for unknown addresses. */
export type Site = (request: Request, visit: Visit) => Promise<Reply | null>;

export type SiteServices = {
  readonly portal: PortalSource;
  readonly funds: Funds;
  readonly store: Pick<Store, 'ping'>;
  readonly config: Pick<Config, 'publicUrl' | 'portalOrigins' | 'tenantsDir'>;
  readonly log: Log;
  /** Folder of Storybook's static build; without it or if it is empty, there is no Storybook. */
  readonly storybook?: string;
  /** The demo's own pages, in demo mode only. */
  readonly demo?: Demo;
  /** The generated OpenAPI document, served at `/openapi.json` in demo mode. */
  readonly openApi?: string;
};

/** Storybook's files whose name changes with their content. A wall of windows asks for each of them in each window. */
const hashed = /^assets\/.+-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/;

const aDay: HeaderRecord = { 'cache-control': 'public, max-age=86400' };

/**
 * Whether a path's last segment looks like a file: `main.js`, `main.js~`, `wp-login.php`, `.env`. No segment of the
 * portal does.
 */
const looksLikeFile = (pathname: string): boolean => /\.[^/]*$/.test(pathname);

/** Mailed links end in secrets, which may contain a dot. */
const isLink = (pathname: string): boolean => recognisePath(pathname).credentials !== null;

/** Addresses below which the provider serves something other than the portal's pages. */
const isReserved = (pathname: string): boolean => providerSegments.includes(pathname.split('/')[1] ?? '');

/**
 * Everything a browser requests besides the API: the portal's pages and files, the funds' images, health, and in demo
 * mode the demo's pages. Returns null for an unknown address, and refuses what isn't allowed.
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
    // Storybook's own pages need inline scripts and frames; they belong to the demonstration, not to the portal.
    return (
      storybook?.answer(request, path === '' ? 'index.html' : path, {
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': hashed.test(path) ? immutable : revalidated,
        'content-security-policy': storybookPolicy,
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
    // Every page names its icon; programs that ask without reading a page get none.
    if (pathname === '/favicon.ico') return { status: 204, headers: aDay, body: null };
    if (isSimulatorPath(pathname)) return pages.simulator(request, visit);
    if (previewedPath(pathname) !== null) return pages.preview(request, visit);
    if (/^\/studio(?:\/|$)/.test(pathname)) return pages.studio(request, visit);
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
    const query = new URL(request.url).searchParams;
    return pages.portal(request, visit, {
      anonymize: query.get('anonymize') === 'true',
      registers: asksToRegister(query),
    });
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
