import { admit } from '#server/model/admit.ts';
import { randomUUID } from 'node:crypto';
import { swissDay } from '#kernel/swiss-day.ts';
import { formatCodeInput } from '#domain/typing.ts';
import { secondsAfter } from '#server/kernel/clock.ts';
import { sameHash } from '#server/kernel/keyed-hash.ts';
import { letterAlphabet, letterCodeLength, letterDays, letterPermits, triesPerCode } from '#server/kernel/limits.ts';
import { refuse, type Refusal } from '#server/kernel/refusal.ts';
import { noteAccess } from '#server/store/access-log.ts';
import { enqueueMessage, withdrawMessage } from '#server/store/message-queue.ts';
import { readRecord } from '#server/model/current-user.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import { endBrowserSessions, openSession } from '#server/model/sessions.ts';
import { postalLines } from './postal-address.ts';
import { changeApplicant, inStep, type Step } from './registration-step.ts';

/** A code for comparison, without blanks, hyphens and case. */
const bareCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Writes the letter with a new code. The previous code is dead, and its letter isn't printed if it hasn't been sent
 * yet.
 */
export const sendLetter = async (services: Services, step: Step, memberId: string): Promise<void> => {
  const { random, hash, texts, log, letterPause, forgetMessages: forget } = services;
  const { tx, tenant, fund, applicant, now } = step;
  await admit(tx, services, { tenant, now }, 'letters', letterPermits(applicant.id, memberId, letterPause));
  const record = await readRecord(tx, tenant, memberId);
  const { locale } = applicant;
  const lines = postalLines(record, locale);
  if (lines === null) throw refuse.noPostalAddress();
  const { letter_message: before } = applicant;
  if (before !== null) await withdrawMessage(tx, { tenant, id: before, forget });
  const code = random.characters(letterAlphabet, letterCodeLength);
  const goodUntil = secondsAfter(now, letterDays * 86_400);
  const id = randomUUID();
  await changeApplicant(step, {
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
      code: formatCodeInput(code, 4),
      sentOn: swissDay(now),
      // The last whole day on which the code is valid.
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

/** The letter with the registration code: reordering it, and entering its code, which creates the account. */
export const letterHandlers = (
  services: Services,
): HandlersOf<'resendRegistrationLetter' | 'validateRegistrationLetter'> => {
  const { random, hash, texts, cookies, log } = services;

  return {
    resendRegistrationLetter: async (call) => {
      const { fund } = await inStep(services, call, async (step): Promise<null | Refusal> => {
        const { member_id: memberId, mobile_confirmed_at: confirmedAt } = step.applicant;
        if (memberId === null || confirmedAt === null) return refuse.outOfOrder();
        await sendLetter(services, step, memberId);
        return null;
      });
      return {
        data: {
          isSuccessful: true,
          ...(fund.tenant.settings.answersBeyondSpecification && { resendAfterSeconds: services.letterPause }),
        },
      };
    },

    validateRegistrationLetter: async ({ body: { letterCode }, tokens, requestId, ...call }) => {
      const token = random.token();
      const { outcome } = await inStep(services, call, async (step): Promise<number | boolean | Refusal> => {
        const { tx, tenant, fund, applicant, hasProof, now } = step;
        const { member_id: memberId, mobile_number: number, locale } = applicant;
        if (memberId === null || number === null || applicant.mobile_confirmed_at === null) return refuse.outOfOrder();
        const { letter_hash: letterHash, letter_expires_at: expiresAt } = applicant;
        if (letterHash === null || expiresAt === null || expiresAt <= now || applicant.letter_tries_left <= 0) {
          return refuse.invalid('letterCode', 'letterCodeDead');
        }
        const bare = bareCode(letterCode);
        // An unfinished code guesses nothing, so it uses up no try.
        if (bare.length < letterCodeLength) return applicant.letter_tries_left;
        if (!sameHash(hash('letter code', tenant, applicant.id, bare), letterHash)) {
          const left = applicant.letter_tries_left - 1;
          await changeApplicant(step, { letter_tries_left: left });
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
            terms_version: applicant.terms_version,
            terms_accepted_at: applicant.terms_accepted_at,
          })
          // Meanwhile the person registered under another address, or the address got an account; don't create a second
          // one.
          .onConflict((conflict) => conflict.doNothing())
          .returning('member_id')
          .executeTakeFirst();
        if (created === undefined) return refuse.alreadyRegistered();
        if (hasProof) await endBrowserSessions(tx, hash, tokens);
        const sessionId = hasProof ? await openSession(tx, hash, { tenant, memberId, locale, token, now }) : null;
        await changeApplicant(step, {
          completed_at: now,
          letter_hash: null,
          letter_tries_left: 0,
          session_id: sessionId,
        });
        const { settings } = fund.tenant;
        await enqueueMessage(tx, {
          ...texts.registrationComplete({ settings, locale }),
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
      if (typeof outcome === 'number') return { data: { isSuccessful: false }, meta: { triesLeft: outcome } };
      if (!outcome) return { data: { isSuccessful: true } };
      return {
        data: { isSuccessful: true, token, bearerToken: token },
        cookies: [{ name: cookies.session, value: token }],
      };
    },
  };
};
