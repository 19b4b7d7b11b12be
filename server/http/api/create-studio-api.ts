import { callerHeader, callerName } from '#contract/studio/caller.ts';
import { studioEndpoints } from '#contract/studio/endpoints.ts';
import { studioApiBase } from '#server/kernel/addresses.ts';
import { readCookie } from '#server/kernel/cookies.ts';
import { originRules } from '#server/kernel/origins.ts';
import { refuse } from '#server/kernel/refusal.ts';
import type { Visit } from '#server/kernel/visitor.ts';
import { findAdministrator } from '#server/areas/studio/administrator-sessions.ts';
import { draftHandlers } from '#server/areas/studio/drafts.ts';
import { folderHandlers } from '#server/areas/studio/folders.ts';
import { imageHandlers } from '#server/areas/studio/images.ts';
import { previewHandlers } from '#server/areas/studio/previews.ts';
import { publicationHandlers } from '#server/areas/studio/publications.ts';
import { fundFactsHandlers } from '#server/areas/studio/readiness.ts';
import { signInHandlers } from '#server/areas/studio/sign-in.ts';
import type { AdministratorSession, StudioHandlersOf, StudioServices } from '#server/areas/studio/studio-handler.ts';
import type { StudioEndpointName } from '#contract/studio/endpoints.ts';
import type { RefusalLanguage } from '../refusal-language.ts';
import { createCalls } from './create-calls.ts';

/** Maximum number of bytes of a body that an administrator sends: images, and a fund's folder, in base64. */
const mostBytes = 12_000_000;

/** The handler of every call of the studio. */
const handlersOf = (services: StudioServices): StudioHandlersOf<StudioEndpointName> => ({
  ...signInHandlers(services),
  ...draftHandlers(services),
  ...fundFactsHandlers(services),
  ...publicationHandlers(services),
  ...imageHandlers(services),
  ...folderHandlers(services),
  ...previewHandlers(services),
});

/** The token of the studio's cookie, if the browser has one. */
export const studioTokensOf = (request: Request, { cookies }: Pick<StudioServices, 'cookies'>): readonly string[] => {
  const token = readCookie(request.headers.get('cookie'), cookies.studio);
  return token === null ? [] : [token];
};

/** Whether a request changes nothing. */
export const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/**
 * Who is signed in to the studio; null for nobody, for somebody else than a call says it is of, and for a write that doesn't
 * say whose it is: nobody knows for which fund it was meant.
 */
export const administratorOf = async (
  services: StudioServices,
  request: Request,
  visit: Pick<Visit, 'now' | 'requestId'>,
): Promise<AdministratorSession | null> => {
  const [token] = studioTokensOf(request, services);
  const session = token === undefined ? null : await findAdministrator(services, token, visit);
  const named = request.headers.get(callerHeader);
  if (session === null) return null;
  const own = callerName({ tenant: session.tenant, id: session.administratorId });
  // An image and a folder are asked for by their address alone.
  return named === own || (named === null && isRead(request)) ? session : null;
};

/** The studio's JSON API, for the administrators of the funds. */
export const createStudioApi = (
  services: StudioServices,
  languageOf: RefusalLanguage,
): ((request: Request, visit: Visit) => Promise<Response>) =>
  createCalls<AdministratorSession>(
    // Portals on other origins, which may call for members, have no part in the studio.
    { ...services, origins: originRules({ publicUrl: services.origins.own, portalOrigins: [] }) },
    {
      base: studioApiBase,
      endpoints: studioEndpoints,
      handlers: handlersOf(services),
      mostBytes,
      admit: async (_, endpoint, request, visit) => {
        const tokens = studioTokensOf(request, services);
        const session = endpoint.access === 'session' ? await administratorOf(services, request, visit) : null;
        if (endpoint.access === 'session' && session === null) throw refuse.unauthorized();
        return { session, tokens, locale: session?.locale ?? null };
      },
    },
    languageOf,
  );
