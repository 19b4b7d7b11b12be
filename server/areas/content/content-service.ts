import { GraphQLError, GraphQLScalarType, NoSchemaIntrospectionCustomRule, parse, validate } from 'graphql';
import { createSchema, createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import { isLocale, type Locale } from '#kernel/locale.ts';
import { contentFieldName, contentParts, contentSchemas } from '#contract/content.ts';
import { tenantCodeProblem } from '#tenants/format/settings.ts';
import type { Log } from '#server/kernel/log-types.ts';
import type { Store } from '#server/store/store.ts';
import type { Funds } from '#server/model/funds.ts';
import { findContent } from './content-store.ts';
import { mostTokens, queryLimits } from './query-limits.ts';
import { typeDefinitions } from './type-definitions.ts';

/** What the content service depends on. */
export type ContentServiceDependencies = {
  readonly store: Store;
  readonly funds: Funds;
  readonly log: Log;
  /** Whether the service reveals its own schema, for demonstrations and development. */
  readonly introspection: boolean;
};

type Context = { readonly now: Date };

/** A GraphQL server over HTTP, as a function from request to answer. */
export type ContentService = YogaServerInstance<Context, Context>;

const badInput = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

const isTenantCode = (value: unknown): value is string =>
  typeof value === 'string' && tenantCodeProblem(value) === null;

/** A scalar for texts of a certain form; anything else is refused before a resolver runs. */
const textScalar = <T extends string>(name: string, is: (value: unknown) => value is T): GraphQLScalarType<T> =>
  new GraphQLScalarType<T>({
    name,
    serialize: (value) => {
      if (!is(value)) throw badInput(`This is no ${name}.`);
      return value;
    },
    parseValue: (value) => {
      if (!is(value)) throw badInput(`This is no ${name}.`);
      return value;
    },
  });

type Arguments = { readonly tenant: string; readonly locale: Locale };

/** The queries: one for each page and each sidebar, null if the fund has no content. */
const queriesOn = (dependencies: ContentServiceDependencies) =>
  Object.fromEntries(
    contentSchemas.flatMap((schema) =>
      contentParts.map((part) => [
        contentFieldName(schema, part),
        (_: unknown, { tenant, locale }: Arguments, { now }: Context) =>
          findContent({ ...dependencies, now }, { tenant, locale, schema, part }),
      ]),
    ),
  );

/** The GraphQL schema with its resolvers. */
export const contentSchemaOn = (dependencies: ContentServiceDependencies) =>
  createSchema<Context>({
    typeDefs: typeDefinitions(),
    resolvers: {
      Locale: textScalar('Locale', isLocale),
      TenantCode: textScalar('TenantCode', isTenantCode),
      Query: queriesOn(dependencies),
    },
  });

/**
 * The GraphQL server: only queries, one per request, limited in depth, fields and pages; errors reveal no internals.
 */
export const createContentService = (dependencies: ContentServiceDependencies): ContentService => {
  const limits: Plugin<Context> = {
    onParse: ({ setParseFn }) => {
      setParseFn((source: string) => parse(source, { maxTokens: mostTokens, noLocation: true }));
    },
    onValidate: ({ params: { schema, documentAST }, addValidationRule, setResult }) => {
      // Before GraphQL's own rules, because they compare fields with each other and take long for a large query.
      const refused = validate(schema, documentAST, [queryLimits]);
      if (refused.length > 0) setResult(refused);
      if (!dependencies.introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
  return createYoga<Context, Context>({
    schema: contentSchemaOn(dependencies),
    graphqlEndpoint: '*',
    landingPage: false,
    graphiql: false,
    cors: false,
    batching: false,
    // Queries are small, and those of strangers, each a different one, would stay in memory for an hour.
    parserAndValidationCache: false,
    multipart: false,
    logging: false,
    maskedErrors: {
      errorMessage: 'The content cannot be read at the moment.',
      isDev: false,
      maskError: (error, message) => {
        if (
          error instanceof GraphQLError &&
          (error.originalError === undefined || error.originalError instanceof GraphQLError)
        )
          return error;
        dependencies.log.error('content_unavailable', error, {});
        return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      },
    },
    plugins: [limits],
  });
};
