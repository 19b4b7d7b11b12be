import { maskPhone } from '#domain/masks.ts';
import { linkFacts, smsFacts } from '#server/kernel/limits.ts';
import { refuse, type Refusal } from '#server/kernel/refusal.ts';
import { noteAccess } from '#server/store/access-log.ts';
import { currentUserOf } from '#server/model/current-user.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import { endImpersonation, endOverdueImpersonations } from '#server/model/impersonation.ts';
import { admitSource, findAccount, inSilentTime, mailWhatIsDue, readLinkRequest } from '#server/model/links.ts';
import { memberLogins } from '#server/model/member-logins.ts';
import { endBrowserSessions, openSession } from '#server/model/sessions.ts';
import { logInByCode, sendLoginCode } from '#server/model/two-factors.ts';

/** The login: a mailed link, then an SMS code, then a session (`model/two-factors.ts`). */
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
      const step = { tenant, sessionId, emailCode, now, speak };
      const { number } = await sendLoginCode(services, memberLogins, step, (about) =>
        texts.loginCode({ ...about, settings, host }),
      );
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
      const token = random.token();
      const step = { tenant, sessionId, smsCode, now, speak };
      const { user, language } = await logInByCode(services, memberLogins, step, async (tx, { login, owner }) => {
        const memberId = owner.member_id;
        await endBrowserSessions(tx, hash, tokens);
        // This browser's last session may have been a view of another member's portal.
        await endOverdueImpersonations(tx, tenant, now, requestId);
        await openSession(tx, hash, { tenant, memberId, locale: login.locale, token, now });
        await noteAccess(tx, { tenant, memberId, at: now, act: 'login', object: 'session', requestId });
        return { user: await currentUserOf(tx, owner), language: owner.language };
      });
      log.event('authn_login_success', { tenant });
      return {
        data: { token, user, ...(fund.tenant.settings.answersBeyondSpecification && { language }) },
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
