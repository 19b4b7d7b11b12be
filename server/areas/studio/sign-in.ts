import { ownLocale } from '#kernel/locale.ts';
import { maskPhone } from '#domain/masks.ts';
import { offeredLanguages } from '#domain/offered-languages.ts';
import { loadAdministrators } from '#tenants/load-administrators.ts';
import { networkOf } from '#server/kernel/caller-address.ts';
import { secondsAfter } from '#server/kernel/clock.ts';
import { parseEmailAddress } from '#server/kernel/email-address.ts';
import { sameHash } from '#server/kernel/keyed-hash.ts';
import {
  codeDigits,
  codeMinutes,
  linkMailsPerAddress,
  linkMinutes,
  linkRequestsPerSource,
  smsFacts,
  smsLimits,
  smsPause,
  smsRepeats,
  triesPerCode,
} from '#server/kernel/limits.ts';
import { refuse, Refusal } from '#server/kernel/refusal.ts';
import { admit } from '#server/model/admit.ts';
import { blockedSeconds, noFailures, oneMoreFailure } from '#server/model/failures.ts';
import { inSilentTime } from '#server/model/links.ts';
import { noteStudioAct } from '#server/store/access-log.ts';
import { enqueueMessage } from '#server/store/message-queue.ts';
import type { Tx } from '#server/store/store.ts';
import type { Administrator } from '#server/store/tables.ts';
import { administratorAnswer } from './administrator-answer.ts';
import type { StudioHandlersOf, StudioServices } from './studio-handler.ts';

/**
 * Brings a fund's administrators in the database up to date with its folder: new ones are added, changed ones change, and
 * whoever is gone from the folder loses account and sessions.
 */
const seedAdministrators = async (tx: Tx, { tenantsDir }: StudioServices, tenant: string): Promise<void> => {
  const { administrators, problems } = await loadAdministrators(tenantsDir, tenant);
  // A list that can't be read takes nobody's account away.
  if (problems.length > 0) return;
  const ids = administrators.map(({ id }) => id);
  await tx
    .deleteFrom('administrator')
    .where('tenant', '=', tenant)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute();
  for (const { id, name, emailAddress, mobileNumber, language } of administrators) {
    const row = {
      name,
      email_key: emailAddress.toLowerCase(),
      email_address: emailAddress,
      mobile_number: mobileNumber,
      language,
    };
    await tx
      .insertInto('administrator')
      .values({ tenant, id, ...row, last_failed_at: null, blocked_until: null })
      .onConflict((conflict) => conflict.columns(['tenant', 'id']).doUpdateSet(row))
      .execute();
  }
};

/** The fund that a sign-in's id or a session's token begins with. */
export const fundOfToken = (token: string): string | null => /^([a-z][a-z0-9-]*)\.[\w-]{20,}$/.exec(token)?.[1] ?? null;

/** A sign-in and its administrator, both locked until the transaction ends, the administrator first. */
const lockLogin = async (tx: Tx, tenant: string, id: string) => {
  const administrator = await tx
    .selectFrom('administrator')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', (where) =>
      where
        .selectFrom('administrator_login')
        .select('administrator_id')
        .where('tenant', '=', tenant)
        .where('id', '=', id),
    )
    .forUpdate()
    .executeTakeFirst();
  if (administrator === undefined) return null;
  const login = await tx
    .selectFrom('administrator_login')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return login === undefined ? null : { login, administrator };
};

const setFailures = async (
  tx: Tx,
  { tenant, id }: Administrator,
  failures: ReturnType<typeof oneMoreFailure>,
): Promise<void> => {
  await tx.updateTable('administrator').set(failures).where('tenant', '=', tenant).where('id', '=', id).execute();
};

/**
 * Signing in to the studio: a mailed link, then a code by SMS, then a session, as for members and under the same limits. What
 * an answer says never tells whether an address is known.
 */
