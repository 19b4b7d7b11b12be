import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { apiBase, contentPath, fundBase } from '#server/kernel/addresses.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { cookieRules } from '#server/kernel/cookies.ts';
import { keyedHash } from '#server/kernel/keyed-hash.ts';
import { letterPause } from '#server/kernel/limits.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { originRules } from '#server/kernel/origins.ts';
import type { Random } from '#server/kernel/random.ts';
import { refusalPage } from '#server/kernel/refusal-page.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { respond } from '#server/kernel/reply.ts';
import { recogniseVisitor, type Visit } from '#server/kernel/visitor.ts';
import type { Store } from '#server/store/store.ts';
import type { Funds } from '#server/model/funds.ts';
import type { MessageTexts } from '#server/model/message-texts.ts';
import { openPrintRoom, type PrintRoom } from '#server/areas/documents/print-room.ts';
import { createFundEndpoint } from '#server/areas/contact/fund-endpoint.ts';
import type { StudioServices } from '#server/areas/studio/studio-handler.ts';
import { createContentEndpoint } from '#server/areas/content/content-endpoint.ts';
import { createApi } from './api/create-api.ts';
import { handlersOf } from './api/handlers.ts';
import { asRefusal } from './as-refusal.ts';
import { headersOfEveryAnswer } from './browser-headers.ts';
import { refusalLanguage } from './refusal-language.ts';
import type { Site } from './site/create-site.ts';
import { createStudioEndpoint } from './studio-endpoint.ts';
import { isTrickyPath } from './tricky-path.ts';

/** A provider's configuration, with validated addresses. */
export type ProviderConfig = {
  /** Public address of the provider, without a path: `https://portal.example.org`. */
  readonly publicUrl: string;
  /** Further origins whose portals may call and be linked to. */
  readonly portalOrigins: readonly string[];
  /** Whether the login's answers reveal unknown addresses, or only the mail does. */
  readonly loginDisclosure: 'contract' | 'silent';
  /** Maximum number of link mails per source and fund in ten minutes. */
  readonly linkRequestsPerSource: number;
  /** Seconds before a registration's letter can be reordered; the product's default unless given. */
  readonly letterPause?: number;
  /** Whether the content service reveals its schema; not in production. */
  readonly introspection?: boolean;
  /** The secrets with which the funds' own systems call, by the fund's code; none unless given. */
  readonly fundSecrets?: ReadonlyMap<string, string>;
  /** Whether messages can be read after delivery, as a demonstration requires. */
  readonly demo: boolean;
  /** Whether every change is refused, as in a preview. */
  readonly isReadOnly?: boolean;
};

/** A provider's dependencies. Nothing is taken from the surrounding process. */
export type ProviderDependencies = {
  readonly store: Store;
  readonly funds: Funds;
  readonly clock: Clock;
  readonly random: Random;
  readonly texts: MessageTexts;
  readonly config: ProviderConfig;
  readonly log: Log;
  readonly site?: Site;
  /** Called after the commit that queued a message, so that it is sent at once. */
  readonly onMessage?: () => void;
  /** Called after the commit that queued a document, so that it is made at once. */
  readonly onDocument?: () => void;
  /** The studio of the funds' administrators; none unless given. */
  readonly studio?: Pick<StudioServices, 'publishing' | 'samples' | 'tenantsDir'>;
  /** Where documents are printed; a print room of its own unless given. */
  readonly printRoom?: PrintRoom;
  /** Delays answers whose duration must not reveal what was found; real time unless given. */
  readonly pause?: (milliseconds: number) => Promise<void>;
};

/** What is known about a request besides itself. */
export type RequestInfo = {
  /** The caller's address, for limits. */
  readonly remoteAddress: string;
  /** The path as it came over the wire, before a URL parser normalised it. */
  readonly rawPath?: string;
};

/** A running provider: takes requests, returns answers, never throws. */
export type Provider = {
  readonly fetch: (request: Request, info: RequestInfo) => Promise<Response>;
};

/** The path of a request as spelt in its address. */
const pathOf = (address: string): string => {
  const start = address.indexOf('/', address.indexOf('//') + 2);
  if (start < 0) return '/';
  const end = address.slice(start).search(/[?#]/);
  return end < 0 ? address.slice(start) : address.slice(start, start + end);
};

/**
 * The reference provider as a function from request to answer. It neither listens nor has state that a second process
 * would miss, so that it runs behind a port as well as inside a test.
 */
export const createProvider = (dependencies: ProviderDependencies): Provider => {
  const { store, funds, clock, random, texts, config, log, site, onMessage, onDocument, pause = delay } = dependencies;
  const { printRoom = openPrintRoom() } = dependencies;
  const origins = originRules(config);
  const everyAnswer = headersOfEveryAnswer(origins);
  const cookies = cookieRules(origins);
  const hash = keyedHash(store.secret);
  const services = {
    store,
    funds,
    random,
    texts,
    log,
    hash,
    origins,
    cookies,
    disclosure: config.loginDisclosure,
    linkRequestsPerSource: config.linkRequestsPerSource,
    letterPause: config.letterPause ?? letterPause,
    forgetMessages: !config.demo,
    pause,
    messageQueued: () => onMessage?.(),
    documentQueued: () => onDocument?.(),
  };
  const languageOf = refusalLanguage(services);
  const api = createApi(services, handlersOf(services, printRoom), languageOf, config.isReadOnly);

  const content = createContentEndpoint({ store, funds, log, origins, introspection: config.introspection === true });

  const studio = dependencies.studio && createStudioEndpoint({ ...services, ...dependencies.studio }, languageOf);

  const fundEndpoint = createFundEndpoint(services, config.fundSecrets ?? new Map());

  const answer = async (request: Request, info: RequestInfo, visit: Visit): Promise<Response> => {
    const { path } = visit;
    if (isTrickyPath(info.rawPath ?? path) || isTrickyPath(path)) {
      throw refuse.notFound();
    }
    if (path.startsWith(apiBase)) return api(request, visit);
    if (path.startsWith(fundBase)) return fundEndpoint(request, visit);
    if (path === contentPath) return content(request, visit);
    const inStudio = path.startsWith('/studio/') ? await studio?.(request, visit) : null;
    if (inStudio !== undefined && inStudio !== null) return inStudio;
    const shown = await site?.(request, visit);
    if (shown === undefined || shown === null) throw refuse.notFound();
    return respond(visit, request.method === 'HEAD' ? { ...shown, body: null } : shown);
  };

  return {
    fetch: async (request, info) => {
      const now = clock.now();
      const requestId = randomUUID();
      const cookie = request.headers.get('cookie');
      const visitor = recogniseVisitor(cookie, { cookies, hash, random, now });
      const visit: Visit = {
        requestId,
        path: pathOf(request.url),
        remoteAddress: info.remoteAddress,
        visitor,
        now,
        headers: { 'x-request-id': requestId, ...everyAnswer },
        cookieLine: (each) => cookies.line(each, request.headers.get('origin')),
      };
      try {
        return await answer(request, info, visit);
      } catch (error) {
        const refusal = asRefusal(error, log, requestId);
        return respond(
          visit,
          refusalPage(request, refusal, { requestId, locale: await languageOf(request, refusal, now) }),
        );
      }
    },
  };
};
