import { parsePhone } from '#kernel/phone.ts';
import { maskPhone } from '#domain/masks.ts';
import { secondsAfter } from '#server/kernel/clock.ts';
import { sameHash } from '#server/kernel/keyed-hash.ts';
import { codeDigits, codeMinutes, smsFacts, smsPermits, triesPerCode } from '#server/kernel/limits.ts';
import { refuse, type Refusal } from '#server/kernel/refusal.ts';
import { enqueueMessage } from '#server/store/message-queue.ts';
import { admit } from '#server/model/admit.ts';
import type { Fund } from '#server/model/funds.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import { sendLetter } from './registration-letter.ts';
import { changeApplicant, inStep, type Step } from './registration-step.ts';

const smsAnswer = (fund: Fund, number: string) => ({
  isSuccessful: true,
  ...(fund.tenant.settings.answersBeyondSpecification && {
    mobileNumber: maskPhone(number),
    ...smsFacts,
  }),
});

/** Sends the registration's code to a number, and counts it against all limits. */
const sendSms = async (services: Services, step: Step, number: string): Promise<void> => {
  const { random, hash, texts } = services;
  const { tx, tenant, fund, applicant, portalHost: host, now } = step;
  await admit(tx, services, { tenant, now }, 'registration sms', smsPermits(applicant.id, number));
  const code = random.digits(codeDigits);
  await changeApplicant(step, {
    mobile_number: number,
    sms_hash: hash('registration code', tenant, applicant.id, code),
    sms_expires_at: secondsAfter(now, codeMinutes * 60),
    sms_tries_left: triesPerCode,
  });
  const { settings } = fund.tenant;
  await enqueueMessage(tx, {
    ...texts.registrationCode({ settings, locale: applicant.locale, code, minutes: codeMinutes, host }),
    tenant,
    channel: 'sms',
    recipient: number,
    at: now,
  });
};

/** The mobile number that becomes the second factor: sends a code to it, and after the correct one the letter. */
export const registrationSmsHandlers = (
  services: Services,
): HandlersOf<'sendRegistrationSms' | 'resendRegistrationSms' | 'validateRegistrationSms'> => {
  const { hash, log } = services;

  return {
    sendRegistrationSms: async ({ body: { mobileNumber }, ...call }) => {
      const number = parsePhone(mobileNumber);
      if (number === null) throw refuse.invalid('mobileNumber', 'phoneInvalid');
      const { fund } = await inStep(services, call, async (step) => {
        const { applicant } = step;
        if (applicant.member_id === null || applicant.mobile_confirmed_at !== null) return refuse.outOfOrder();
        await sendSms(services, step, number);
        return null;
      });
      return { data: smsAnswer(fund, number) };
    },

    resendRegistrationSms: async (call) => {
      const { outcome, fund } = await inStep(services, call, async (step): Promise<string | Refusal> => {
        const { member_id: memberId, mobile_number: number, mobile_confirmed_at: confirmedAt } = step.applicant;
        if (memberId === null || number === null || confirmedAt !== null) return refuse.outOfOrder();
        await sendSms(services, step, number);
        return number;
      });
      return { data: smsAnswer(fund, outcome) };
    },

    validateRegistrationSms: async ({ body: { smsCode }, ...call }) => {
      const { outcome: triesLeft } = await inStep(services, call, async (step): Promise<number | null | Refusal> => {
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
          await changeApplicant(step, { sms_tries_left: left });
          log.event('authn_registration_fail', { tenant, reason: 'sms', triesLeft: left });
          return left > 0 ? left : refuse.codeExpired();
        }
        await changeApplicant(step, { mobile_confirmed_at: now, sms_hash: null, sms_tries_left: 0 });
        await tx
          .updateTable('applicant_browser')
          .set({ sms_confirmed_at: now })
          .where('tenant', '=', tenant)
          .where('applicant_id', '=', applicant.id)
          .where('browser_hash', '=', browserHash)
          .execute();
        await sendLetter(services, step, memberId);
        return null;
      });
      return triesLeft === null
        ? { data: { isSuccessful: true } }
        : { data: { isSuccessful: false }, meta: { triesLeft } };
    },
  };
};
