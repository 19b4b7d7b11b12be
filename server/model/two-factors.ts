import type { Endpoint } from '#contract/endpoint.ts';
import type { Locale } from '#kernel/locale.ts';
import { secondsAfter } from '#server/kernel/clock.ts';
import { sameHash } from '#server/kernel/keyed-hash.ts';
import {
  codeDigits,
  codeMinutes,
  linkMinutes,
  smsLimits,
  smsPause,
  smsRepeats,
  triesPerCode,
} from '#server/kernel/limits.ts';
import { refuse, Refusal } from '#server/kernel/refusal.ts';
import type { ComposedMessage } from '#server/store/message-content.ts';
import { enqueueMessage } from '#server/store/message-queue.ts';
import type { Tx } from '#server/store/store.ts';
import type { PendingLogin } from '#server/store/tables.ts';
import { admit } from './admit.ts';
import { blockedSeconds, noFailures, oneMoreFailure, type Failures } from './failures.ts';
import type { Call, Services } from './handler.ts';

/** Whose login it is: where the code goes, and how many wrong ones there have been. */
type LoginOwner = Failures & { readonly mobile_number: string };

/** What a new login begins with, before its owner is known to it. */
type NewLogin = Pick<PendingLogin, 'tenant' | 'id' | 'locale' | 'created_at' | 'link_hash' | 'link_expires_at'>;

/** What tells one kind of login from another: whose it is, and where it is kept. */
export type LoginKind<Owner extends LoginOwner> = {
  /** Sets the hashes of this kind's secrets apart from those of every other. */
  readonly purposes: { readonly link: string; readonly code: string };
  /** The two steps as the log names them. */
  readonly steps: { readonly link: string; readonly code: string };
  /** Inserts a login of an owner, whose earlier ones stop working. */
  readonly begin: (tx: Tx, owner: Owner, login: NewLogin) => Promise<void>;
  /**
   * A login and its owner, both locked until the transaction ends. The owner comes first, as when a new link is mailed and
   * older logins are superseded; in another order, two requests for one person could deadlock.
   */
  readonly lock: (
    tx: Tx,
    tenant: string,
    id: string,
  ) => Promise<{ readonly login: PendingLogin; readonly owner: Owner } | null>;
  readonly change: (tx: Tx, login: PendingLogin, change: Partial<PendingLogin>) => Promise<void>;
  readonly setFailures: (tx: Tx, owner: Owner, failures: Failures) => Promise<void>;
  /** Why an owner may not log in whatever they know; null if they may. */
  readonly barred: (owner: Owner) => Refusal | null;
};

/** One step of a login, as its call names it. */
type Step = {
  readonly tenant: string;
  readonly sessionId: string;
} & Pick<Call<Endpoint>, 'now' | 'speak'>;

/** Begins a login: what the mailed link has to carry, which is good for `linkMinutes`. */
export const beginLogin = async <Owner extends LoginOwner>(
  tx: Tx,
  { random, hash }: Pick<Services, 'random' | 'hash'>,
  { purposes, begin }: LoginKind<Owner>,
  login: { readonly owner: Owner; readonly id: string } & Pick<PendingLogin, 'tenant' | 'locale'> & {
      readonly now: Date;
    },
): Promise<{ readonly sessionId: string; readonly emailCode: string }> => {
  const { owner, tenant, id, locale, now } = login;
  const emailCode = random.token();
  await begin(tx, owner, {
    tenant,
    id,
    locale,
    created_at: now,
    link_hash: hash(purposes.link, tenant, id, emailCode),
    link_expires_at: secondsAfter(now, linkMinutes * 60),
  });
  return { sessionId: id, emailCode };
};

/**
 * Checks the first factor, a mailed link, and sends the second one, a code by SMS. Returns the number that it went to, and
 * the login's language; refuses a link that is expired, used, superseded or unknown, and too many SMS.
 * @param compose the SMS
 */
