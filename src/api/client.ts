import type { AxiosInstance } from 'axios';
import * as z from 'zod/mini';
import type { Reading } from '#contract/tolerant.ts';
import { failureSchema, errorCodes } from '#contract/envelope.ts';
import type { Endpoint, EndpointData, EndpointMeta, EndpointRequest } from '#contract/endpoint.ts';
import { isValidTenantCode } from '#contract/endpoints/settings.ts';
import { withoutPersonal } from '#contract/personal.ts';
import { ProgramGoneError, type CallFailure } from '#domain/call-failure.ts';
import type { OnDropped } from '#domain/dropped-log.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Clock } from './clock.ts';
import { csrfHeader, type CsrfTokens } from './csrf.ts';
import { fetchAdapter, type Fetch } from './fetch-adapter.ts';
import { loadAxios } from './load-axios.ts';
import { orAborted } from './or-aborted.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** A call's path parameters, query and body, each only if the contract declares it. */
export type CallRequest<E extends Endpoint> = Part<'path', EndpointRequest<E>['path']> &
  Part<'query', EndpointRequest<E>['query']> &
  Part<'body', EndpointRequest<E>['body']> & { readonly signal?: AbortSignal };

export type Success<E extends Endpoint> = {
  readonly ok: true;
  readonly status: number;
  readonly data: EndpointData<E>;
  readonly meta: EndpointMeta<E> | undefined;
  /** Fields that broke the contract and were dropped, as paths on the wire. */
  readonly dropped: readonly string[];
};

/** A call's outcome. Calls never throw: a failure is a value that the caller can't overlook. */
export type CallResult<E extends Endpoint> = Success<E> | { readonly ok: false; readonly failure: CallFailure };

export type Call = <E extends Endpoint>(endpoint: E, request: CallRequest<E>) => Promise<CallResult<E>>;

export type ClientOptions = {
  /**
   * Address of the API including its version and a trailing slash: `/api/v1/` or `https://provider.example/api/v1/`.
   */
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** Takes the answer to a call that the page has already made; resolves to undefined if it has made no such call. */
  readonly takeEarly?: TakeEarly | undefined;
  readonly clock: Clock;
  readonly csrf: CsrfTokens;
  /** The fund to name in the validity call, which fetches a fresh CSRF token. */
  readonly fund: () => string;
  /** Another call without parameters to fetch it with, for an API that doesn't have that one. */
  readonly freshToken?: Endpoint;
  /** The tab's bearer token, if the session has one. */
  readonly token: () => string | undefined;
  /** Further headers of each call. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** The page's language, for the provider's messages; it replaces the browser's own `Accept-Language`. */
  readonly locale: () => Locale;
  /** Called with the fields of an answer that broke the contract and were dropped: paths only, no values. */
  readonly onDropped?: OnDropped;
  /** Called after every answer of the provider, for the idle time-out. */
  readonly onAnswer?: (endpoint: Endpoint, status: number) => void;
  /**
   * Loads axios; by default only that. A portal is loaded again where a deployment has removed it, and this never settles.
   *
   * @throws {ProgramGoneError} if that hasn't helped
   */
  readonly loadAxios?: typeof loadAxios;
  /** Called once for every failed call, but not for an aborted one. */
  readonly onFailure?: (failure: CallFailure) => void;
};

/** Takes the answer to a call that was made before; it resolves to undefined if none was, or if that call failed. */
export type TakeEarly = (
  url: string,
  request: { readonly method: string; readonly headers: Headers },
) => Promise<Response | undefined>;

/** An answer that has arrived; its content is text, or the bytes of a file. */
type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly content: string | Uint8Array<ArrayBuffer>;
};

/** A request as it goes over the wire. */
type WireRequest = { readonly path?: unknown; readonly query?: unknown; readonly body?: unknown };

/** How long the portal waits for an answer, in milliseconds. */
export const callTimeout = 20_000;

/** Where a value breaks its schema, as a path on the wire: `data.balanceBox.value: Invalid input`. */
const describe = (part: string, path: string, message: string): string =>
  `${[part, path].filter(Boolean).join('.')}: ${message}`;

/** A parameter as text for an address. */
const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';

const fillPath = (path: string, parameters: unknown): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(isRecord(parameters) ? plain(parameters[name]) : ''),
  );

/** Seconds to wait by a `Retry-After` header, which is in seconds or a date. */
const readRetryAfter = (value: string, now: number): number | undefined => {
  if (value === '') return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
};

