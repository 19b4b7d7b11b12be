import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { parseAhvNumber } from '#kernel/ahv-number.ts';
import { ownNumberField, type AccessReason } from '#contract/impersonation.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { secondsAfter } from '#server/kernel/clock.ts';
import { impersonationLimit, impersonationMinutes } from '#server/kernel/limits.ts';
import { refuse, type Refusal } from '#server/kernel/refusal.ts';
import { admit } from '#server/model/admit.ts';
import { readRecord } from '#server/model/current-user.ts';
import { readLine } from '#server/model/read-line.ts';
import type { Call, HandlersOf, Services } from '#server/model/handler.ts';
import { endImpersonation, endOverdueImpersonations, noteRefusedAct } from '#server/model/impersonation.ts';
import { noteAccess } from '#server/store/access-log.ts';
import { actingMember } from '#server/store/acting-member.ts';
import type { Tx } from '#server/store/store.ts';

type ImpersonateCall = Call<(typeof endpoints)['impersonate']>;

const defaultPageSize = 20;

/** Why somebody looks, as it is recorded. Refuses another reason without a remark. */
const readReason = ({ body }: ImpersonateCall): { readonly reason: AccessReason; readonly note: string | null } => {
  const note = readLine(body?.note, 'note') || null;
  const reason = body?.reason ?? 'notGiven';
  if (reason === 'other' && note === null) throw refuse.invalid('note', 'reasonMissing');
  return { reason, note };
};

/** The person behind a number in this fund, and what they may do; undefined for a number that the fund doesn't know. */
const findSubject = (tx: Tx, tenant: string, ahvNumber: string) =>
  tx
    .selectFrom('insured_person')
    .leftJoin('account', (join) =>
      join.onRef('account.tenant', '=', 'insured_person.tenant').onRef('account.member_id', '=', 'insured_person.id'),
    )
    .select(['insured_person.id', 'account.access', 'account.able_to_impersonate'])
    .where('insured_person.tenant', '=', tenant)
    .where(sql<string>`insured_person.record ->> 'ahvNumber'`, '=', ahvNumber)
    .executeTakeFirst();

/**
 * Support staff who view a member's portal: only members of their own fund who can log in, neither themselves nor other
 * support staff, and never from within another view. Starting and ending change the session's token. What is refused is
 * recorded, too; such a refusal is returned from the transaction and thrown after it.
 */
