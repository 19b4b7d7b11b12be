import { randomUUID } from 'node:crypto';
import { maskEmail } from '#domain/masks.ts';
import { secondsAfter } from '../clock.ts';
import { sameHash } from '../security/keyed-hash.ts';
import { noteAccess } from '../store/access-log.ts';
import { enqueueMessage } from '../store/message-queue.ts';
import { takePermits, type Limit } from '../store/permits.ts';
import { parseEmailAddress } from './email-address.ts';
import type { HandlersOf, Services } from './handler.ts';
import { triesPerCode } from './limits.ts';
import { Refusal, refuse } from './refusal.ts';

/** Minutes a mailed confirmation code is good for. */
const codeMinutes = 60;

const mailsPerMember: Limit = { name: 'address confirmations', most: 5, seconds: 600 };

/**
 * The recovery e-mail address: asked for, confirmed with a code mailed to it, and only then stored. The login address
 * is told, and the member's other sessions end.
 */
export const recoveryAddressHandlers = ({
  store,
  funds,
  random,
  hash,
  texts,
  log,
  messageQueued,
}: Services): HandlersOf<'updateLoginData' | 'confirmEmail'> => ({
  updateLoginData: async ({ session, body, now, locale }) => {
    const { tenant, memberId } = session;
    const fund = await funds.find(tenant);
    if (fund === null) throw refuse.unavailable();
    const { settings } = fund.tenant;
    if (settings.disableEmailChange) throw refuse.disabled();
    const emailAddress = parseEmailAddress(body.restoreEmailAddress);
    if (emailAddress === null) throw refuse.invalid('restoreEmailAddress');
    const token = random.token();
    const code = random.digits(6);
    await store.withTenant(tenant, async (tx) => {
      // The account is locked, so that two requests at once leave one pending address.
      const account = await tx
        .selectFrom('account')
        .select('email_key')
        .where('tenant', '=', tenant)
        .where('member_id', '=', memberId)
        .forUpdate()
        .executeTakeFirst();
      if (account === undefined) throw refuse.unauthorized();
      if (account.email_key === emailAddress.toLowerCase()) throw refuse.invalid('restoreEmailAddress');
      const wait = await takePermits(tx, hash, tenant, now, [{ limit: mailsPerMember, key: memberId }]);
      if (wait !== null) throw refuse.tooMany(wait);
      await tx
        .deleteFrom('pending_address')
        .where('tenant', '=', tenant)
        .where('member_id', '=', memberId)
        .where('purpose', '=', 'recovery')
        .execute();
      await tx
        .insertInto('pending_address')
        .values({
          tenant,
          id: token,
          member_id: memberId,
          purpose: 'recovery',
          email_address: emailAddress,
          created_at: now,
          code_hash: hash('address code', tenant, memberId, token, code),
          expires_at: secondsAfter(now, codeMinutes * 60),
          tries_left: triesPerCode,
        })
        .execute();
      await enqueueMessage(tx, {
        ...texts.emailConfirmation({ settings, locale, code, minutes: codeMinutes }),
        id: randomUUID(),
        tenant,
        channel: 'email',
        recipient: emailAddress,
        at: now,
      });
    });
    messageQueued();
    return { data: { confirmationToken: token } };
  },

  confirmEmail: async ({ session, body: { token, code }, now, locale, requestId }) => {
    const { tenant, memberId, id: sessionId } = session;
    const fund = await funds.find(tenant);
    if (fund === null) throw refuse.unavailable();
    const { settings } = fund.tenant;
    const outcome = await store.withTenant(tenant, async (tx): Promise<Refusal | number | null> => {
      const pending = await tx
        .selectFrom('pending_address')
        .selectAll()
        .where('tenant', '=', tenant)
        .where('id', '=', token)
        .where('member_id', '=', memberId)
        .forUpdate()
        .executeTakeFirst();
      if (pending === undefined || pending.tries_left <= 0 || pending.expires_at <= now) {
        return refuse.invalid('code', 'codeExpired');
      }
      if (!sameHash(hash('address code', tenant, memberId, token, code.replaceAll(/\s/g, '')), pending.code_hash)) {
        const triesLeft = pending.tries_left - 1;
        await tx.updateTable('pending_address').set({ tries_left: triesLeft }).where('id', '=', token).execute();
        log.event('authn_address_confirmation_fail', { tenant, triesLeft });
        return triesLeft > 0 ? triesLeft : refuse.invalid('code', 'codeExpired');
      }
      const { email_address: address } = await tx
        .updateTable('account')
        .set({ recovery_address: pending.email_address })
        .where('tenant', '=', tenant)
        .where('member_id', '=', memberId)
        .returning('email_address')
        .executeTakeFirstOrThrow();
      await tx.deleteFrom('pending_address').where('id', '=', token).execute();
      await tx
        .deleteFrom('session')
        .where('tenant', '=', tenant)
        .where('member_id', '=', memberId)
        .where('id', '<>', sessionId)
        .execute();
      await noteAccess(tx, { tenant, memberId, at: now, act: 'change', object: 'recovery address', requestId });
      await enqueueMessage(tx, {
        ...texts.recoveryAddressChanged({ settings, locale, maskedAddress: maskEmail(pending.email_address) }),
        id: randomUUID(),
        tenant,
        channel: 'email',
        recipient: address,
        at: now,
      });
      return null;
    });
    if (outcome instanceof Refusal) throw outcome;
    if (outcome !== null) return { data: { isSuccessfull: false }, meta: { triesLeft: outcome } };
    messageQueued();
    return { data: { isSuccessfull: true } };
  },
});
