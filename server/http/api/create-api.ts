import { Hono } from 'hono';
import { isLocale, type Locale } from '#kernel/locale.ts';
import type { Endpoint, EndpointRequest } from '#contract/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { apiBase } from '#server/kernel/addresses.ts';
import { readJsonBody } from '#server/kernel/json-body.ts';
import { preferredLocale } from '#server/kernel/preferred-locale.ts';
import { refuse, type Refusal } from '#server/kernel/refusal.ts';
import type { Visit } from '#server/kernel/visitor.ts';
import type { Call, Handler, Handlers, Services } from '#server/model/handler.ts';
import { noteRefusedAct } from '#server/model/impersonation.ts';
import type { SessionRow } from '#server/store/store.ts';
import { asRefusal } from '../as-refusal.ts';
import { checkOrigin, checkSite, portalHostOf, portalOriginOf, requireSession, tokensOf } from '../caller.ts';
import type { RefusalLanguage } from '../refusal-language.ts';
import { answerWriter } from './answer.ts';
import { checkPath, parseInput, readQuery } from './input.ts';

type Environment = { Bindings: Visit };

/** Whether a page makes a call by itself, again and again; a generation is begun by the member and then followed. */
const isRepeated = ({ repeated, changes }: Endpoint, request: Request): boolean =>
  (repeated === true && (changes !== true || new URL(request.url).searchParams.has('fileCode'))) ||
  request.headers.get('x-background') === 'true';

const isWrite = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

/** The addresses of an endpoint in the router's notation; one that ends in a slash also works without it. */
const addressesOf = ({ path }: Endpoint): string[] => {
  const address = apiBase + path.replaceAll(/\{(\w+)\}/g, ':$1');
  return address.endsWith('/') ? [address, address.slice(0, -1)] : [address];
};

/** The JSON API: each endpoint of the contract, answered by its handler. */
export const createApi = (
  services: Services,
  handlers: Handlers,
  languageOf: RefusalLanguage,
): ((request: Request, visit: Visit) => Promise<Response>) => {
  const { cookies, origins, log } = services;
  const writer = answerWriter(services);
  const api = new Hono<Environment>({ strict: true });

  /** Refuses what would change a member's data while support staff view their portal, and records it. */
  const refuseInView = async (
    session: SessionRow,
    name: EndpointName,
    now: Date,
    requestId: string,
  ): Promise<never> => {
    await noteRefusedAct(services, session, { object: `call: ${name}`, now, requestId });
    log.event('authz_fail', { tenant: session.tenant, act: name, why: 'impersonating' });
    throw refuse.impersonating();
  };

  /** Answers one call. Checks for all calls are here, in this order: origin, session, input, handler, answer. */
  const answer = async <E extends Endpoint>(
    name: EndpointName,
    endpoint: E,
    handler: Handler<E>,
    { request, visit, path }: { request: Request; visit: Visit; path: Readonly<Record<string, string>> },
  ): Promise<Response> => {
    const { visitor, now, requestId, remoteAddress } = visit;
    const header = request.headers.get('accept-language');
    // A single tag, as the portal sends it, is a choice; a browser's list is only a hint.
    const wished = isLocale(header) ? header : null;
    let locale: Locale | null = wished;
    try {
      if (isWrite(endpoint.method)) checkOrigin(request, visitor, origins);
      else if (endpoint.changes === true) checkSite(request, origins);

      const tokens = tokensOf(request, cookies);
      const isActivity = !isRepeated(endpoint, request);
      const session =
        endpoint.access === 'session' ? await requireSession(services, tokens, { now, isActivity, requestId }) : null;
      locale ??= session?.locale ?? null;
      const changes = endpoint.changes ?? isWrite(endpoint.method);
      if (session !== null && session.actor !== null && changes && name !== 'impersonate') {
        await refuseInView(session, name, now, requestId);
      }

      const body = isWrite(endpoint.method) ? await readJsonBody(request) : undefined;
      if (typeof body === 'object' && body !== null && 'language' in body && isLocale(body.language)) {
        locale = body.language;
      }
      checkPath(path);
      // The casts are safe, because their types are derived from the schemas.
      const given = await handler({
        path: path as EndpointRequest<E>['path'],
        query: (endpoint.query &&
          parseInput(endpoint.query, readQuery(new URL(request.url)))) as EndpointRequest<E>['query'],
        body: (endpoint.body && parseInput(endpoint.body, body ?? null)) as EndpointRequest<E>['body'],
        session: session as Call<E>['session'],
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
  const mount = <E extends Endpoint>(name: EndpointName, endpoint: E, handler: Handler<E>): void => {
    const addresses = addressesOf(endpoint);
    for (const address of addresses) {
      methodsOf.set(address, (methodsOf.get(address) ?? new Set()).add(endpoint.method));
    }
    api.on(endpoint.method, addresses, ({ req, env }) =>
      answer(name, endpoint, handler, { request: req.raw, visit: env, path: req.param() }),
    );
  };
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties the endpoint to its own handler
  const mountNamed = <Name extends EndpointName>(name: Name): void =>
    mount<(typeof endpoints)[Name]>(name, endpoints[name], handlers[name]);
  for (const name of Object.keys(endpoints)) if (isEndpointName(name)) mountNamed(name);

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
