import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { enqueueDocument } from '#server/store/document-jobs.ts';
import type { Store, Tx } from '#server/store/store.ts';
import { Browser, dataOf } from './browser.ts';
import { databases, providerOn, startDatabase, TestClock, type TestDatabase } from './fixture.ts';
import { linkBody, logIn, newestLink, peopleOf, type Person } from './people.ts';

const walled = [
  'fund',
  'insured_person',
  'account',
  'login_flow',
  'session',
  'impersonation',
  'registration',
  'applicant',
  'applicant_browser',
  'profile_request',
  'rate_limit',
  'message',
  'access_log',
  'access_log_head',
  'access_log_origin',
  'document',
  'document_file',
  'document_job',
  'content',
  'content_version',
  'question',
  'thread',
  'thread_message',
  'plan_choice',
  'scenario',
  'hint_put_off',
  'ahv_pension',
  'administrator',
  'administrator_login',
  'administrator_session',
  'fund_image',
  'fund_revision',
  'fund_draft',
  'preview_link',
] as const;

/** A view of somebody's portal, by nobody but themselves. */
const viewOf = ({ tenant, id }: Person) => ({
  tenant,
  id: `view of ${tenant}`,
  actor_id: id,
  actor_name: 'Support',
  subject_id: id,
  reason: 'problem' as const,
  note: null,
  started_at: new Date(),
  ends_at: new Date(),
  ended_at: null,
  ended_by: null,
});

/** A row in each of the studio's tables. */
const fillStudio = async (tx: Tx, tenant: string): Promise<void> => {
  const now = new Date();
  const author = 'nora';
  const files = JSON.stringify({ settings: {}, content: {}, assets: {} });
  await tx
    .insertInto('administrator')
    .values({
      tenant,
      id: author,
      name: 'Nora',
      email_key: 'nora@example.org',
      email_address: 'nora@example.org',
      mobile_number: '+41790000900',
      language: 'de-CH',
      last_failed_at: null,
      blocked_until: null,
    })
    .execute();
  const begun = { tenant, administrator_id: author, locale: 'de-CH', created_at: now } as const;
  await tx
    .insertInto('administrator_login')
    .values({ ...begun, id: tenant, link_hash: '', link_expires_at: now })
    .execute();
  await tx
    .insertInto('administrator_session')
    .values({ ...begun, token_hash: tenant, last_seen_at: now })
    .execute();
  await tx
    .insertInto('fund_image')
    .values({ tenant, hash: '', content: Buffer.from('image'), stored_at: now })
    .execute();
  await tx
    .insertInto('fund_revision')
    .values({
      tenant,
      number: 1,
      kind: 'folder',
      files,
      digest: '',
      author_id: author,
      author,
      approved_by: null,
      comment: '',
      restores: null,
      at: now,
    })
    .execute();
  const saved = { saved_by_id: author, saved_by: author, saved_at: now };
  await tx
    .insertInto('fund_draft')
    .values({ ...saved, tenant, version: 1, based_on: 1, files, digest: '', kind: 'publish', restores: null })
    .execute();
  await tx
    .insertInto('preview_link')
    .values({
      tenant,
      id: tenant,
      token_hash: tenant,
      shared: true,
      administrator_id: author,
      made_by: author,
      made_at: now,
      ends_at: now,
    })
    .execute();
};

const firstBreak = (tx: Tx) => sql<{ at: number | null }>`select access_log_break('bergahorn') as at`.execute(tx);

