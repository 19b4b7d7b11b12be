import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { endpoints } from '#contract/endpoints.ts';
import type { MemberRecord } from '#contract/member-record.ts';
import { memberRecordSchema } from '#contract/member-record.ts';
import { parseAhvNumber } from '#domain/ahv-number.ts';
import { maskPhone } from '#domain/masks.ts';
import { samePerson } from '#domain/person-match.ts';
import { parsePhone } from '#domain/phone.ts';
import { secondsAfter, swissDay } from '../clock.ts';
import type { Fund } from '../funds.ts';
import { sameHash } from '../security/keyed-hash.ts';
import { noteAccess } from '../store/access-log.ts';
import { enqueueMessage, withdrawMessage } from '../store/message-queue.ts';
import { takePermits } from '../store/permits.ts';
import { seedFund } from '../store/seed.ts';
import type { Tx } from '../store/store.ts';
import type { Applicant } from '../store/tables.ts';
import { readRecord } from './current-user.ts';
import type { Answer, HandlersOf, Services } from './handler.ts';
import {
  codeMinutes,
  letterAlphabet,
  letterCodeLength,
  letterDays,
  letterLimits,
  letterPause,
  matchLimits,
  matchTries,
  matchWaitHours,
  registrationOpenHours,
  smsLimits,
  smsOfOne,
  smsOfOnePause,
  smsPause,
  triesPerCode,
} from './limits.ts';
import { admitSource, findAccount, inSilentTime, mailWhatIsDue, readLinkRequest } from './links.ts';
import { postalLines } from './postal-address.ts';
import { refuse, Refusal } from './refusal.ts';
import { endBrowserSessions, openSession } from './sessions.ts';

/** What a step of a registration works with; the applicant is locked until the transaction ends. */
type Step = {
  readonly tx: Tx;
  readonly tenant: string;
  readonly fund: Fund;
  readonly applicant: Applicant;
  /** Whether this browser itself passed the SMS step. */
  readonly hasProof: boolean;
  readonly browserHash: string;
  /** The portal's host, for browsers that fill a code in by themselves. */
  readonly portalHost: string | null;
  readonly now: Date;
};

type StepCall = {
  readonly path: { readonly id: string };
  readonly now: Date;
  readonly browserHash: () => string | null;
  readonly portalHost: string | null;
};

/** Seconds for which a browser whose answer was lost is let in a second time. */
const lostAnswerSeconds = 300;

/** A code as it is compared: blanks, hyphens and the size of letters do not count. */
const bareCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** `K7QP4XRM` as it is printed, `K7QP-4XRM`. */
const printedCode = (code: string): string => code.replace(/^(.{4})/, '$1-');

const change = async (step: Step, values: Partial<Omit<Applicant, 'tenant' | 'id'>>): Promise<void> => {
  await step.tx
    .updateTable('applicant')
    .set(values)
    .where('tenant', '=', step.tenant)
    .where('id', '=', step.applicant.id)
    .execute();
};

const lockApplicant = (tx: Tx, tenant: string, registrationId: string): Promise<Applicant | undefined> =>
  tx
    .selectFrom('applicant')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', (where) =>
      where
        .selectFrom('registration')
        .select('applicant_id')
        .where('tenant', '=', tenant)
        .where('registration.id', '=', registrationId),
    )
    .forUpdate()
    .executeTakeFirst();

/** The browser's row for an applicant, if it opened this very link and has not been away too long. */
const openBrowser = async (tx: Tx, applicant: Applicant, registrationId: string, browserHash: string, now: Date) => {
  const browser = await tx
    .selectFrom('applicant_browser')
    .select(['registration_id', 'open_until', 'sms_confirmed_at'])
    .where('tenant', '=', applicant.tenant)
    .where('applicant_id', '=', applicant.id)
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst();
  if (browser === undefined) return null;
  const isOpen = browser.registration_id === registrationId && browser.open_until > now;
  return { isOpen, hasProof: browser.sms_confirmed_at !== null };
};

