import { randomUUID } from 'node:crypto';
import { offeredLanguages } from '#domain/offered-languages.ts';
import { ownLocale, type Locale } from '#kernel/locale.ts';
import type { EndpointRequest } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { networkOf } from '#server/kernel/caller-address.ts';
import { secondsAfter } from '#server/kernel/clock.ts';
import { parseEmailAddress } from '#server/kernel/email-address.ts';
import {
  linkMailsPerAddress,
  linkMinutes,
  linkRequestsPerSource,
  matchTries,
  type Permit,
} from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { enqueueMessage } from '#server/store/message-queue.ts';
import type { Tx } from '#server/store/store.ts';
import type { Account } from '#server/store/tables.ts';
import { admit } from './admit.ts';
import { readCallback, type Callback } from './callback.ts';
import type { Fund } from './funds.ts';
import type { Services } from './handler.ts';
import { memberLogins } from './member-logins.ts';
import { seedFund } from './seed.ts';
import { beginLogin } from './two-factors.ts';

type LinkBody = EndpointRequest<(typeof endpoints)['requestLoginLink']>['body'];

/** A request for a link that passed all checks except those of the account. */
export type LinkRequest = {
  readonly fund: Fund;
  readonly tenant: string;
  readonly emailAddress: string;
  readonly locale: Locale;
  readonly callback: Callback;
  readonly now: Date;
};

/** Checks address, fund and callback of a request for a link. */
export const readLinkRequest = async (services: Services, body: LinkBody, now: Date): Promise<LinkRequest> => {
  const emailAddress = parseEmailAddress(body.emailAddress);
  if (emailAddress === null) throw refuse.invalid('emailAddress');
  const fund = await services.funds.find(body.tenant);
  if (fund === null) throw refuse.invalid('tenant', 'unknownTenant');
  const tenant = fund.tenant.code;
  const languages = offeredLanguages(fund.globalSettings);
  const callback = readCallback(body.urlCallback, tenant, { origins: services.origins, languages });
  // A fund writes in a language it offers, the same one that its portal would fall back to.
  const locale = languages.includes(body.language) ? body.language : ownLocale(languages);
  return { fund, tenant, emailAddress, locale, callback, now };
};

/** Takes one hit on a limit of links. */
const takeLinkPermit = (tx: Tx, services: Services, request: LinkRequest, wanted: Permit): Promise<void> =>
  admit(tx, services, request, wanted.limit.name, [wanted]);

/**
 * Counts a request for a link against its source; refuses it with 429 if that has asked too often. Uses its own
 * transaction, so that the request counts whatever becomes of it, and no account is locked while a busy source is
 * counted.
 */
export const admitSource = (services: Services, request: LinkRequest, source: string): Promise<void> =>
  services.store.withTenant(request.tenant, (tx) =>
    takeLinkPermit(tx, services, request, {
      limit: linkRequestsPerSource(services.linkRequestsPerSource),
      key: networkOf(source),
    }),
  );

