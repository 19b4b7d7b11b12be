import type { Block, ContentOf, ContentPart, ContentSchema, PageContent, SidebarContent } from '#contract/content.ts';
import words from '#words/de-CH/built-in-content.json' with { type: 'json' };

/**
 * The portal's own content for pages and sidebars, only in German: shown when no content service has any
 * (specification, sections 1 and 4). It says what is true of every fund and leaves the rest to the regulations.
 */

const block = (kind: Block['kind'], text: string): Block => ({
  kind,
  spans: [{ text, strong: false, emphasis: false, link: null }],
  items: [],
});

/** The fund is liable only for its own figures (specification, section 1). */
const disclaimer = block('NOTE', words.disclaimer);

/** Pages for financial planning, which carry the disclaimer. */
const planningPages: readonly ContentSchema[] = [
  'buy-in',
  'retirement',
  'home-ownership',
  'exit-benefit',
  'additional-savings',
  'insurance-overview',
];

const pageOf = (schema: ContentSchema): PageContent => ({
  title: null,
  lead: null,
  body: {
    blocks: [
      ...words.pages[schema].map((text) => block('PARAGRAPH', text)),
      ...(planningPages.includes(schema) ? [disclaimer] : []),
    ],
  },
  simulationBox: null,
});

const sidebarOf = (schema: ContentSchema): SidebarContent => ({
  boxes:
    schema === 'contact'
      ? []
      : [
          {
            title: words.questions.title,
            description: {
              blocks: [
                block('PARAGRAPH', words.questions.text),
                ...(planningPages.includes(schema) ? [disclaimer] : []),
              ],
            },
            button: { text: words.questions.button, link: '/kontakt' },
            components: [],
          },
        ],
});

const makers: { readonly [P in ContentPart]: (schema: ContentSchema) => ContentOf<P> } = {
  page: pageOf,
  sidebar: sidebarOf,
};

/** The portal's own content for a page or its sidebar. */
export const builtIn = <P extends ContentPart>(schema: ContentSchema, part: P): ContentOf<P> => makers[part](schema);
