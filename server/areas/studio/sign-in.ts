import { maskPhone } from '#domain/masks.ts';
import { networkOf } from '#server/kernel/caller-address.ts';
import { parseEmailAddress } from '#server/kernel/email-address.ts';
import { codeDigits, linkMailsPerAddress, linkMinutes, linkRequestsPerSource } from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { admit } from '#server/model/admit.ts';
import { fundOfToken, fundToken } from '#server/model/fund-token.ts';
import { inSilentTime } from '#server/model/links.ts';
import { beginLogin, logInByCode, sendLoginCode } from '#server/model/two-factors.ts';
import { noteStudioAct } from '#server/store/access-log.ts';
import { enqueueMessage } from '#server/store/message-queue.ts';
import { administratorAnswer } from './administrator-answer.ts';
import { administratorLogins } from './administrator-logins.ts';
import { hasAdministrators, seedAdministrators } from './administrators.ts';
import { endOwnPreviews } from './previews.ts';
import type { StudioHandlersOf, StudioServices } from './studio-handler.ts';

/**
 * Signing in to the studio: a mailed link, then a code by SMS, then a session, as for members and under the same limits
 * (`model/two-factors.ts`). What an answer says never tells whether an address is known.
 */
export const signInHandlers = (
  services: StudioServices,
): StudioHandlersOf<'fundName' | 'requestStudioLink' | 'sendStudioSms' | 'signIn' | 'signOut' | 'administrator'> => {
  const { store, funds, random, hash, texts, cookies, log, origins } = services;

  /** Ends the session of a token, whichever fund it is of, and the administrator's own previews with their last one. */
  const endSession = async (
    token: string,
    { now, requestId }: { readonly now: Date; readonly requestId: string },
  ): Promise<void> => {
    const tenant = fundOfToken(token);
    if (tenant === null) return;
    await store.withTenant(tenant, async (tx) => {
      const ended = await tx
        .deleteFrom('administrator_session')
        .where('tenant', '=', tenant)
        .where('token_hash', '=', hash('studio session', token))
        .returning('administrator_id')
        .executeTakeFirst();
      if (ended === undefined) return;
      await endOwnPreviews(tx, { tenant, administratorId: ended.administrator_id }, now);
      const administrator = await tx
        .selectFrom('administrator')
        .select(['id', 'name'])
        .where('tenant', '=', tenant)
        .where('id', '=', ended.administrator_id)
        .executeTakeFirstOrThrow();
      await noteStudioAct(tx, { tenant, administrator, at: now, act: 'logout', object: 'studio', requestId });
      log.event('session_logout', { tenant, step: 'studio' });
    });
  };

  return {
    fundName: async ({ path: { code } }) => {
      const fund = await funds.find(code);
      if (fund === null) throw refuse.notFound();
      const { code: tenant, settings } = fund.tenant;
      return { data: { name: settings.displayName, hasAdministrators: await hasAdministrators(services, tenant) } };
    },

    requestStudioLink: async ({ body, now, source, requestId }) => {
      const emailAddress = parseEmailAddress(body.emailAddress);
      if (emailAddress === null) throw refuse.invalid('emailAddress');
      const fund = await funds.find(body.tenant);
      if (fund === null) throw refuse.invalid('tenant', 'unknownTenant');
      const { code: tenant, settings } = fund.tenant;
      // The studio speaks every language, whichever ones the fund offers its members.
      const locale = body.language;
      await inSilentTime(services, async () => {
        await store.withTenant(tenant, (tx) =>
          admit(tx, services, { tenant, now }, 'studio links by source', [
            { limit: linkRequestsPerSource(services.linkRequestsPerSource), key: networkOf(source) },
          ]),
        );
        await seedAdministrators(services, tenant, { now, requestId });
        await store.withTenant(tenant, async (tx) => {
          await admit(tx, services, { tenant, now }, 'studio links to address', [
            { limit: linkMailsPerAddress, key: `studio ${emailAddress.toLowerCase()}` },
          ]);
          const found = await tx
            .selectFrom('administrator')
            .selectAll()
            .where('tenant', '=', tenant)
            .where('email_key', '=', emailAddress.toLowerCase())
            .forUpdate()
            .executeTakeFirst();
          if (found === undefined) return;
          const login = { owner: found, id: fundToken(tenant, random), tenant, locale, now };
          const { sessionId, emailCode } = await beginLogin(tx, services, administratorLogins, login);
          const link = `${origins.own}/studio/${tenant}/link/${sessionId}/${emailCode}`;
          await enqueueMessage(tx, {
            ...texts.studioLink({ settings, locale, link, minutes: linkMinutes }),
            tenant,
            channel: 'email',
            recipient: found.email_address,
            at: now,
          });
        });
      });
      services.messageQueued();
      return { data: { isSuccessful: true } };
    },

    sendStudioSms: async ({ path: { sessionId }, body: { emailCode }, now, requestId, speak }) => {
      const tenant = fundOfToken(sessionId);
      const fund = tenant === null ? null : await funds.find(tenant);
      if (tenant === null || fund === null) throw refuse.linkExpired();
      await seedAdministrators(services, tenant, { now, requestId });
      const { settings } = fund.tenant;
      const step = { tenant, sessionId, emailCode, now, speak };
      const { number, locale } = await sendLoginCode(services, administratorLogins, step, (about) =>
        texts.studioCode({ ...about, settings, host: null }),
      );
      return { data: { mobileNumber: maskPhone(number), codeLength: codeDigits, language: locale } };
    },

    signIn: async ({ path: { sessionId }, body: { smsCode }, tokens, now, requestId, speak }) => {
      const tenant = fundOfToken(sessionId);
      const fund = tenant === null ? null : await funds.find(tenant);
      if (tenant === null || fund === null) throw refuse.linkExpired();
      await seedAdministrators(services, tenant, { now, requestId });
      const token = fundToken(tenant, random);
      const step = { tenant, sessionId, smsCode, now, speak };
      const who = await logInByCode(
        services,
        administratorLogins,
        step,
        async (tx, { login, owner: administrator }) => {
          const { locale } = login;
          await tx
            .insertInto('administrator_session')
            .values({
              tenant,
              token_hash: hash('studio session', token),
              administrator_id: administrator.id,
              locale,
              created_at: now,
              last_seen_at: now,
            })
            .execute();
          await noteStudioAct(tx, { tenant, administrator, at: now, act: 'login', object: 'studio', requestId });
          return { id: administrator.id, name: administrator.name, locale };
        },
      );
      log.event('authn_login_success', { tenant, step: 'studio' });
      // The new one takes their place in this browser, where nobody could end them any more. It counts even if this fails.
      for (const old of tokens)
        await endSession(old, { now, requestId }).catch((error: unknown) =>
          log.error('session_end_fail', error, { requestId }),
        );
      return { data: administratorAnswer(fund, who), cookies: [{ name: cookies.studio, value: token }] };
    },

    signOut: async ({ tokens, now, requestId }) => {
      for (const token of tokens) await endSession(token, { now, requestId });
      return { data: { isSuccessful: true }, cookies: [{ name: cookies.studio, value: '' }] };
    },

    administrator: async ({ session: { tenant, administratorId, name, locale } }) => {
      const fund = await funds.find(tenant);
      if (fund === null) throw refuse.unavailable();
      return { data: administratorAnswer(fund, { id: administratorId, name, locale }) };
    },
  };
};
