import { admit } from '#server/model/admit.ts';
import { maskPhone } from '#domain/masks.ts';
import { secondsAfter } from '#server/kernel/clock.ts';
import { blockedSeconds, noFailures, oneMoreFailure } from '#server/model/failures.ts';
import { sameHash } from '#server/kernel/keyed-hash.ts';
import {
  codeDigits,
  codeMinutes,
  linkFacts,
  smsFacts,
  smsLimits,
  smsPause,
  smsRepeats,
  triesPerCode,
} from '#server/kernel/limits.ts';
import { refuse, Refusal } from '#server/kernel/refusal.ts';
import { noteAccess } from '#server/store/access-log.ts';
import { enqueueMessage } from '#server/store/message-queue.ts';
import type { Tx } from '#server/store/store.ts';
import type { Account } from '#server/store/tables.ts';
import { currentUserOf } from '#server/model/current-user.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import { admitSource, findAccount, inSilentTime, mailWhatIsDue, readLinkRequest } from '#server/model/links.ts';
import { endImpersonation, endOverdueImpersonations } from '#server/model/impersonation.ts';
import { endBrowserSessions, openSession } from '#server/model/sessions.ts';

/**
 * A login and its account, both locked until the transaction ends. The account comes first, as when a new link is
 * mailed and older logins are superseded; in another order, two requests for one person could deadlock.
 */
const lockFlow = async (tx: Tx, tenant: string, id: string) => {
  const account = await tx
    .selectFrom('account')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('member_id', '=', (where) =>
      where.selectFrom('login_flow').select('member_id').where('tenant', '=', tenant).where('id', '=', id),
    )
    .forUpdate()
    .executeTakeFirst();
  if (account === undefined) return null;
  const flow = await tx
    .selectFrom('login_flow')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return flow === undefined ? null : { flow, account };
};

/** Counts a wrong code for the account; after thirty it has to wait, longer each time. */
const noteFailure = async (tx: Tx, account: Account, now: Date): Promise<void> => {
  await tx
    .updateTable('account')
    .set(oneMoreFailure(account, now))
    .where('tenant', '=', account.tenant)
    .where('member_id', '=', account.member_id)
    .execute();
};

/**
 * The login: a mailed link, then an SMS code, then a session. A refusal that must leave a trace (a used try, a counted
 * failure) is returned from the transaction and thrown after it; others are thrown inside.
 */
