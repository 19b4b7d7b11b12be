import { contentSchemas, type ContentSchema } from '#contract/content.ts';
import type { RouteKey } from '#contract/route-words.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import { FALLBACK_FUND } from '#domain/content-retry.ts';
import { pageOfBox } from '#domain/open-pages.ts';
import { isRecord } from '#kernel/is-record.ts';
import { baseLocale, defaultLocale, locales, type Locale } from '#kernel/locale.ts';
import {
  contentSourcesOf,
  defineContent,
  linkedPage,
  placeOf,
  targetsOf,
  withContentOf,
  type ContentEntry,
  type ContentProblem,
} from './define-content.ts';
import type { FilePath, FindingKey, FundFinding, Gravity } from './finding.ts';
import { switchableBoxes, type TenantSettings } from './format/settings.ts';
import type { FundFacts } from './fund-facts.ts';
import { finding, remove, tooLong, type Values } from './make-finding.ts';
import { foreignLanguages, supplementBreaches } from './rules.ts';

/** A page's headline, a box's title: two lines on a phone. */
const longestTitle = 60;

/** The words of a button or a link in a list: one line on a phone, with its sign. */
const longestButton = 40;

/** The sentence or two below a headline. */
const longestLead = 280;

/** Pages whose boxes the fund hides or only announces. */
const hiddenPages = ({ dashboardBoxes }: TenantSettings): ReadonlySet<RouteKey> =>
  new Set(
    switchableBoxes
      .filter((box) => dashboardBoxes[box] === 'hidden' || dashboardBoxes[box] === 'comingSoon')
      .map((box) => pageOfBox[box]),
  );

const contentKeys: Readonly<Record<ContentProblem['rule'], readonly [key: FindingKey, gravity: Gravity]>> = {
  unknownPage: ['contentUnknownPage', 'mistake'],
  unknownKey: ['contentUnknownKey', 'mistake'],
  invalid: ['contentBroken', 'mistake'],
  deadLink: ['linkDead', 'warning'],
  linkTarget: ['linkForbidden', 'warning'],
  linkNotation: ['linkNotation', 'warning'],
  openStrong: ['openStrong', 'warning'],
  html: ['htmlInText', 'warning'],
  mixedBlock: ['mixedBlock', 'warning'],
};

const contentProblem = ({ rule, locale, name, path: inFile, target }: ContentProblem): FundFinding => {
  const path = ['content', locale, name, ...inFile];
  const [key, gravity] = contentKeys[rule];
  const page = contentSchemas.find((schema) => schema === name);
  const values = {
    language: locale,
    ...(page === undefined ? { name } : { page }),
    ...(rule === 'unknownKey' && { name: String(inFile.at(-1)) }),
    ...(target !== '' && { target }),
  };
  const mend = rule === 'unknownPage' || rule === 'unknownKey' ? remove(path) : null;
  return finding(key, gravity, path, { values, mend });
};

/** The most characters of a text of content, by its key. */
const longest: Readonly<Record<string, number>> = {
  title: longestTitle,
  lead: longestLead,
  linkText: longestButton,
};

/** Texts of content that are too long for their place. */
const longTexts = (node: unknown, path: FilePath, values: Values): FundFinding[] =>
  isRecord(node)
    ? Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
        const inner = [...path, Array.isArray(node) ? Number(key) : key];
        // Next to a `link`, `text` is the label of a button.
        const most = longest[key] ?? (key === 'text' && 'link' in node ? longestButton : undefined);
        return typeof value === 'string' && most !== undefined
          ? tooLong('contentTooLong', value, most, inner, values)
          : longTexts(value, inner, values);
      })
    : [];

/** Where the link of a fund's question is. */
const questionLink = (locale: Locale, index: number): FilePath => {
  const list = ['content', locale, 'questions', 'questions'];
  return [...list, index, 'link', 'link'];
};