describe.each(databases)('the wall between funds on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    const provider = providerOn({ store, clock: new TestClock() });
    for (const tenant of ['bergahorn', 'fadental']) {
      const [person] = await peopleOf(tenant, 'active');
      if (person === undefined) throw new Error(`${tenant} has no active member.`);
      const browser = await new Browser(provider).arrive();
      await logIn(browser, store, person);
      await browser.call('GET', 'dashboard');
      const list = dataOf(await browser.call('GET', 'documents'), endpoints.documents.data);
      await browser.call('GET', list[0]?.pdfLink ?? '');
      const job = { id: tenant, documentId: tenant, type: 'pensionCertificate', parameters: null } as const;
      await store.withTenant(tenant, (tx) =>
        enqueueDocument(
          tx,
          { ...job, tenant, memberId: person.id, locale: 'de-CH', date: '2026-11-21', basis: '' },
          new Date(),
        ),
      );
      const query = `{ exitPage(tenant: "${tenant}", locale: "de-CH") { title } }`;
      await browser.request('POST', '/content/graphql', { body: { query } });
      await browser.call('PUT', 'users/current/profile/logindata', { body: { restoreEmailAddress: 'r@example.org' } });
      await browser.call('POST', 'contact/request', { body: { subject: 'Frage', body: 'Guten Tag' } });
      await browser.call('POST', 'registrations/', { body: linkBody({ tenant, emailAddress: 'new@example.org' }) });
      const { sessionId, emailCode } = await newestLink(store, 'new@example.org');
      await browser.call('PATCH', `registrations/validemail/${sessionId}`, { body: { emailCode } });
      await store.withTenant(tenant, async (tx) => {
        await tx.insertInto('impersonation').values(viewOf(person)).execute();
        const choice = { plan: '01', starts_on: '2028-01-01', chosen_at: new Date() } as const;
        await tx
          .insertInto('plan_choice')
          .values({ ...choice, tenant, id: tenant, member_id: person.id })
          .execute();
        const scenario = { simulator: 'buyIn', name: 'A', name_key: 'a', changes: '{}', basis: '' } as const;
        await tx
          .insertInto('scenario')
          .values({ ...scenario, tenant, id: tenant, member_id: person.id, kept_at: new Date() })
          .execute();
        const putOff = { hint: 'buyInThisYear', until: '2026-12-21' } as const;
        await tx
          .insertInto('hint_put_off')
          .values({ ...putOff, tenant, member_id: person.id })
          .execute();
        await tx.insertInto('ahv_pension').values({ tenant, member_id: person.id, per_month: 2_200 }).execute();
        await fillStudio(tx, tenant);
      });
    }
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await database.stop();
  });

  const tenantsIn = async (tx: Tx, table: (typeof walled)[number]): Promise<string[]> =>
    (await sql<{ tenant: string }>`select distinct tenant from ${sql.table(table)}`.execute(tx)).rows.map(
      (row) => row.tenant,
    );

  test('every table with a fund in it is walled, even for the owner', async () => {
    const { rows } = await store.withSystem((tx) =>
      sql<{ relname: string; walled: boolean }>`
        select c.relname, c.relrowsecurity and c.relforcerowsecurity as walled
          from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant'
         where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`.execute(tx),
    );
    expect(rows.map(({ relname }) => relname).toSorted()).toEqual([...walled].toSorted());
    expect(rows.filter((row) => !row.walled)).toEqual([]);
  });

  test('queries run as a role that can neither bypass the wall nor own the tables', async () => {
    const { rows } = await store.withTenant('bergahorn', (tx) =>
      sql<{ name: string; free: boolean; owns: boolean }>`
        select current_user as name, r.rolsuper or r.rolbypassrls as free,
               exists (select from pg_class c where c.relowner = r.oid) as owns
          from pg_roles r where r.rolname = current_user`.execute(tx),
    );
    expect(rows).toEqual([{ name: 'pilaster_app', free: false, owns: false }]);
  });

  test.each(walled)('a transaction for one fund sees no other row of %s', async (table) => {
    expect(await store.withTenant('bergahorn', (tx) => tenantsIn(tx, table))).toEqual(['bergahorn']);
    expect(await store.withTenant('ginster', (tx) => tenantsIn(tx, table))).toEqual([]);
    expect(await store.withTenant('', (tx) => tenantsIn(tx, table))).toEqual([]);
  });

  test('nothing can be inserted into another fund, changed there or deleted', async () => {
    await expect(
      store.withTenant('bergahorn', (tx) =>
        tx.insertInto('fund').values({ tenant: 'fadental2', members_version: '', seeded_at: new Date() }).execute(),
      ),
    ).rejects.toThrow('row-level security');
    await expect(
      store.withTenant('bergahorn', (tx) => tx.updateTable('session').set({ tenant: 'fadental' }).execute()),
    ).rejects.toThrow();
    for (const table of ['session', 'message', 'rate_limit'] as const) {
      const { numDeletedRows } = await store.withTenant('ginster', (tx) =>
        tx.deleteFrom(table).executeTakeFirstOrThrow(),
      );
      expect(numDeletedRows).toBe(0n);
    }
  });

  test('the application role gains nothing by the setting that opens the wall to the owner', async () => {
    const seen = await store.withTenant('bergahorn', async (tx) => {
      await sql`select set_config('app.system', 'on', true)`.execute(tx);
      return tenantsIn(tx, 'account');
    });
    expect(seen).toEqual(['bergahorn']);
  });

  test('the application role reads neither the secret nor the history of migrations', async () => {
    for (const table of ['meta', 'schema_migration']) {
      await expect(
        store.withTenant('bergahorn', (tx) => sql`select * from ${sql.table(table)}`.execute(tx)),
      ).rejects.toThrow('permission denied');
    }
  });

  test('a setting of one transaction is gone in the next', async () => {
    await store.withTenant('bergahorn', (tx) => tenantsIn(tx, 'account'));
    await store.withSystem((tx) => tenantsIn(tx, 'account'));
    expect(await store.tenantOfFlow('none')).toBeNull();
    expect(await store.withTenant('', (tx) => tenantsIn(tx, 'account'))).toEqual([]);
  });

  test('the access log can’t be changed, and a forged line breaks its chain', async () => {
    for (const change of [
      sql`update access_log set actor = 'x'`,
      sql`delete from access_log`,
      sql`truncate access_log`,
    ]) {
      await expect(store.withTenant('bergahorn', (tx) => change.execute(tx))).rejects.toThrow('permission denied');
      await expect(store.withSystem((tx) => change.execute(tx))).rejects.toThrow('only ever added to');
    }
    expect((await store.withTenant('bergahorn', firstBreak)).rows).toEqual([{ at: null }]);
    const forged = store.withSystem(async (tx) => {
      await sql`alter table access_log disable trigger access_log_keep`.execute(tx);
      await sql`update access_log set actor = 'somebody else' where tenant = 'bergahorn' and position = 2`.execute(tx);
      const { rows } = await firstBreak(tx);
      throw new Error(`broken at ${rows[0]?.at}`);
    });
    await expect(forged).rejects.toThrow('broken at 2');
  });

  test('lines written at the same time form one chain', async () => {
    const entry = {
      tenant: 'ginster',
      at: new Date(),
      actor: 'a',
      subject: 's',
      act: 'read',
      object: 'o',
      request_id: 'r',
    };
    await Promise.all(
      Array.from({ length: 20 }, () =>
        store.withTenant('ginster', (tx) => tx.insertInto('access_log').values(entry).execute()),
      ),
    );
    const { rows } = await store.withTenant('ginster', (tx) =>
      sql`select count(*)::int as lines, access_log_break('ginster') as broken from access_log`.execute(tx),
    );
    expect(rows).toEqual([{ lines: 20, broken: null }]);
  });
});
