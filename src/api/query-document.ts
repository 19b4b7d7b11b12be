import { parse, type DocumentNode } from 'graphql';

/**
 * Parses a GraphQL query for Apollo. The build replaces the text with the parsed document (build/compile-queries.ts),
 * so that the browser doesn't load a parser.
 */
export const query = ([text = '']: TemplateStringsArray): DocumentNode => parse(text, { noLocation: true });