export const loginHandlers = (
  services: Services,
): HandlersOf<'requestLoginLink' | 'sendLoginSms' | 'logIn' | 'logOut'> => {
  const { store, funds, random, hash, texts, cookies, log, disclosure } = services;

  return {
    requestLoginLink: async ({ body, now, source }) => {
      const request = await readLinkRequest(services, body, now);
      const { tenant } = request;
      const send = async () => {
        await admitSource(services, request, source);
        return store.withTenant(tenant, async (tx): Promise<Refusal | null> => {
          const account = await findAccount(tx, services, request);
          if (disclosure === 'contract') {
            if (account === null) return refuse.unknownAddress();
            if (account.access !== 'open') return refuse.accessEnded(account.access);
          }
          await mailWhatIsDue(tx, services, request, account);
          return null;
        });
      };
      const refusal = await (disclosure === 'silent' ? inSilentTime(services, send) : send());
      if (refusal) {
        log.event('authn_login_fail', { tenant, step: 'email' });
        throw refusal;
      }
      services.messageQueued();
      const { answersBeyondSpecification } = request.fund.tenant.settings;
      return { data: { isSuccessful: true, ...(answersBeyondSpecification && linkFacts) } };
    },

    sendLoginSms: async ({ path: { sessionId }, body: { emailCode }, now, speak, portalHost: host }) => {
      const tenant = await store.tenantOfFlow(sessionId);
      const fund = tenant === null ? null : await funds.find(tenant);
      if (tenant === null || fund === null) throw refuse.linkExpired();
      const { settings } = fund.tenant;
      const linkHash = hash('login link', tenant, sessionId, emailCode);
      const number = await store.withTenant(tenant, async (tx) => {
        const found = await lockFlow(tx, tenant, sessionId);
        if (found === null) return null;
        const { flow, account } = found;
        speak(flow.locale);
        if (!sameHash(linkHash, flow.link_hash)) return null;
        if (flow.superseded_at !== null || flow.used_at !== null || flow.link_expires_at <= now) return null;
        if (account.access !== 'open') throw refuse.accessEnded(account.access);
        const blocked = blockedSeconds(account, now);
        if (blocked > 0) throw refuse.tooMany(blocked);
        if (flow.sms_sent_at !== null) {
          const free = secondsAfter(flow.sms_sent_at, smsPause);
          if (free > now) throw refuse.tooMany((free.getTime() - now.getTime()) / 1000);
        }
        // A login that has used all its SMS waits for its link to expire; a new link may send again.
        if (flow.sms_count > smsRepeats) {
          throw refuse.tooMany((flow.link_expires_at.getTime() - now.getTime()) / 1000);
        }
        await admit(tx, services, { tenant, now }, 'sms', [
          { limit: smsLimits.perNumberAndHour, key: account.mobile_number },
          { limit: smsLimits.perNumberAndDay, key: account.mobile_number },
          { limit: smsLimits.perFundAndHour, key: 'all' },
        ]);
        const code = random.digits(codeDigits);
        await tx
          .updateTable('login_flow')
          .set({
            sms_hash: hash('login code', tenant, sessionId, code),
            sms_expires_at: secondsAfter(now, codeMinutes * 60),
            sms_sent_at: now,
            sms_count: flow.sms_count + 1,
            tries_left: triesPerCode,
          })
          .where('id', '=', sessionId)
          .execute();
        await enqueueMessage(tx, {
          ...texts.loginCode({ settings, locale: flow.locale, code, minutes: codeMinutes, host }),
          tenant,
          channel: 'sms',
          recipient: account.mobile_number,
          at: now,
        });
        return account.mobile_number;
      });
      if (number === null) {
        log.event('authn_login_fail', { tenant, step: 'link' });
        throw refuse.linkExpired();
      }
      services.messageQueued();
      return {
        data: {
          mobileNumber: maskPhone(number),
          ...(settings.answersBeyondSpecification && smsFacts),
        },
      };
    },

    logIn: async ({ path: { sessionId }, body: { smsCode }, tokens, now, requestId, speak }) => {
      const tenant = await store.tenantOfFlow(sessionId);
      const fund = tenant === null ? null : await funds.find(tenant);
      if (tenant === null || fund === null) throw refuse.linkExpired();
      const typed = hash('login code', tenant, sessionId, smsCode.replaceAll(/\s/g, ''));
      const token = random.token();
      const outcome = await store.withTenant(tenant, async (tx) => {
        const found = await lockFlow(tx, tenant, sessionId);
        if (found === null) return refuse.linkExpired();
        const { flow, account } = found;
        speak(flow.locale);
        const { sms_hash: smsHash, sms_expires_at: expiresAt } = flow;
        if (flow.superseded_at !== null || flow.used_at !== null || smsHash === null || expiresAt === null) {
          return refuse.linkExpired();
        }
        if (account.access !== 'open') return refuse.accessEnded(account.access);
        const blocked = blockedSeconds(account, now);
        if (blocked > 0) return refuse.tooMany(blocked);
        if (flow.tries_left <= 0) return refuse.linkExpired();
        if (expiresAt <= now) return refuse.codeExpired();
        if (!sameHash(typed, smsHash)) {
          const triesLeft = flow.tries_left - 1;
          await tx.updateTable('login_flow').set({ tries_left: triesLeft }).where('id', '=', sessionId).execute();
          await noteFailure(tx, account, now);
          log.event('authn_login_fail', { tenant, step: 'sms', triesLeft });
          return triesLeft > 0 ? refuse.wrongCode(triesLeft) : refuse.linkExpired();
        }
        await tx
          .updateTable('login_flow')
          .set({ used_at: now, sms_hash: null, tries_left: 0 })
          .where('id', '=', sessionId)
          .execute();
        await tx
          .updateTable('account')
          .set(noFailures)
          .where('tenant', '=', tenant)
          .where('member_id', '=', account.member_id)
          .execute();
        const memberId = account.member_id;
        await endBrowserSessions(tx, hash, tokens);
        // This browser's last session may have been a view of another member's portal.
        await endOverdueImpersonations(tx, tenant, now, requestId);
        await openSession(tx, hash, { tenant, memberId, locale: flow.locale, token, now });
        await noteAccess(tx, { tenant, memberId, at: now, act: 'login', object: 'session', requestId });
        return { user: await currentUserOf(tx, account), language: account.language };
      });
      if (outcome instanceof Refusal) throw outcome;
      log.event('authn_login_success', { tenant });
      return {
        data: {
          token,
          user: outcome.user,
          ...(fund.tenant.settings.answersBeyondSpecification && { language: outcome.language }),
        },
        cookies: [{ name: cookies.session, value: token }],
      };
    },

    logOut: async ({ tokens, now, requestId }) => {
      for (const token of tokens) {
        const ended = await store.endSession(
          hash('session', token),
          async (tx, { tenant, memberId, impersonation }) => {
            if (impersonation !== null) {
              await endImpersonation(tx, { tenant, id: impersonation, by: 'session', now, requestId });
            }
            await noteAccess(tx, { tenant, memberId, at: now, act: 'logout', object: 'session', requestId });
          },
        );
        if (ended !== null) log.event('session_logout', { tenant: ended.tenant });
      }
      return { data: { isSuccessful: true }, cookies: [{ name: cookies.session, value: '' }] };
    },
  };
};
