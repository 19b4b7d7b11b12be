import { Kind, type DocumentNode } from 'graphql';
import * as z from 'zod/mini';
import {
  blockSchema,
  contentComponentSchema,
  contentFieldName,
  contentLinkSchema,
  simulationBoxSchema,
  type ContentOf,
  type ContentPart,
  type ContentSchema,
  type PageContent,
  type RichText,
  type SidebarBox,
  type SidebarContent,
} from '#contract/content.ts';
import type { ContentQuery } from '#domain/content-retry.ts';
import { query } from './query-document.ts';

/**
 * What the portal asks a content service, and how it reads the answer: the only file that knows the service's schema,
 * and the only one to change for a fund with another content system. docs/content-services.md shows how, with an
 * example. Map:
 *
 * 1. `documentOf`: the query of a page or of a sidebar;
 * 2. `variablesOf`: how it names fund and language;
 * 3. `readContent`: the answer as `PageContent` or `SidebarContent`, null if there is no content;
 * 4. `possibleTypes`: the members of unions, if the queries use fragments on them.
 *
 * Nothing in an answer is trusted: each part that breaks the contract is dropped, and rich text can't contain markup.
 * Links are checked again when they are shown (src/domain/content-link.ts).
 */

/** The content of a page. `content` stands for the page's own query, such as `exitPage`. */
const pageQuery = query`
  query PageContent($tenant: TenantCode!, $locale: Locale!) {
    content(tenant: $tenant, locale: $locale) {
      title
      lead
      body { ...Text }
      simulationBox { title text { ...Text } link linkText }
    }
  }
  fragment Text on RichText {
    blocks { kind spans { text strong emphasis link } items { spans { text strong emphasis link } } }
  }
`;

/** The sidebar of a page. `content` stands for the page's own query, such as `exitSidebar`. */
const sidebarQuery = query`
  query SidebarContent($tenant: TenantCode!, $locale: Locale!) {
    content(tenant: $tenant, locale: $locale) {
      boxes {
        title
        description { ...Text }
        button { text link }
        components {
          __typename
          ... on FinanceExpert { name role text { ...Text } phoneNumber emailAddress link { text link } }
          ... on ContactDetails { lines phoneNumber emailAddress website }
          ... on SimulationBox { title text { ...Text } boxLink: link linkText }
          ... on ActionLinks { links { text link } }
          ... on Downloads { files { text link hint } }
        }
      }
    }
  }
  fragment Text on RichText {
    blocks { kind spans { text strong emphasis link } items { spans { text strong emphasis link } } }
  }
`;

/** The members of the schema's union of box components, which Apollo needs to match fragments. */
export const possibleTypes = {
  ContentComponent: ['FinanceExpert', 'ContactDetails', 'SimulationBox', 'ActionLinks', 'Downloads'],
};

/** Replaces the field `content` with the service's own query, keeping `content` as its alias. */
const withQueryName = (document: DocumentNode, name: string): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? {
          ...definition,
          selectionSet: {
            ...definition.selectionSet,
            selections: definition.selectionSet.selections.map((field) =>
              field.kind === Kind.FIELD ? { ...field, alias: field.name, name: { ...field.name, value: name } } : field,
            ),
          },
        }
      : definition,
  ),
});

/** The query of a page's content or sidebar. */
export const documentOf = (schema: ContentSchema, part: ContentPart): DocumentNode =>
  withQueryName(part === 'page' ? pageQuery : sidebarQuery, contentFieldName(schema, part));

/** The query's variables; `_schema` is for services that identify the page by a variable. */
export const variablesOf = ({ tenant, locale }: ContentQuery, _schema: ContentSchema): Record<string, unknown> => ({
  tenant,
  locale,
});

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** Parses a value; null if it breaks the schema. */
const readAs = <S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> | null => {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : null;
};

const readRichText = (value: unknown): RichText => ({
  blocks: listOf(fieldsOf(value)['blocks']).flatMap((block) => readAs(blockSchema, block) ?? []),
});

const readSimulationBox = (value: unknown) => {
  const box = fieldsOf(value);
  return readAs(simulationBoxSchema, {
    ...box,
    __typename: 'SimulationBox',
    link: box['link'] ?? box['boxLink'],
    text: readRichText(box['text']),
  });
};

const readComponent = (value: unknown) => {
  const component = fieldsOf(value);
  if (component['__typename'] === 'SimulationBox') return readSimulationBox(component);
  return readAs(
    contentComponentSchema,
    component['__typename'] === 'FinanceExpert' ? { ...component, text: readRichText(component['text']) } : component,
  );
};

const readBox = (value: unknown): SidebarBox[] => {
  const box = fieldsOf(value);
  const title = textOf(box['title']);
  if (title === null) return [];
  return [
    {
      title,
      description: readRichText(box['description']),
      button: readAs(contentLinkSchema, box['button']),
      components: listOf(box['components']).flatMap((component) => readComponent(component) ?? []),
    },
  ];
};

const readPage = (content: Fields): PageContent => ({
  title: textOf(content['title']),
  lead: textOf(content['lead']),
  body: readRichText(content['body']),
  simulationBox: readSimulationBox(content['simulationBox']),
});

const readSidebar = (content: Fields): SidebarContent => ({ boxes: listOf(content['boxes']).flatMap(readBox) });

export const readers: { readonly [P in ContentPart]: (content: Fields) => ContentOf<P> } = {
  page: readPage,
  sidebar: readSidebar,
};

/** The answer's content; null if the service has none. */
export const readContent = <P extends ContentPart>(part: P, data: unknown): ContentOf<P> | null => {
  const { content } = fieldsOf(data);
  return typeof content === 'object' && content !== null ? readers[part](fieldsOf(content)) : null;
};
