import { recognisePath } from '#contract/route-words.ts';
import { providerSegments } from '#tenants/format/settings.ts';
import type { Config } from '#server/kernel/configuration.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { refuse } from '#server/kernel/refusal.ts';
import type { Visit } from '#server/kernel/visitor.ts';
import type { Store } from '#server/store/store.ts';
import type { Funds } from '#server/model/funds.ts';
import type { Demo } from '#server/areas/demo/create-demo.ts';
import { createPages } from './pages.ts';
import type { PortalSource } from './portal-page.ts';
import { createStaticFiles } from './static-files.ts';
import { createTenantAssets } from './tenant-assets.ts';

/** Everything outside the API: pages, files, the demo. Null: there is nothing at this address. */
export type Site = (request: Request, visit: Visit) => Promise<Response | null>;

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

const text = (status: number, words: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(`${words}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });

const aDay = { 'Cache-Control': 'public, max-age=86400' };

/** The last segment of a path looks like a file: `main.js`, `wp-login.php`, `.env`. */
const looksLikeFile = (pathname: string): boolean => /\.[A-Za-z0-9]{1,12}$|\/\./.test(pathname);

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

  const health = async (pathname: string): Promise<Response> => {
    if (pathname === '/healthz') return json(200, { status: 'alive' });
    try {
      await store.ping();
      return json(200, { status: 'ready' });
    } catch (error) {
      log.error('database_unreachable', error);
      return json(503, { status: 'unavailable', reason: 'database' }, { 'Retry-After': '5' });
    }
  };

  const storybookFile = async (request: Request, pathname: string): Promise<Response | null> => {
    if (pathname === '/storybook') {
      return new Response(null, { status: 302, headers: { Location: '/storybook/' } });
    }
    const path = pathname.slice('/storybook/'.length);
    // Storybook's own pages need inline scripts and frames of their own; they are a demonstration's, not the portal's.
    return (
      storybook?.answer(request, path === '' ? 'index.html' : path, {
        'X-Frame-Options': 'SAMEORIGIN',
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': "frame-ancestors 'self'; object-src 'none'; base-uri 'self'",
      }) ?? null
    );
  };

  const read = async (request: Request, pathname: string, visit: Visit): Promise<Response | null> => {
    if (pathname === '/healthz' || pathname === '/readyz') return health(pathname);
    if (pathname === '/robots.txt') return text(200, 'User-agent: *\nDisallow: /', aDay);
    // Every page names its icon; programs that ask without having read one are told that there is no other.
    if (pathname === '/favicon.ico') return new Response(null, { status: 204, headers: aDay });
    if (pathname.startsWith('/simulators/')) return pages.simulator(request, pathname);
    if (pathname.startsWith('/tenant-assets/')) return assets(request, pathname);
    if (demo !== undefined && /^\/storybook(?:\/|$)/.test(pathname)) return storybookFile(request, pathname);
    if (demo !== undefined && pathname === '/openapi.json' && services.openApi !== undefined) {
      return new Response(request.method === 'HEAD' ? null : services.openApi, {
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' },
      });
    }
    const file = looksLikeFile(pathname) ? await portal.file(request, pathname) : null;
    if (file !== null) return file;
    if (isReserved(pathname) || (looksLikeFile(pathname) && !isLink(pathname))) return null;
    return pages.portal(request, pathname, visit);
  };

  return async (request, visit) => {
    const { pathname } = new URL(request.url);
    const shown = await demo?.answer(request, visit);
    if (shown !== undefined && shown !== null) return shown;
    // The demo's addresses are not there for any method where the demo is not.
    if (/^\/dev(?:\/|$)/.test(pathname)) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') throw refuse.methodNotAllowed('GET, HEAD');
    return read(request, pathname, visit);
  };
};
