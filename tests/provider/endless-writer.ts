import { silentLog } from '#tests/support/silent-log.ts';
import { openStore } from '#server/store/open-store.ts';

/** Writes one row after another into the database of a folder and reports each commit, until it is killed. */
const [dataDir = '', prefix = ''] = process.argv.slice(2);
const store = await openStore({ dataDir, log: silentLog });
for (let count = 1; ; count += 1) {
  const at = new Date();
  await store.withTenant('bergahorn', (tx) =>
    tx
      .insertInto('applicant')
      .values({
        tenant: 'bergahorn',
        id: `${prefix}-${count}`,
        email_key: `${prefix}${count}@example.org`,
        email_address: `${prefix}${count}@example.org`,
        locale: 'de-CH',
        login_page: 'x',
        created_at: at,
        tries_left: 5,
      })
      .execute(),
  );
  process.stdout.write(`${count}\n`);
}
