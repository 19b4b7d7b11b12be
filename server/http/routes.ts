import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { documentFileSchema } from '#contract/documents.ts';
import type { Endpoint, EndpointBody, EndpointPath, EndpointQuery } from '#contract/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { isLocale, type Locale } from '#kernel/locale.ts';
import { secondsAfter } from '#server/kernel/clock.ts';
import { preferredLocale } from '#server/kernel/preferred-locale.ts';
import { readCookie } from '#server/kernel/cookies.ts';
import type { Visitor } from './visitor.ts';
import { refusalBody } from './refusal-page.ts';
import { StoreUnavailable } from '#server/store/store-unavailable.ts';
import type { SessionRow } from '#server/store/store.ts';
import type { Answer, Call, Handler, Handlers, Services } from '#server/model/handler.ts';
import { sessionAge, sessionIdle, sessionTouch } from '#server/kernel/limits.ts';
import { Refusal, refuse } from '#server/kernel/refusal.ts';
import { parseInput, readJsonBody, readQuery } from './request-input.ts';

/** What the calls of the API share about one request. */
export type Visit = {
  readonly requestId: string;
  readonly remoteAddress: string;
  readonly visitor: Visitor;
  readonly now: Date;
  /** Headers that every answer carries: request id, what browsers may do with it, and HSTS behind https. */
  readonly headers: Readonly<Record<string, string>>;
};

type Environment = { Bindings: Visit };

/** Where the API stands. */
export const apiBase = '/api/v1/';

/**
 * The language that a caller asks for: one supported tag and nothing else, as the portal sends its page's. A browser's
 * list (`de-CH,de;q=0.9`) tells what its user reads in general, and counts only where nothing better is known.
 */
const wishedLocale = (header: string | null): Locale | null => (isLocale(header) ? header : null);

/** Calls that are no activity: what a page asks again and again by itself. */
const backgroundCalls: ReadonlySet<EndpointName> = new Set(['documentsSummary']);

/**
 * Headers of every answer of the API. Personal answers are kept nowhere. A plain record: the listener writes it out as it
 * is, where `Headers` would cost more than the answer itself.
 */
const answerHeaders = (origins: Services['origins'], request: Request, visit: Visit): Record<string, string> => {
  const origin = request.headers.get('origin');
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Origin, Cookie, Authorization, Accept-Language',
    'x-csrf-token': visit.visitor.csrfToken(),
    ...visit.headers,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(origin !== null && origins.isForeignPortal(origin)
      ? {
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          'access-control-expose-headers': 'Content-Disposition, X-CSRF-Token, X-Request-Id, Retry-After',
          'cross-origin-resource-policy': 'cross-origin',
        }
      : {}),
  };
};

/** An answer with its headers, the visitor's cookie among them where the browser has none yet. */
const respond = (
  visit: Visit,
  status: number,
  headers: Record<string, string>,
  body: string | Uint8Array<ArrayBuffer> | null,
  cookies: readonly string[] = [],
): Response => {
  const visitorCookie = visit.visitor.cookie();
  const lines = visitorCookie === null ? cookies : [...cookies, visitorCookie];
  if (lines.length === 0) return new Response(body, { status, headers });
  const withCookies = new Headers(headers);
  for (const line of lines) withCookies.append('Set-Cookie', line);
  return new Response(body, { status, headers: withCookies });
};

const encoder = new TextEncoder();