export const signInHandlers = (
  services: StudioServices,
): StudioHandlersOf<'requestStudioLink' | 'sendStudioSms' | 'signIn' | 'signOut' | 'administrator'> => {
  const { store, funds, random, hash, texts, cookies, log, origins } = services;

  return {
    requestStudioLink: async ({ body, now, source }) => {
      const emailAddress = parseEmailAddress(body.emailAddress);
      if (emailAddress === null) throw refuse.invalid('emailAddress');
      const fund = await funds.find(body.tenant);
      if (fund === null) throw refuse.invalid('tenant', 'unknownTenant');
      const { code: tenant, settings } = fund.tenant;
      const languages = offeredLanguages(fund.globalSettings);
      const locale = languages.includes(body.language) ? body.language : ownLocale(languages);
      await inSilentTime(services, async () => {
        await store.withTenant(tenant, (tx) =>
          admit(tx, services, { tenant, now }, 'studio links by source', [
            { limit: linkRequestsPerSource(services.linkRequestsPerSource), key: networkOf(source) },
          ]),
        );
        await store.withTenant(tenant, async (tx) => {
          await seedAdministrators(tx, services, tenant);
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
          const [id, emailCode] = [`${tenant}.${random.token()}`, random.token()];
          await tx
            .updateTable('administrator_login')
            .set({ superseded_at: now })
            .where('tenant', '=', tenant)
            .where('administrator_id', '=', found.id)
            .where('superseded_at', 'is', null)
            .execute();
          await tx
            .insertInto('administrator_login')
            .values({
              tenant,
              id,
              administrator_id: found.id,
              locale,
              created_at: now,
              link_hash: hash('studio link', tenant, id, emailCode),
              link_expires_at: secondsAfter(now, linkMinutes * 60),
            })
            .execute();
          const link = `${origins.own}/studio/${tenant}/link/${id}/${emailCode}`;
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

    sendStudioSms: async ({ path: { sessionId }, body: { emailCode }, now, speak }) => {
      const tenant = fundOfToken(sessionId);
      const fund = tenant === null ? null : await funds.find(tenant);
      if (tenant === null || fund === null) throw refuse.linkExpired();
      const linkHash = hash('studio link', tenant, sessionId, emailCode);
      const number = await store.withTenant(tenant, async (tx) => {
        const found = await lockLogin(tx, tenant, sessionId);
        if (found === null || !sameHash(linkHash, found.login.link_hash)) return null;
        const { login, administrator } = found;
        speak(login.locale);
        if (login.superseded_at !== null || login.used_at !== null || login.link_expires_at <= now) return null;
        const blocked = blockedSeconds(administrator, now);
        if (blocked > 0) throw refuse.tooMany(blocked);
        if (login.sms_sent_at !== null) {
          const free = secondsAfter(login.sms_sent_at, smsPause);
          if (free > now) throw refuse.tooMany((free.getTime() - now.getTime()) / 1000);
        }
        if (login.sms_count > smsRepeats) {
          throw refuse.tooMany((login.link_expires_at.getTime() - now.getTime()) / 1000);
        }
        await admit(tx, services, { tenant, now }, 'sms', [
          { limit: smsLimits.perNumberAndHour, key: administrator.mobile_number },
          { limit: smsLimits.perNumberAndDay, key: administrator.mobile_number },
          { limit: smsLimits.perFundAndHour, key: 'all' },
        ]);
        const code = random.digits(codeDigits);
        await tx
          .updateTable('administrator_login')
          .set({
            sms_hash: hash('studio code', tenant, sessionId, code),
            sms_expires_at: secondsAfter(now, codeMinutes * 60),
            sms_sent_at: now,
            sms_count: login.sms_count + 1,
            tries_left: triesPerCode,
          })
          .where('id', '=', sessionId)
          .execute();
        const { settings } = fund.tenant;
        await enqueueMessage(tx, {
          ...texts.studioCode({ settings, locale: login.locale, code, minutes: codeMinutes, host: null }),
          tenant,
          channel: 'sms',
          recipient: administrator.mobile_number,
          at: now,
        });
        return administrator.mobile_number;
      });
      if (number === null) {
        log.event('authn_login_fail', { tenant, step: 'studio link' });
        throw refuse.linkExpired();
      }
      services.messageQueued();
      return { data: { mobileNumber: maskPhone(number), ...smsFacts } };
    },

    signIn: async ({ path: { sessionId }, body: { smsCode }, tokens, now, requestId, speak }) => {
      const tenant = fundOfToken(sessionId);
      const fund = tenant === null ? null : await funds.find(tenant);
      if (tenant === null || fund === null) throw refuse.linkExpired();
      await store.withTenant(tenant, (tx) => seedAdministrators(tx, services, tenant));
      const typed = hash('studio code', tenant, sessionId, smsCode.replaceAll(/\s/g, ''));
      const token = `${tenant}.${random.token()}`;
      // A refusal that must leave a trace is returned from the transaction and thrown after it.
      const outcome = await store.withTenant(tenant, async (tx) => {
        const found = await lockLogin(tx, tenant, sessionId);
        if (found === null) return refuse.linkExpired();
        const { login, administrator } = found;
        speak(login.locale);
        const { sms_hash: smsHash, sms_expires_at: expiresAt } = login;
        if (login.superseded_at !== null || login.used_at !== null || smsHash === null || expiresAt === null) {
          return refuse.linkExpired();
        }
        const blocked = blockedSeconds(administrator, now);
        if (blocked > 0) return refuse.tooMany(blocked);
        if (login.tries_left <= 0) return refuse.linkExpired();
        if (expiresAt <= now) return refuse.codeExpired();
        if (!sameHash(typed, smsHash)) {
          const triesLeft = login.tries_left - 1;
          await tx
            .updateTable('administrator_login')
            .set({ tries_left: triesLeft })
            .where('id', '=', sessionId)
            .execute();
          await setFailures(tx, administrator, oneMoreFailure(administrator, now));
          log.event('authn_login_fail', { tenant, step: 'studio sms', triesLeft });
          return triesLeft > 0 ? refuse.wrongCode(triesLeft) : refuse.linkExpired();
        }
        await tx
          .updateTable('administrator_login')
          .set({ used_at: now, sms_hash: null, tries_left: 0 })
          .where('id', '=', sessionId)
          .execute();
        await setFailures(tx, administrator, noFailures);
        // This browser's last session ends with the new one.
        for (const old of tokens) {
          await tx
            .deleteFrom('administrator_session')
            .where('tenant', '=', tenant)
            .where('token_hash', '=', hash('studio session', old))
            .execute();
        }
        await tx
          .insertInto('administrator_session')
          .values({
            tenant,
            token_hash: hash('studio session', token),
            administrator_id: administrator.id,
            locale: login.locale,
            created_at: now,
            last_seen_at: now,
          })
          .execute();
        await noteStudioAct(tx, { tenant, administrator, at: now, act: 'login', object: 'studio', requestId });
        return { administrator, locale: login.locale };
      });
      if (outcome instanceof Refusal) throw outcome;
      log.event('authn_login_success', { tenant, step: 'studio' });
      return {
        data: administratorAnswer(fund, { ...outcome.administrator, locale: outcome.locale }),
        cookies: [{ name: cookies.studio, value: token }],
      };
    },

    signOut: async ({ tokens, now, requestId }) => {
      for (const token of tokens) {
        const tenant = fundOfToken(token);
        if (tenant === null) continue;
        await store.withTenant(tenant, async (tx) => {
          const ended = await tx
            .deleteFrom('administrator_session')
            .where('tenant', '=', tenant)
            .where('token_hash', '=', hash('studio session', token))
            .returning('administrator_id')
            .executeTakeFirst();
          if (ended === undefined) return;
          const administrator = await tx
            .selectFrom('administrator')
            .select(['id', 'name'])
            .where('tenant', '=', tenant)
            .where('id', '=', ended.administrator_id)
            .executeTakeFirstOrThrow();
          await noteStudioAct(tx, { tenant, administrator, at: now, act: 'logout', object: 'studio', requestId });
        });
      }
      return { data: { isSuccessful: true }, cookies: [{ name: cookies.studio, value: '' }] };
    },

    administrator: async ({ session: { tenant, administratorId, name, locale } }) => {
      const fund = await funds.find(tenant);
      if (fund === null) throw refuse.unavailable();
      return { data: administratorAnswer(fund, { id: administratorId, name, locale }) };
    },
  };
};
