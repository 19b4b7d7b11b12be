import type { GlobalSettings } from '#contract/settings.ts';
import { withDifferences } from '#kernel/differences.ts';
import { baseLocale, nameAmong, ownLocale, type Locale } from '#kernel/locale.ts';
import type { FirstFrame, FirstFrameInput } from '#contract/first-frame.ts';
import { logosOf } from '#domain/logos.ts';
import { offeredLanguages } from '#domain/offered-languages.ts';
import { accessOf } from '#contract/route-words.ts';
import { namingRoute, recognisePath } from '#domain/recognise-path.ts';
import { pageOfSimulator, readSimulatorPath } from '#domain/simulator-address.ts';
import { wordModules } from '#i18n/word-chunks.ts';
import { resolveImage } from '#state/fund/resolve-image.ts';
import { readBrand, type BrandInput } from '#theme/brand.ts';
import { firstPaintCss, tokensToCss } from '#theme/css-variables.ts';
import { brandTokens, type Tokens } from '#theme/tokens.ts';
import { typefacePreload } from '#theme/typefaces.ts';
import { earlyCalls } from './early-calls.ts';
import { bars, escape } from './frame-drawing.ts';
import { standingOf, stepperCss, stepperHtml, type StepWords } from './frame-steps.ts';
import { greyPage, greyPageCss, topicRow } from './grey-page.ts';
import { pageOf } from './page-table.ts';
import { simulatorNamespaces, simulatorTable } from './simulator-table.ts';

/** The namespaces of which the first frame may show words. */
type Namespace = 'login' | 'registration' | 'shell' | 'dashboard' | 'simulation';

/** The texts that the first frame may show, in every language. */
const loginTexts = import.meta.glob<
  StepWords['login'] & { [Flow in 'email' | 'registration']: { title: string; lead: string } }
>('../../words/*/login.json', { eager: true, import: 'default' });
const registrationTexts = import.meta.glob<StepWords['registration']>('../../words/*/registration.json', {
  eager: true,
  import: 'default',
});
const shellTexts = import.meta.glob<{ titles: Record<string, string>; titleUnknown: string; banner: string }>(
  '../../words/*/shell.json',
  { eager: true, import: 'default' },
);
const dashboardTexts = import.meta.glob<{ greetingPlain: string; lead: string }>('../../words/*/dashboard.json', {
  eager: true,
  import: 'default',
});
const simulatorTexts = import.meta.glob<{ entry: { titles: Record<string, string>; back: string } }>(
  '../../words/*/simulation.json',
  { eager: true, import: 'default' },
);
const differences = import.meta.glob<{ [Name in Namespace]?: object }>('../../words/*/differences.json', {
  eager: true,
  import: 'default',
});

/** A namespace's words in a language, from the files of every language. */
const wordsIn = <Words extends object>(
  files: Readonly<Record<string, Words>>,
  locale: Locale,
  namespace: Namespace,
): Words | undefined => {
  const words = files[`../../words/${baseLocale(locale)}/${namespace}.json`];
  return words && withDifferences(words, differences[`../../words/${locale}/differences.json`]?.[namespace]);
};

/** Placeholder for the page's own origin while addresses are resolved; removed afterwards. */
const ownOrigin = 'http://portal.invalid';

/** The modules that src/main.tsx loads after the first frame is painted. */
const portalModule = 'src/app/open-portal.ts';
const simulatorModule = 'src/stand-alone/open-simulator.ts';

/** An address in a style sheet. */
const cssUrl = (address: string): string => `url(${JSON.stringify(address).replaceAll('<', '%3C')})`;

/** Styles of both modes, because only the browser knows the person's choice; a script in the page sets it. */
const modeCss = (brand: BrandInput): string =>
  (['light', 'dark'] as const)
    .map((mode) => `:root[data-mode=${mode}]{color-scheme:${mode};${tokensToCss(brandTokens(brand, mode))}}`)
    .join('');

