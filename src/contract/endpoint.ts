import * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** Who may make a call: anybody, or only a person with a session. */
export type Access = 'open' | 'session';

/** The declaration of a call. */
type Declaration = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the API base; `{name}` marks a path parameter. */
  readonly path: string;
  readonly access: Access;
  /**
   * `true`: a GET that changes something: like a write, it is refused if another site makes it. `false`: a POST that
   * changes nothing: support staff may make it while they view a member's portal.
   */
  readonly changes?: boolean;
  /** A page makes it by itself, again and again: it doesn't keep a session alive. */
  readonly repeated?: true;
  /** HTTP status of success; 200 by default. */
  readonly status?: 201;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The answer is a file of this type instead of an envelope; `data` then describes its name and content. */
  readonly file?: 'application/pdf' | 'text/calendar';
  readonly data: Schema;
};

/** A call of the provider's API, with the meta data of its answer. */
export type Endpoint = Declaration & { readonly meta: Schema };

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;
type Output<S> = S extends Schema ? z.infer<S> : undefined;

/** What a call sends: its path parameters, query and body, each `undefined` if the contract declares none. */
export type EndpointRequest<E extends Endpoint> = {
  readonly path: { readonly [Name in PathParameter<E['path']>]: string };
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
};
export type EndpointData<E extends Endpoint> = z.infer<E['data']>;
export type EndpointMeta<E extends Endpoint> = z.infer<E['meta']>;

/** For a call without meta data; any that are sent are ignored. */
export const noMeta = z.codec(z.unknown(), z.undefined(), { decode: () => undefined, encode: () => undefined });

/** Declares a call whose answer has meta data, keeping the literal types of its path and schemas. */
export const endpointWithMeta = <const D extends Declaration, M extends Schema>(
  declaration: D,
  meta: M,
): D & { readonly meta: M } => ({ ...declaration, meta });

/** Declares a call, keeping the literal types of its path and schemas. */
export const endpoint = <const D extends Declaration>(declaration: D) => endpointWithMeta(declaration, noMeta);