/** A file is saved under its name; programs that know no letters but those of ASCII get a plain one. */
const asAttachment = (name: string): string => {
  const plain = name.normalize('NFD').replaceAll(/[^ -~]|["\\]/g, '');
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
};

const isWrite = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * The JSON API: the contract's endpoint table with a handler each. What holds for all of them stands here, in this
 * order: origin, CSRF, session, input, handler, answer.
 */
export const createApi = (
  services: Services,
  handlers: Handlers,
): ((request: Request, visit: Visit) => Promise<Response>) => {
  const { store, hash, cookies, origins, log } = services;
  const api = new Hono<Environment>({ strict: true });
  // A page's figures come with how they came about, six times as long as they are themselves. Nothing in these answers is
  // taken from the request, so that their length tells nothing; the other calls are short and answered as often as can be.
  api.use(`${apiBase}pages/*`, compress());
  const written = new WeakMap<object, Uint8Array<ArrayBuffer>>();
  const methodsOf = new Map<string, Set<string>>();

  /**
   * A refusal as an answer; whatever else was thrown becomes a 500 or 503 that says nothing. A file is linked to
   * (`isLinked`): where a browser opens it in a page of its own, a person reads what is refused.
   */
  const refusalAnswer = (
    request: Request,
    visit: Visit,
    error: unknown,
    locale: Locale,
    isLinked = false,
  ): Response => {
    const own = () => (error instanceof StoreUnavailable ? refuse.unavailable() : refuse.internal());
    const refusal = error instanceof Refusal ? error : own();
    const { status, retryAfter, allow } = refusal.parts;
    if (!(error instanceof Refusal)) {
      log.error(status === 503 ? 'database_unavailable' : 'unexpected_error', error, { requestId: visit.requestId });
    }
    const headers = answerHeaders(origins, request, visit);
    if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
    if (allow !== undefined) headers['allow'] = allow;
    if (isLinked && request.headers.get('sec-fetch-mode') === 'navigate') {
      const page = refusalBody(request, refusal, visit.requestId);
      headers['content-type'] = page.type;
      return respond(visit, status, headers, page.text);
    }
    return respond(visit, status, headers, JSON.stringify(refusal.body(locale, visit.requestId)));
  };

  /** Refuses writes that come from elsewhere, then those without a CSRF token of this visitor. */
  const checkOrigin = (request: Request, visitor: Visitor): void => {
    const origin = request.headers.get('origin');
    const site = request.headers.get('sec-fetch-site');
    const isOurs = origin !== null && origins.mayBeLinkedTo(origin);
    if (origin !== null && !isOurs) throw refuse.forbidden();
    if (site !== null && site !== 'same-origin' && site !== 'none' && !isOurs) throw refuse.forbidden();
    if (!visitor.holds(request.headers.get('x-csrf-token'))) throw refuse.csrf();
  };

  /** The host whose page makes a call: browsers name its origin with every write. */
  const portalHostOf = (request: Request): string | null => {
    const origin = request.headers.get('origin');
    return origin !== null && origins.mayBeLinkedTo(origin) ? new URL(origin).hostname : null;
  };

  /** The tokens a request carries: of the session cookie, and as a bearer. */
  const tokensOf = (request: Request): string[] => {
    const cookie = readCookie(request.headers.get('cookie'), cookies.session);
    const bearer = /^Bearer ([\w-]{20,128})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    return [...new Set([cookie, bearer ?? null].filter((token) => token !== null))];
  };

  const findSession = async (tokens: readonly string[], now: Date, isActivity: boolean): Promise<SessionRow | null> => {
    for (const token of tokens) {
      const session = await store.findSession({
        tokenHash: hash('session', token),
        at: now,
        idleSince: secondsAfter(now, -sessionIdle),
        bornAfter: secondsAfter(now, -sessionAge),
        isActivity,
        touchBefore: secondsAfter(now, -sessionTouch),
      });
      if (session) return session;
    }
    return null;
  };

  /** Writes an answer out as bytes, parsed by the contract first; one that came before is neither parsed nor written anew. */
  const write = <E extends Endpoint>(endpoint: E, answer: Answer<E>): Uint8Array<ArrayBuffer> => {
    const before = written.get(answer);
    if (before !== undefined) return before;
    const data = endpoint.data.parse(answer.data);
    const meta = answer.meta === undefined ? undefined : (endpoint.meta?.parse(answer.meta) ?? answer.meta);
    const body = encoder.encode(JSON.stringify(meta === undefined ? { data } : { data, meta }));
    written.set(answer, body);
    return body;
  };

  const mount = <E extends Endpoint>(name: EndpointName, endpoint: E, handler: Handler<E>): void => {
    const needsSession = endpoint.access === 'session';
    const path = apiBase + endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const paths = path.endsWith('/') ? [path, path.slice(0, -1)] : [path];
    for (const each of paths) {
      methodsOf.set(each, (methodsOf.get(each) ?? new Set()).add(endpoint.method));
    }
    api.on(endpoint.method, paths, async (context) => {
      const request = context.req.raw;
      const visit = context.env;
      const { visitor, now, requestId, remoteAddress } = visit;
      const wished = wishedLocale(request.headers.get('accept-language'));
      let locale = preferredLocale(request.headers.get('accept-language'));
      try {
        if (isWrite(endpoint.method)) checkOrigin(request, visitor);
        const tokens = tokensOf(request);
        let session: SessionRow | null = null;
        if (needsSession) {
          const isActivity = !backgroundCalls.has(name) && request.headers.get('x-background') !== 'true';
          session = await findSession(tokens, now, isActivity);
          if (session === null) throw refuse.unauthorized();
          locale = wished ?? session.locale;
        }
        const rawBody = isWrite(endpoint.method) ? await readJsonBody(request) : undefined;
        if (typeof rawBody === 'object' && rawBody !== null && 'language' in rawBody && isLocale(rawBody.language)) {
          locale = rawBody.language;
        }
        const pathValues: Readonly<Record<string, string>> = context.req.param();
        for (const [key, value] of Object.entries(pathValues)) {
          if (!/^[\w.-]{1,128}$/.test(value)) throw refuse.invalid(key);
        }
        const rawQuery = endpoint.query ? readQuery(new URL(request.url)) : {};
        // The one place where what the schemas vouch for gets the types that are derived from them.
        const answer = await handler({
          path: pathValues as EndpointPath<E>,
          query: (endpoint.query ? parseInput(endpoint.query, rawQuery) : undefined) as EndpointQuery<E>,
          body: (endpoint.body ? parseInput(endpoint.body, rawBody ?? null) : undefined) as EndpointBody<E>,
          session: session as Call<E>['session'],
          tokens,
          now,
          locale,
          browserHash: visitor.browserHash,
          portalHost: portalHostOf(request),
          speak: (known) => {
            locale = wished ?? known;
          },
          source: remoteAddress,
          requestId,
        });
        const headers = answerHeaders(origins, request, visit);
        if (endpoint.file !== undefined) {
          const { name: fileName, content } = documentFileSchema.parse(answer.data);
          headers['content-type'] = endpoint.file;
          headers['content-disposition'] = asAttachment(fileName);
          return respond(visit, endpoint.status ?? 200, headers, content, answer.cookies);
        }
        return respond(visit, endpoint.status ?? 200, headers, write(endpoint, answer), answer.cookies);
      } catch (error) {
        return refusalAnswer(request, visit, error, locale, endpoint.file !== undefined);
      }
    });
  };

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties the endpoint to its own handler
  const mountNamed = <Name extends EndpointName>(name: Name): void =>
    mount<(typeof endpoints)[Name]>(name, endpoints[name], handlers[name]);
  for (const name of Object.keys(endpoints)) if (isEndpointName(name)) mountNamed(name);

  for (const [path, methods] of methodsOf) {
    const allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    api.all(path, (context) => {
      const request = context.req.raw;
      const locale = preferredLocale(request.headers.get('accept-language'));
      if (request.method !== 'OPTIONS') {
        return refusalAnswer(request, context.env, refuse.methodNotAllowed(allow), locale);
      }
      const {
        'content-type': _type,
        'x-csrf-token': _token,
        ...headers
      } = answerHeaders(origins, request, context.env);
      headers['allow'] = allow;
      if (headers['access-control-allow-origin'] !== undefined) {
        headers['access-control-allow-methods'] = allow;
        headers['access-control-allow-headers'] =
          'Accept-Language, Authorization, Content-Type, X-Background, X-CSRF-Token, X-Requested-With';
        headers['access-control-max-age'] = '600';
      }
      return new Response(null, { status: 204, headers });
    });
  }
  api.notFound((context) =>
    refusalAnswer(
      context.req.raw,
      context.env,
      refuse.notFound(),
      preferredLocale(context.req.header('accept-language') ?? null),
    ),
  );

  return async (request, visit) => api.fetch(request, visit);
};

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);
