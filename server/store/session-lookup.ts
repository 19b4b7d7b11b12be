import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import * as z from 'zod/mini';
import { localeSchema } from '#kernel/locale.ts';
import { viewReasons } from '#contract/impersonation.ts';
import type { Actor, EndedSession, SessionQuestion, SessionRow, Store, Tx } from './store.ts';
import type { Database } from './tables.ts';

const sessionRowSchema = z.object({
  token_hash: z.string(),
  id: z.string(),
  tenant: z.string(),
  member_id: z.string(),
  created_at: z.date(),
  disclosed: z.array(z.string()),
  locale: localeSchema,
  able_to_impersonate: z.boolean(),
  person_version: z.number(),
  impersonation_id: z.nullable(z.string()),
  actor_id: z.nullable(z.string()),
  actor_name: z.nullable(z.string()),
  reason: z.nullable(z.enum([...viewReasons, 'notGiven'])),
  note: z.nullable(z.string()),
  ends_at: z.nullable(z.date()),
  over_by: z.nullable(z.enum(['support', 'member', 'time', 'access', 'session'])),
});

const endedSchema = z.object({
  tenant: z.string(),
  member_id: z.string(),
  impersonation_id: z.nullable(z.string()),
  actor_id: z.nullable(z.string()),
});

/** Who acts, from the columns of the view that a session belongs to; null if it belongs to none. */
const actorOf = (row: z.infer<typeof sessionRowSchema>): Actor | null => {
  const { impersonation_id: impersonation, actor_id: memberId, actor_name: name, reason, ends_at: endsAt } = row;
  if (impersonation === null || memberId === null || name === null || reason === null || endsAt === null) return null;
  return { memberId, name, impersonation, reason, note: row.note, endsAt, overBy: row.over_by };
};

type Sessions = ReadonlyMap<string, SessionRow>;

/** The valid sessions among those asked for, by the hash of their token. */
const findSessions = async (database: Kysely<Database>, questions: readonly SessionQuestion[]): Promise<Sessions> => {
  const newest = questions.reduce((one, other) => (other.at > one.at ? other : one));
  const hashes = [...new Set(questions.map(({ tokenHash }) => tokenHash))];
  const activities = hashes.map((hash) =>
    questions.some(({ tokenHash, isActivity }) => isActivity && tokenHash === hash),
  );
  const { rows } = await sql`
    select * from sessions_by_token(
      ${hashes}, ${activities}, ${newest.at}, ${newest.idleSince}, ${newest.bornAfter}, ${newest.touchBefore})
  `.execute(database);
  return new Map(
    rows.map((each) => {
      const row = sessionRowSchema.parse(each);
      return [
        row.token_hash,
        {
          id: row.id,
          tenant: row.tenant,
          memberId: row.member_id,
          actor: actorOf(row),
          createdAt: row.created_at,
          disclosed: row.disclosed,
          locale: row.locale,
          ableToImpersonate: row.able_to_impersonate,
          personVersion: row.person_version,
        },
      ];
    }),
  );
};

/**
 * Looks sessions up before their fund is known. Every call does this, so look-ups that arrive while a statement is
 * running share the next one, with which the embedded database answers six times as many calls. No statement begins
 * before the look-ups that it answers, so that an ended session is never found.
 */
export const sessionLookup = (database: Kysely<Database>): Store['findSession'] => {
  let underWay: Promise<unknown> = Promise.resolve();
  let gathering: { readonly questions: SessionQuestion[]; readonly sessions: Promise<Sessions> } | null = null;

  const gather = () => {
    const questions: SessionQuestion[] = [];
    const sessions = underWay.then(async () => {
      // Includes the requests that have arrived by now; the embedded database leaves no other pause for them.
      await setImmediate();
      gathering = null;
      return findSessions(database, questions);
    });
    underWay = sessions.catch(() => undefined);
    return { questions, sessions };
  };

  return async (question) => {
    gathering ??= gather();
    gathering.questions.push(question);
    return (await gathering.sessions).get(question.tokenHash) ?? null;
  };
};

/** Ends a token's session as part of a transaction, in any fund. Returns whose it was. */
export const endSessionIn = async (tx: Tx, tokenHash: string): Promise<EndedSession | null> => {
  const { rows } = await sql`select * from session_end(${tokenHash})`.execute(tx);
  if (rows[0] === undefined) return null;
  const {
    tenant,
    member_id: memberId,
    actor_id: actorId,
    impersonation_id: impersonation,
  } = endedSchema.parse(rows[0]);
  return { tenant, memberId: actorId ?? memberId, impersonation };
};