/** Styles with the shell's own sizes, so that nothing shifts when the portal takes over. */
const layoutCss = ({ shell: { notice, header, name, leadGap, panel, band }, type: { sizes } }: Tokens): string =>
  `
.ff-banner{padding:${notice.padding}px 0;border-bottom:1px solid var(--pl-hairline);background:var(--pl-primary-soft);color:var(--pl-on-primary-soft);font-size:${sizes.small};line-height:1.45}
.ff-banner p{box-sizing:border-box;max-width:var(--pl-content-width);margin:0 auto;padding:0 calc(var(--pl-space-page) + ${notice.close + notice.gap}px) 0 calc(var(--pl-space-page) + ${notice.icon} + ${notice.gap}px);text-wrap:pretty}
.ff-whole{display:flex;flex-direction:column;min-height:100dvh}
.ff-stage{flex:1 0 auto;box-sizing:border-box;display:grid;grid-template:auto 1fr/minmax(0,1fr);justify-items:center;align-items:start;padding:${panel.top} ${panel.around.inline}px ${panel.around.block}px;background-size:cover;background-position:center}
.ff-panel{box-sizing:border-box;width:100%;max-width:${panel.width}px;min-height:${panel.usual.other + panel.footer.height}px;padding:${panel.padding}px;border:1px solid var(--pl-hairline);border-radius:var(--pl-corner-card);background:var(--pl-paper);box-shadow:var(--pl-floating)}
.ff-panel.ff-login{min-height:${panel.usual.login + panel.footer.height}px}
.ff-panel.ff-steps{min-height:calc(min(${panel.steps.height}px,100dvh - ${panel.steps.free}px) + ${panel.footer.height}px)}
.ff-logo{display:flex;flex-wrap:wrap;gap:8px;align-items:center;justify-content:space-between;min-height:${panel.logo}px;margin-bottom:${panel.gap}px;font-weight:600;font-size:${name.size};line-height:${name.lineHeight};text-wrap:balance}
.ff-logo img{display:block;height:${panel.logo}px;max-width:100%;object-fit:contain;object-position:left center}
.ff-title{text-wrap:balance;margin:0 0 ${leadGap}px;font-size:var(--pl-size-heading);font-weight:var(--pl-heading-weight);line-height:1.15;letter-spacing:-.02em}
.ff-lead{margin:0;font-size:${sizes.lead};line-height:1.5;color:var(--pl-text-secondary)}
.ff-header{border-bottom:1px solid var(--pl-header-border);background:var(--pl-header-surface);color:var(--pl-header-text)}
.ff-row{box-sizing:border-box;max-width:var(--pl-content-width);margin:0 auto;padding:0 var(--pl-space-page)}
.ff-header .ff-row{display:flex;align-items:center;min-height:${header.height}px;padding-block:8px}
.ff-header .ff-logo{margin:0}
.ff-header .ff-logo img{height:${header.logo}px}
.ff-band{padding:${band.padding.top}px 0 ${band.padding.bottom + band.overlap}px;background:var(--pl-hero-surface);background-position:center;background-size:cover;color:var(--pl-hero-text)}
.ff-band .ff-lead{max-width:60ch;color:inherit}
@media (max-width:599.95px){.ff-stage{padding:0;align-items:stretch;background-image:none!important}.ff-panel{max-width:none;padding:${panel.phonePadding.block}px ${panel.phonePadding.inline}px;border:0;border-radius:0;box-shadow:none}.ff-banner p{padding-left:var(--pl-space-page);display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2}.ff-band{padding:${band.phonePadding.top}px 0 ${band.phonePadding.bottom + band.phoneOverlap}px}}
`.replaceAll('\n', '');

/**
 * The fund's picture: behind the panel, on a phone above it, or behind the dashboard's headline under the scrim that keeps
 * it legible.
 */
const backgroundCss = (image: string | null, { panel }: Tokens['shell']): string => {
  if (image === null) return '';
  const url = cssUrl(image);
  return `.ff-stage{background-image:linear-gradient(var(--pl-panel-veil),var(--pl-panel-veil)),${url}}.ff-band{background-image:var(--pl-hero-scrim),${url};color:var(--pl-hero-image-text)}@media (max-width:599.95px){.ff-stage::before{content:'';width:100%;height:${panel.band}px;background:${url} center/cover;opacity:var(--pl-panel-band-opacity)}}`;
};

/** Hides the notice once it is put away; a script in the page knows. */
const noticeCss = ':root[data-notice=away] .ff-banner{display:none}';

/**
 * Where the navigation will stand: on a laptop in the header, below a name that stands in for a logo in a row of its own, else
 * at the bottom.
 */
