import { parentRoute, routeKeys, type RouteKey } from '#contract/route-words.ts';
import type { FirstFrameInput } from '#contract/first-frame.ts';
import { destinationsOf } from '#domain/destinations.ts';
import { leadOfProfile, editableByFund } from '#domain/profile-change.ts';
import { withDifferences } from '#kernel/differences.ts';
import { baseLocale, type Locale } from '#kernel/locale.ts';
import { href } from '#i18n/routes.ts';
import type { Tokens } from '#theme/tokens.ts';
import { outlines } from '#ui/outlines.ts';
import { tintedSidebars } from '#domain/tinted-sidebars.ts';
import { bars, escape, type Bar } from './frame-drawing.ts';

/** A page's words that are known before its person is. */
type PageWords = Partial<Record<'title' | 'lead' | 'leadSome' | 'leadReadOnly' | 'toDashboard', string>> & {
  /** Of the questions. */
  readonly search?: { readonly label: string; readonly help: string };
};

const pageTexts = import.meta.glob<PageWords>(
  '../../words/*/{detail,profile,terms,insurance-overview,retirement,home-ownership,additional-savings,buy-in,civil-status,death-benefit,disability,exit-benefit,documents,contact,unpaid-leave,questions}.json',
  { eager: true, import: 'default' },
);
const differences = import.meta.glob<Record<string, object | undefined>>('../../words/*/differences.json', {
  eager: true,
  import: 'default',
});

const wordsOf = (namespace: string, locale: Locale): PageWords =>
  withDifferences(
    pageTexts[`../../words/${baseLocale(locale)}/${namespace}.json`] ?? {},
    differences[`../../words/${locale}/differences.json`]?.[namespace],
  );

/** What a page begins with, as its own skeleton has it (`DetailSkeleton`), and how high that is. */
const figure: readonly Bar[] = [
  [0, '180px', 16],
  [32, 'min(320px,80%)', 44],
  [92, '100%', 16],
  [118, '60%', 16],
  [150, '220px', 32],
];
const rowsFrom = (top: number, step: number): readonly Bar[] =>
  [0, 1, 2, 3, 4].map((row) => [top + step * row, row % 2 === 0 ? '60%' : '45%', 20]);
const shapes = {
  figure: { height: 182, drawn: figure },
  picture: { height: 498, drawn: [...figure, [198, '100%', 300]] },
  list: {
    height: 332,
    drawn: [[4, 'min(220px,70%)', 24], ...rowsFrom(65, 57)],
  },
  headed: { height: 312, drawn: rowsFrom(0, 73) },
  form: {
    height: 436,
    drawn: [
      [4, 'min(240px,80%)', 24],
      [56, '120px', 16],
      [84, '100%', 32],
      [160, '80px', 16],
      [188, '100%', 48],
      [260, '80px', 16],
      [288, '100%', 148],
    ],
  },
  text: {
    height: 436,
    drawn: [0, 160, 320].flatMap((top): Bar[] => [
      [top, 'min(280px,80%)', 24],
      [top + 48, '100%', 16],
      [top + 74, '100%', 16],
      [top + 100, '60%', 16],
    ]),
  },
} as const satisfies Record<string, { height: number; drawn: readonly Bar[] }>;

/** Pages that begin with something else than a figure. */
const shapeOf: { readonly [Key in RouteKey]?: keyof typeof shapes } = {
  'insurance-overview': 'picture',
  retirement: 'picture',
  'home-ownership': 'picture',
  'additional-savings': 'picture',
  'buy-in': 'picture',
  documents: 'list',
  questions: 'headed',
  contact: 'form',
  profile: 'list',
  terms: 'text',
};

/** Pages whose lead stands also where there is one column, because no figure follows it. */
const withLead: readonly RouteKey[] = ['contact', 'questions', 'profile'];

/** Whether a page's topic has several pages, which have a row of their own below the header. */
const hasTopicRow = (key: RouteKey): boolean =>
  destinationsOf(routeKeys).some(({ pages }) => pages.length > 1 && pages.includes(key));

/** The place of that row; nothing for any other page. */
export const topicRow = (shown: RouteKey): string =>
  hasTopicRow(parentRoute(shown) ?? shown) ? '<div class="ff-topic"></div>' : '';

/** What stands above a page's first card. */
const aheadOf = (key: RouteKey, { search }: PageWords, settings: FirstFrameInput['settings']): string =>
  key === 'questions' && search !== undefined
    ? `<div class="ff-search">${escape(search.label)}<div></div>${escape(search.help)}</div><div class="ff-group"></div>`
    : key === 'contact' && settings?.configurations.contact?.phoneNumber !== undefined
      ? '<i class="ff-call"></i>'
      : '';

const arrow = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${outlines.arrowLeft}"/></svg>`;

type GreyPageInput = Pick<FirstFrameInput, 'settings' | 'written'> & {
  readonly key: RouteKey;
  readonly fund: string;
  readonly locale: Locale;
};

/**
 * A page behind the login until its data are there: the way back, headline and lead, and in grey where its
 * first card and its sidebar will stand.
 */
