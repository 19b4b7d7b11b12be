import { admit } from '#server/model/admit.ts';
import { parsePhone } from '#kernel/phone.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { LoginDataChange } from '#contract/profile.ts';
import { email as emailRule } from '#domain/basic-rules.ts';
import { maskEmail, maskPhone } from '#domain/masks.ts';
import type { LoginDataKind } from '#domain/login-data-flow.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';
import { secondsAfter } from '#server/kernel/clock.ts';
import { parseEmailAddress } from '#server/kernel/email-address.ts';
import { sameHash } from '#server/kernel/keyed-hash.ts';
import {
  codeMinutes,
  confirmationMailPermits,
  mailedCodeMinutes,
  smsPause,
  smsPermits,
  triesPerCode,
} from '#server/kernel/limits.ts';
import { Refusal, refuse } from '#server/kernel/refusal.ts';
import { noteAccess } from '#server/store/access-log.ts';
import { enqueueMessage } from '#server/store/message-queue.ts';
import { isTaken } from '#server/store/store-unavailable.ts';
import type { Tx } from '#server/store/store.ts';
import type { Account, ProfileRequest } from '#server/store/tables.ts';
import { readRecord } from '#server/model/current-user.ts';
import type { Call, HandlersOf, Services } from '#server/model/handler.ts';
import { fundOfSession } from '#server/model/session-fund.ts';
import { endOtherSessions } from '#server/model/sessions.ts';
import { lockAccount, requestContents, supersedeRequest } from './profile-requests.ts';

type Confirmation = Call<(typeof endpoints)['confirmEmail']> | Call<(typeof endpoints)['confirmMobileNumber']>;

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

const isDisabled = (kind: LoginDataKind, settings: TenantSettings): boolean =>
  kind === 'mobileNumber' ? settings.disableMobileNumberChange : settings.disableEmailChange;

const holds = (account: Account, kind: LoginDataKind, value: string): boolean =>
  kind === 'mobileNumber'
    ? account.mobile_number === value
    : account.email_key === value.toLowerCase() ||
      (kind === 'restoreEmailAddress' && account.recovery_address?.toLowerCase() === value.toLowerCase());

/** Applies the confirmed value. Returns the address to notify, or a refusal if another login has the address. */
const apply = async (
  tx: Tx,
  account: Account,
  kind: LoginDataKind,
  value: string,
): Promise<{ readonly tell: string } | null> => {
  const { tenant, member_id: memberId, email_address: tell } = account;
  if (kind === 'emailAddress') {
    const owner = await tx
      .selectFrom('account')
      .select('member_id')
      .where('tenant', '=', tenant)
      .where('email_key', '=', value.toLowerCase())
      .executeTakeFirst();
    if (owner !== undefined) return null;
  }
  await tx
    .updateTable('account')
    .set(
      kind === 'mobileNumber'
        ? { mobile_number: value }
        : kind === 'emailAddress'
          ? { email_address: value, email_key: value.toLowerCase() }
          : { recovery_address: value },
    )
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .execute();
  return { tell };
};

/**
 * Login address, recovery address and mobile number: requested, confirmed with a code sent to the new one, and only
 * then in effect. The previous login address is notified; other sessions and pending logins end.
 */
export const loginDataHandlers = (
  services: Services,
): HandlersOf<'updateLoginData' | 'confirmEmail' | 'confirmMobileNumber'> => {
  const { store, random, hash, texts, log, messageQueued } = services;

  const confirm = async (
    { session, body: { token, code }, now, locale, requestId }: Confirmation,
    kinds: readonly ProfileRequest['kind'][],
  ) => {
    const { tenant, memberId, id: sessionId } = session;
    const { settings } = (await fundOfSession(services, tenant)).tenant;
    const dead = refuse.invalid('code', 'confirmationDead');
    const settle = async (tx: Tx): Promise<Refusal | number | null> => {
      const account = await lockAccount(tx, tenant, memberId);
      if (account === undefined) return refuse.unauthorized();
      const request = await tx
        .selectFrom('profile_request')
        .selectAll()
        .where('tenant', '=', tenant)
        .where('id', '=', token)
        .where('member_id', '=', memberId)
        .where('kind', 'in', [...kinds])
        .where('state', '=', 'requested')
        .forUpdate()
        .executeTakeFirst();
      if (request === undefined || request.tries_left <= 0) return dead;
      if (request.code_hash === null || request.expires_at === null || request.expires_at <= now) return dead;
      const kind = request.kind === 'address' || request.kind === 'civilStatus' ? null : request.kind;
      if (kind === null) return dead;
      if (isDisabled(kind, settings)) return refuse.disabled();
      const typed = hash('confirmation code', tenant, memberId, token, code.replaceAll(/\s/g, ''));
      if (!sameHash(typed, request.code_hash)) {
        const triesLeft = request.tries_left - 1;
        await tx.updateTable('profile_request').set({ tries_left: triesLeft }).where('id', '=', token).execute();
        log.event('authn_address_confirmation_fail', { tenant, kind, triesLeft });
        return triesLeft > 0 ? triesLeft : dead;
      }
      const { value } = requestContents[kind].parse(request.content);
      const applied = await apply(tx, account, kind, value);
      if (applied === null) return dead;
      await tx
        .updateTable('profile_request')
        .set({ state: 'confirmed', settled_at: now, code_hash: null, tries_left: 0 })
        .where('id', '=', token)
        .execute();
      await endOtherSessions(tx, { tenant, memberId, keep: sessionId, now });
      const object = {
        emailAddress: 'e-mail address',
        restoreEmailAddress: 'recovery address',
        mobileNumber: 'mobile number',
      };
      await noteAccess(tx, { tenant, memberId, at: now, act: 'change', object: object[kind], requestId });
      const about = { settings, locale };
      const told = {
        emailAddress: () => texts.emailAddressChanged({ ...about, maskedAddress: maskEmail(value) }),
        restoreEmailAddress: () => texts.recoveryAddressChanged({ ...about, maskedAddress: maskEmail(value) }),
        mobileNumber: () => texts.mobileNumberChanged({ ...about, maskedNumber: maskPhone(value) }),
      };
      await enqueueMessage(tx, {
        ...told[kind](),
        tenant,
        channel: 'email',
        recipient: applied.tell,
        at: now,
      });
      log.event('user_login_data_changed', { tenant, kind });
      return null;
    };
    // If two members confirm the same address at once, the first one gets it.
    const outcome = await store.withTenant(tenant, settle).catch((error: unknown) => {
      if (isTaken(error)) return dead;
      throw error;
    });
    if (outcome instanceof Refusal) throw outcome;
    if (outcome !== null) return { data: { isSuccessful: false }, meta: { triesLeft: outcome } };
    messageQueued();
    return { data: { isSuccessful: true } };
  };

  return {
    updateLoginData: async ({ session, body, now, locale, requestId, portalHost: host }) => {
      const { tenant, memberId } = session;
      const { settings } = (await fundOfSession(services, tenant)).tenant;
      const kind = kindOf(body);
      if (isDisabled(kind, settings)) throw refuse.disabled();
      const value = readValue(kind, body);
      const minutes = kind === 'mobileNumber' ? codeMinutes : mailedCodeMinutes;
      const token = random.token();
      const code = random.digits(6);
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
          ...(kind === 'mobileNumber' && settings.answersBeyondSpecification && { resendAfterSeconds: smsPause }),
        },
      };
    },

    confirmEmail: (call) => confirm(call, ['emailAddress', 'restoreEmailAddress']),
    confirmMobileNumber: (call) => confirm(call, ['mobileNumber']),
  };
};
