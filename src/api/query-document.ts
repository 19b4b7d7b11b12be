import { parse, type DocumentNode } from 'graphql';

/**
 * A GraphQL text as the document that Apollo sends. The portal's build puts the parsed document in the place of the text
 * (build/compile-queries.ts), so that no parser goes to the browser; elsewhere it is parsed here.
 */
export const query = ([text = '']: TemplateStringsArray): DocumentNode => parse(text, { noLocation: true });
