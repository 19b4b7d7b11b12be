import { randomUUID } from 'node:crypto';
import { defaultLocale } from '#kernel/locale.ts';
import type { FirstFrame, FirstFrameRenderer } from '#contract/first-frame.ts';
import { recognisePath } from '#domain/recognise-path.ts';
import { readSimulatorPath } from '#domain/simulator-address.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import { apiBase } from '#server/kernel/addresses.ts';
import { compressed, gzipOf, stored, type GzipPart } from '#server/kernel/gzip-parts.ts';
import { escapeHtml, scriptJson } from '#server/kernel/html.ts';
import type { Reply } from '#server/kernel/reply.ts';

/** What the portal's pages are made from. It is the same object until the build changes. */
export type PortalBuild = {
  /** The page with its placeholders. */
  readonly template: string;
  /** Null if the renderer is missing or broken; pages are then served without a first frame. */
  readonly firstFrame: FirstFrameRenderer | null;
  /** Addresses to preload for source modules: `scripts` as module, `styles` as style sheet. */
  readonly preloads: (modules: readonly string[]) => Preloads;
};

/** Files of a page, by address. */
export type Preloads = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** The portal, either built or served from its sources during development. */
export type PortalSource = {
  /** The newest build for a page; null before the first one. */
  readonly build: (pathname: string) => Promise<PortalBuild | null>;
  /** A file of the build; null for an unknown one. */
  readonly file: (request: Request, pathname: string) => Promise<Reply | null>;
  /** Whether the sources are served directly, with a client that the strictest policy would block. */
  readonly inDevelopment: boolean;
};

/** Escaping isn't possible in a style sheet; only closing its element can be prevented. */
const styleText = (css: string): string => css.replaceAll('</', '<\\/');

/** What a page shows to everybody. */
export type PageFacts = {
  readonly template: string;
  readonly pathname: string;
  readonly settings: GlobalSettings | null;
  readonly frame: FirstFrame | null;
  /** The title of a page without a frame; the fund's name unless given. */
  readonly title?: string;
} & Preloads;

/** A page without its visitor's own values. */
export type PreparedPage = {
  /** Fills it with them, encoded as UTF-8. */
  readonly plain: (own: OwnValues) => Uint8Array<ArrayBuffer>;
  /** The same in gzip. What pages have in common is compressed with the first, which pays only for a page that is kept. */
  readonly inGzip: (own: OwnValues) => Uint8Array<ArrayBuffer>;
};

type OwnValues = { readonly nonce: string; readonly csrfToken: string };

/** The title while the portal's renderer is unavailable: the fund's name, or none. */
const plainTitle = (settings: GlobalSettings | null): string => settings?.displayName ?? 'Portal';

/** Replaces a placeholder once with a literal text (`$&` in a fund's name has no meaning). */
const put = (page: string, placeholder: string | RegExp, replacement: string): string =>
  page.replace(placeholder, () => replacement);

/** Fills a data block of the page, `<script type="application/json" id="…">`. */
const fillBlock = (page: string, id: string, value: unknown): string =>
  put(
    page,
    new RegExp(`<script type="application/json" id="${id}"[^>]*>[^<]*</script>`),
    `<script type="application/json" id="${id}">${scriptJson(value)}</script>`,
  );

/**
 * Fills the portal's page: configuration, the fund's settings, language, title, favicon, and the first frame in the
 * fund's look. Missing parts are omitted; the page works without them. Nonce and CSRF token are added for each visitor.
 */
export const preparePage = (facts: PageFacts): PreparedPage => {
  const { settings, frame } = facts;
  // Random placeholders, which nothing in the page can equal.
  const [nonce, csrfToken] = [randomUUID(), randomUUID()];
  const preload = [
    ...(frame === null
      ? []
      : [`<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(frame.typeface)}">`]),
    // Without it the browser asks for the picture after the style sheets, when the programs already share the line.
    ...(frame?.picture
      ? [
          `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(frame.picture.href)}" media="${escapeHtml(frame.picture.media)}">`,
        ]
      : []),
    ...facts.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}" nonce="${nonce}">`),
  ].join('');
  const programs = facts.scripts
    .map((href) => `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}" nonce="${nonce}">`)
    .join('');
  const locale =
    frame?.locale ??
    (settings === null ? defaultLocale : (readSimulatorPath(facts.pathname) ?? recognisePath(facts.pathname)).locale);
  let page = facts.template.replaceAll('__NONCE__', nonce);
  page = put(page, /<html lang="[^"]*"/, `<html lang="${escapeHtml(locale)}"`);
  page = put(
    page,
    /<title>[^<]*<\/title>/,
    `<title>${escapeHtml(frame?.title ?? facts.title ?? plainTitle(settings))}</title>`,
  );
  page = put(page, /<meta name="csrf-token" content=""\s*\/?>/, `<meta name="csrf-token" content="${csrfToken}">`);
  page = put(
    page,
    /<link rel="icon" href="data:,"\s*\/?>/,
    `<link rel="icon" href="${escapeHtml(settings?.favicon ?? 'data:,')}">`,
  );
  page = fillBlock(page, 'portal-config', { apiBase, early: frame?.early ?? [] });
  page = fillBlock(page, 'portal-settings', settings);
  page = put(
    page,
    '<!--first-frame-css-->',
    frame === null ? '' : `<style id="first-frame" nonce="${nonce}">${styleText(frame.css)}</style>`,
  );
  page = put(page, '<!--preload-->', preload);
  page = put(page, '<!--programs-->', programs);
  const parts = put(page, '<!--first-frame-->', frame?.html ?? '')
    .split(new RegExp(`(${nonce}|${csrfToken})`))
    .map((part) => (part === nonce || part === csrfToken ? part : Buffer.from(part)));
  const filledWith = ({ nonce: ownNonce, csrfToken: ownToken }: OwnValues) => {
    const [nonceBytes, tokenBytes] = [Buffer.from(ownNonce), Buffer.from(ownToken)];
    return (mark: string) => (mark === nonce ? nonceBytes : tokenBytes);
  };
  let compressedParts: readonly (string | GzipPart)[] | undefined;
  return {
    plain: (own) => {
      const ownPart = filledWith(own);
      return Buffer.concat(parts.map((part) => (typeof part === 'string' ? ownPart(part) : part)));
    },
    inGzip: (own) => {
      const ownPart = filledWith(own);
      compressedParts ??= parts.map((part) => (typeof part === 'string' ? part : compressed(part)));
      return gzipOf(compressedParts.map((part) => (typeof part === 'string' ? stored(ownPart(part)) : part)));
    },
  };
};