const header = ({ headers }: Answer, name: string): string => headers.get(name) ?? '';

/** A file in the form of an envelope; its name is still that of the header. A page or JSON is no file. */
const fileIn = (response: Answer, content: Uint8Array<ArrayBuffer>): unknown =>
  /^(?:text\/html|application\/json)/i.test(header(response, 'Content-Type'))
    ? undefined
    : { data: { name: header(response, 'Content-Disposition'), content } };

/** Reads an answer strictly; only if it breaks the contract, loads the tolerant reader, which few providers need. */
const read = async <S extends z.ZodMiniType>(schema: S, sent: unknown): Promise<Reading<z.output<S>>> => {
  const strict = z.safeParse(schema, sent);
  if (strict.success) return { ok: true, value: strict.data, dropped: [] };
  const { tolerant } = await import('#contract/tolerant.ts');
  return tolerant(schema)(sent);
};

/** Parses JSON; `undefined` if it is invalid. Leaves personal fields out if the call asked to hide them. */
const readBody = (response: Answer, { query }: WireRequest): unknown => {
  const { content: text } = response;
  if (typeof text !== 'string') return fileIn(response, text);
  try {
    const isHidden = isRecord(query) && query['anonymize'] === 'true';
    const value: unknown = JSON.parse(text, isHidden ? withoutPersonal : undefined);
    return value;
  } catch {
    return undefined;
  }
};

const answerFailure = (call: string, response: Answer, body: unknown, now: number): CallFailure => {
  const { status } = response;
  const retryAfter = readRetryAfter(header(response, 'Retry-After'), now);
  const parsed = z.safeParse(failureSchema, body);
  if (!parsed.success) return { kind: 'html', status, errors: [], call, retryAfter };
  const { errors, requestId, meta } = parsed.data;
  return { kind: 'answer', status, errors, call, retryAfter, requestId, triesLeft: meta?.triesLeft };
};

/**
 * Creates the provider client: typed by the contract's endpoint table, with requests encoded and answers decoded by
 * their schemas, cookies, CSRF and bearer token, a time-out of 20 s, and all failures in one shape. Repeats a call once
 * with a fresh CSRF token if it was refused for the old one. What a failure means is decided by the error ladder.
 */