/** The address's account, locked until the transaction ends, so that concurrent requests take turns. */
export const findAccount = async (tx: Tx, services: Services, request: LinkRequest): Promise<Account | null> => {
  await seedFund(tx, request.fund, services.store.secret, request.now);
  const account = await tx
    .selectFrom('account')
    .selectAll()
    .where('tenant', '=', request.tenant)
    .where('email_key', '=', request.emailAddress.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  return account ?? null;
};

/** Mails a login link; older ones of the same account stop working. */
const mailLoginLink = async (tx: Tx, services: Services, request: LinkRequest, account: Account): Promise<void> => {
  const { tenant, fund, locale, callback, now } = request;
  const { random, texts } = services;
  const login = { owner: account, id: random.token(), tenant, locale, now };
  const { sessionId, emailCode } = await beginLogin(tx, services, memberLogins, login);
  const link = callback.loginLink(sessionId, emailCode);
  await enqueueMessage(tx, {
    ...texts.loginLink({ settings: fund.tenant.settings, locale, link, minutes: linkMinutes }),
    tenant,
    channel: 'email',
    recipient: account.email_address,
    at: now,
  });
};

/** The registration begun with an address, locked, or a new one. */
const findApplicant = async (tx: Tx, request: LinkRequest): Promise<{ id: string; isResumed: boolean }> => {
  const { tenant, locale, callback, emailAddress, now } = request;
  const emailKey = emailAddress.toLowerCase();
  const { id, member_id: memberId } = await tx
    .insertInto('applicant')
    .values({
      tenant,
      id: randomUUID(),
      email_key: emailKey,
      email_address: emailAddress,
      locale,
      login_page: callback.loginPage,
      created_at: now,
      tries_left: matchTries,
    })
    // Concurrent requests find the same registration; the newest one decides on its language.
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'email_key'])
        .where('completed_at', 'is', null)
        .doUpdateSet({ locale, login_page: callback.loginPage }),
    )
    .returning(['id', 'member_id'])
    .executeTakeFirstOrThrow();
  return { id, isResumed: memberId !== null };
};

/**
 * Mails a registration link to an address without a login. If the address has already begun a registration, the link
 * resumes it, even days later; unopened links stop working.
 */
export const mailRegistrationLink = async (
  tx: Tx,
  { random, hash, texts }: Services,
  request: LinkRequest,
): Promise<void> => {
  const { tenant, fund, locale, callback, emailAddress, now } = request;
  const [id, emailCode] = [random.token(), random.token()];
  const applicant = await findApplicant(tx, request);
  await tx
    .updateTable('registration')
    .set({ superseded_at: now })
    .where('tenant', '=', tenant)
    .where('applicant_id', '=', applicant.id)
    .where('superseded_at', 'is', null)
    .execute();
  await tx
    .insertInto('registration')
    .values({
      tenant,
      id,
      applicant_id: applicant.id,
      locale,
      created_at: now,
      link_hash: hash('registration link', tenant, id, emailCode),
      link_expires_at: secondsAfter(now, linkMinutes * 60),
    })
    .execute();
  const link = callback.registrationLink(id, emailCode);
  const { settings } = fund.tenant;
  await enqueueMessage(tx, {
    ...texts.registrationLink({ settings, locale, link, minutes: linkMinutes, isResumed: applicant.isResumed }),
    tenant,
    channel: 'email',
    recipient: emailAddress,
    at: now,
  });
};

/** Tells a former member by mail that their access has ended, if the call's answer must not. */
export const mailAccessEnded = async (
  tx: Tx,
  { texts }: Services,
  request: LinkRequest,
  account: Account,
): Promise<void> => {
  const { tenant, fund, locale, now } = request;
  await enqueueMessage(tx, {
    ...texts.accessEnded({
      settings: fund.tenant.settings,
      locale,
      reason: account.access === 'left' ? 'left' : 'locked',
    }),
    tenant,
    channel: 'email',
    recipient: account.email_address,
    at: now,
  });
};

/**
 * Mails an address what is due: a login link, a registration link, or that the access has ended. Refuses with 429 if
 * the address has had its mails for now.
 */
export const mailWhatIsDue = async (
  tx: Tx,
  services: Services,
  request: LinkRequest,
  account: Account | null,
): Promise<void> => {
  const key = request.emailAddress.toLowerCase();
  await takeLinkPermit(tx, services, request, { limit: linkMailsPerAddress, key });
  if (account === null) return mailRegistrationLink(tx, services, request);
  return account.access === 'open'
    ? mailLoginLink(tx, services, request, account)
    : mailAccessEnded(tx, services, request, account);
};

/** Minimum duration of a silent answer; a shorter one would reveal what was found. */
const silentMilliseconds = 250;

/** Runs something and answers, or refuses, no sooner than after the silent time. */
export const inSilentTime = async <T>({ pause }: Services, run: () => Promise<T>): Promise<T> => {
  const floor = pause(silentMilliseconds);
  try {
    return await run();
  } finally {
    await floor;
  }
};