const navigationCss = ({ shell: { header, navigation, name } }: Tokens): string => {
  const grey = 'color-mix(in srgb,var(--pl-header-text) 14%,transparent)';
  const items = (from: number) =>
    `repeating-linear-gradient(90deg,transparent 0 ${from}%,${grey} ${from}% ${20 - from}%,transparent ${20 - from}% 20%)`;
  return `.ff-nav{height:${navigation.row}px;width:min(100%,502px);background:repeating-linear-gradient(90deg,${grey} 0 78px,transparent 78px 106px) 0/100% 12px no-repeat}.ff-bar{position:fixed;inset:auto 0 0;z-index:1;height:calc(${navigation.bar}px + env(safe-area-inset-bottom));border-top:1px solid var(--pl-header-border);background:${items(7)} 0 10px/100% 20px no-repeat,${items(4)} 0 42px/100% 8px no-repeat var(--pl-header-surface);box-sizing:border-box}@media (max-width:899.95px){.ff-nav{display:none}}@media (min-width:900px){.ff-bar{display:none}.ff-own:has(.ff-nav){padding-top:${name.above}px}}.ff-own{flex:1;min-width:0}.ff-header .ff-logo{min-height:${header.logo}px}@media (min-width:900px){.ff-own:has(.ff-nav) .ff-logo{min-height:${name.height}px}}.ff-header .ff-row::before,.ff-header .ff-row::after{content:'';order:1;flex:none;box-sizing:border-box;width:44px;height:44px;margin-left:8px;border:1px solid var(--pl-hairline);border-radius:22px}.ff-header .ff-row::before{margin-left:16px}@media (min-width:600px){.ff-header .ff-row::after{width:140px;border-radius:var(--pl-corner-control)}}@media (min-width:900px){.ff-header .ff-row::before{margin-left:24px}}@media (min-width:1270px){.ff-header .ff-row::before{display:none}.ff-header .ff-row::after{margin-left:24px}}`;
};

/** A simulator's way back and headline, where its page shows them. */
const simulatorCss =
  '.ff-alone{padding-block:40px}.ff-back{display:inline-flex;align-items:center;min-height:32px;margin-bottom:16px;color:var(--pl-text-secondary)}@media (max-width:599.95px){.ff-alone{padding-block:12px}}';

/** The language beside the logo, with room for what opens the choice. */
const languageCss =
  '.ff-language{margin-left:-8px;padding:0 33px 0 37px;font:400 .875rem/40px var(--pl-font)}@media (max-width:599.95px){.ff-language{padding-left:9px}}';

/** What is about to be in the panel: a headline where the frame has none yet, a field, and below the login's its button. */
const panelBarsCss = (login: boolean, height: number): string =>
  `.ff-panel i{display:block;${
    login
      ? `height:${height * 2 + 56}px;margin-top:32px;${bars([0, '40%', 16], [28, '100%', height], [height + 56, '100%', height])}`
      : `height:${height + 156}px;${bars([0, '60%', 36], [60, '100%', 16], [88, '80%', 16], [156, '100%', height])}`
  }}`;

/**
 * The dashboard's answer as it is about to be: figure, bars and protection, on a laptop side by side, on a phone with the sum
 * below the figure, the most urgent hint above, in the lead's place, and room for the name in a line below the greeting.
 */
const answerCss = ({ band }: Tokens['shell']): string =>
  `
.ff-over{container-type:inline-size;margin-top:-${band.overlap}px}
.ff-answer,.ff-hint{border:1px solid var(--pl-hairline);border-radius:var(--pl-corner-card);background:var(--pl-paper)}
.ff-hint{display:none;margin-bottom:12px;padding:13px 16px}
.ff-hint i{display:block;height:26px;${bars([0, '80%', 26])}}
.ff-answer{display:grid;gap:16px 48px;align-items:start;padding:var(--pl-space-card)}
.ff-answer i{height:48px;${bars([0, '182px', 16], [24, '140px', 24])}}
.ff-answer .ff-figure{height:212px;${bars([0, '80px', 20], [36, '220px', 52], [104, '90px', 16], [136, '200px', 16], [168, '224px', 44])}}
.ff-answer .ff-bars{height:136px;${bars([0, '100%', 12], [28, '100%', 16], [60, '82%', 12], [88, '100%', 16], [120, '60%', 16])}}
.ff-next{grid-template-columns:1fr!important;margin-top:24px}
.ff-next i{height:520px;${bars([0, '160px', 16], [80, '100%', 440])}}
@media (min-width:900px){.ff-answer{grid-template-columns:1fr 1fr;row-gap:40px}}
@container (min-width:888px){.ff-next{margin-right:calc(100%/3 + 8px)}}
@media (max-width:599.95px){.ff-band .ff-lead{display:none}.ff-band .ff-title{margin:0;min-height:2lh}.ff-over{margin-top:-${band.phoneOverlap}px}.ff-hint{display:block}.ff-answer{padding:16px}.ff-answer i{height:24px}.ff-answer .ff-figure{height:248px;${bars([0, '80px', 20], [36, '220px', 52], [104, '90px', 16], [136, '200px', 16], [168, '260px', 20], [204, '224px', 44])}}.ff-answer .ff-bars{order:1;height:104px}}
`.replaceAll('\n', '');

