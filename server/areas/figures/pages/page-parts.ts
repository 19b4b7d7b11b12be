import type { InfoBox } from '#contract/pages.ts';
import type { LinkedSimulator } from '#contract/page-links.ts';
import { routePath, type RouteKey } from '#contract/route-words.ts';
import { belongsTo, type ScenariosOfPage } from '#domain/scenarios-of-page.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Derivations } from '#pension/explain-benefits.ts';
import type { ExplainedFigure } from '#pension/explanation-keys.ts';
import type { HintKey } from '#pension/hint-keys.ts';
import { hintsOf } from '#pension/hints.ts';
import type { FigureSheet } from '#pension/figure-sheet.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';
import type { MemberNotes } from '#server/model/member-notes.ts';
import { sentHint } from '#server/model/sent-hint.ts';
import { pagesTexts, type PagesTexts } from '#server/model/texts/pages.ts';
import { openSimulatorLink } from '../boxes.ts';
import { sentDerivations } from '../derivations.ts';

/** What a detail page is made from. */
export type PageSource = {
  readonly sheet: FigureSheet;
  /** What is simulated from; without it a page says only what the sheet has. */
  readonly basis?: SimulationBasis | null;
  /** What the member has written and kept; without it a page tells of neither. */
  readonly notes?: MemberNotes;
  readonly settings: Pick<
    TenantSettings,
    | 'displayName'
    | 'answersBeyondSpecification'
    | 'pageLinks'
    | 'dashboardBoxes'
    | 'disableCivilStatusChange'
    | 'configurations'
  >;
  readonly locale: Locale;
  /** Hides personal data: what identifies somebody is omitted, not blurred. */
  readonly anonymize: boolean;
  /** Address of the certificate, below the API base; omitted without one. */
  readonly certificateLink?: string | undefined;
};

type Box = { readonly title: string; readonly text: string; readonly linkText: string };

/** A link within the portal: a path without fund and language. */
export const inside = (key: RouteKey, locale: Locale): string => `/${routePath(key, locale)}`;

/** A box with one link, or with none where it would lead to a refusal. */
export const infoBox = ({ title, text, linkText }: Box, link: string | null): InfoBox => ({
  isVisible: true,
  title,
  text,
  link,
  linkText: link && linkText,
});

/** The box that links to a simulator; null where the fund has none, or where it would only say why nothing is possible. */
export const simulation = (
  { locale, settings, sheet }: Pick<PageSource, 'locale' | 'settings' | 'sheet'>,
  of: keyof PagesTexts['simulation'],
  name: LinkedSimulator,
): InfoBox | null => {
  const link = openSimulatorLink(name, sheet.figures, settings);
  return link && infoBox(pagesTexts(locale).simulation[of], link);
};

/** The box that links to the finance experts. */
export const financeExpert = (locale: Locale): InfoBox =>
  infoBox(pagesTexts(locale).financeExpert, inside('contact', locale));

/** A box for several links, with one, whose button says all of it. */
export const action = ({ title, text, linkText }: Box, link: string) => ({
  isVisible: true,
  title,
  text,
  actions: [{ text: null, link, linkText }],
});

/** Fields that a fund omits if it keeps to the specification. */
export const beyond = <Extra extends object>(
  { settings }: Pick<PageSource, 'settings'>,
  extra: Extra,
): Extra | Record<string, never> => (settings.answersBeyondSpecification ? extra : {});

/**
 * The hints that are about a page’s topic, so that no page soothes where a hint warns; omitted if there are none. Also those
 * that the member has put off.
 */
export const hintsAbout = (source: PageSource, keys: readonly HintKey[]) => {
  const hints = hintsOf(source.sheet, { lacksRecoveryAddress: false }).filter(({ key }) => keys.includes(key));
  const { anonymize, notes } = source;
  const threads = notes?.threads ?? new Map<never, never>();
  return hints.length === 0 ? {} : beyond(source, { hints: hints.map((hint) => sentHint(hint, anonymize, threads)) });
};

/** The same on a page with figures, which can't be said without a birth date. */
export const hinted = (source: PageSource, keys: readonly HintKey[] = []) =>
  hintsAbout(source, ['birthDateUnknown', ...keys]);

/** Whether the member is about to leave without staying insured; omitted if not. As on the dashboard, not hidden either. */
export const leaving = (source: PageSource) => {
  const { person, figures } = source.sheet;
  const isLeaving = person.leaving !== null && !person.leaving.staysInsured && figures?.hasLeft === false;
  return isLeaving ? beyond(source, { isLeaving }) : {};
};

/** The latest kept scenario that belongs to the page; omitted without one, and with hidden personal data. */
export const latestKept = (source: PageSource, page: ScenariosOfPage) => {
  const latest = source.anonymize ? undefined : source.notes?.scenarios.find((each) => belongsTo(each, page));
  if (latest === undefined) return {};
  const { id, name, keptAt } = latest;
  return beyond(source, { keptScenario: { id, name, keptOn: swissDay(keptAt) } });
};

/**
 * The derivations of some of a page's figures, in this order, or of a part of it that has its own; omitted with hidden
 * personal data, because they begin with the salary and with dates of a life.
 */
export const derived = (
  source: PageSource,
  figures: readonly ExplainedFigure[],
  of: Derivations | undefined = source.sheet.figures?.derivations,
) => (source.anonymize ? {} : beyond(source, { derivations: sentDerivations(of ?? {}, figures) }));
