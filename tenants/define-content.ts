import * as z from 'zod/mini';
import {
  contentParts,
  contentSchemas,
  type ContentComponent,
  type ContentPart,
  type ContentSchema,
  type PageContent,
  type RichText,
  type SidebarContent,
  type SimulationBox,
} from '#contract/content.ts';
import {
  pageSourceSchema,
  questionsSourceSchema,
  sidebarSourceSchema,
  type PageSource,
  type SidebarSource,
} from './format/content.ts';
import { isRecord } from '#kernel/is-record.ts';
import { isLocale, type Locale } from '#kernel/locale.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { recognisePath } from '#domain/recognise-path.ts';
import type { FilePath } from './finding.ts';
import type { TenantProblem } from './format/settings.ts';
import { issuesOf, problemOf, withoutSchema, type Issue } from './read-issues.ts';
import { notationClause, readRichText, type NotationProblem } from './rich-text-notation.ts';

/** One page's or sidebar's content in one language. */
export type ContentEntry = {
  readonly locale: Locale;
  readonly schema: ContentSchema;
  readonly part: ContentPart;
  readonly content: PageContent | SidebarContent;
};

/** One question in one language. */
export type QuestionEntry = {
  readonly locale: Locale;
  /** The same in every language. */
  readonly id: string;
  readonly group: string | null;
  readonly question: string;
  readonly answer: readonly string[];
  readonly link: { readonly text: string; readonly link: string } | null;
};

/** What a fund's `content/` holds. */
export type FolderContent = {
  readonly entries: readonly ContentEntry[];
  /** In the order of the files. */
  readonly questions: readonly QuestionEntry[];
};

/** A file of a fund's `content/`: its folder names the language, its name the page; its content is JSON. */
export type ContentSource = {
  readonly file: string;
  readonly locale: Locale;
  /** The file's name without its extension: `exit`. */
  readonly name: string;
  readonly source: unknown;
};

/** A problem of a file of content. */
export type ContentProblem = TenantProblem & {
  readonly locale: Locale;
  /** The page's, as the file is called. */
  readonly name: string;
  /** Within the file. */
  readonly path: FilePath;
  readonly rule: Issue['kind'] | NotationProblem['rule'] | 'unknownPage' | 'deadLink';
  /** Where a link leads; else empty. */
  readonly target: string;
};

const { localeError } = z.locales.en();

/** Reads rich text and records its problems under its field. */
type Reader = (field: FilePath, blocks: readonly string[] | undefined) => RichText | null;

/** The page of the portal that a link leads to; null for other addresses, and for a page that there isn't. */
export const linkedPage = (target: string): RouteKey | null =>
  target.startsWith('/') ? recognisePath(`/fund/de-CH${target.replace(/[?#].*$/, '')}`).key : null;

/** Every link's target in a tree of content. */
export const targetsOf = (node: unknown): string[] =>
  typeof node !== 'object' || node === null
    ? []
    : Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
        (key === 'link' || key === 'website') && typeof value === 'string' ? [value] : targetsOf(value),
      );

const simulationBoxOf = (
  source: { title: string; text?: string[] | undefined; link: string; linkText: string },
  field: FilePath,
  read: Reader,
): SimulationBox => ({
  __typename: 'SimulationBox',
  title: source.title,
  text: read([...field, 'text'], source.text),
  link: source.link,
  linkText: source.linkText,
});

type ComponentSource = NonNullable<SidebarSource['boxes'][number]['components']>[number];

const componentOf = (source: ComponentSource, field: FilePath, read: Reader): ContentComponent => {
  if (source.type === 'FinanceExpert')
    return {
      __typename: source.type,
      name: source.name,
      role: source.role ?? null,
      text: read([...field, 'text'], source.text),
      phoneNumber: source.phoneNumber ?? null,
      emailAddress: source.emailAddress ?? null,
      link: source.link ?? null,
    };
  if (source.type === 'ContactDetails')
    return {
      __typename: source.type,
      lines: source.lines ?? [],
      phoneNumber: source.phoneNumber ?? null,
      emailAddress: source.emailAddress ?? null,
      website: source.website ?? null,
    };
  if (source.type === 'SimulationBox') return simulationBoxOf(source, field, read);
  if (source.type === 'ActionLinks') return { __typename: source.type, links: source.links };
  return { __typename: source.type, files: source.files.map((file) => ({ ...file, hint: file.hint ?? null })) };
};

const pageOf = (source: PageSource, read: Reader): PageContent => ({
  title: source.title ?? null,
  lead: source.lead ?? null,
  body: read(['page', 'body'], source.body) ?? { blocks: [] },
  simulationBox:
    source.simulationBox === undefined ? null : simulationBoxOf(source.simulationBox, ['page', 'simulationBox'], read),
});

const sidebarOf = (source: SidebarSource, read: Reader): SidebarContent => ({
  boxes: source.boxes.map((box, index) => {
    const field = ['sidebar', 'boxes', index];
    return {
      title: box.title,
      description: read([...field, 'description'], box.description),
      button: box.button ?? null,
      components: (box.components ?? []).map((component, place) =>
        componentOf(component, [...field, 'components', place], read),
      ),
    };
  }),
});

/** The page of a file, or null for an unknown name. */
const schemaOf = (name: string): ContentSchema | null => contentSchemas.find((schema) => schema === name) ?? null;

/** Where the first text that holds these letters is, or null. */
export const placeOf = (node: unknown, letters: string): FilePath | null => {
  if (typeof node === 'string') return node.includes(letters) ? [] : null;
  if (!isRecord(node)) return null;
  for (const [key, value] of Object.entries(node)) {
    const place = placeOf(value, letters);
    if (place !== null) return [Array.isArray(node) ? Number(key) : key, ...place];
  }
  return null;
};

