import type * as z from 'zod/mini';
import {
  actionLinksSchema,
  blockKinds,
  blockSchema,
  contactDetailsSchema,
  contentComponentSchema,
  contentFieldName,
  contentLinkSchema,
  contentParts,
  contentSchemas,
  contentTypeName,
  downloadSchema,
  downloadsSchema,
  financeExpertSchema,
  itemSchema,
  pageContentSchema,
  richTextSchema,
  sidebarBoxSchema,
  sidebarContentSchema,
  simulationBoxSchema,
  spanSchema,
} from '#contract/content.ts';
import { locales } from '#kernel/locale.ts';

type Schema = z.ZodMiniType;
type ObjectSchema = z.ZodMiniObject<Readonly<Record<string, Schema>>>;

/** Every object of the contract's content that has its own type, with its description. */
const objects: readonly { readonly name: string; readonly about: string; readonly schema: ObjectSchema }[] = [
  { name: 'Span', about: 'Words of one look; `link` is an own path, an address or a placeholder.', schema: spanSchema },
  { name: 'ListItem', about: 'An entry of a list.', schema: itemSchema },
  { name: 'Block', about: 'A heading, a paragraph, a note, or a list with its items.', schema: blockSchema },
  { name: 'RichText', about: 'Formatted text as a tree; it holds no HTML.', schema: richTextSchema },
  { name: 'Link', about: 'A way on.', schema: contentLinkSchema },
  { name: 'Download', about: 'A file to fetch.', schema: downloadSchema },
  { name: 'FinanceExpert', about: 'Somebody who advises the members.', schema: financeExpertSchema },
  { name: 'ContactDetails', about: 'How to reach the fund.', schema: contactDetailsSchema },
  { name: 'SimulationBox', about: 'The way to a simulator.', schema: simulationBoxSchema },
  { name: 'ActionLinks', about: 'Things to do.', schema: actionLinksSchema },
  { name: 'Downloads', about: 'Files to fetch.', schema: downloadsSchema },
  { name: 'SidebarBox', about: 'A box of a sidebar.', schema: sidebarBoxSchema },
];

const union = 'ContentComponent';

const nameOf = (schema: unknown): string | undefined =>
  schema === contentComponentSchema ? union : objects.find((object) => object.schema === schema)?.name;

const isSchema = (part: unknown): part is Schema => typeof part === 'object' && part !== null && 'def' in part;

/** The GraphQL type of a contract's field, without the `!` for non-null. */
const bareType = (schema: Schema): string => {
  const name = nameOf(schema);
  if (name !== undefined) return name;
  const { def } = schema;
  if (def.type === 'string') return 'String';
  if (def.type === 'boolean') return 'Boolean';
  if (def.type === 'enum') return 'BlockKind';
  if (def.type === 'array' && 'element' in def && isSchema(def.element)) return `[${typeOf(def.element)}]`;
  throw new Error(`A field of the kind "${def.type}" has no GraphQL type.`);
};

const typeOf = (schema: Schema): string => {
  const { def } = schema;
  return def.type === 'nullable' && 'innerType' in def && isSchema(def.innerType)
    ? bareType(def.innerType)
    : `${bareType(schema)}!`;
};

const described = (about: string, declaration: string): string => `"""${about}"""\n${declaration}`;

const objectType = (name: string, about: string, { shape }: ObjectSchema): string =>
  described(
    about,
    `type ${name} {\n${Object.entries(shape)
      .filter(([field]) => field !== '__typename')
      .map(([field, schema]) => `  ${field}: ${typeOf(schema)}`)
      .join('\n')}\n}`,
  );

const schemasWithParts = contentSchemas.flatMap((schema) => contentParts.map((part) => ({ schema, part })));

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * The content service's GraphQL schema, generated from the contract: a type and a query for each page and each sidebar.
 */
export const typeDefinitions = (): string =>
  [
    described(`A supported language: ${oneOf.format(locales)}.`, 'scalar Locale'),
    described('The code of a fund, as in the first segment of its portal’s address.', 'scalar TenantCode'),
    described('What a block is.', `enum BlockKind {\n${blockKinds.map((kind) => `  ${kind}`).join('\n')}\n}`),
    ...objects.map(({ name, about, schema }) => objectType(name, about, schema)),
    described(
      'What a box of a sidebar can have besides its words.',
      `union ${union} = ${contentComponentSchema.def.options.map(nameOf).join(' | ')}`,
    ),
    ...schemasWithParts.map(({ schema, part }) =>
      objectType(
        contentTypeName(schema, part),
        `The ${part === 'page' ? 'content' : 'sidebar'} of the page ${schema}.`,
        part === 'page' ? pageContentSchema : sidebarContentSchema,
      ),
    ),
    `type Query {\n${schemasWithParts
      .map(
        ({ schema, part }) =>
          `  ${contentFieldName(schema, part)}(locale: Locale!, tenant: TenantCode!): ${contentTypeName(schema, part)}`,
      )
      .join('\n')}\n}`,
  ].join('\n\n');
