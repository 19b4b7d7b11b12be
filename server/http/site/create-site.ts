import { randomBytes } from 'node:crypto';
import { defaultLocale } from '#kernel/locale.ts';
import { recognisePath, routePath } from '#contract/route-words.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import { apiBase } from '#server/kernel/addresses.ts';
import type { Config } from '#server/kernel/configuration.ts';
import { foreignOrigins, pagePolicy } from '#server/kernel/content-security-policy.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { originRules } from '#server/kernel/origins.ts';
import { refuse } from '#server/kernel/refusal.ts';
import type { Visit } from '#server/kernel/visitor.ts';
import type { Store } from '#server/store/store.ts';
import type { Funds } from '#server/model/funds.ts';
import type { Demo } from '#server/areas/demo/create-demo.ts';
import { fillPage, type FirstFrame, type PortalSource } from './portal-page.ts';
import { readSimulatorPlace, simulatorPage } from './simulator-page.ts';
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

/** First segments that are never a fund's. */
const reserved = /^\/(?:api|assets|content|dev|simulators|storybook|tenant-assets|typefaces)(?:\/|$)/;

/**
 * Everything a browser gets beside the API: the portal's page and files, the funds' images, health, and in demo mode
 * the demo's pages. Answers null for what is not there, and refuses what may not be done.
 */
export const createSite = (services: SiteServices): Site => {
  const { portal, funds, store, config, log, demo } = services;
  const origins = originRules(config);
  const assets = createTenantAssets({ root: config.tenantsDir, funds });
  const storybook = services.storybook === undefined ? null : createStaticFiles(services.storybook);

  const settingsAt = async (pathname: string): Promise<GlobalSettings | null> => {
    const { tenant } = recognisePath(pathname);
    if (tenant === null) return null;
    try {
      return (await funds.find(tenant))?.globalSettings ?? null;
    } catch (error) {
      log.error('fund_unreadable', error, { tenant });
      return null;
    }
  };

  const frameAt = async (pathname: string, settings: GlobalSettings | null): Promise<FirstFrame | null> => {
    const render = await portal.firstFrame();
    if (render === null) return null;
    try {
      return render({ pathname, settings, apiBase });
    } catch (error) {
      log.error('first_frame_fail', error);
      return null;
    }
  };

  const page = async (request: Request, pathname: string, visit: Visit): Promise<Response> => {
    const template = await portal.template(pathname);
    if (template === null) {
      return text(503, 'The portal has not been built yet. Run: npm run build', { 'Retry-After': '5' });
    }
    const settings = await settingsAt(pathname);
    const frame = await frameAt(pathname, settings);
    const { scripts, styles } = await portal.preloads(frame?.modules ?? []);
    const nonce = randomBytes(18).toString('base64');
    const html = fillPage({
      template,
      pathname,
      nonce,
      apiBase,
      settings,
      frame,
      scripts,
      styles,
      csrfToken: visit.visitor.csrfToken(),
    });
    const images = [settings?.logoImage, settings?.backgroundImage, settings?.favicon];
    return new Response(request.method === 'HEAD' ? null : html, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': frame?.locale ?? defaultLocale,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': pagePolicy(
          nonce,
          {
            connect: foreignOrigins(config.publicUrl, [settings?.contentServiceUrl]),
            images: foreignOrigins(config.publicUrl, images),
          },
          portal.inDevelopment ? null : undefined,
        ),
      },
    });
  };

  /** Where a simulator will be: the page that says so, in the fund's look. */
  const simulator = async (request: Request, pathname: string): Promise<Response | null> => {
    const place = readSimulatorPlace(pathname);
    const open = place && `/${place.tenant}/${place.locale}/${routePath('redirect', place.locale)}`;
    const settings = open === null ? null : await settingsAt(open);
    if (place === null || open === null || settings === null) return null;
    return simulatorPage({ request, place, settings, frame: await frameAt(open, settings), origins });
  };

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
    if (pathname.startsWith('/simulators/')) return simulator(request, pathname);
    if (pathname.startsWith('/tenant-assets/')) return assets(request, pathname);
    if (demo !== undefined && /^\/storybook(?:\/|$)/.test(pathname)) return storybookFile(request, pathname);
    if (demo !== undefined && pathname === '/openapi.json' && services.openApi !== undefined) {
      return new Response(request.method === 'HEAD' ? null : services.openApi, {
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' },
      });
    }
    const file = looksLikeFile(pathname) ? await portal.file(request, pathname) : null;
    if (file !== null) return file;
    if (reserved.test(pathname) || (looksLikeFile(pathname) && !isLink(pathname))) return null;
    return page(request, pathname, visit);
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