export const impersonationHandlers = (services: Services): HandlersOf<'impersonations' | 'impersonate'> => {
  const { store, random, hash, cookies, log } = services;

  /** Answers with the session's new token. */
  const renewed = (token: string) => ({
    data: { isSuccessful: true, token },
    cookies: [{ name: cookies.session, value: token }],
  });

  const start = async (call: ImpersonateCall) => {
    const { session, path, now, requestId } = call;
    const { tenant, memberId: actorId, actor: viewing } = session;
    if (viewing !== null) {
      await noteRefusedAct(services, session, { object: 'view: second', now, requestId });
      log.event('authz_fail', { tenant, act: 'impersonate', why: 'second' });
      throw refuse.impersonating();
    }
    const token = random.token();
    const outcome = await store.withTenant(tenant, async (tx): Promise<Refusal | null> => {
      await admit(tx, services, { tenant, now }, impersonationLimit.name, [
        { limit: impersonationLimit, key: actorId },
      ]);
      const ahvNumber = parseAhvNumber(path.id);
      const subject = ahvNumber === null ? undefined : await findSubject(tx, tenant, ahvNumber);
      const { reason, note } = readReason(call);
      const { firstname, lastname } = await readRecord(tx, tenant, actorId);
      const id = randomUUID();
      const actor = { memberId: actorId, name: `${firstname} ${lastname}`, impersonation: id, reason, note };
      const refused = async (of: string, why: string, refusal: Refusal): Promise<Refusal> => {
        await noteAccess(tx, {
          tenant,
          memberId: of,
          actor,
          at: now,
          act: 'refused',
          object: `view: ${why}`,
          requestId,
        });
        log.event('authz_fail', { tenant, act: 'impersonate', why });
        return refusal;
      };
      if (subject === undefined) return refused(actorId, 'unknown', refuse.ahvUnknown());
      if (subject.id === actorId) return refused(actorId, 'oneself', refuse.invalid(ownNumberField, 'viewOneself'));
      if (subject.able_to_impersonate === true)
        return refused(subject.id, 'support', refuse.viewRefused('viewSupport'));
      if (subject.access !== 'open') return refused(subject.id, 'no access', refuse.viewRefused('viewNoAccess'));
      await tx
        .insertInto('impersonation')
        .values({
          tenant,
          id,
          actor_id: actorId,
          actor_name: actor.name,
          subject_id: subject.id,
          reason,
          note,
          started_at: now,
          ends_at: secondsAfter(now, impersonationMinutes * 60),
          ended_at: null,
          ended_by: null,
        })
        .execute();
      const changed = await tx
        .updateTable('session')
        .set({ token_hash: hash('session', token), member_id: subject.id, impersonation_id: id, disclosed: [] })
        .where('id', '=', session.id)
        .where('impersonation_id', 'is', null)
        .executeTakeFirst();
      // Two starts at once: the second finds the session in the first one's view.
      if (changed.numUpdatedRows === 0n) throw refuse.impersonating();
      await noteAccess(tx, { tenant, memberId: subject.id, actor, at: now, act: 'start', object: 'view', requestId });
      return null;
    });
    if (outcome !== null) throw outcome;
    log.event('privilege_impersonation_start', { tenant });
    return renewed(token);
  };

  const end = async ({ session, path, now, requestId }: ImpersonateCall) => {
    const { tenant, memberId, actor } = session;
    // Ended before, such as by a double click or in another tab.
    if (actor === null) return { data: { isSuccessful: true } };
    const token = random.token();
    const isRenewed = await store.withTenant(tenant, async (tx) => {
      const { ahvNumber } = await readRecord(tx, tenant, memberId);
      if (path.id !== actor.impersonation && parseAhvNumber(path.id) !== ahvNumber) throw refuse.ahvUnknown();
      // The session first, as in every other call: locked in another order, two calls could wait for each other.
      const changed = await tx
        .updateTable('session')
        .set({ token_hash: hash('session', token), member_id: actor.memberId, impersonation_id: null, disclosed: [] })
        .where('id', '=', session.id)
        .where('impersonation_id', '=', actor.impersonation)
        .executeTakeFirst();
      await endImpersonation(tx, { tenant, id: actor.impersonation, by: 'support', now, requestId });
      return changed.numUpdatedRows > 0n;
    });
    // Another call has ended it at the same time, and its answer has the session's new token.
    if (!isRenewed) return { data: { isSuccessful: true } };
    log.event('privilege_impersonation_end', { tenant });
    return renewed(token);
  };

  return {
    impersonations: async ({ session, query, now, requestId }) => {
      const { tenant, actor, memberId, ableToImpersonate } = session;
      if (!ableToImpersonate) throw refuse.forbidden();
      const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? defaultPageSize)];
      const actorId = actingMember(session);
      return store.withTenant(tenant, async (tx) => {
        await endOverdueImpersonations(tx, tenant, now, requestId);
        const mayBeViewed = tx
          .selectFrom('account')
          .innerJoin('insured_person', (join) =>
            join
              .onRef('insured_person.tenant', '=', 'account.tenant')
              .onRef('insured_person.id', '=', 'account.member_id'),
          )
          .where('account.tenant', '=', tenant)
          .where('account.access', '=', 'open')
          .where('account.able_to_impersonate', '=', false)
          .where('account.member_id', '<>', actorId);
        const { total } = await mayBeViewed
          .select(({ fn }) => fn.countAll<number | string | bigint>().as('total'))
          .executeTakeFirstOrThrow();
        const rows = await mayBeViewed
          .select(['account.member_id', sql<string>`insured_person.record ->> 'ahvNumber'`.as('ahv')])
          // The one being viewed is on the first page.
          .orderBy(({ eb }) => eb('account.member_id', '=', memberId), 'desc')
          .orderBy('account.member_id')
          .limit(pageSize)
          .offset((page - 1) * pageSize)
          .execute();
        return {
          data: {
            items: [
              {
                tenantCode: tenant,
                impersonateds: rows.map(({ member_id: id, ahv }) => ({
                  isActive: actor !== null && id === memberId,
                  ahvNumber: query.anonymize === 'true' ? null : ahv,
                })),
              },
            ],
          },
          meta: { page, pageSize, total: Number(total) },
        };
      });
    },

    impersonate: async (call) => {
      if (!call.session.ableToImpersonate) {
        log.event('authz_fail', { tenant: call.session.tenant, act: 'impersonate', why: 'no support' });
        throw refuse.forbidden();
      }
      return call.query.isActive === 'true' ? start(call) : end(call);
    },
  };
};
