import { createHash } from 'node:crypto';
import { StartError } from '#server/kernel/start-error.ts';
import { providerTables } from './migrations/0001-provider.ts';
import { registrationAndProfile } from './migrations/0002-registration-and-profile.ts';
import { contentTables } from './migrations/0003-content.ts';
import { recordVersions } from './migrations/0004-record-versions.ts';
import { documents } from './migrations/0005-documents.ts';
import { impersonation } from './migrations/0006-impersonation.ts';
import { messageTables } from './migrations/0007-messages.ts';
import { unreadAnswers } from './migrations/0008-unread-answers.ts';
import { planChoices } from './migrations/0009-plan-choices.ts';
import { accessLogOrigin } from './migrations/0010-access-log-origin.ts';
import { scenarios } from './migrations/0011-scenarios.ts';
import { documentJobOrder } from './migrations/0012-document-job-order.ts';
import { hintsPutOff } from './migrations/0013-hints-put-off.ts';
import { ahvPensions } from './migrations/0014-ahv-pensions.ts';
import { studio } from './migrations/0015-studio.ts';
import { linksOfAdministrators } from './migrations/0016-links-of-administrators.ts';
import { publishedImages } from './migrations/0017-published-images.ts';
import { topicsOfMessages } from './migrations/0018-topics-of-messages.ts';
import { scenariosOnPages } from './migrations/0019-scenarios-on-pages.ts';
import { whatNamesSay } from './migrations/0020-what-names-say.ts';
import type { MigrationNames } from './migrations/names.ts';

/** Every step of the database's history, in order. A released step is never changed; a new one is added. */
const migrations: readonly { readonly name: string; readonly sql: (names: MigrationNames) => string }[] = [
  { name: '0001-provider', sql: providerTables },
  { name: '0002-registration-and-profile', sql: registrationAndProfile },
  { name: '0003-content', sql: contentTables },
  { name: '0004-record-versions', sql: recordVersions },
  { name: '0005-documents', sql: documents },
  { name: '0006-impersonation', sql: impersonation },
  { name: '0007-messages', sql: messageTables },
  { name: '0008-unread-answers', sql: unreadAnswers },
  { name: '0009-plan-choices', sql: planChoices },
  { name: '0010-access-log-origin', sql: accessLogOrigin },
  { name: '0011-scenarios', sql: scenarios },
  { name: '0012-document-job-order', sql: documentJobOrder },
  { name: '0013-hints-put-off', sql: hintsPutOff },
  { name: '0014-ahv-pensions', sql: ahvPensions },
  { name: '0015-studio', sql: studio },
  { name: '0016-links-of-administrators', sql: linksOfAdministrators },
  { name: '0017-published-images', sql: publishedImages },
  { name: '0018-topics-of-messages', sql: topicsOfMessages },
  { name: '0019-scenarios-on-pages', sql: scenariosOnPages },
  { name: '0020-what-names-say', sql: whatNamesSay },
];

/** A connection that runs whole scripts, inside the caller's transaction. */
export type ScriptRunner = {
  readonly script: (sql: string) => Promise<void>;
  readonly rows: (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A step's checksum, independent of the roles' names. */
const checksum = (sql: MigrationNames): ((step: (typeof migrations)[number]) => string) => {
  const neutral: MigrationNames = { schema: '"s"', owner: '"o"', appRole: sql.appRole === null ? null : '"a"' };
  return (step) => createHash('sha256').update(step.sql(neutral)).digest('hex');
};

/**
 * Migrates the database to the newest step, inside the caller's transaction. Processes that start at the same time wait
 * for each other. Throws a `StartError` if the database is newer than this program, or if a released step was changed.
 */
export const migrate = async (run: ScriptRunner, names: MigrationNames): Promise<void> => {
  await run.script("select pg_advisory_xact_lock(hashtext('pilaster migrations'))");
  await run.script(
    'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const applied = new Map(
    (await run.rows('select name, checksum from schema_migration')).map((row) => [
      String(row['name']),
      String(row['checksum']),
    ]),
  );
  const known = new Set(migrations.map(({ name }) => name));
  const foreign = [...applied.keys()].find((name) => !known.has(name));
  if (foreign !== undefined) {
    throw new StartError(
      `The database was written by a newer version (it knows the step "${foreign}"): start that version instead.`,
    );
  }
  const sumOf = checksum(names);
  for (const step of migrations) {
    const sum = sumOf(step);
    const before = applied.get(step.name);
    if (before === undefined) {
      await run.script(step.sql(names));
      await run.script(`insert into schema_migration (name, checksum) values (${quoted(step.name)}, ${quoted(sum)})`);
    } else if (before !== sum) {
      throw new StartError(
        `The database's step "${step.name}" differs from this program's: it was set up by another version or with other roles.`,
      );
    }
  }
};
