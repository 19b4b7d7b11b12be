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
import type { Locale } from '#kernel/locale.ts';
import { recognisePath } from '#domain/recognise-path.ts';
import type { TenantProblem } from './format/settings.ts';
import { problemsOf, withoutSchema } from './define-tenant.ts';
import { readRichText } from './rich-text-notation.ts';

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

const { localeError } = z.locales.en();

/** Reads rich text and records its problems under its field. */
type Reader = (field: string, blocks: readonly string[] | undefined) => RichText | null;

const linkProblem = (target: string): string | null =>
  target.startsWith('/') && recognisePath(`/fund/de-CH${target.replace(/[?#].*$/, '')}`).key === null
    ? `"${target}" is no page of the portal`
    : null;

/** Every link's target in a tree of content. */
const targetsOf = (node: unknown): string[] =>
  typeof node !== 'object' || node === null
    ? []
    : Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
        (key === 'link' || key === 'website') && typeof value === 'string' ? [value] : targetsOf(value),
      );

const simulationBoxOf = (
  source: { title: string; text?: string[] | undefined; link: string; linkText: string },
  field: string,
  read: Reader,
): SimulationBox => ({
  __typename: 'SimulationBox',
  title: source.title,
  text: read(`${field}.text`, source.text),
  link: source.link,
  linkText: source.linkText,
});

type ComponentSource = NonNullable<SidebarSource['boxes'][number]['components']>[number];

const componentOf = (source: ComponentSource, field: string, read: Reader): ContentComponent => {
  if (source.type === 'FinanceExpert')
    return {
      __typename: source.type,
      name: source.name,
      role: source.role ?? null,
      text: read(`${field}.text`, source.text),
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
  body: read('page.body', source.body) ?? { blocks: [] },
  simulationBox:
    source.simulationBox === undefined ? null : simulationBoxOf(source.simulationBox, 'page.simulationBox', read),
});

const sidebarOf = (source: SidebarSource, read: Reader): SidebarContent => ({
  boxes: source.boxes.map((box, index) => {
    const field = `sidebar.boxes[${index}]`;
    return {
      title: box.title,
      description: read(`${field}.description`, box.description),
      button: box.button ?? null,
      components: (box.components ?? []).map((component, place) =>
        componentOf(component, `${field}.components[${place}]`, read),
      ),
    };
  }),
});

/** The page of a file, or null for an unknown name. */
const schemaOf = (name: string): ContentSchema | null => contentSchemas.find((schema) => schema === name) ?? null;

/** Reads one file. Omits a part that breaks its schema, such as all its questions; reports links that lead nowhere. */
const readFile = ({
  file,
  locale,
  name,
  source: written,
}: ContentSource): { entries: ContentEntry[]; questions: QuestionEntry[]; problems: TenantProblem[] } => {
  const problems: TenantProblem[] = [];
  const entries: ContentEntry[] = [];
  const questions: QuestionEntry[] = [];
  const complain = (field: string, message: string) => problems.push({ file, field, message });
  const schema = schemaOf(name);
  const source = withoutSchema(written);
  if (schema === null) complain('', `is none of ${contentSchemas.map((key) => `${key}.json`).join(', ')}`);
  else if (!isRecord(source) || Array.isArray(source)) complain('', 'an object with "page" and "sidebar" is expected');
  else {
    for (const key of Object.keys(source))
      if (!contentParts.some((part) => part === key) && !(schema === 'questions' && key === 'questions'))
        complain(key, 'is not a known key');
    const read: Reader = (field, blocks) => {
      if (blocks === undefined) return null;
      const { value, problems: wrong } = readRichText(blocks);
      for (const message of wrong) complain(field, message);
      return value;
    };
    const checkLinks = (field: string, content: unknown) => {
      for (const link of targetsOf(content)) {
        const message = linkProblem(link);
        if (message !== null) complain(field, message);
      }
    };
    const add = (part: ContentPart, content: PageContent | SidebarContent) => {
      checkLinks(part, content);
      entries.push({ locale, schema, part, content });
    };
    if (source['page'] !== undefined) {
      const page = pageSourceSchema.safeParse(source['page'], { error: localeError });
      if (page.success) add('page', pageOf(page.data, read));
      else problems.push(...problemsOf(file, ['page'], page.error.issues));
    }
    if (source['sidebar'] !== undefined) {
      const sidebar = sidebarSourceSchema.safeParse(source['sidebar'], { error: localeError });
      if (sidebar.success) add('sidebar', sidebarOf(sidebar.data, read));
      else problems.push(...problemsOf(file, ['sidebar'], sidebar.error.issues));
    }
    if (schema === 'questions' && source['questions'] !== undefined) {
      const asked = questionsSourceSchema.safeParse(source['questions'], { error: localeError });
      if (asked.success) {
        asked.data.forEach((entry, index) => {
          checkLinks(`questions[${index}]`, entry);
          questions.push({ locale, ...entry, group: entry.group ?? null, link: entry.link ?? null });
        });
      } else problems.push(...problemsOf(file, ['questions'], asked.error.issues));
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
): FolderContent & { readonly problems: readonly TenantProblem[] } => {
  const read = sources.map(readFile);
  return {
    entries: read.flatMap(({ entries }) => entries),
    questions: read.flatMap(({ questions }) => questions),
    problems: read.flatMap(({ problems }) => problems),
  };
};

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
