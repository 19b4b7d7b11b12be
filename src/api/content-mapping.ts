import { Kind, type DocumentNode } from 'graphql';
import * as z from 'zod/mini';
import {
  actionLinksSchema,
  contactDetailsSchema,
  contentFieldName,
  downloadsSchema,
  financeExpertSchema,
  pageContentSchema,
  richTextSchema,
  sidebarBoxSchema,
  simulationBoxSchema,
  type ContentOf,
  type ContentPart,
  type ContentSchema,
} from '#contract/content.ts';
import { list } from '#contract/fields.ts';
import { tolerant, type Reading } from '#contract/tolerant.ts';
import { sent } from '#contract/sent.ts';
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
export const variablesOf = ({ fund, locale }: ContentQuery, _schema: ContentSchema): Record<string, unknown> => ({
  tenant: fund,
  locale,
});

/** A text whose blank form means the same as null. */
const blankAsNull = <S extends z.ZodMiniType<string | null>>(schema: S) =>
  z.pipe(
    schema,
    z.transform((text) => (text?.trim() === '' ? null : text)),
  );

/** A page's simulation box, sent without `__typename`, because its place in the answer tells its type. */
const pageSimulationBoxSchema = z.pipe(
  z.omit(simulationBoxSchema, { __typename: true }),
  z.transform((box) => ({ __typename: 'SimulationBox' as const, ...box })),
);

/** The content of a page as any service may send it; without a body it is empty. */
const pageSchema = z.object({
  ...pageContentSchema.shape,
  title: blankAsNull(pageContentSchema.shape.title),
  lead: blankAsNull(pageContentSchema.shape.lead),
  body: z._default(richTextSchema, { blocks: [] }),
  simulationBox: z.nullable(pageSimulationBoxSchema),
});

/** A sidebar as any service may send it; a box without a title is none. */
const sidebarSchema = z.object({
  boxes: list(
    z.object({
      ...sidebarBoxSchema.shape,
      title: z.string().check(z.regex(/\S/), z.maxLength(300)),
      components: list(
        z.discriminatedUnion('__typename', [
          financeExpertSchema,
          contactDetailsSchema,
          // The query asks for its link by another name, because other components have one, too.
          sent(simulationBoxSchema.shape, { link: 'boxLink' }),
          actionLinksSchema,
          downloadsSchema,
        ]),
      ),
    }),
  ),
});

/** An answer's data. */
const answerOf = <S extends z.ZodMiniType>(content: S) => z.object({ content: z.nullable(content) });

const readers: { readonly [P in ContentPart]: (data: unknown) => Reading<{ readonly content: ContentOf<P> | null }> } =
  { page: tolerant(answerOf(pageSchema)), sidebar: tolerant(answerOf(sidebarSchema)) };

/**
 * The answer's content; null if the service has none.
 *
 * @param onDropped is told what broke the contract and was dropped.
 */
export const readContent = <P extends ContentPart>(
  part: P,
  data: unknown,
  onDropped: (paths: readonly string[]) => void,
): ContentOf<P> | null => {
  const read = readers[part](data);
  const dropped = read.ok ? read.dropped : [read.path];
  if (dropped.length > 0) onDropped(dropped);
  return read.ok ? read.value.content : null;
};
