import * as z from 'zod/mini';
import { gzipSync } from 'node:zlib';
import { safeFileName } from '#kernel/file-name.ts';
import type { Locale } from '#kernel/locale.ts';
import { documentFileSchema } from '#contract/documents.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { dashboard } from '#contract/endpoints/dashboard.ts';
import { simulationBasis } from '#contract/endpoints/simulations.ts';
import { failureSchema } from '#contract/envelope.ts';
import { acceptsEncoding } from '#server/kernel/accepts-encoding.ts';
import type { Origins } from '#server/kernel/origins.ts';
import { refusalBody } from '#server/kernel/refusal-page.ts';
import type { Refusal } from '#server/kernel/refusal.ts';
import { respond } from '#server/kernel/reply.ts';
import type { Visit } from '#server/kernel/visitor.ts';
import type { Answer } from '#server/model/handler.ts';

/** Writes HTTP responses for calls. */
export type AnswerWriter = {
  /** A handler's answer, as JSON or as the endpoint's file. */
  readonly answer: <E extends Endpoint>(request: Request, visit: Visit, endpoint: E, given: Answer<E>) => Response;
  /** A refusal. If a browser opens the address as a page (`isLinked`), as a sentence for people instead of JSON. */
  readonly refuse: (request: Request, visit: Visit, refusal: Refusal, locale: Locale, isLinked?: boolean) => Response;
  /** The answer to a browser's preflight request from another origin. */
  readonly preflight: (request: Request, visit: Visit, allow: string) => Response;
};

/** The header that saves a file under its name, with a plain one for programs that know only ASCII. */
const asAttachment = (given: string, type: Endpoint['file']): string => {
  const name = safeFileName(given, type === 'text/calendar' ? 'ics' : 'pdf');
  const plain = name.normalize('NFD').replaceAll(/[^ -~]|["\\]/g, '');
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
};

const encoder = new TextEncoder();

/** Smaller bodies are sent uncompressed. */
const worthCompressing = 1024;

/**
 * Whether an endpoint's answers are compressed. The dashboard has many figures; those of pages come with their derivations,
 * which are six times as long, and the basis of simulations with the plan. These answers contain no text from the request,
 * so that their compressed length reveals nothing; other answers are short.
 */
const isCompressed = ({ path }: Endpoint): boolean =>
  path.startsWith('pages/') || path === dashboard.path || path === simulationBasis.path;

/** Writes the API's answers; one writer for all endpoints. */
export const answerWriter = ({ origins }: { readonly origins: Origins }): AnswerWriter => {
  const written = new WeakMap<object, Uint8Array<ArrayBuffer>>();
  const compressed = new WeakMap<Uint8Array, Uint8Array<ArrayBuffer>>();

  const headersOf = (request: Request, visit: Visit): Record<string, string> => {
    const origin = request.headers.get('origin');
    return {
      'content-type': 'application/json; charset=utf-8',
      // Personal answers must not be cached.
      'cache-control': 'no-store',
      vary: 'Origin, Cookie, Authorization, Accept-Language',
      'x-csrf-token': visit.visitor.csrfToken(),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      ...(origin !== null &&
        origins.isForeignPortal(origin) && {
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          'access-control-expose-headers': 'Content-Disposition, X-CSRF-Token, X-Request-Id, Retry-After',
          'cross-origin-resource-policy': 'cross-origin',
        }),
    };
  };

  /** An answer as bytes, checked by the contract. The same object is serialised only once. */
  const write = <E extends Endpoint>(endpoint: E, answer: Answer<E>): Uint8Array<ArrayBuffer> => {
    const before = written.get(answer);
    if (before !== undefined) return before;
    const data: unknown = z.encode<z.ZodMiniType>(endpoint.data, answer.data);
    const meta: unknown = answer.meta === undefined ? undefined : z.encode<z.ZodMiniType>(endpoint.meta, answer.meta);
    const body = encoder.encode(JSON.stringify(meta === undefined ? { data } : { data, meta }));
    written.set(answer, body);
    return body;
  };

  /** The bytes in gzip, compressed once. */
  const compress = (body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
    const before = compressed.get(body);
    if (before !== undefined) return before;
    const zipped = Uint8Array.from(gzipSync(body));
    compressed.set(body, zipped);
    return zipped;
  };

  /** The body for this caller, and its headers. */
  const encode = (
    request: Request,
    endpoint: Endpoint,
    body: Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
  ): Uint8Array<ArrayBuffer> => {
    if (!isCompressed(endpoint)) return body;
    headers['vary'] = `${headers['vary'] ?? ''}, Accept-Encoding`;
    if (body.length < worthCompressing || !acceptsEncoding(request.headers.get('accept-encoding'), 'gzip')) return body;
    headers['content-encoding'] = 'gzip';
    return compress(body);
  };

  return {
    answer: (request, visit, endpoint, given) => {
      const headers = headersOf(request, visit);
      const status = endpoint.status ?? 200;
      if (endpoint.file === undefined) {
        const body = encode(request, endpoint, write(endpoint, given), headers);
        return respond(visit, { status, headers, body, cookies: given.cookies ?? [] });
      }
      const { name, content } = documentFileSchema.parse(given.data);
      headers['content-type'] = endpoint.file === 'text/calendar' ? 'text/calendar; charset=utf-8' : endpoint.file;
      headers['content-disposition'] = asAttachment(name, endpoint.file);
      return respond(visit, { status, headers, body: content, cookies: given.cookies ?? [] });
    },

    refuse: (request, visit, refusal, locale, isLinked = false) => {
      const { status, retryAfter, allow } = refusal.parts;
      const headers = headersOf(request, visit);
      if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
      if (allow !== undefined) headers['allow'] = allow;
      if (isLinked && request.headers.get('sec-fetch-mode') === 'navigate') {
        const page = refusalBody(request, refusal, { requestId: visit.requestId, locale });
        headers['content-type'] = page.type;
        return respond(visit, { status, headers, body: page.text });
      }
      return respond(visit, {
        status,
        headers,
        body: JSON.stringify(z.encode(failureSchema, refusal.body(locale, visit.requestId))),
      });
    },

    preflight: (request, visit, allow) => {
      const { 'content-type': _type, 'x-csrf-token': _token, ...headers } = headersOf(request, visit);
      headers['allow'] = allow;
      if (headers['access-control-allow-origin'] !== undefined) {
        headers['access-control-allow-methods'] = allow;
        headers['access-control-allow-headers'] =
          'Accept-Language, Authorization, Content-Type, X-Background, X-CSRF-Token, X-Requested-With';
        headers['access-control-max-age'] = '600';
      }
      return new Response(null, { status: 204, headers: { ...visit.headers, ...headers } });
    },
  };
};
