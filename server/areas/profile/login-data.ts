import { admit } from '#server/model/admit.ts';
import { parsePhone } from '#kernel/phone.ts';
import type { LoginDataChange } from '#contract/profile.ts';
import { email as emailRule } from '#domain/basic-rules.ts';
import type { LoginDataKind } from '#domain/login-data-flow.ts';
import { secondsAfter } from '#server/kernel/clock.ts';
import { parseEmailAddress } from '#server/kernel/email-address.ts';
import {
  codeDigits,
  codeMinutes,
  confirmationMailPermits,
  mailedCodeMinutes,
  smsFacts,
  smsPermits,
  triesPerCode,
} from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { noteAccess } from '#server/store/access-log.ts';
import { enqueueMessage } from '#server/store/message-queue.ts';
import type { Account } from '#server/store/tables.ts';
import { lockAccount } from '#server/store/lock-account.ts';
import { readRecord } from '#server/model/current-user.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import { fundOfSession } from '#server/model/session-fund.ts';
import { confirmer } from './confirm-login-data.ts';
import { isDisabled } from './disabled-changes.ts';
import { supersedeRequest } from './profile-requests.ts';

const kindOf = (body: LoginDataChange): LoginDataKind =>
  body.emailAddress !== undefined
    ? 'emailAddress'
    : body.mobileNumber !== undefined
      ? 'mobileNumber'
      : 'restoreEmailAddress';

/** Converts the new value to its stored form. Refuses an invalid one, naming the field. */
const readValue = (kind: LoginDataKind, body: LoginDataChange): string => {
  const typed = body.emailAddress ?? body.mobileNumber ?? body.restoreEmailAddress ?? '';
  if (kind === 'mobileNumber') {
    const number = parsePhone(typed);
    if (number === null) throw refuse.invalid(kind, 'phoneInvalid');
    return number;
  }
  const address = parseEmailAddress(typed);
  if (address === null || emailRule(address) !== null) throw refuse.invalid(kind, 'emailInvalid');
  return address;
};

const holds = (account: Account, kind: LoginDataKind, value: string): boolean =>
  kind === 'mobileNumber'
    ? account.mobile_number === value
    : account.email_key === value.toLowerCase() ||
      (kind === 'restoreEmailAddress' && account.recovery_address?.toLowerCase() === value.toLowerCase());

/**
 * Login address, recovery address and mobile number: requested, confirmed with a code sent to the new one, and only
 * then in effect. The previous login address is notified; other sessions and pending logins end.
 */
export const loginDataHandlers = (
  services: Services,
): HandlersOf<'updateLoginData' | 'confirmEmail' | 'confirmMobileNumber'> => {
  const { store, random, hash, texts, messageQueued } = services;

  const confirm = confirmer(services);

  return {
    updateLoginData: async ({ session, body, now, locale, requestId, portalHost: host }) => {
      const { tenant, memberId } = session;
      const { settings } = (await fundOfSession(services, tenant)).tenant;
      const kind = kindOf(body);
      if (isDisabled(kind, settings)) throw refuse.disabled();
      const value = readValue(kind, body);
      const minutes = kind === 'mobileNumber' ? codeMinutes : mailedCodeMinutes;
      const token = random.token();
      const code = random.digits(codeDigits);
      await store.withTenant(tenant, async (tx) => {
        const account = await lockAccount(tx, tenant, memberId);
        if (account === undefined) throw refuse.unauthorized();
        if ((await readRecord(tx, tenant, memberId)).readOnlyProfile) throw refuse.readOnly();
        if (holds(account, kind, value)) throw refuse.invalid(kind, 'sameValue');
        const limits = kind === 'mobileNumber' ? smsPermits(memberId, value) : confirmationMailPermits(memberId, value);
        await admit(tx, services, { tenant, now }, 'confirmations', limits);
        await supersedeRequest(tx, { tenant, memberId, kind, now });
        await tx
          .insertInto('profile_request')
          .values({
            tenant,
            id: token,
            member_id: memberId,
            kind,
            state: 'requested',
            content: JSON.stringify({ value }),
            requested_at: now,
            code_hash: hash('confirmation code', tenant, memberId, token, code),
            expires_at: secondsAfter(now, minutes * 60),
            tries_left: triesPerCode,
          })
          .execute();
        await noteAccess(tx, { tenant, memberId, at: now, act: 'change', object: `request: ${kind}`, requestId });
        const about = { settings, locale };
        // Another member logs in with this address: notify its owner, and answer the same.
        const owner =
          kind === 'emailAddress'
            ? await tx
                .selectFrom('account')
                .select('language')
                .where('tenant', '=', tenant)
                .where('email_key', '=', value.toLowerCase())
                .executeTakeFirst()
            : undefined;
        const message =
          owner !== undefined
            ? texts.addressTaken({ settings, locale: owner.language })
            : kind === 'mobileNumber'
              ? texts.numberConfirmation({ ...about, code, minutes, host })
              : texts.emailConfirmation({ ...about, code, minutes });
        await enqueueMessage(tx, {
          ...message,
          tenant,
          channel: kind === 'mobileNumber' ? 'sms' : 'email',
          recipient: value,
          at: now,
        });
      });
      messageQueued();
      return {
        data: {
          confirmationToken: token,
          ...(settings.answersBeyondSpecification &&
            (kind === 'mobileNumber' ? smsFacts : { validForSeconds: minutes * 60, codeLength: codeDigits })),
        },
      };
    },

    confirmEmail: (call) => confirm(call, ['emailAddress', 'restoreEmailAddress']),
    confirmMobileNumber: (call) => confirm(call, ['mobileNumber']),
  };
};
