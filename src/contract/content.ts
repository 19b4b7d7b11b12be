import * as z from 'zod/mini';
import { whole } from './whole.ts';
import { parentRoute, routeKeys, type PageRouteKey } from './route-words.ts';

/**
 * Editorial content, as the content service sends it and the portal shows it. Rich text is a typed tree of blocks and
 * spans: the wire has no HTML, so there is nothing to sanitise. The reference provider's GraphQL schema is generated
 * from these schemas (server/areas/content); the portal maps every content service to them
 * (src/api/content-mapping.ts).
 */

/** Pages without editorial content: those before login, the dashboard, and the terms, which are a setting. */
const pagesWithoutContent = ['dashboard', 'forbidden', 'redirect', 'login', 'register', 'terms'] as const;

/** A page with editorial content; each has a schema for its content and one for its sidebar. */
export type ContentSchema = Exclude<PageRouteKey, (typeof pagesWithoutContent)[number]>;

/** Every page with editorial content, in the order of the routes. */
export const contentSchemas: readonly ContentSchema[] = routeKeys.filter(
  (key): key is ContentSchema => parentRoute(key) === null && !pagesWithoutContent.some((other) => other === key),
);

/** The two schemas of a page. */
export const contentParts = ['page', 'sidebar'] as const;
export type ContentPart = (typeof contentParts)[number];

/** Names in the GraphQL schema, on which other content services rely. */
const wireNames: Readonly<Record<ContentSchema, string>> = {
  profile: 'profile',
  'insurance-overview': 'insurance',
  retirement: 'retirement',
  'home-ownership': 'homeownership',
  'additional-savings': 'additionalsavings',
  'buy-in': 'benefits',
  'civil-status': 'civilstatus',
  'death-benefit': 'death',
  disability: 'disability',
  'exit-benefit': 'exit',
  documents: 'documents',
  contact: 'contact',
  'unpaid-leave': 'vacation',
  questions: 'questions',
};

/** The query of a schema: `exit-benefit`, `sidebar` → `exitSidebar`. */
export const contentFieldName = (schema: ContentSchema, part: ContentPart): string =>
  `${wireNames[schema]}${part === 'page' ? 'Page' : 'Sidebar'}`;

/** The GraphQL type of a schema: `exit-benefit`, `sidebar` → `ExitSidebar`. */
export const contentTypeName = (schema: ContentSchema, part: ContentPart): string => {
  const field = contentFieldName(schema, part);
  return field.charAt(0).toUpperCase() + field.slice(1);
};

/**
 * Placeholders for addresses that editors don't know, written as `{name}` in place of an address, and the name
 * (`GET pages/{name}`) that each is looked up by.
 */
export const linkPlaceholders = {
  additionalSavingsSimulator: 'additionalsavingssimulation',
  capitalPurchaseSimulator: 'buyinsimulation',
  documentOrdering: 'documentordering',
  insuranceCertificate: 'insurancecertificate',
} as const;

export type LinkPlaceholder = keyof typeof linkPlaceholders;

const short = z.string().check(z.maxLength(300));
const target = z.string().check(z.maxLength(2_000));

export const spanSchema = z.object({
  text: z.string().check(z.maxLength(5_000)),
  strong: z.boolean(),
  emphasis: z.boolean(),
  /** A path of the portal, an http(s) or mailto address, or a placeholder; null for plain text. */
  link: z.nullable(target),
});

export const itemSchema = z.object({ spans: z.array(spanSchema) });

/** A heading, a paragraph, a bulleted or numbered list, or a highlighted note (such as a disclaimer). */
export const blockKinds = ['PARAGRAPH', 'HEADING', 'LIST', 'NUMBERED_LIST', 'NOTE'] as const;

/** A block is read whole or not at all: a sentence without one of its words may say something else. */
export const blockSchema = whole(
  z.object({
    kind: z.enum(blockKinds),
    /** The text of a heading, paragraph or note; empty for a list. */
    spans: z.array(spanSchema),
    /** The items of a list; empty for other blocks. */
    items: z.array(itemSchema),
  }),
);

export const richTextSchema = z.object({ blocks: z.array(blockSchema) });

/** A link, shown as a button or in a list of links. */
export const contentLinkSchema = z.object({ text: short, link: target });

export const downloadSchema = z.object({
  text: short,
  link: target,
  /** What the file is, such as "PDF, 2 pages". */
  hint: z.nullable(short),
});

export const financeExpertSchema = z.object({
  __typename: z.literal('FinanceExpert'),
  name: short,
  role: z.nullable(short),
  text: z.nullable(richTextSchema),
  phoneNumber: z.nullable(short),
  emailAddress: z.nullable(short),
  link: z.nullable(contentLinkSchema),
});

export const contactDetailsSchema = z.object({
  __typename: z.literal('ContactDetails'),
  /** Name, street, town, hours: one line each. */
  lines: whole(z.array(short)),
  phoneNumber: z.nullable(short),
  emailAddress: z.nullable(short),
  website: z.nullable(target),
});

export const simulationBoxSchema = z.object({
  __typename: z.literal('SimulationBox'),
  title: short,
  text: z.nullable(richTextSchema),
  link: target,
  linkText: short,
});

export const actionLinksSchema = z.object({
  __typename: z.literal('ActionLinks'),
  links: z.array(contentLinkSchema),
});

export const downloadsSchema = z.object({
  __typename: z.literal('Downloads'),
  files: z.array(downloadSchema),
});

export const contentComponentSchema = z.discriminatedUnion('__typename', [
  financeExpertSchema,
  contactDetailsSchema,
  simulationBoxSchema,
  actionLinksSchema,
  downloadsSchema,
]);

export const sidebarBoxSchema = z.object({
  title: short,
  description: z.nullable(richTextSchema),
  button: z.nullable(contentLinkSchema),
  components: z.array(contentComponentSchema),
});

export const pageContentSchema = z.object({
  /** The page's headline, if the editors have written one. */
  title: z.nullable(short),
  /** The sentence or two under the headline. */
  lead: z.nullable(z.string().check(z.maxLength(1_000))),
  body: richTextSchema,
  simulationBox: z.nullable(simulationBoxSchema),
});

export const sidebarContentSchema = z.object({ boxes: z.array(sidebarBoxSchema) });

export type Item = z.infer<typeof itemSchema>;
export type Span = z.infer<typeof spanSchema>;
export type Block = z.infer<typeof blockSchema>;
export type RichText = z.infer<typeof richTextSchema>;
export type SimulationBox = z.infer<typeof simulationBoxSchema>;
export type ContentComponent = z.infer<typeof contentComponentSchema>;
export type SidebarBox = z.infer<typeof sidebarBoxSchema>;
export type PageContent = z.infer<typeof pageContentSchema>;
export type SidebarContent = z.infer<typeof sidebarContentSchema>;

/** The content of a page or of its sidebar. */
export type ContentOf<P extends ContentPart> = P extends 'page' ? PageContent : SidebarContent;