/** A page's headline and the sentence below it. */
const headingHtml = (title: string, lead: string): string =>
  `<h1 class="ff-title">${escape(title)}</h1><p class="ff-lead">${escape(lead)}</p>`;

/**
 * The fund's logo or name with its styles. Whoever has chosen a mode has that mode's logo, which only the browser knows.
 *
 * @param beside what stands in the same row
 */
const drawnLogo = (
  settings: GlobalSettings | null,
  { mode }: BrandInput,
  { locale, origin, beside }: { readonly locale: Locale; readonly origin: string; readonly beside: string },
): { readonly html: string; readonly css: string } => {
  const resolved = (image: string | null | undefined) => resolveImage(image, origin)?.replace(ownOrigin, '') ?? null;
  const logos = settings === null ? null : logosOf(settings, locale);
  const light = resolved(logos?.light);
  const dark = resolved(logos?.dark) ?? light;
  const name = escape(settings?.displayName ?? '');
  const source = mode === 'dark' ? dark : light;
  if (source === null) {
    const css = '.ff-name{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:5}';
    return {
      html: `<div class="ff-logo"><span class="ff-name">${name}</span>${beside}</div>`,
      css: `${css}@media (max-width:599.95px){.ff-name{-webkit-line-clamp:3}}`,
    };
  }
  const image = `<img src="${escape(source)}" alt="${name}" fetchpriority="high">`;
  const html = (other: string) => `<div class="ff-logo"><picture>${other}${image}</picture>${beside}</div>`;
  if (light === null || dark === null || dark === light) return { html: html(''), css: '' };
  const chosen = (own: 'light' | 'dark', logo: string) =>
    mode === own ? '' : `:root[data-mode=${own}] .ff-logo img{content:${cssUrl(logo)}}`;
  return {
    html: html(
      mode === 'system'
        ? `<source media="(prefers-color-scheme:dark)" srcset="${escape(encodeURI(decodeURI(dark)))}">`
        : '',
    ),
    css: chosen('light', light) + chosen('dark', dark),
  };
};

/**
 * Renders the first frame of a page in the fund's look as HTML: background, logo and the login's headline, so that the
 * first paint already shows the fund and nothing shifts when the portal takes over. Also returns what the
 * browser can load meanwhile. Pure; the provider loads the build, dist/server/first-frame.js.
 */
