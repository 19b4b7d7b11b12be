import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { providerTables } from '#server/store/migrations/0001-provider.ts';
import { registrationAndProfile } from '#server/store/migrations/0002-registration-and-profile.ts';
import { contentTables } from '#server/store/migrations/0003-content.ts';
import { recordVersions } from '#server/store/migrations/0004-record-versions.ts';
import { documents } from '#server/store/migrations/0005-documents.ts';
import { impersonation } from '#server/store/migrations/0006-impersonation.ts';

test('a log from before keeps its hashes, gets the members’ chains, and goes on', async () => {
  const database = await PGlite.create();
  const names = { schema: '"public"', owner: '"postgres"', appRole: null };
  for (const step of [providerTables, registrationAndProfile, contentTables, recordVersions, documents]) {
    await database.exec(step(names));
  }
  const write = async (subject: string, object: string) => {
    await database.query(
      `insert into access_log (tenant, at, actor, subject, act, object, request_id)
       values ('bergahorn', now(), $1, $1, 'read', $2, 'r')`,
      [subject, object],
    );
  };
  await write('anna', 'dashboard');
  await write('paul', 'dashboard');
  await write('anna', 'profile');
  const before = (await database.query('select position, hash from access_log order by position')).rows;
  await database.exec(impersonation(names));
  await write('anna', 'page: buy-in');
  const { rows } = await database.query('select * from access_log order by position');
  const lines = z
    .array(
      z.object({
        position: z.number(),
        version: z.number(),
        subject: z.string(),
        subject_position: z.number(),
        hash: z.string(),
      }),
    )
    .parse(rows);
  expect(lines.slice(0, 3).map(({ position, hash }) => ({ position, hash }))).toEqual(before);
  expect(lines.map((line) => [line.subject, line.subject_position, line.version])).toEqual([
    ['anna', 1, 1],
    ['paul', 1, 1],
    ['anna', 2, 1],
    ['anna', 3, 2],
  ]);
  const broken = async () =>
    (await database.query<{ at: number | null }>(`select access_log_break('bergahorn') as at`)).rows[0]?.at;
  expect(await broken()).toBeNull();
  await expect(database.query('delete from access_log')).rejects.toThrow('only ever added to');
  await database.exec('alter table access_log disable trigger user');
  await database.exec(`update access_log set object = 'nothing' where position = 1`);
  expect(await broken()).toBe(1);
  await database.exec(
    `update access_log set object = 'dashboard' where position = 1; delete from access_log where position = 4`,
  );
  expect(await broken()).toBe(4);
  await database.close();
});
