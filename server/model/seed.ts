import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { MemberRecord } from '#pension/member-record.ts';
import { unusedImageHours } from '#server/kernel/limits.ts';
import { deleteUnusedImages } from '#server/store/fund-revisions.ts';
import type { Store, Tx } from '#server/store/store.ts';
import type { Database } from '#server/store/tables.ts';
import type { Fund } from './funds.ts';
import { endOverdueImpersonations } from './impersonation.ts';

/** A seeded document's id, which is the same in every seeding and can't be guessed without the key. */
const documentId = (secret: Uint8Array, tenant: string, member: MemberRecord, index: number): string =>
  createHash('sha256')
    .update(secret)
    .update(JSON.stringify(['document', tenant, member.id, index]))
    .digest('base64url');

/** What a seeded document needs besides the member's figures, as `document.parameters` keeps it. */
const parametersOf = (document: MemberRecord['documents'][number]): string | undefined => {
  if (document.type === 'contributionStatement') return JSON.stringify({ year: document.year });
  return document.type === 'planConfirmation' ? JSON.stringify({ from: document.from, on: document.date }) : undefined;
};

/** A member's way to log in, as `account` keeps it; none for somebody who has yet to register. */
const accountsOf = (tenant: string, member: MemberRecord) => {
  const { state, emailAddress, mobileNumber } = member;
  if (state === 'registrable' || emailAddress === undefined || mobileNumber === undefined) return [];
  return [
    {
      tenant,
      member_id: member.id,
      email_key: emailAddress.toLowerCase(),
      email_address: emailAddress,
      recovery_address: member.restoreEmailAddress ?? null,
      mobile_number: mobileNumber,
      language: member.language,
      access: state === 'active' ? ('open' as const) : state,
      able_to_impersonate: member.ableToImpersonate,
      last_failed_at: null,
      blocked_until: null,
    },
  ];
};

const documentsOf = (tenant: string, member: MemberRecord, secret: Uint8Array) =>
  member.documents.map((document, index) => ({
    tenant,
    id: documentId(secret, tenant, member, index),
    member_id: member.id,
    date: document.date,
    type: document.type,
    parameters: parametersOf(document),
    unread: !document.read,
    state: document.state,
    locale: member.language,
  }));

/** How many members are inserted at once: PostgreSQL takes 65 535 values in a statement. */
const atOnce = 100;

/** Inserts members with their accounts and documents. */
const insertMembers = async (
  tx: Tx,
  tenant: string,
  members: readonly MemberRecord[],
  secret: Uint8Array,
): Promise<void> => {
  for (let begin = 0; begin < members.length; begin += atOnce) {
    const some = members.slice(begin, begin + atOnce);
    const people = some.map((member) => ({ tenant, id: member.id, record: JSON.stringify(member) }));
    const accounts = some.flatMap((member) => accountsOf(tenant, member));
    const documents = some.flatMap((member) => documentsOf(tenant, member, secret));
    await tx.insertInto('insured_person').values(people).execute();
    if (accounts.length > 0) await tx.insertInto('account').values(accounts).execute();
    if (documents.length > 0) await tx.insertInto('document').values(documents).execute();
  }
};

/**
 * Seeds a fund's members into the database: on first use, and again when its file has changed, to add new ones. Members
 * already in the database keep their changes. Runs in the caller's transaction.
 */
export const seedFund = async (tx: Tx, fund: Fund, secret: Uint8Array, now: Date): Promise<void> => {
  const tenant = fund.tenant.code;
  const seeded = () => tx.selectFrom('fund').select('members_version').where('tenant', '=', tenant).executeTakeFirst();
  if ((await seeded())?.members_version === fund.membersVersion) return;
  await sql`select pg_advisory_xact_lock(hashtext(${`seed ${tenant}`}))`.execute(tx);
  if ((await seeded())?.members_version === fund.membersVersion) return;
  const people = await tx
    .selectFrom('insured_person')
    .select(['id', sql<string>`record ->> 'ahvNumber'`.as('ahv')])
    .where('tenant', '=', tenant)
    .execute();
  const addresses = await tx.selectFrom('account').select('email_key').where('tenant', '=', tenant).execute();
  const taken = new Set([...people.flatMap(({ id, ahv }) => [id, ahv]), ...addresses.map((row) => row.email_key)]);
  const isThere = ({ id, ahvNumber, emailAddress }: MemberRecord): boolean =>
    [id, ahvNumber, emailAddress?.toLowerCase() ?? ''].some((key) => taken.has(key));
  const added = fund.tenant.members.filter((member) => !isThere(member));
  await insertMembers(tx, tenant, added, secret);
  await tx
    .insertInto('fund')
    .values({ tenant, members_version: fund.membersVersion, seeded_at: now })
    .onConflict((conflict) =>
      conflict.column('tenant').doUpdateSet({ members_version: fund.membersVersion, seeded_at: now }),
    )
    .execute();
};