/** Reads one file. Omits a part that breaks its schema, such as all its questions; reports links that lead nowhere. */
const readFile = ({
  file,
  locale,
  name,
  source: written,
}: ContentSource): { entries: ContentEntry[]; questions: QuestionEntry[]; problems: ContentProblem[] } => {
  const problems: ContentProblem[] = [];
  const entries: ContentEntry[] = [];
  const questions: QuestionEntry[] = [];
  const complain = (
    rule: ContentProblem['rule'],
    path: FilePath,
    message: string,
    { target = '', exact = path }: { target?: string; exact?: FilePath } = {},
  ) => problems.push({ ...problemOf(file, { path, message }), locale, name, rule, path: exact, target });
  const complainOf = (prefix: FilePath, issues: readonly z.core.$ZodIssue[]) => {
    for (const { kind, path, message } of issuesOf(prefix, issues)) complain(kind, path, message);
  };
  const schema = schemaOf(name);
  const source = withoutSchema(written);
  if (schema === null)
    complain('unknownPage', [], `is none of ${contentSchemas.map((key) => `${key}.json`).join(', ')}`);
  else if (!isRecord(source) || Array.isArray(source))
    complain('invalid', [], 'an object with "page" and "sidebar" is expected');
  else {
    for (const key of Object.keys(source))
      if (!contentParts.some((part) => part === key) && !(schema === 'questions' && key === 'questions'))
        complain('unknownKey', [key], 'is not a known key');
    const read: Reader = (field, blocks) => {
      if (blocks === undefined) return null;
      const { value, problems: wrong } = readRichText(blocks);
      for (const problem of wrong)
        complain(problem.rule, field, notationClause(problem), {
          target: problem.target,
          exact: [...field, problem.block],
        });
      return value;
    };
    const checkLinks = (field: FilePath, content: unknown, from: unknown) => {
      for (const target of targetsOf(content))
        if (target.startsWith('/') && linkedPage(target) === null)
          complain('deadLink', field, `"${target}" is no page of the portal`, {
            target,
            exact: [...field, ...(placeOf(from, target) ?? [])],
          });
    };
    const add = (part: ContentPart, content: PageContent | SidebarContent) => {
      checkLinks([part], content, source[part]);
      entries.push({ locale, schema, part, content });
    };
    if (source['page'] !== undefined) {
      const page = pageSourceSchema.safeParse(source['page'], { error: localeError });
      if (page.success) add('page', pageOf(page.data, read));
      else complainOf(['page'], page.error.issues);
    }
    if (source['sidebar'] !== undefined) {
      const sidebar = sidebarSourceSchema.safeParse(source['sidebar'], { error: localeError });
      if (sidebar.success) add('sidebar', sidebarOf(sidebar.data, read));
      else complainOf(['sidebar'], sidebar.error.issues);
    }
    if (schema === 'questions' && source['questions'] !== undefined) {
      const asked = questionsSourceSchema.safeParse(source['questions'], { error: localeError });
      if (asked.success) {
        asked.data.forEach((entry, index) => {
          checkLinks(['questions', index], entry, entry);
          questions.push({ locale, ...entry, group: entry.group ?? null, link: entry.link ?? null });
        });
      } else complainOf(['questions'], asked.error.issues);
    }
  }
  return { entries, questions, problems };
};

/**
 * Builds content from a fund's `content/`. Pure; never throws: a broken part is omitted, and each is reported with file
 * and field.
 */
export const defineContent = (
  sources: readonly ContentSource[],
): FolderContent & { readonly problems: readonly ContentProblem[] } => {
  const read = sources.map(readFile);
  return {
    entries: read.flatMap(({ entries }) => entries),
    questions: read.flatMap(({ questions }) => questions),
    problems: read.flatMap(({ problems }) => problems),
  };
};

/** A fund's texts as the studio edits them, for {@link defineContent}. */
export const contentSourcesOf = ({ content }: Pick<FundFiles, 'content'>): ContentSource[] =>
  Object.entries(content).flatMap(([locale, pages]) =>
    isLocale(locale)
      ? Object.entries(pages).map(([name, source]) => ({
          file: `content/${locale}/${name}.json`,
          locale,
          name,
          source,
        }))
      : [],
  );

/** A fund's own content, supplemented by another fund's where it has none: page by page, language by language. */
export const withContentOf = (
  own: readonly ContentEntry[],
  other: readonly ContentEntry[],
): readonly ContentEntry[] => {
  const key = ({ locale, schema, part }: ContentEntry) => `${locale}/${schema}/${part}`;
  const taken = new Set(own.map(key));
  return [...own, ...other.filter((entry) => !taken.has(key(entry)))];
};

/**
 * A fund's own questions, supplemented by another fund's: question by question, language by language. A question with the
 * same id replaces the other's. In each of the other's groups its own come first; groups of its own come before them.
 */
export const withQuestionsOf = (
  own: readonly QuestionEntry[],
  other: readonly QuestionEntry[],
): readonly QuestionEntry[] => {
  const key = ({ locale, id }: QuestionEntry) => `${locale}/${id}`;
  const groupOf = ({ locale, group }: QuestionEntry) => `${locale}/${group ?? ''}`;
  const taken = new Set(own.map(key));
  const groups = [...new Set(other.map(groupOf))];
  return [
    ...own.filter((entry) => !groups.includes(groupOf(entry))),
    ...groups.flatMap((group) => [
      ...own.filter((entry) => groupOf(entry) === group),
      ...other.filter((entry) => groupOf(entry) === group && !taken.has(key(entry))),
    ]),
  ];
};