export const sendLoginCode = async <Owner extends LoginOwner>(
  services: Pick<Services, 'store' | 'hash' | 'random' | 'log' | 'messageQueued'>,
  kind: LoginKind<Owner>,
  { tenant, sessionId, emailCode, now, speak }: Step & { readonly emailCode: string },
  compose: (
    about: Pick<PendingLogin, 'locale'> & { readonly code: string; readonly minutes: number },
  ) => ComposedMessage,
): Promise<{ readonly number: string; readonly locale: Locale }> => {
  const { store, hash, random, log, messageQueued } = services;
  const linkHash = hash(kind.purposes.link, tenant, sessionId, emailCode);
  const sent = await store.withTenant(tenant, async (tx) => {
    const found = await kind.lock(tx, tenant, sessionId);
    if (found === null) return null;
    const { login, owner } = found;
    speak(login.locale);
    if (!sameHash(linkHash, login.link_hash)) return null;
    if (login.superseded_at !== null || login.used_at !== null || login.link_expires_at <= now) return null;
    const barred = kind.barred(owner);
    if (barred !== null) throw barred;
    const blocked = blockedSeconds(owner, now);
    if (blocked > 0) throw refuse.tooMany(blocked);
    if (login.sms_sent_at !== null) {
      const free = secondsAfter(login.sms_sent_at, smsPause);
      if (free > now) throw refuse.tooMany((free.getTime() - now.getTime()) / 1000);
    }
    // A login that has used all its SMS waits for its link to expire; a new link may send again.
    if (login.sms_count > smsRepeats) {
      throw refuse.tooMany((login.link_expires_at.getTime() - now.getTime()) / 1000);
    }
    await admit(tx, services, { tenant, now }, 'sms', [
      { limit: smsLimits.perNumberAndHour, key: owner.mobile_number },
      { limit: smsLimits.perNumberAndDay, key: owner.mobile_number },
      { limit: smsLimits.perFundAndHour, key: 'all' },
    ]);
    const code = random.digits(codeDigits);
    await kind.change(tx, login, {
      sms_hash: hash(kind.purposes.code, tenant, sessionId, code),
      sms_expires_at: secondsAfter(now, codeMinutes * 60),
      sms_sent_at: now,
      sms_count: login.sms_count + 1,
      tries_left: triesPerCode,
    });
    const recipient = owner.mobile_number;
    const message = compose({ locale: login.locale, code, minutes: codeMinutes });
    await enqueueMessage(tx, { ...message, tenant, channel: 'sms', recipient, at: now });
    return { number: recipient, locale: login.locale };
  });
  if (sent === null) {
    log.event('authn_login_fail', { tenant, step: kind.steps.link });
    throw refuse.linkExpired();
  }
  messageQueued();
  return sent;
};

/**
 * Checks the second factor and uses the login up. A refusal that must leave a trace (a used try, a counted failure) is
 * returned from the transaction and thrown after it.
 * @param open opens the session, in the transaction that uses the login up
 */
export const logInByCode = async <Owner extends LoginOwner, Opened extends object>(
  { store, hash, log }: Pick<Services, 'store' | 'hash' | 'log'>,
  kind: LoginKind<Owner>,
  { tenant, sessionId, smsCode, now, speak }: Step & { readonly smsCode: string },
  open: (tx: Tx, found: { readonly login: PendingLogin; readonly owner: Owner }) => Promise<Opened>,
): Promise<Opened> => {
  const typed = hash(kind.purposes.code, tenant, sessionId, smsCode.replaceAll(/\s/g, ''));
  const outcome = await store.withTenant(tenant, async (tx) => {
    const found = await kind.lock(tx, tenant, sessionId);
    if (found === null) return refuse.linkExpired();
    const { login, owner } = found;
    speak(login.locale);
    const { sms_hash: smsHash, sms_expires_at: expiresAt } = login;
    if (login.superseded_at !== null || login.used_at !== null || smsHash === null || expiresAt === null) {
      return refuse.linkExpired();
    }
    const barred = kind.barred(owner);
    if (barred !== null) return barred;
    const blocked = blockedSeconds(owner, now);
    if (blocked > 0) return refuse.tooMany(blocked);
    if (login.tries_left <= 0) return refuse.linkExpired();
    if (expiresAt <= now) return refuse.codeExpired();
    if (!sameHash(typed, smsHash)) {
      const triesLeft = login.tries_left - 1;
      await kind.change(tx, login, { tries_left: triesLeft });
      await kind.setFailures(tx, owner, oneMoreFailure(owner, now));
      log.event('authn_login_fail', { tenant, step: kind.steps.code, triesLeft });
      return triesLeft > 0 ? refuse.wrongCode(triesLeft) : refuse.linkExpired();
    }
    await kind.change(tx, login, { used_at: now, sms_hash: null, tries_left: 0 });
    await kind.setFailures(tx, owner, noFailures);
    return open(tx, found);
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};
