import { randomBytes } from 'node:crypto';
import { inEveryLanguage } from '#kernel/every-language.ts';
import { isLocale, type Locale } from '#kernel/locale.ts';
import { isSimulatorName, type SimulatorName } from '#contract/page-links.ts';
import { routePath } from '#contract/route-words.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import german from '#words/de-CH/provider-simulators.json' with { type: 'json' };
import { houseShades } from '#server/kernel/colours.ts';
import { foreignOrigins, pagePolicy } from '#server/kernel/content-security-policy.ts';
import { markup, ownMarkup, type Markup } from '#server/kernel/html.ts';
import { htmlPage } from '#server/kernel/html-page.ts';
import type { Origins } from '#server/kernel/origins.ts';
import type { Reply } from '#server/kernel/reply.ts';
import type { FirstFrame } from '#contract/first-frame.ts';
import { logosOf } from '#domain/logos.ts';
import { bareWebsite, dialled } from '#domain/reach.ts';
import { fundImages } from './fund-images.ts';

const simulatorTexts = await inEveryLanguage('provider-simulators', german);

/** The parts of an address below `/simulators/`. */
export type SimulatorPlace = { readonly tenant: string; readonly locale: Locale; readonly name: SimulatorName };

/** Reads `/simulators/{tenant}/{language}/{name}`; null for any other address. */
export const readSimulatorPlace = (pathname: string): SimulatorPlace | null => {
  const [, tenant, locale, name] = /^\/simulators\/([a-z0-9-]+)\/([A-Za-z-]+)\/([a-z]+)\/?$/.exec(pathname) ?? [];
  if (tenant === undefined || name === undefined || !isLocale(locale) || !isSimulatorName(name)) return null;
  return { tenant, locale, name };
};

/**
 * Where the page leads back to: the portal's page that the member came from, if it belongs to this provider or to a
 * configured portal; else the fund's dashboard here. No other address is ever linked.
 */
export const wayBack = (
  wanted: string | null,
  { tenant, locale }: Pick<SimulatorPlace, 'tenant' | 'locale'>,
  origins: Pick<Origins, 'own' | 'mayBeLinkedTo'>,
): string => {
  const home = `${origins.own}/${tenant}/${locale}/${routePath('dashboard', locale)}`;
  if (wanted === null || wanted.length > 2000 || !URL.canParse(wanted)) return home;
  const { protocol, origin, username, password, href } = new URL(wanted);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' && origins.mayBeLinkedTo(origin) ? href : home;
};

/** Used if the fund's tokens are missing. */
const { ink, sheet } = houseShades.light;

/** In addition to the tokens and sizes of the portal's first frame. */
const pageStyle = `
body{font-family:var(--pl-font,system-ui,sans-serif)}
.ff-panel{display:flex;flex-direction:column;align-items:flex-start}
.ff-panel p{margin:0 0 16px;line-height:1.5;max-width:60ch}
.ff-panel .soft{color:var(--pl-text-secondary)}
.ff-panel ul{list-style:none;margin:0 0 24px;padding:0}
.ff-panel li{padding:4px 0}
.ff-panel a{color:var(--pl-link);text-underline-offset:.2em}
.ff-panel .back{display:inline-flex;align-items:center;justify-content:center;box-sizing:border-box;min-height:var(--pl-control-height,44px);margin-top:8px;padding:8px 24px;border:1px solid var(--pl-action-edge,transparent);border-radius:var(--pl-corner-control,8px);background:var(--pl-action,${ink});color:var(--pl-on-action,${sheet});font-weight:600;text-decoration:none}
.ff-panel .back:hover{background:var(--pl-action-hover,${ink})}
:focus-visible{outline:3px solid var(--pl-focus-ring,${ink});outline-offset:2px}
`;

/** Before the first build: just legible. */
const bareStyle = `:root{color-scheme:light}body{margin:0;background:${sheet};color:${ink}}`;

/** The fund's logo, or its name if it has none. */
const logo = (settings: GlobalSettings, locale: Locale): Markup => {
  const { brand } = settings.configurations;
  const { light, dark: ofDark } = logosOf(settings, locale);
  const dark = ofDark ?? light;
  const shown = brand?.mode === 'dark' ? dark : light;
  if (shown === null) return markup`<div class="ff-logo">${settings.displayName}</div>`;
  const follows = brand?.mode === 'system' && dark !== null && dark !== light;
  return markup`<div class="ff-logo">
    <picture
      >${follows ? markup`<source media="(prefers-color-scheme:dark)" srcset="${dark.replaceAll(/[\s,]/g, encodeURIComponent)}" />` : null}<img
        src="${shown}"
        alt="${settings.displayName}"
    /></picture>
  </div>`;
};

/** The fund's contact. */
const contact = (settings: GlobalSettings): Markup | null => {
  const { emailAddress, phoneNumber, website } = settings.configurations.contact ?? {};
  const lines = [
    ...(phoneNumber === undefined ? [] : [{ href: `tel:${dialled(phoneNumber)}`, text: phoneNumber }]),
    ...(emailAddress === undefined ? [] : [{ href: `mailto:${emailAddress}`, text: emailAddress }]),
    ...(website === undefined || !/^https?:\/\//i.test(website) ? [] : [{ href: website, text: bareWebsite(website) }]),
  ];
  if (lines.length === 0) return null;
  return markup`<ul>
    ${lines.map(({ href, text }) => markup`<li><a href="${href}" rel="noopener">${text}</a></li>`)}
  </ul>`;
};

export type SimulatorPageFacts = {
  /** The page that the member came from, as given in the address. */
  readonly from: string | null;
  readonly place: SimulatorPlace;
  readonly settings: GlobalSettings;
  /** The look of the fund's public pages; null if it can't be rendered. */
  readonly frame: FirstFrame | null;
  readonly origins: Pick<Origins, 'own' | 'mayBeLinkedTo'>;
};

/**
 * The page that `pages/{name}` leads to if a fund has no simulator of its own: in the fund's look, it
 * says that the service isn't available yet, names a contact, and leads back to where the member came from. It shows
 * nothing personal and needs no session.
 */
export const simulatorPage = ({ from, place, settings, frame, origins }: SimulatorPageFacts): Reply => {
  const { locale, name } = place;
  const texts = simulatorTexts(locale);
  const nonce = randomBytes(18).toString('base64');
  const back = wayBack(from, place, origins);
  const title = texts.title[name];
  const style = (frame?.css ?? bareStyle) + pageStyle;
  const preload =
    frame === null
      ? null
      : markup`<link rel="preload" as="font" type="font/woff2" crossorigin href="${frame.typeface}" />`;
  const page = htmlPage({
    locale,
    title: `${title} – ${settings.displayName}`,
    head: markup`<meta name="robots" content="noindex" />
        <link rel="icon" href="${settings.favicon ?? 'data:,'}" />
        ${preload}
        <style nonce="${nonce}">
          ${ownMarkup(style.replaceAll('</', String.raw`<\/`))}
        </style>`,
    body: markup`<div class="ff-stage">
          <main class="ff-panel">
            ${logo(settings, locale)}
            <h1 class="ff-title">${title}</h1>
            <p>${texts.text}</p>
            <p class="soft">${texts.advice}</p>
            ${contact(settings)}
            <a class="back" href="${back}">${texts.back}</a>
          </main>
        </div>`,
  });
  const images = foreignOrigins(origins.own, fundImages(settings));
  return {
    body: page.text,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(nonce, { connect: [], images }, []),
    },
  };
};
