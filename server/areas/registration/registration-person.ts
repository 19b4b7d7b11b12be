import { sql } from 'kysely';
import { parseAhvNumber } from '#kernel/ahv-number.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { samePerson } from './person-match.ts';
import { registrationDataNames } from '#contract/registration.ts';
import { memberRecordSchema, type MemberRecord } from '#pension/member-record.ts';
import { secondsAfter } from '#server/kernel/clock.ts';
import { matchLimits, matchTries, matchWaitHours, registrationWarnings } from '#server/kernel/limits.ts';
import { refuse, type Refusal } from '#server/kernel/refusal.ts';
import { noteAccess } from '#server/store/access-log.ts';
import { enqueueMessage } from '#server/store/message-queue.ts';
import { takePermits } from '#server/store/permits.ts';
import type { Tx } from '#server/store/store.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import { inSilentTime } from '#server/model/links.ts';
import { seedFund } from '#server/model/seed.ts';
import { termsVersion } from '#server/model/terms.ts';
import { postalLines } from './postal-address.ts';
import { changeApplicant, inStep, type Step } from './registration-step.ts';

const accountOf = (tx: Tx, tenant: string, memberId: string) =>
  tx
    .selectFrom('account')
    .select(['access', 'email_address', 'language'])
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .executeTakeFirst();

/** The person with a social security number, if the other data match. */
const findPerson = async (
  { store }: Services,
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

/** Warns a member, at most once a day, that their data was entered in a registration. */
const warnMember = async (
  { hash, texts }: Services,
  { tx, tenant, fund, now }: Step,
  memberId: string,
  account: NonNullable<Awaited<ReturnType<typeof accountOf>>>,
): Promise<void> => {
  if ((await takePermits(tx, hash, tenant, now, [{ limit: registrationWarnings, key: memberId }])) !== null) return;
  await enqueueMessage(tx, {
    ...texts.registrationAttempt({ settings: fund.tenant.settings, locale: account.language }),
    tenant,
    channel: 'email',
    recipient: account.email_address,
    at: now,
  });
};

/** Matches the entered data with the fund's insured persons, with few tries and no hint about what was wrong. */
export const personHandlers = (services: Services): HandlersOf<'register'> => {
  const { hash, log } = services;

  return {
    register: async ({ body, source, requestId, ...call }) => {
      const ahvNumber = parseAhvNumber(body.ahvNumber);
      if (ahvNumber === null) throw refuse.invalid(registrationDataNames.ahvNumber, 'ahvInvalid');
      if (body.birthDate >= swissDay(call.now)) throw refuse.invalid('birthDate', 'dateInPast');
      for (const field of ['firstname', 'name'] as const) {
        if (!/\p{L}/u.test(body[field])) throw refuse.invalid(field);
      }
      await inSilentTime(services, () =>
        inStep(services, call, async (step): Promise<null | Refusal> => {
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
          const person = await findPerson(services, step, body, ahvNumber);
          if (person === null) {
            await changeApplicant(step, {
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
            await warnMember(services, step, memberId, account);
            return refuse.alreadyRegistered();
          }
          if (applicant.member_id === memberId) return null;
          // A passed SMS step belongs to the person it was passed for.
          if (applicant.mobile_confirmed_at !== null) return refuse.outOfOrder();
          if (postalLines(person, applicant.locale) === null) return refuse.noPostalAddress();
          // The portal's registration begins with accepting the terms, and this is the first that it sends.
          await changeApplicant(step, {
            member_id: memberId,
            terms_version: termsVersion(step.fund.globalSettings, applicant.locale),
            terms_accepted_at: now,
          });
          await noteAccess(tx, { tenant, memberId, at: now, act: 'read', object: 'registration match', requestId });
          log.event('registration_match', { tenant });
          return null;
        }),
      );
      return { data: { isSuccessful: true } };
    },
  };
};
