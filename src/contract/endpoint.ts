import * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** Who may make a call: anybody, or only somebody with a session. */
export type Access = 'open' | 'session';

/** What is declared of a call. */
type Declaration = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Path below the API base; `{name}` marks a path parameter. */
  readonly path: string;
  readonly access: Access;
  /** HTTP status of success; 200 where it is not named. */
  readonly status?: 201;
  /** One line that says what the call is for. */
  readonly summary: string;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The answer is a file of this type instead of an envelope; `data` then says what it is made of: name and content. */
  readonly file?: 'application/pdf';
  readonly data: Schema;
};

/** One call of the provider's API, with what its answer says beside the data. */
export type Endpoint = Declaration & { readonly meta: Schema };

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;
type Output<S> = S extends Schema ? z.infer<S> : undefined;

export type EndpointPath<E extends Endpoint> = { readonly [Name in PathParameter<E['path']>]: string };
export type EndpointQuery<E extends Endpoint> = Output<E['query']>;
export type EndpointBody<E extends Endpoint> = Output<E['body']>;
export type EndpointData<E extends Endpoint> = z.infer<E['data']>;
export type EndpointMeta<E extends Endpoint> = z.infer<E['meta']>;

/** Meta of a call that says nothing beside its data; whatever is sent there is ignored. */
export const noMeta = z.codec(z.unknown(), z.undefined(), { decode: () => undefined, encode: () => undefined });

/** Declares a call whose answer says something beside its data, keeping the literal types of its path and schemas. */
export const endpointWithMeta = <const D extends Declaration, M extends Schema>(
  declaration: D,
  meta: M,
): D & { readonly meta: M } => ({ ...declaration, meta });

/** Declares a call, keeping the literal types of its path and schemas. */
export const endpoint = <const D extends Declaration>(declaration: D) => endpointWithMeta(declaration, noMeta);