const noteBrowser = async (
  tx: Tx,
  applicant: Applicant,
  registrationId: string,
  browserHash: string,
  now: Date,
): Promise<void> => {
  const openUntil = secondsAfter(now, registrationOpenHours * 3600);
  await tx
    .insertInto('applicant_browser')
    .values({
      tenant: applicant.tenant,
      applicant_id: applicant.id,
      browser_hash: browserHash,
      registration_id: registrationId,
      open_until: openUntil,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'applicant_id', 'browser_hash'])
        .doUpdateSet({ registration_id: registrationId, open_until: openUntil }),
    )
    .execute();
};

const smsAnswer = (fund: Fund, number: string) => ({
  isSuccessfull: true,
  ...(fund.tenant.settings.answersBeyondSpecification && {
    mobileFone: maskPhone(number),
    resendAfterSeconds: smsPause,
  }),
});

const accountOf = (tx: Tx, tenant: string, memberId: string) =>
  tx
    .selectFrom('account')
    .select(['access', 'email_address', 'language'])
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .executeTakeFirst();

/**
 * The registration. A mailed link is opened in a browser within ten minutes; that browser then goes on for two hours
 * after its last step. What was achieved belongs to the e-mail address, so that a fresh link days later, in whatever
 * browser, leads back to it. The order of the steps is held here; each code is good once.
 */
export const registrationHandlers = (
  services: Services,
): HandlersOf<
  | 'requestRegistration'
  | 'validateRegistrationEmail'
  | 'register'
  | 'sendRegistrationSms'
  | 'resendRegistrationSms'
  | 'validateRegistrationSms'
  | 'resendRegistrationLetter'
  | 'validateRegistrationLetter'
