import { sql } from 'kysely';
import type { Tx } from '#server/store/store.ts';
import type { FundContent } from './funds.ts';

/**
 * Brings a fund's content and questions in the database up to date with its folder: rewrites them if the folder has
 * changed. Runs in the caller's transaction; concurrent processes wait for each other.
 */
export const seedContent = async (
  tx: Tx,
  tenant: string,
  { entries, questions, version }: FundContent,
  now: Date,
): Promise<void> => {
  const seeded = () =>
    tx.selectFrom('content_version').select('version').where('tenant', '=', tenant).executeTakeFirst();
  if ((await seeded())?.version === version) return;
  await sql`select pg_advisory_xact_lock(hashtext(${`content ${tenant}`}))`.execute(tx);
  if ((await seeded())?.version === version) return;
  await tx.deleteFrom('content').where('tenant', '=', tenant).execute();
  if (entries.length > 0) {
    await tx
      .insertInto('content')
      .values(
        entries.map(({ locale, schema, part, content }) => ({
          tenant,
          locale,
          schema,
          part,
          body: JSON.stringify(content),
        })),
      )
      .execute();
  }
  await tx.deleteFrom('question').where('tenant', '=', tenant).execute();
  if (questions.length > 0) {
    await tx
      .insertInto('question')
      .values(
        questions.map(({ locale, id, group, question, answer, link }, position) => ({
          tenant,
          locale,
          id,
          position,
          heading: group,
          question,
          answer: answer.join('\n\n'),
          link: link?.link ?? null,
          link_text: link?.text ?? null,
        })),
      )
      .execute();
  }
  await tx
    .insertInto('content_version')
    .values({ tenant, version, seeded_at: now })
    .onConflict((conflict) => conflict.column('tenant').doUpdateSet({ version, seeded_at: now }))
    .execute();
};