/** Links that members can't follow, or only over a line that anybody may read. */
const linkFindings = (
  { entries, questions }: ReturnType<typeof defineContent>,
  { content }: FundFiles,
  hidden: ReadonlySet<RouteKey>,
): FundFinding[] => {
  const found = new Map<string, FundFinding>();
  const look = (page: ContentSchema, locale: Locale, target: string, path: () => FilePath) => {
    const to = linkedPage(target);
    const values = { language: locale, page, target };
    if (to !== null && hidden.has(to))
      found.set(
        `${locale} ${page} ${to}`,
        finding('linkToHidden', 'warning', path(), { values: { ...values, linked: to } }),
      );
    else if (/^http:/i.test(target))
      found.set(`${locale} ${page} ${target}`, finding('linkInsecure', 'hint', path(), { values }));
  };
  for (const { locale, schema, part, content: read } of entries)
    for (const target of targetsOf(read))
      look(schema, locale, target, () => {
        const page = content[locale]?.[schema];
        const written = isRecord(page) ? page[part] : undefined;
        return ['content', locale, schema, part, ...(placeOf(written, target) ?? [])];
      });
  for (const locale of locales) {
    const asked = questions.filter((question) => question.locale === locale);
    asked.forEach(({ link }, index) => {
      if (link !== null) look('questions', locale, link.link, () => questionLink(locale, index));
    });
  }
  return [...found.values()];
};

/** Pages and questions that some of the fund's languages have and this one shows in German. */
const untranslated = (
  own: ReturnType<typeof defineContent>,
  supplement: readonly ContentEntry[],
  { languages }: TenantSettings,
): FundFinding[] => {
  const entries = withContentOf(own.entries, supplement);
  const pages = [...new Set(own.entries.map(({ schema }) => schema))];
  const ids = new Set(own.questions.map(({ id }) => id));
  // A variant shows the words of its base.
  const others = languages.filter((locale) => baseLocale(locale) !== defaultLocale);
  return others.flatMap((locale) => {
    const has = (page: ContentSchema) => entries.some((entry) => entry.schema === page && entry.locale === locale);
    const count = [...ids].filter(
      (id) => !own.questions.some((entry) => entry.id === id && entry.locale === locale),
    ).length;
    return [
      ...pages
        .filter((page) => !has(page) && page !== 'questions')
        .map((page) =>
          finding('contentUntranslated', 'hint', ['content', locale, page], { values: { page, language: locale } }),
        ),
      ...(count === 0
        ? []
        : [
            finding('questionsUntranslated', 'hint', ['content', locale, 'questions'], {
              values: { number: count, language: locale },
            }),
          ]),
    ];
  });
};

/** What is wrong with the fund's own texts, their links, and their translations. */
export const contentFindings = (files: FundFiles, settings: TenantSettings, facts: FundFacts): FundFinding[] => {
  const sources = contentSourcesOf(files);
  const own = defineContent(sources);
  const supplement = facts.supplements[settings.contentLike ?? ''] ?? [];
  return [
    ...own.problems.map(contentProblem),
    ...foreignLanguages(own.entries, settings).map((locale) => {
      const path = ['content', locale];
      return finding('contentNotOffered', 'hint', path, { values: { language: locale }, mend: remove(path) });
    }),
    ...supplementBreaches(facts.code, settings, Object.keys(facts.supplements)).map(({ path: inFile }) => {
      const path = ['settings', ...inFile];
      return finding('contentLikeUnknown', 'warning', path, {
        values: { code: settings.contentLike ?? FALLBACK_FUND },
        mend: remove(path),
      });
    }),
    ...sources.flatMap(({ locale, name, source }) => {
      const page = contentSchemas.find((schema) => schema === name);
      return page === undefined ? [] : longTexts(source, ['content', locale, name], { language: locale, page });
    }),
    ...linkFindings(own, files, hiddenPages(settings)),
    ...untranslated(own, supplement, settings),
  ];
};
