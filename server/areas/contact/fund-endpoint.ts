import * as z from 'zod/mini';
import { fundBase } from '#server/kernel/addresses.ts';
import { readJsonBody } from '#server/kernel/json-body.ts';
import { sameHash } from '#server/kernel/keyed-hash.ts';
import { fundAnswers, wrongFundSecrets } from '#server/kernel/limits.ts';
import { preferredLocale } from '#server/kernel/preferred-locale.ts';
import { Refusal, refuse } from '#server/kernel/refusal.ts';
import type { Visit } from '#server/kernel/visitor.ts';
import { admit } from '#server/model/admit.ts';
import type { Services } from '#server/model/handler.ts';
import { fundBeyondSpecification } from '#server/model/session-fund.ts';
import { answerMessage } from '#server/model/threads.ts';
import { readMessageText } from './message-text.ts';

const addressPattern = /^([a-z][a-z0-9-]{0,63})\/messages\/([\da-f-]{36})\/answer$/;
const bodySchema = z.object({ text: z.string() });

/**
 * The interface for the funds' own systems, apart from the portal's API: a fund answers a member's message, with a secret
 * of its own as the bearer token. Nothing of it needs or sets a cookie, so no page can use it in somebody's name.
 */
export const createFundEndpoint = (
  services: Services,
  secrets: ReadonlyMap<string, string>,
): ((request: Request, visit: Visit) => Promise<Response>) => {
  const { store, hash, log, texts, messageQueued } = services;
  const hashOf = (tenant: string, secret: string): string => hash('fund secret', tenant, secret);
  const known = new Map(Array.from(secrets, ([tenant, secret]) => [tenant, hashOf(tenant, secret)]));

  /** Refuses a caller who doesn't have the fund's secret; a fund without one is answered like one with another. */
  const authenticate = async (request: Request, tenant: string, { now, remoteAddress }: Visit): Promise<void> => {
    const given = /^Bearer ([\x21-\x7e]{1,512})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    const expected = known.get(tenant);
    if (sameHash(hashOf(tenant, given), expected ?? '')) return;
    log.event('authn_login_fail', { tenant, why: 'fund secret' });
    if (expected !== undefined) {
      const permit = { limit: wrongFundSecrets, key: remoteAddress };
      await store.withTenant(tenant, (tx) => admit(tx, services, { tenant, now }, wrongFundSecrets.name, [permit]));
    }
    throw refuse.unauthorized();
  };

  /** Adds an answer to a message's thread; the same text to the same message again is the same answer. */
  const answer = async (request: Request, visit: Visit): Promise<{ readonly id: string; readonly isNew: boolean }> => {
    const [, tenant, messageId] = addressPattern.exec(visit.path.slice(fundBase.length)) ?? [];
    if (tenant === undefined || messageId === undefined) throw refuse.notFound();
    if (request.method !== 'POST') throw refuse.methodNotAllowed('POST');
    await authenticate(request, tenant, visit);
    const fund = await fundBeyondSpecification(services, tenant);
    const body = bodySchema.safeParse(await readJsonBody(request));
    if (!body.success) throw refuse.invalid('text');
    const text = readMessageText(body.data.text, 'text');
    const { now } = visit;
    const id = hash('answer', tenant, messageId, text);
    const added = await store.withTenant(tenant, async (tx) => {
      await admit(tx, services, { tenant, now }, fundAnswers.name, [{ limit: fundAnswers, key: 'all' }]);
      return answerMessage(tx, { texts, fund }, { id, messageId, body: text, at: now });
    });
    if (added === null) throw refuse.notFound();
    if (added === 'added') {
      log.event('message_answered', { tenant });
      messageQueued();
    }
    return { id, isNew: added === 'added' };
  };

  return async (request, visit) => {
    const headers = {
      ...visit.headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    };
    try {
      const { id, isNew } = await answer(request, visit);
      return new Response(JSON.stringify({ data: { id } }), { status: isNew ? 201 : 200, headers });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, allow, retryAfter } = error.parts;
      const locale = preferredLocale(request.headers.get('accept-language'));
      return new Response(JSON.stringify(error.body(locale, visit.requestId)), {
        status,
        headers: {
          ...headers,
          ...(allow !== undefined && { allow }),
          ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
          ...(status === 401 && { 'www-authenticate': 'Bearer' }),
        },
      });
    }
  };
};