/** Everything that the demo changes, besides the funds. */
const demoTables = [
  'message',
  'rate_limit',
  'registration',
  'applicant_browser',
  'applicant',
  'session',
  'login_flow',
  'profile_request',
  'document_file',
  'document_job',
  'document',
  'account',
  'content',
  'content_version',
  'question',
  'thread_message',
  'thread',
  'plan_choice',
  'scenario',
  'hint_put_off',
  'ahv_pension',
  'administrator_session',
  'administrator_login',
  'administrator',
  'preview_link',
  'fund_draft',
  'fund_revision',
  'fund_image',
  'insured_person',
] as const satisfies (keyof Database)[];

/** Deletes rows of all these tables and of the funds: all, or those of a condition. */
const emptyTables = async (tx: Tx, where: RawBuilder<unknown>): Promise<void> => {
  // One statement instead of one for each table: tests of the provider begin each of their cases with it.
  const parts = demoTables.map(
    (table) => sql`${sql.id(`gone_${table}`)} as (delete from ${sql.table(table)} ${where})`,
  );
  await sql`with ${sql.join(parts)} delete from fund ${where}`.execute(tx);
};

/**
 * Resets the demo: deletes sessions, logins, messages, limits and changed data. The next use of a fund seeds it again.
 * The access log stays, because it is append-only.
 */
export const resetDemo = (store: Store): Promise<void> =>
  store.withSystem(async (tx) => {
    await emptyTables(tx, sql``);
  });

/** Deletes all that the database has of a fund but its access log, in the system's transaction. Its next use seeds it again. */
export const forgetFund = (tx: Tx, tenant: string): Promise<void> => emptyTables(tx, sql`where tenant = ${tenant}`);

/** Days after which a message is deleted, delivered or not. */
const messageDays = 30;

/** Days for which a finished document's job is kept. */
const jobDays = 1;

/** Days for which an unfinished registration is kept; longer while a letter's code is valid. */
const applicantDays = 60;

/** Days for which a member's request is kept once it is settled: at least as long as the access log. */
const requestDays = 400;

/**
 * Deletes what has expired: old logins, sessions and views by support staff, limits, registration links, abandoned
 * registrations, changes whose code was never confirmed, jobs of finished documents, images that the studio has not used,
 * and all old messages. A finished registration is deleted after a day, because the account replaces it.
 */
export const cleanUp = (store: Store, now: Date): Promise<void> =>
  store.withSystem(async (tx) => {
    const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    await tx.deleteFrom('rate_limit').where('expires_at', '<', now).execute();
    const viewed = await tx
      .selectFrom('impersonation')
      .select('tenant')
      .distinct()
      .where('ended_at', 'is', null)
      .execute();
    for (const { tenant } of viewed) await endOverdueImpersonations(tx, tenant, now, 'clean-up');
    await tx.deleteFrom('impersonation').where('ends_at', '<', before(24)).execute();
    await tx.deleteFrom('session').where('created_at', '<', before(9)).execute();
    await tx.deleteFrom('login_flow').where('created_at', '<', before(24)).execute();
    await tx.deleteFrom('administrator_session').where('created_at', '<', before(9)).execute();
    await tx.deleteFrom('administrator_login').where('created_at', '<', before(24)).execute();
    await tx.deleteFrom('preview_link').where('ends_at', '<', now).execute();
    await deleteUnusedImages(tx, before(unusedImageHours));
    await tx.deleteFrom('registration').where('created_at', '<', before(24)).execute();
    await tx
      .deleteFrom('applicant')
      .where((where) =>
        where.or([
          where.and([
            where('created_at', '<', before(24 * applicantDays)),
            where.or([where('letter_expires_at', 'is', null), where('letter_expires_at', '<', now)]),
          ]),
          where('completed_at', '<', before(24)),
          // Nobody was matched within a day, so there is only an address, not worth keeping.
          where.and([where('member_id', 'is', null), where('created_at', '<', before(24))]),
        ]),
      )
      .execute();
    await tx
      .deleteFrom('profile_request')
      .where((where) =>
        where.or([
          where('settled_at', '<', before(24 * requestDays)),
          where.and([where('state', '=', 'requested'), where('expires_at', '<', now)]),
        ]),
      )
      .execute();
    await tx
      .deleteFrom('document_job')
      .where('finished_at', '<', before(24 * jobDays))
      .execute();
    await tx
      .deleteFrom('message')
      .where('created_at', '<', before(24 * messageDays))
      .execute();
  });
