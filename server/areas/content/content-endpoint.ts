import { readJsonBody } from '#server/kernel/json-body.ts';
import type { Origins } from '#server/kernel/origins.ts';
import { preferredLocale } from '#server/kernel/preferred-locale.ts';
import { Refusal, refuse } from '#server/kernel/refusal.ts';
import type { Visit } from '#server/kernel/visitor.ts';
import type { ContentService, ContentServiceDependencies } from './content-service.ts';

const methods = 'POST, OPTIONS';

/** GraphQL's own media type, with which the HTTP status says whether a query could be read (GraphQL over HTTP). */
const graphqlType = 'application/graphql-response+json';

/**
 * The content service as a part of the provider: JSON by POST, without cookies or session, because editors' content is
 * public; portals on configured origins may ask, too. The GraphQL server is loaded with the first request.
 */
export const createContentEndpoint = (
  dependencies: ContentServiceDependencies & { readonly origins: Origins },
): ((request: Request, visit: Visit) => Promise<Response>) => {
  const { origins } = dependencies;
  let service: Promise<ContentService> | undefined;

  const headersFor = (request: Request, visit: Visit): Record<string, string> => {
    const origin = request.headers.get('origin');
    return {
      ...visit.headers,
      'cache-control': 'no-store',
      vary: 'Accept, Origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      ...(origin !== null && origins.isForeignPortal(origin)
        ? { 'access-control-allow-origin': origin, 'cross-origin-resource-policy': 'cross-origin' }
        : {}),
    };
  };

  return async (request, visit) => {
    const headers = headersFor(request, visit);
    if (request.method === 'OPTIONS') {
      return new Response(null, {
        status: 204,
        headers: {
          ...headers,
          allow: methods,
          ...(headers['access-control-allow-origin'] === undefined
            ? {}
            : {
                'access-control-allow-methods': methods,
                'access-control-allow-headers': 'Accept, Accept-Language, Content-Type',
                'access-control-max-age': '600',
              }),
        },
      });
    }
    try {
      if (request.method !== 'POST') throw refuse.methodNotAllowed(methods);
      const body = await readJsonBody(request);
      // One query per request: a batch is refused.
      if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refuse.invalid(undefined);
      service ??= import('./content-service.ts').then(({ createContentService }) => createContentService(dependencies));
      const accept = request.headers.get('accept') ?? '';
      const answer = await (
        await service
      ).fetch(
        new Request(request.url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: accept.includes(graphqlType) ? accept : 'application/json',
          },
          body: JSON.stringify(body),
        }),
        { now: visit.now },
      );
      return new Response(await answer.text(), {
        status: answer.status,
        headers: {
          ...headers,
          'content-type': answer.headers.get('content-type') ?? 'application/json; charset=utf-8',
        },
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, allow } = error.parts;
      const locale = preferredLocale(request.headers.get('accept-language'));
      return new Response(JSON.stringify(error.body(locale, visit.requestId)), {
        status,
        headers: {
          ...headers,
          'content-type': 'application/json; charset=utf-8',
          ...(allow === undefined ? {} : { allow }),
        },
      });
    }
  };
};
