import { Hono } from 'hono';
import { isLocale, type Locale } from '#kernel/locale.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { readJsonBody } from '#server/kernel/json-body.ts';
import { preferredLocale } from '#server/kernel/preferred-locale.ts';
import { refuse, type Refusal } from '#server/kernel/refusal.ts';
import type { Visit } from '#server/kernel/visitor.ts';
import type { Handler, Services } from '#server/model/handler.ts';
import { asRefusal } from '../as-refusal.ts';
import { checkOrigin, checkSite, portalHostOf, portalOriginOf } from '../caller.ts';
import type { RefusalLanguage } from '../refusal-language.ts';
import { answerWriter } from './answer.ts';
import { checkPath, parseInput, readQuery } from './input.ts';

type Environment = { Bindings: Visit };

/** Who makes a call, as far as its endpoint asks. */
export type Admitted<S> = {
  readonly session: S | null;
  /** The tokens of the call, valid or not. */
  readonly tokens: readonly string[];
  /** The language of the session; null without one. */
  readonly locale: Locale | null;
};

/** Calls below one address, and who may make them. */
export type CallTable<S> = {
  /** With a slash at both ends. */
  readonly base: string;
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  /** The handler of each endpoint, which takes its input by the endpoint's schemas. */
  readonly handlers: Readonly<Record<string, Handler<Endpoint, S>>>;
  /** Refuses whoever may not make a call. */
  readonly admit: (name: string, endpoint: Endpoint, request: Request, visit: Visit) => Promise<Admitted<S>>;
  /** Maximum number of bytes of a body that a session's owner sends; that of everybody unless given. */
  readonly mostBytes?: number;
  /** Whether calls that would change something are refused, and others need no proof of where they come from. */
  readonly isReadOnly?: boolean;
};

/** Whether a method of HTTP may change something. */
export const isWrite = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Whether a call changes something. */
export const changes = (endpoint: Endpoint): boolean => endpoint.changes ?? isWrite(endpoint.method);

/** The addresses of an endpoint in the router's notation; one that ends in a slash also works without it. */
const addressesOf = (base: string, { path }: Endpoint): string[] => {
  const address = base + path.replaceAll(/\{(\w+)\}/g, ':$1');
  return address.endsWith('/') ? [address, address.slice(0, -1)] : [address];
};

/** A JSON API: each endpoint of a table, answered by its handler. */
export const createCalls = <S>(
  { origins, log }: Pick<Services, 'origins' | 'log'>,
  { base, endpoints, handlers, admit, mostBytes, isReadOnly = false }: CallTable<S>,
  languageOf: RefusalLanguage,
): ((request: Request, visit: Visit) => Promise<Response>) => {
  const writer = answerWriter({ origins });
  const api = new Hono<Environment>({ strict: true });

  /** Answers one call. Checks for all calls are here, in this order: origin, session, input, handler, answer. */
  const answer = async (
    name: string,
    endpoint: Endpoint,
    handler: Handler<Endpoint, S>,
    { request, visit, path }: { request: Request; visit: Visit; path: Readonly<Record<string, string>> },
  ): Promise<Response> => {
    const { visitor, now, requestId, remoteAddress } = visit;
    const header = request.headers.get('accept-language');
    // A single tag, as the portal sends it, is a choice; a browser's list is only a hint.
    const wished = isLocale(header) ? header : null;
    let locale: Locale | null = wished;
    try {
      if (isReadOnly) {
        if (changes(endpoint)) throw refuse.previewOnly();
      } else if (isWrite(endpoint.method)) checkOrigin(request, visitor, origins);
      else if (endpoint.changes === true) checkSite(request, origins);

      const admitted = await admit(name, endpoint, request, visit);
      const { session, tokens } = admitted;
      locale ??= admitted.locale;

      const limit = endpoint.access === 'session' ? mostBytes : undefined;
      const body = isWrite(endpoint.method) ? await readJsonBody(request, limit) : undefined;
      if (typeof body === 'object' && body !== null && 'language' in body && isLocale(body.language)) {
        locale = body.language;
      }
      checkPath(path);
      const given = await handler({
        path,
        query: endpoint.query && parseInput(endpoint.query, readQuery(new URL(request.url))),
        body: endpoint.body && parseInput(endpoint.body, body ?? null),
        session,
        tokens,
        now,
        locale: locale ?? preferredLocale(header),
        browserHash: visitor.browserHash,
        portalHost: portalHostOf(request, origins),
        portalOrigin: portalOriginOf(request, origins),
        speak: (known) => {
          locale = wished ?? known;
        },
        source: remoteAddress,
        requestId,
      });
      return writer.answer(request, visit, endpoint, given);
    } catch (error) {
      const refusal = asRefusal(error, log, requestId);
      locale ??= await languageOf(request, refusal, now);
      return writer.refuse(request, visit, refusal, locale, endpoint.file !== undefined);
    }
  };

  const methodsOf = new Map<string, Set<string>>();
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handler = handlers[name];
    if (handler === undefined) throw new Error(`The endpoint ${name} has no handler.`);
    const addresses = addressesOf(base, endpoint);
    for (const address of addresses) {
      methodsOf.set(address, (methodsOf.get(address) ?? new Set()).add(endpoint.method));
    }
    api.on(endpoint.method, addresses, ({ req, env }) =>
      answer(name, endpoint, handler, { request: req.raw, visit: env, path: req.param() }),
    );
  }

  const refuseUnmatched = async (request: Request, visit: Visit, refusal: Refusal): Promise<Response> =>
    writer.refuse(request, visit, refusal, await languageOf(request, refusal, visit.now));
  for (const [address, methods] of methodsOf) {
    const allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    api.all(address, ({ req, env }) =>
      req.method === 'OPTIONS'
        ? writer.preflight(req.raw, env, allow)
        : refuseUnmatched(req.raw, env, refuse.methodNotAllowed(allow)),
    );
  }
  api.notFound(({ req, env }) => refuseUnmatched(req.raw, env, refuse.notFound()));

  return async (request, visit) => api.fetch(request, visit);
};