export const firstFrame = ({
  pathname,
  settings,
  apiBase,
  anonymize,
  registers = false,
  back = '/',
  written,
}: FirstFrameInput): FirstFrame => {
  const simulator = readSimulatorPath(pathname);
  const place =
    simulator === null
      ? recognisePath(pathname)
      : { locale: simulator.locale, key: simulator.name && pageOfSimulator[simulator.name] };
  const offered = settings ? offeredLanguages(settings) : [];
  const locale = offered.length === 0 || offered.includes(place.locale) ? place.locale : ownLocale(offered);
  const entry = pageOf(place.key);
  const inSession = accessOf(place.key) === 'session';
  const { brand } = readBrand(settings ?? {});
  // Root-relative images stay root-relative if the provider serves the page itself.
  const foreign = /^https?:/i.test(apiBase) ? new URL(apiBase).origin : null;
  const origin = foreign ?? ownOrigin;

  const login = wordsIn(loginTexts, locale, 'login');
  const shell = wordsIn(shellTexts, locale, 'shell');
  const dashboard = place.key === 'dashboard' ? wordsIn(dashboardTexts, locale, 'dashboard') : undefined;
  const name = simulator?.name ?? null;
  const alone = name === null ? undefined : wordsIn(simulatorTexts, locale, 'simulation')?.entry;
  const page =
    (place.key === null
      ? shell?.titleUnknown
      : name === null
        ? shell?.titles[namingRoute(place.key, registers)]
        : alone?.titles[name]) ?? '';
  const fund = settings?.displayName ?? '';
  const first = login?.[registers ? 'registration' : 'email'];
  const heading = place.key === 'login' && first !== undefined ? headingHtml(first.title, first.lead) : '';
  const registration = wordsIn(registrationTexts, locale, 'registration');
  const standing = standingOf(place.key, registers);
  const stepper =
    standing === null || login === undefined || registration === undefined
      ? ''
      : stepperHtml(standing, { login, registration });
  // Without the name, which only the person's own data have.
  const band =
    dashboard === undefined
      ? ''
      : `<div class="ff-band"><div class="ff-row">${headingHtml(dashboard.greetingPlain, dashboard.lead)}</div></div><div class="ff-row ff-over"><div class="ff-hint"><i></i></div><div class="ff-answer"><i class="ff-figure"></i><i class="ff-bars"></i><i></i><i></i></div><div class="ff-answer ff-next"><i></i></div></div>`;
  // Before the login the choice of language stands beside the logo, or below a long name.
  const language =
    inSession || offered.length < 2 ? '' : `<span class="ff-language">${escape(nameAmong([locale], locale))}</span>`;
  const logo = drawnLogo(settings, brand, { locale, origin, beside: language });
  const notice = settings?.configurations.infoBanner?.[locale] ?? '';
  const banner =
    notice === ''
      ? ''
      : `<section class="ff-banner" aria-label="${escape(shell?.banner ?? '')}"><p>${escape(notice)}</p></section>`;
  // Below a name the navigation has a row of its own.
  const navigation = alone === undefined ? '<div class="ff-nav"></div>' : '';
  const isNamed = simulator === null && (settings === null || logosOf(settings, locale).light === null);
  const simulation =
    alone === undefined
      ? ''
      : `<div class="ff-row ff-alone"><a class="ff-back" href="${escape(back)}">${escape(alone.back)}</a><h1 class="ff-title">${escape(page)}</h1></div>`;
  // The portal keeps it until it knows who is logged in.
  const waiting =
    place.key === null || !inSession || alone !== undefined
      ? ''
      : `<div class="ff-wait">${band || greyPage({ key: place.key, fund: recognisePath(pathname).fund ?? '', locale, settings, written })}<div class="ff-bar"></div></div>`;
  const html = inSession
    ? `${banner}<header class="ff-header"><div class="ff-row">${isNamed ? `<div class="ff-own">${logo.html}${navigation}</div>` : `<div class="ff-own">${logo.html}</div>${navigation}`}</div></header>${waiting === '' || place.key === null ? '' : topicRow(place.key)}<main aria-busy="true">${simulation}${waiting}</main>`
    : `<div class="ff-whole">${banner}<div class="ff-stage"><main class="ff-panel${entry.frame === 'steps' ? ' ff-steps' : heading === '' ? '' : ' ff-login'}" aria-busy="true">${logo.html}${stepper}${heading}<i></i></main></div></div>`;

  const tokens = brandTokens(brand, 'light');
  const background =
    !inSession || band !== ''
      ? (resolveImage(settings?.backgroundImage, origin)?.replace(ownOrigin, '') ?? null)
      : null;

  return {
    locale,
    title: fund === '' ? page : `${page} – ${fund}`,
    html,
    css:
      firstPaintCss(brand) +
      modeCss(brand) +
      layoutCss(tokens) +
      (notice === '' ? '' : noticeCss) +
      (waiting === '' ? '' : navigationCss(tokens)) +
      backgroundCss(background, tokens.shell) +
      logo.css +
      (standing === null || inSession ? '' : stepperCss(standing, tokens)) +
      (language === '' ? '' : languageCss) +
      (inSession ? '' : panelBarsCss(heading !== '', tokens.density.control)) +
      (band === '' ? '' : answerCss(tokens.shell)) +
      (place.key === null || waiting === '' || band !== '' ? '' : greyPageCss(place.key, tokens)) +
      (simulation === '' ? '' : simulatorCss),
    early:
      inSession && settings !== null
        ? earlyCalls(place.key, name !== null).map((path) => (anonymize ? `${path}?anonymize=true` : path))
        : [],
    modules: [
      portalModule,
      ...(simulator === null ? [] : [simulatorModule]),
      ...(inSession ? ['src/shell/MemberFrame.tsx'] : []),
      ...new Set(
        ['common' as const, ...(name === null ? entry.namespaces : simulatorNamespaces)].flatMap((namespace) =>
          wordModules(locale, namespace),
        ),
      ),
      name === null ? `src/pages/${entry.page}.tsx` : `src/simulators/${simulatorTable[name]}.tsx`,
    ],
    typeface: typefacePreload(brand.typeface),
    picture: background === null ? null : { href: background, media: 'all' },
  };
};
