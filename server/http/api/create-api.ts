import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { apiBase } from '#server/kernel/addresses.ts';
import { refuse } from '#server/kernel/refusal.ts';
import type { Visit } from '#server/kernel/visitor.ts';
import type { Handlers, Services } from '#server/model/handler.ts';
import { noteRefusedAct } from '#server/model/impersonation.ts';
import type { SessionRow } from '#server/store/store.ts';
import { requireSession, tokensOf } from '../caller.ts';
import type { RefusalLanguage } from '../refusal-language.ts';
import { changes, createCalls } from './create-calls.ts';

/** Whether a page makes a call by itself, again and again; a generation is begun by the member and then followed. */
const isRepeated = ({ repeated, changes: isChange }: Endpoint, request: Request): boolean =>
  (repeated === true && (isChange !== true || new URL(request.url).searchParams.has('fileCode'))) ||
  request.headers.get('x-background') === 'true';

/**
 * The members' JSON API: each endpoint of the contract, answered by its handler.
 * @param isReadOnly whether every change is refused.
 */
export const createApi = (
  services: Services,
  handlers: Handlers,
  languageOf: RefusalLanguage,
  isReadOnly = false,
): ((request: Request, visit: Visit) => Promise<Response>) => {
  const { cookies, log } = services;

  /** Refuses what would change a member's data while support staff view their portal, and records it. */
  const refuseInView = async (session: SessionRow, name: string, now: Date, requestId: string): Promise<never> => {
    await noteRefusedAct(services, session, { object: `call: ${name}`, now, requestId });
    log.event('authz_fail', { tenant: session.tenant, act: name, why: 'impersonating' });
    throw refuse.impersonating();
  };

  return createCalls<SessionRow>(
    services,
    {
      base: apiBase,
      endpoints,
      isReadOnly,
      handlers: handlers,
      admit: async (name, endpoint, request, { now, requestId }) => {
        const tokens = tokensOf(request, cookies);
        const isActivity = !isRepeated(endpoint, request);
        const session =
          endpoint.access === 'session' ? await requireSession(services, tokens, { now, isActivity, requestId }) : null;
        if (session !== null && session.actor !== null && changes(endpoint) && name !== 'impersonate') {
          await refuseInView(session, name, now, requestId);
        }
        return { session, tokens, locale: session?.locale ?? null };
      },
    },
    languageOf,
  );
};
