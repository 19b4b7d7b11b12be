import type { ContactTopic } from '#contract/contact-topics.ts';
import { changesSchema, type Changes } from '#pension/simulation/changes.ts';
import { boundedCache } from '#server/kernel/bounded-cache.ts';
import { listScenarios } from '#server/store/scenarios.ts';
import type { SessionRow, Tx } from '#server/store/store.ts';
import type { MemberKey } from '#server/store/member-key.ts';
import type { Services } from './handler.ts';
import { threadsByTopic, type TopicThread } from './threads.ts';

/** Maximum number of members' notes in memory. */
const notesAtMost = 200;

/** A kept scenario that can be opened. */
export type ReadableScenario = {
  readonly id: string;
  readonly simulator: string;
  readonly name: string;
  readonly changes: Changes;
  readonly keptAt: Date;
};

/** What a member has written and kept, as hints and pages tell of it. */
export type MemberNotes = {
  /** For each topic that the member has written about, the thread in which they wrote last. */
  readonly threads: ReadonlyMap<ContactTopic, TopicThread>;
  /** Newest first. */
  readonly scenarios: readonly ReadableScenario[];
};

/** The notes of a session's member. */
export type NotesOf = (session: SessionRow) => Promise<MemberNotes>;

const readableScenarios = async (tx: Tx, member: MemberKey): Promise<readonly ReadableScenario[]> =>
  (await listScenarios(tx, member)).flatMap(({ id, simulator, name, changes, kept_at: keptAt }) => {
    const { data } = changesSchema.safeParse(changes);
    return data === undefined ? [] : [{ id, simulator, name, changes: data, keptAt }];
  });

/** Reads members' notes, which are cached until the member's version rises: messages and scenarios raise it, too. */
export const memberNotes = ({ store }: Pick<Services, 'store'>): NotesOf => {
  const notes = boundedCache<MemberNotes>(notesAtMost);
  return ({ tenant, memberId, personVersion }) =>
    notes.obtain(JSON.stringify([tenant, memberId, personVersion]), () =>
      store.withTenant(tenant, async (tx) => ({
        threads: await threadsByTopic(tx, tenant, memberId),
        scenarios: await readableScenarios(tx, { tenant, memberId }),
      })),
    );
};