export const greyPage = ({ key: shown, fund, locale, settings, written = [] }: GreyPageInput): string => {
  const key = parentRoute(shown) ?? shown;
  const words = wordsOf(key, locale);
  const lead = key === 'profile' && settings !== null ? words[leadOfProfile(editableByFund(settings))] : words.lead;
  const toDashboard = words.toDashboard ?? wordsOf('detail', locale).toDashboard ?? '';
  // The contact page may lead back to the page that its visitor comes from.
  const back =
    key === 'contact'
      ? '<p class="ff-back"></p>'
      : `<a class="ff-back" href="${escape(href('dashboard', { fund, locale }))}">${arrow}${escape(toDashboard)}</a>`;
  const title = written.includes('title')
    ? '<div class="ff-title">&nbsp;</div>'
    : `<h1 class="ff-title">${escape(words.title ?? '')}</h1>`;
  const leadClass = `ff-lead${withLead.includes(key) ? ' ff-always' : ''}`;
  const below =
    lead === undefined
      ? ''
      : written.includes('lead')
        ? `<div class="${leadClass}">&nbsp;</div>`
        : `<p class="${leadClass}">${escape(lead)}</p>`;
  const card = '<div class="ff-card"><i></i></div>';
  const ahead = aheadOf(key, words, settings);
  const content =
    key === 'terms'
      ? '<i></i>'
      : `${ahead === '' ? card : `<div class="ff-main">${ahead}${card}</div>`}<div class="ff-aside"><i></i></div>`;
  return `<div class="ff-row ff-page">${back}${title}${below}<div class="ff-content">${content}</div></div>`;
};

/** The styles of what stands above a page's first card; the phone number's hours take two lines on a phone. */
const aheadCss = (key: RouteKey, small: string): string => {
  const main = '.ff-main{display:grid;gap:24px;min-width:0}@media (max-width:599.95px){.ff-main{gap:16px}';
  if (key === 'questions') {
    return `.ff-search{margin-bottom:8px;font-size:${small};line-height:1.45;color:var(--pl-text-secondary)}.ff-search::first-line{font-weight:600;color:var(--pl-text)}.ff-search div{box-sizing:border-box;height:var(--pl-control-height);margin:6px 0;border:1px solid var(--pl-control-border);border-radius:var(--pl-corner-control);background:var(--pl-paper)}.ff-group{height:calc(var(--pl-size-section)*1.25);margin-bottom:-12px;${bars([0, 'min(220px,70%)', 24])}}.ff-card{padding-block:26px}${main}.ff-group{margin-bottom:-4px}}`;
  }
  if (key !== 'contact') return '';
  const lines = bars([4, '150px', 16], [28, 'min(240px,80%)', 32], [68, '180px', 16]);
  return `.ff-call{height:68px;${lines}}${main}.ff-call{height:89px}}@media (min-width:900px){.ff-content .ff-call{display:none}}`;
};

/** The styles of {@link greyPage}. */
export const greyPageCss = (shown: RouteKey, { shell: { navigation, leadGap }, type: { sizes } }: Tokens): string => {
  const key = parentRoute(shown) ?? shown;
  const { height, drawn } = shapes[shapeOf[key] ?? 'figure'];
  const isTinted = tintedSidebars.some((schema) => schema === key);
  const isProfile = key === 'profile';
  const grey = 'background:linear-gradient(var(--pl-skeleton) 0 0) 0/';
  return `
.ff-topic{box-sizing:border-box;height:${navigation.row + 1}px;padding:18px max(var(--pl-space-page),50% - var(--pl-content-width)/2 + var(--pl-space-page));border-bottom:1px solid var(--pl-hairline);background:var(--pl-paper)}
.ff-topic::before{content:'';display:block;width:212px;height:12px;background:repeating-linear-gradient(90deg,var(--pl-skeleton) 0 92px,transparent 92px 120px)}
.ff-page{padding-block:20px 64px}
.ff-back{display:flex;width:fit-content;gap:8px;align-items:center;min-height:32px;margin:0 0 8px;color:var(--pl-text-secondary);text-decoration:none}
.ff-back svg{width:1.25em;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.ff-back:empty{width:148px;${grey}100% 16px no-repeat}
.ff-page .ff-title{margin:0}
div.ff-title{${grey}min(320px,80%) 80% no-repeat}
.ff-page .ff-lead{max-width:60ch;text-wrap:pretty;margin-top:${leadGap}px}
div.ff-lead{${grey}100% 60% no-repeat}
.ff-content{display:grid;gap:24px;align-items:start;margin-top:24px}
.ff-card,.ff-aside{padding:var(--pl-space-card);border:1px solid var(--pl-hairline);border-radius:var(--pl-corner-card);background:var(--pl-paper)}
.ff-aside{display:none}
${isTinted ? '.ff-aside{border-color:transparent;background:var(--pl-primary-soft);--pl-skeleton:color-mix(in srgb,var(--pl-on-primary-soft) 14%,transparent)}' : ''}
.ff-content i{display:block}
.ff-${key === 'terms' ? 'content' : 'card'} i{height:${height}px;${bars(...drawn)}}
.ff-aside i{height:99px;${bars([0, '70%', 16], [32, '100%', 16], [58, '100%', 16], [83, '60%', 16])}}
@media (min-width:900px){.ff-content{grid-template-columns:minmax(0,1fr) 360px}.ff-aside{display:block}}
@media (max-width:899.95px){.ff-lead:not(.ff-always){display:none}}
@media (max-width:599.95px){.ff-page{padding-top:12px}${isProfile ? '' : `.ff-content{margin-top:16px}.ff-page .ff-lead{font-size:${sizes.body}}`}}
${aheadCss(key, sizes.small)}
`.replaceAll('\n', '');
};
