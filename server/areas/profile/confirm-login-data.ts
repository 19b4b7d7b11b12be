import type { endpoints } from '#contract/endpoints.ts';
import type { LoginDataKind } from '#domain/login-data-flow.ts';
import { maskEmail, maskPhone } from '#domain/masks.ts';
import { sameHash } from '#server/kernel/keyed-hash.ts';
import { Refusal, refuse } from '#server/kernel/refusal.ts';
import { noteAccess } from '#server/store/access-log.ts';
import { enqueueMessage } from '#server/store/message-queue.ts';
import { isTaken } from '#server/store/store-unavailable.ts';
import { lockAccount } from '#server/store/lock-account.ts';
import type { Tx } from '#server/store/store.ts';
import type { Account } from '#server/store/tables.ts';
import type { Call, Services } from '#server/model/handler.ts';
import { fundOfSession } from '#server/model/session-fund.ts';
import { endOtherSessions } from '#server/model/sessions.ts';
import { isDisabled } from './disabled-changes.ts';
import { requestContents } from './profile-requests.ts';

type Confirmation = Call<(typeof endpoints)['confirmEmail']> | Call<(typeof endpoints)['confirmMobileNumber']>;

/** What the access log calls the login data. */
const objects = {
  emailAddress: 'e-mail address',
  restoreEmailAddress: 'recovery address',
  mobileNumber: 'mobile number',
} as const satisfies Record<LoginDataKind, string>;

/** A request that a code can still confirm. */
type OpenRequest = {
  readonly token: string;
  readonly kind: LoginDataKind;
  readonly value: string;
  readonly codeHash: string;
  readonly triesLeft: number;
};

/** The member's request with a token, locked; null if no code can confirm it any more. */
const openRequest = async (
  tx: Tx,
  { tenant, member_id: memberId }: Account,
  { token, kinds, now }: { readonly token: string; readonly kinds: readonly LoginDataKind[]; readonly now: Date },
): Promise<OpenRequest | null> => {
  const request = await tx
    .selectFrom('profile_request')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', token)
    .where('member_id', '=', memberId)
    .where('state', '=', 'requested')
    .forUpdate()
    .executeTakeFirst();
  const kind = kinds.find((one) => one === request?.kind);
  if (request === undefined || kind === undefined || request.tries_left <= 0) return null;
  if (request.code_hash === null || request.expires_at === null || request.expires_at <= now) return null;
  const { value } = requestContents[kind].parse(request.content);
  return { token, kind, value, codeHash: request.code_hash, triesLeft: request.tries_left };
};

/** Whether another login has an address. */
const isOthers = async (tx: Tx, { tenant }: Account, address: string): Promise<boolean> =>
  (await tx
    .selectFrom('account')
    .select('member_id')
    .where('tenant', '=', tenant)
    .where('email_key', '=', address.toLowerCase())
    .executeTakeFirst()) !== undefined;

/** Writes the confirmed value into the account and closes its request. */
const apply = async (
  tx: Tx,
  { tenant, member_id: memberId }: Account,
  { token, kind, value }: OpenRequest,
  now: Date,
): Promise<void> => {
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
  await tx
    .updateTable('profile_request')
    .set({ state: 'confirmed', settled_at: now, code_hash: null, tries_left: 0 })
    .where('id', '=', token)
    .execute();
};

/**
 * Confirms a change of login data with its code: the value is in effect, the member's other sessions and pending logins
 * end, and the login address from before is notified.
 */
export const confirmer = (services: Services) => {
  const { store, hash, texts, log, messageQueued } = services;

  return async (
    { session, body: { token, code }, now, locale, requestId }: Confirmation,
    kinds: readonly LoginDataKind[],
  ) => {
    const { tenant, memberId, id: sessionId } = session;
    const { settings } = (await fundOfSession(services, tenant)).tenant;
    const dead = refuse.invalid('code', 'confirmationDead');

    const hasCode = ({ codeHash }: OpenRequest): boolean =>
      sameHash(hash('confirmation code', tenant, memberId, token, code.replaceAll(/\s/g, '')), codeHash);

    /** Counts a wrong code, and returns the tries that are left. */
    const countTry = async (tx: Tx, request: OpenRequest): Promise<number> => {
      const triesLeft = request.triesLeft - 1;
      await tx.updateTable('profile_request').set({ tries_left: triesLeft }).where('id', '=', token).execute();
      log.event('authn_address_confirmation_fail', { tenant, kind: request.kind, triesLeft });
      return triesLeft;
    };

    const tell = async (tx: Tx, account: Account, { kind, value }: OpenRequest): Promise<void> => {
      const about = { settings, locale };
      const message = {
        emailAddress: () => texts.emailAddressChanged({ ...about, maskedAddress: maskEmail(value) }),
        restoreEmailAddress: () => texts.recoveryAddressChanged({ ...about, maskedAddress: maskEmail(value) }),
        mobileNumber: () => texts.mobileNumberChanged({ ...about, maskedNumber: maskPhone(value) }),
      }[kind]();
      await enqueueMessage(tx, { ...message, tenant, channel: 'email', recipient: account.email_address, at: now });
    };

    /** Returns null if the value is in effect, else the tries that are left, or why none is. */
    const settle = async (tx: Tx): Promise<Refusal | number | null> => {
      const account = await lockAccount(tx, tenant, memberId);
      if (account === undefined) return refuse.unauthorized();
      const request = await openRequest(tx, account, { token, kinds, now });
      if (request === null) return dead;
      const { kind, value } = request;
      if (isDisabled(kind, settings)) return refuse.disabled();
      if (!hasCode(request)) return (await countTry(tx, request)) || dead;
      if (kind === 'emailAddress' && (await isOthers(tx, account, value))) return dead;
      await apply(tx, account, request, now);
      await endOtherSessions(tx, { tenant, memberId, keep: sessionId, now });
      await noteAccess(tx, { tenant, memberId, at: now, act: 'change', object: objects[kind], requestId });
      await tell(tx, account, request);
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
};
