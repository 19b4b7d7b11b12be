import { randomBytes } from 'node:crypto';
import { baseLocale, languageName, locales, type Locale } from '#kernel/locale.ts';
import { pagePolicy } from '#server/kernel/content-security-policy.ts';
import { markup, ownMarkup, type Markup } from '#server/kernel/html.ts';
import { htmlPage } from '#server/kernel/html-page.ts';
import type { Reply } from '#server/kernel/reply.ts';
import { demoStyle } from './demo-style.ts';
import type { DemoTexts } from './demo-texts.ts';

/**
 * The languages to choose from; variants of a language are omitted, because these pages read nearly the same in them.
 */
const offered: readonly Locale[] = locales.filter((locale) => baseLocale(locale) === locale);

/** Name of the window in which the portal is opened, so that the page it is opened from stays. */
export const portalTab = 'pilaster-portal';

const mark = markup`<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
  <rect x="1" y="3" width="26" height="3" rx="1.5" fill="currentColor" />
  <rect x="4" y="9" width="4" height="13" rx="1" fill="currentColor" opacity=".55" />
  <rect x="12" y="9" width="4" height="13" rx="1" fill="currentColor" />
  <rect x="20" y="9" width="4" height="13" rx="1" fill="currentColor" opacity=".55" />
  <rect x="1" y="24" width="26" height="3" rx="1.5" fill="currentColor" />
</svg>`;

/** Copies a button's text and confirms it; in an insecure context it selects the text instead. */
const copyProgram = `
document.addEventListener('click', async (event) => {
  const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
  if (button === null) return;
  const label = button.firstElementChild;
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
  } catch {
    const shown = document.getElementById(button.dataset.source);
    if (shown) getSelection().selectAllChildren(shown);
    return;
  }
  const words = label.textContent;
  label.textContent = button.dataset.done;
  document.getElementById('said').textContent = button.dataset.done;
  setTimeout(() => { label.textContent = words; }, 1600);
});`;

export type DemoPage = {
  readonly locale: Locale;
  readonly texts: DemoTexts;
  readonly title: string;
  /** Path of this page, for the language choice. */
  readonly path: string;
  readonly body: Markup;
  readonly typeface: string | null;
  /** Rules for this page only. */
  readonly style?: string;
  /** A script of this page besides the copy buttons'. */
  readonly program?: string;
  /** Name of the Trusted Types policy of that program. */
  readonly policy?: string;
  /** Seconds after which it asks for itself again. */
  readonly asksAgainAfter?: number;
  /** Whether it frames pages of the demo. */
  readonly framesOwn?: boolean;
};

/** A whole demo page as a reply, with a policy as strict as the portal's. */
export const demoPage = (page: DemoPage): Reply => {
  const nonce = randomBytes(18).toString('base64');
  const { locale, texts } = page;
  const shell = htmlPage({
    locale,
    title: page.title,
    head: markup`<meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        ${page.asksAgainAfter === undefined ? null : markup`<meta http-equiv="refresh" content="${page.asksAgainAfter}" />`}
        ${page.typeface === null ? null : markup`<link rel="preload" as="font" type="font/woff2" href="${page.typeface}" crossorigin />`}
        <style nonce="${nonce}">
          ${ownMarkup(demoStyle(page.typeface) + (page.style ?? ''))}
        </style>`,
    body: markup`<a class="skip" href="#main">${texts.skip}</a>
        <header class="wrap top">
          <a class="mark" href="/demo?lang=${locale}">${mark}<span>Pilaster</span></a>
          <nav aria-label="${texts.language}">
            <ul class="tongues">
              ${offered.map(
                (other) =>
                  markup`<li>
                    <a
                      href="${page.path}?lang=${other}"
                      lang="${other}"
                      hreflang="${other}"
                      ${other === baseLocale(locale) ? ownMarkup(' aria-current="true"') : null}
                      >${other.slice(0, 2).toUpperCase()}<span class="hidden"> ${languageName(other).replace(/ \(.+/, '')}</span></a
                    >
                  </li>`,
              )}
            </ul>
          </nav>
        </header>
        ${page.body}
        <p class="hidden" role="status" id="said"></p>
        <script nonce="${nonce}">
          ${ownMarkup(copyProgram + (page.program ?? ''))};
        </script>`,
  });
  return {
    body: shell.text,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'cache-control': 'no-store',
      vary: 'Accept-Language',
      'content-security-policy': pagePolicy(
        nonce,
        { connect: [], framesOwn: page.framesOwn === true },
        page.policy === undefined ? [] : [page.policy],
      ),
    },
  };
};

/** A button that copies a text. @param source id of the element that shows the text. */
export const copyButton = (texts: DemoTexts, value: string, source: string): Markup =>
  markup`<button type="button" class="copy" data-copy="${value}" data-done="${texts.copied}" data-source="${source}">
    <span>${texts.copy}</span><span class="hidden"> ${value}</span>
  </button>`;