> => {
  const { store, funds, random, hash, texts, cookies, log } = services;

  /** The fund of a link's id; refuses an id that names none. */
  const fundOf = async (id: string): Promise<{ tenant: string; fund: Fund }> => {
    const tenant = await store.tenantOfRegistration(id);
    const fund = tenant === null ? null : await funds.find(tenant);
    if (tenant === null || fund === null) throw refuse.registrationExpired();
    return { tenant, fund };
  };

  /** Runs one step in a browser that opened the link. What must leave a trace although it is refused is returned. */
  const inStep = async <T>(
    { path: { id }, now, browserHash, portalHost }: StepCall,
    run: (step: Step) => Promise<T | Refusal>,
  ) => {
    const { tenant, fund } = await fundOf(id);
    const browser = browserHash();
    const outcome = await store.withTenant(tenant, async (tx) => {
      const applicant = await lockApplicant(tx, tenant, id);
      const opened =
        applicant === undefined || browser === null ? null : await openBrowser(tx, applicant, id, browser, now);
      if (applicant === undefined || browser === null || !opened?.isOpen || applicant.completed_at !== null) {
        return refuse.registrationExpired();
      }
      await noteBrowser(tx, applicant, id, browser, now);
      const { hasProof } = opened;
      return run({ tx, tenant, fund, applicant, hasProof, browserHash: browser, portalHost, now });
    });
    if (outcome instanceof Refusal) {
      log.event('authn_registration_fail', { tenant, reason: outcome.parts.code });
      throw outcome;
    }
    services.messageQueued();
    return { outcome, fund, tenant };
  };

  /** Sends the code of the registration to a number; counts it against all limits. */
  const sendSms = async (step: Step, number: string): Promise<void> => {
    const { tx, tenant, fund, applicant, portalHost: host, now } = step;
    const wait = await takePermits(tx, hash, tenant, now, [
      { limit: smsOfOnePause, key: applicant.id },
      { limit: smsOfOne, key: applicant.id },
      { limit: smsLimits.perNumberAndHour, key: number },
      { limit: smsLimits.perNumberAndDay, key: number },
      { limit: smsLimits.perFundAndHour, key: 'all' },
    ]);
    if (wait !== null) {
      log.event('excess_rate_limit_exceeded', { tenant, limit: 'registration sms' });
      throw refuse.tooMany(wait);
    }
    const code = random.digits(6);
    await change(step, {
      mobile_number: number,
      sms_hash: hash('registration code', tenant, applicant.id, code),
      sms_expires_at: secondsAfter(now, codeMinutes * 60),
      sms_tries_left: triesPerCode,
    });
    const { settings } = fund.tenant;
    await enqueueMessage(tx, {
      ...texts.registrationCode({ settings, locale: applicant.locale, code, minutes: codeMinutes, host }),
      id: randomUUID(),
      tenant,
      channel: 'sms',
      recipient: number,
      at: now,
    });
  };

  /** Writes the letter with a new code; the one before is dead, and not printed where it has not gone out yet. */
  const sendLetter = async (step: Step, memberId: string): Promise<void> => {
    const { tx, tenant, fund, applicant, now } = step;
    const wait = await takePermits(tx, hash, tenant, now, [
      { limit: letterLimits.pause, key: applicant.id },
      { limit: letterLimits.perPerson, key: memberId },
    ]);
    if (wait !== null) {
      log.event('excess_rate_limit_exceeded', { tenant, limit: 'letters' });
      throw refuse.tooMany(wait);
    }
    const record = await readRecord(tx, tenant, memberId);
    const { locale } = applicant;
    const lines = postalLines(record, locale);
    if (lines === null) throw refuse.noPostalAddress();
    if (applicant.letter_message !== null) await withdrawMessage(tx, tenant, applicant.letter_message);
    const code = random.characters(letterAlphabet, letterCodeLength);
    const goodUntil = secondsAfter(now, letterDays * 86_400);
    const id = randomUUID();
    await change(step, {
      letter_hash: hash('letter code', tenant, applicant.id, code),
      letter_expires_at: goodUntil,
      letter_sent_at: now,
      letter_tries_left: triesPerCode,
      letter_message: id,
    });
    await enqueueMessage(tx, {
      ...texts.registrationLetter({
        id,
        locale,
        settings: fund.tenant.settings,
        name: `${record.firstname} ${record.lastname}`,
        address: lines,
        code: printedCode(code),
        sentOn: swissDay(now),
        // The last day on which the code is good to its end.
        goodUntil: swissDay(secondsAfter(goodUntil, -86_400)),
        loginPage: applicant.login_page,
      }),
      id,
      tenant,
      channel: 'post',
      recipient: lines.join(', '),
      at: now,
    });
    log.event('registration_letter', { tenant });
  };

  /** The person of an AHV number, where what was said of her is right. */
  const findPerson = async (
    { tx, tenant, fund, now }: Step,
    claimed: Parameters<typeof samePerson>[0],
    ahvNumber: string,
  ): Promise<MemberRecord | null> => {
    await seedFund(tx, fund, store.secret, now);
    const row = await tx
      .selectFrom('insured_person')
      .select('record')
      .where('tenant', '=', tenant)
      .where(sql<string>`record ->> 'ahvNumber'`, '=', ahvNumber)
      .executeTakeFirst();
    const record = row === undefined ? null : memberRecordSchema.parse(row.record);
    return record !== null && samePerson(claimed, record) ? record : null;
  };

  /** Tells a member that somebody named her data in a registration; once a day. */
  const warnMember = async (
    { tx, tenant, fund, now }: Step,
    memberId: string,
    account: NonNullable<Awaited<ReturnType<typeof accountOf>>>,
  ): Promise<void> => {
    const warning = { name: 'registration warning', most: 1, seconds: 86_400 };
    if ((await takePermits(tx, hash, tenant, now, [{ limit: warning, key: memberId }])) !== null) return;
    await enqueueMessage(tx, {
      ...texts.registrationAttempt({ settings: fund.tenant.settings, locale: account.language }),
      id: randomUUID(),
      tenant,
      channel: 'email',
      recipient: account.email_address,
      at: now,
    });
  };

  return {
    requestRegistration: async ({ body, now, source }) => {
      const request = await readLinkRequest(services, body, now);
      await inSilentTime(services, async () => {
        await admitSource(services, request, source);
        await store.withTenant(request.tenant, async (tx) => {
          const account = await findAccount(tx, services, request);
          await mailWhatIsDue(tx, services, request, account);
        });
      });
      services.messageQueued();
      return { data: { isSuccessfull: true } };
    },

    validateRegistrationEmail: async ({
      path: { id },
      body: { emailCode },
      now,
      browserHash,
    }): Promise<Answer<(typeof endpoints)['validateRegistrationEmail']>> => {
      const { tenant, fund } = await fundOf(id);
      const linkHash = hash('registration link', tenant, id, emailCode);
      const browser = browserHash();
      const token = random.token();
      const found = await store.withTenant(tenant, async (tx) => {
        const applicant = await lockApplicant(tx, tenant, id);
        const link = await tx
          .selectFrom('registration')
          .select(['link_hash', 'link_expires_at', 'superseded_at'])
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .executeTakeFirst();
        if (applicant === undefined || link === undefined || browser === null) return null;
        if (!sameHash(linkHash, link.link_hash)) return null;
        const opened = await openBrowser(tx, applicant, id, browser, now);
        const isFresh = link.superseded_at === null && link.link_expires_at > now && applicant.completed_at === null;
        if (!isFresh && !opened?.isOpen) return null;
        if (applicant.completed_at === null) {
          await noteBrowser(tx, applicant, id, browser, now);
          return { applicant, isLoggedIn: false };
        }
        // The answer to the letter's code never arrived: the browser that passed the SMS step gets its session anew.
        const { session_id: sessionId, member_id: memberId } = applicant;
        const isRecent = secondsAfter(applicant.completed_at, lostAnswerSeconds) > now;
        if (!opened?.hasProof || !isRecent || sessionId === null || memberId === null) return null;
        const ended = await tx.deleteFrom('session').where('id', '=', sessionId).executeTakeFirst();
        if (ended.numDeletedRows === 0n) return null;
        const renewed = await openSession(tx, hash, { tenant, memberId, locale: applicant.locale, token, now });
        await tx.updateTable('applicant').set({ session_id: renewed }).where('id', '=', applicant.id).execute();
        return { applicant, isLoggedIn: true };
      });
      if (found === null) {
        log.event('authn_registration_fail', { tenant, reason: 'link' });
        throw refuse.registrationExpired();
      }
      const { applicant, isLoggedIn } = found;
      const { mobile_number: number, letter_sent_at: letterSentAt } = applicant;
      return {
        data: {
          userDetailsConfirmed: applicant.member_id !== null,
          mobilePhoneConfirmed: applicant.mobile_confirmed_at !== null,
          isUserDataVerified: applicant.member_id !== null,
          letterConfirmed: applicant.completed_at !== null,
          ...(isLoggedIn && { bearerToken: token }),
          ...(fund.tenant.settings.answersBeyondSpecification && {
            ...(number !== null && { mobileFone: maskPhone(number) }),
            ...(letterSentAt !== null && { letterSentOn: swissDay(letterSentAt) }),
          }),
        },
        ...(isLoggedIn && { cookies: [cookies.line(cookies.session, token)] }),
      };
    },

    register: async ({ body, source, requestId, ...call }) => {
      const ahvNumber = parseAhvNumber(body.socialSecurityNumber);
      if (ahvNumber === null) throw refuse.invalid('socialSecurityNumber', 'ahvInvalid');
      if (body.birthDate >= swissDay(call.now)) throw refuse.invalid('birthDate', 'dateInPast');
      for (const field of ['firstname', 'name'] as const) {
        if (!/\p{L}/u.test(body[field])) throw refuse.invalid(field);
      }
      await inSilentTime(services, () =>
        inStep(call, async (step): Promise<null | Refusal> => {
          const { tx, tenant, applicant, now } = step;
          const isNewRound = applicant.tries_until !== null && applicant.tries_until <= now;
          const tries = isNewRound ? matchTries : applicant.tries_left;
          if (tries <= 0) return refuse.noMatch(0);
          const wait = await takePermits(tx, hash, tenant, now, [
            { limit: matchLimits.perSource, key: source },
            { limit: matchLimits.perNumber, key: ahvNumber },
          ]);
          if (wait !== null) {
            log.event('excess_rate_limit_exceeded', { tenant, limit: 'person data' });
            return refuse.tooMany(wait);
          }
          const person = await findPerson(step, body, ahvNumber);
          if (person === null) {
            await change(step, {
              tries_left: tries - 1,
              tries_until:
                isNewRound || applicant.tries_until === null
                  ? secondsAfter(now, matchWaitHours * 3600)
                  : applicant.tries_until,
            });
            return refuse.noMatch(tries - 1);
          }
          const memberId = person.id;
          const account = await accountOf(tx, tenant, memberId);
          const access =
            account?.access ?? (person.state === 'left' || person.state === 'locked' ? person.state : 'open');
          if (access !== 'open') return refuse.accessEnded(access);
          if (account !== undefined) {
            await warnMember(step, memberId, account);
            return refuse.alreadyRegistered();
          }
          if (applicant.member_id === memberId) return null;
          // The SMS step belongs to the person it was taken for.
          if (applicant.mobile_confirmed_at !== null) return refuse.outOfOrder();
          if (postalLines(person, applicant.locale) === null) return refuse.noPostalAddress();
          await change(step, { member_id: memberId });
          await noteAccess(tx, { tenant, memberId, at: now, act: 'read', object: 'registration match', requestId });
          log.event('registration_match', { tenant });
          return null;
        }),
      );
      return { data: { isSuccessfull: true } };
    },

    sendRegistrationSms: async ({ body: { mobileNumber }, ...call }) => {
      const number = parsePhone(mobileNumber);
      if (number === null) throw refuse.invalid('mobileNumber', 'phoneInvalid');
      const { fund } = await inStep(call, async (step) => {
        const { applicant } = step;
        if (applicant.member_id === null || applicant.mobile_confirmed_at !== null) return refuse.outOfOrder();
        await sendSms(step, number);
        return null;
      });
      return { data: smsAnswer(fund, number) };
    },

    resendRegistrationSms: async (call) => {
      const { outcome, fund } = await inStep(call, async (step): Promise<string | Refusal> => {
        const { member_id: memberId, mobile_number: number, mobile_confirmed_at: confirmedAt } = step.applicant;
        if (memberId === null || number === null || confirmedAt !== null) return refuse.outOfOrder();
        await sendSms(step, number);
        return number;
      });
      return { data: smsAnswer(fund, outcome) };
    },

    validateRegistrationSms: async ({ body: { smsCode }, ...call }) => {
      const { outcome: triesLeft } = await inStep(call, async (step): Promise<number | null | Refusal> => {
        const { tx, tenant, applicant, browserHash, now } = step;
        const { member_id: memberId, sms_hash: smsHash, sms_expires_at: expiresAt } = applicant;
        if (memberId === null || applicant.mobile_number === null || applicant.mobile_confirmed_at !== null) {
          return refuse.outOfOrder();
        }
        if (smsHash === null || expiresAt === null || expiresAt <= now || applicant.sms_tries_left <= 0) {
          return refuse.codeExpired();
        }
        if (!sameHash(hash('registration code', tenant, applicant.id, smsCode.replaceAll(/\s/g, '')), smsHash)) {
          const left = applicant.sms_tries_left - 1;
          await change(step, { sms_tries_left: left });
          log.event('authn_registration_fail', { tenant, reason: 'sms', triesLeft: left });
          return left > 0 ? left : refuse.codeExpired();
        }
        await change(step, { mobile_confirmed_at: now, sms_hash: null, sms_tries_left: 0 });
        await tx
          .updateTable('applicant_browser')
          .set({ sms_confirmed_at: now })
          .where('tenant', '=', tenant)
          .where('applicant_id', '=', applicant.id)
          .where('browser_hash', '=', browserHash)
          .execute();
        await sendLetter(step, memberId);
        return null;
      });
      return triesLeft === null
        ? { data: { isSuccessfull: true } }
        : { data: { isSuccessfull: false }, meta: { triesLeft } };
    },

    resendRegistrationLetter: async (call) => {
      const { fund } = await inStep(call, async (step): Promise<null | Refusal> => {
        const { member_id: memberId, mobile_confirmed_at: confirmedAt } = step.applicant;
        if (memberId === null || confirmedAt === null) return refuse.outOfOrder();
        await sendLetter(step, memberId);
        return null;
      });
      return {
        data: {
          isSuccessfull: true,
          ...(fund.tenant.settings.answersBeyondSpecification && { resendAfterSeconds: letterPause }),
        },
      };
    },

    validateRegistrationLetter: async ({ body: { letterCode }, tokens, requestId, ...call }) => {
      const token = random.token();
      const { outcome } = await inStep(call, async (step): Promise<number | boolean | Refusal> => {
        const { tx, tenant, fund, applicant, hasProof, now } = step;
        const { member_id: memberId, mobile_number: number, locale } = applicant;
        if (memberId === null || number === null || applicant.mobile_confirmed_at === null) return refuse.outOfOrder();
        const { letter_hash: letterHash, letter_expires_at: expiresAt } = applicant;
        if (letterHash === null || expiresAt === null || expiresAt <= now || applicant.letter_tries_left <= 0) {
          return refuse.invalid('letterCode', 'letterCodeDead');
        }
        if (!sameHash(hash('letter code', tenant, applicant.id, bareCode(letterCode)), letterHash)) {
          const left = applicant.letter_tries_left - 1;
          await change(step, { letter_tries_left: left });
          log.event('authn_registration_fail', { tenant, reason: 'letter', triesLeft: left });
          return left > 0 ? left : refuse.invalid('letterCode', 'letterCodeDead');
        }
        const record = await readRecord(tx, tenant, memberId);
        if (record.state === 'left' || record.state === 'locked') return refuse.accessEnded(record.state);
        const created = await tx
          .insertInto('account')
          .values({
            tenant,
            member_id: memberId,
            email_key: applicant.email_key,
            email_address: applicant.email_address,
            recovery_address: null,
            mobile_number: number,
            language: locale,
            access: 'open',
            able_to_impersonate: record.ableToImpersonate,
            last_failed_at: null,
            blocked_until: null,
          })
          // The person registered under another address meanwhile, or the address became somebody's: one account it is.
          .onConflict((conflict) => conflict.doNothing())
          .returning('member_id')
          .executeTakeFirst();
        if (created === undefined) return refuse.alreadyRegistered();
        if (hasProof) await endBrowserSessions(tx, hash, tokens);
        const sessionId = hasProof ? await openSession(tx, hash, { tenant, memberId, locale, token, now }) : null;
        await change(step, {
          completed_at: now,
          letter_hash: null,
          letter_tries_left: 0,
          session_id: sessionId,
        });
        const { settings } = fund.tenant;
        await enqueueMessage(tx, {
          ...texts.registrationComplete({ settings, locale }),
          id: randomUUID(),
          tenant,
          channel: 'email',
          recipient: applicant.email_address,
          at: now,
        });
        await noteAccess(tx, { tenant, memberId, at: now, act: 'change', object: 'registration', requestId });
        if (hasProof) await noteAccess(tx, { tenant, memberId, at: now, act: 'login', object: 'session', requestId });
        log.event('user_created', { tenant });
        return hasProof;
      });
      if (typeof outcome === 'number') return { data: { isSuccessfull: false }, meta: { triesLeft: outcome } };
      if (!outcome) return { data: { isSuccessfull: true } };
      return {
        data: { isSuccessfull: true, token, bearerToken: token },
        cookies: [cookies.line(cookies.session, token)],
      };
    },
  };
};