export const createClient = (options: ClientOptions): Call => {
  let client: AxiosInstance | undefined;
  /** Fetched with the first call, because a page that shows what it has asked for early makes none. */
  const http = async (): Promise<AxiosInstance> =>
    (client ??= (await (options.loadAxios ?? loadAxios)()).create({ adapter: fetchAdapter(options.fetch) }));

  const send = async (endpoint: Endpoint, request: WireRequest, signal: AbortSignal) => {
    const token = options.token();
    const csrf = endpoint.method === 'GET' ? undefined : options.csrf.current();
    const query = new URLSearchParams();
    if (isRecord(request.query)) {
      for (const [name, value] of Object.entries(request.query)) if (value !== undefined) query.set(name, plain(value));
    }
    const search = query.toString();
    const { method } = endpoint;
    const url = options.baseUrl + fillPath(endpoint.path, request.path) + (search === '' ? '' : `?${search}`);
    const headers = {
      Accept: endpoint.file ?? 'application/json',
      'Accept-Language': options.locale(),
      ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(csrf === undefined ? {} : { [csrfHeader]: csrf }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...options.headers?.(),
    };
    const arrive = async (): Promise<Answer> => {
      const early = await options.takeEarly?.(url, { method, headers: new Headers(headers) });
      const data = request.body === undefined ? {} : { data: JSON.stringify(request.body) };
      const answer = early ?? (await (await http()).request<Response>({ method, url, signal, headers, ...data })).data;
      const isFile = endpoint.file !== undefined && answer.ok;
      return {
        status: answer.status,
        headers: answer.headers,
        content: isFile ? new Uint8Array(await answer.arrayBuffer()) : await answer.text(),
      };
    };
    const response = await orAborted(signal, arrive);
    options.csrf.remember(header(response, csrfHeader));
    options.onAnswer?.(endpoint, response.status);
    return response;
  };

  const refreshCsrf = async (signal: AbortSignal): Promise<void> => {
    const { freshToken, fund } = options;
    await (freshToken === undefined
      ? send(isValidTenantCode, { query: { tenantName: fund() } }, signal)
      : send(freshToken, {}, signal));
  };

  const attempt = async (
    endpoint: Endpoint,
    request: WireRequest,
    signal: AbortSignal,
  ): Promise<{ readonly response: Answer; readonly body: unknown }> => {
    const writes = endpoint.method !== 'GET';
    if (writes && options.csrf.current() === undefined) await refreshCsrf(signal);
    const sent = options.csrf.current();
    const response = await send(endpoint, request, signal);
    const body = readBody(response, request);
    if (!writes || response.status !== 403) return { response, body };
    const refused = z.safeParse(failureSchema, body);
    if (!refused.success || refused.data.errors[0]?.code !== errorCodes.csrf) return { response, body };
    // The refusal itself may carry a fresh token.
    if (options.csrf.current() === sent) await refreshCsrf(signal);
    const repeated = await send(endpoint, request, signal);
    return { response: repeated, body: readBody(repeated, request) };
  };

  const tryCall = async <E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<CallResult<E>> => {
    const name = `${endpoint.method} ${endpoint.path}`;
    const fail = (kind: CallFailure['kind'], path?: string, status = 0): CallResult<E> => ({
      ok: false,
      failure: { kind, status, errors: [], call: name, path },
    });

    const sent: Record<'query' | 'body', unknown> = { query: undefined, body: undefined };
    for (const [part, schema] of [
      ['query', endpoint.query],
      ['body', endpoint.body],
    ] as const) {
      if (schema === undefined) continue;
      const encoded = z.safeEncode<z.ZodMiniType>(schema, request[part] ?? (part === 'query' ? {} : undefined));
      if (!encoded.success) {
        const [issue] = encoded.error.issues;
        return fail('parse', describe(part, (issue?.path ?? []).map(String).join('.'), issue?.message ?? ''));
      }
      sent[part] = encoded.data;
    }

    const abort = new AbortController();
    let timedOut = false;
    const cancelTimer = options.clock.after(callTimeout, () => {
      timedOut = true;
      abort.abort();
    });
    const giveUp = () => {
      abort.abort();
    };
    request.signal?.addEventListener('abort', giveUp, { once: true });
    if (request.signal?.aborted === true) giveUp();
    try {
      const { response, body } = await attempt(endpoint, { ...sent, path: request.path }, abort.signal);
      if (response.status < 200 || response.status > 299) {
        return { ok: false, failure: answerFailure(name, response, body, options.clock.now()) };
      }
      // An answer without a body is a success where there is nothing to read.
      const text = typeof response.content === 'string' ? response.content.trim() : '<';
      if (!isRecord(body) && body !== null && text !== '') {
        return fail(text.startsWith('<') ? 'html' : 'parse', 'the answer is not a JSON object', response.status);
      }
      const { data: sentData, meta: sentMeta } = isRecord(body) ? body : {};
      // Where an answer may say nothing, it may also say without an envelope that the call has failed.
      const isBare = sentData === undefined && z.safeParse(endpoint.data, undefined).success;
      const data = await read<E['data']>(endpoint.data, isBare ? (body ?? undefined) : sentData);
      if (!data.ok) return fail('parse', describe('data', data.path, data.message), response.status);
      const meta = (sentMeta ?? undefined) === undefined ? undefined : await read<E['meta']>(endpoint.meta, sentMeta);
      const dropped = [
        ...data.dropped.map((path) => (path === '' ? 'data' : `data.${path}`)),
        ...(meta === undefined ? [] : meta.ok ? meta.dropped.map((path) => `meta.${path}`) : ['meta']),
      ];
      if (dropped.length > 0) options.onDropped?.(name, dropped);
      return {
        ok: true,
        status: response.status,
        data: data.value,
        meta: meta?.ok === true ? meta.value : undefined,
        dropped: data.dropped,
      };
    } catch (error) {
      if (timedOut) return fail('timeout');
      if (request.signal?.aborted === true) return fail('aborted');
      const kind = error instanceof ProgramGoneError ? 'program' : 'network';
      return fail(kind, error instanceof Error ? error.message : undefined);
    } finally {
      cancelTimer();
      request.signal?.removeEventListener('abort', giveUp);
    }
  };
  return async <E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<CallResult<E>> => {
    const result = await tryCall(endpoint, request);
    if (!result.ok && result.failure.kind !== 'aborted') options.onFailure?.(result.failure);
    return result;
  };
};
