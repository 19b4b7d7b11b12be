import type { keepScenario } from '#contract/endpoints/simulations.ts';
import { simulatorNames, type Scenario, type SimulatorName } from '#contract/simulations.ts';
import { changeLines, tellsSalary } from '#domain/change-lines.ts';
import type { MessageProblem } from '#domain/message-rules.ts';
import { mostScenarios, scenarioNameKey, scenarioNameProblem } from '#domain/scenario-name.ts';
import { sameJson } from '#kernel/same-json.ts';
import { plainLine } from '#kernel/plain-text.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { changesAnything } from '#pension/simulation/any-change.ts';
import { changesSchema, type Changes } from '#pension/simulation/changes.ts';
import { movedDay } from '#pension/simulation/moved-day.ts';
import { scenarioChanges } from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { admit } from '#server/model/admit.ts';
import { noteDisclosure } from '#server/model/disclosure.ts';
import type { Call, HandlersOf, Services } from '#server/model/handler.ts';
import { fundBeyondSpecification } from '#server/model/session-fund.ts';
import { noteAccess } from '#server/store/access-log.ts';
import { lockAccount } from '#server/store/lock-account.ts';
import { findScenario, lastPlanChoice, listScenarios } from '#server/store/scenarios.ts';
import type { Tx } from '#server/store/store.ts';
import type { ScenarioRow } from '#server/store/tables.ts';
import { printOf, readBasis } from '#server/model/simulation-basis.ts';

type Caller = Pick<Call<typeof keepScenario>, 'session' | 'now' | 'requestId'>;

const nameRefusals = {
  empty: 'scenarioNameEmpty',
  tooLong: 'scenarioNameTooLong',
  lineBreak: 'oddCharacters',
  oddCharacters: 'oddCharacters',
} as const satisfies Record<MessageProblem, string>;

/** A name in its stored form; refuses an invalid one. */
const readName = (typed: string): string => {
  const problem = scenarioNameProblem(typed) ?? scenarioNameProblem(plainLine(typed));
  if (problem !== null) throw refuse.invalid('name', nameRefusals[problem]);
  return plainLine(typed);
};

/** Changes that change anything; refuses others. */
const readChanges = (changes: Changes): Changes => {
  if (!changesAnything(changes)) throw refuse.invalid('changes');
  return changes;
};

/** A row of a simulator that there is. */
type KnownRow = ScenarioRow & { readonly simulator: SimulatorName };

const isKnown = (row: ScenarioRow): row is KnownRow => simulatorNames.some((name) => name === row.simulator);

/**
 * What sending a row takes. `print` is that of the member's basis, null without one; `chosenAt` is when they last chose a
 * savings plan.
 */
type Sending = {
  readonly now: Date;
  readonly print: string | null;
  readonly chosenAt: Date | null;
  readonly isHidden?: boolean;
};

/** A row as it is sent. */
const scenarioOf = (
  { id, simulator, name, name_says: nameSays, changes: kept, kept_at: keptAt, basis }: KnownRow,
  { now, print, chosenAt, isHidden = false }: Sending,
): Scenario => {
  const { data } = changesSchema.safeParse(kept);
  const changes = data === undefined ? null : movedDay(data, swissDay(keptAt), swissDay(now));
  const changed = print !== null && print !== basis;
  return {
    id,
    simulator,
    name: isHidden ? '' : name,
    nameSays: isHidden ? [] : nameSays,
    changes: changes !== null && isHidden && changeLines(changes).some(tellsSalary) ? null : changes,
    keptAt,
    changed,
    planChosen: changed && chosenAt !== null && chosenAt > keptAt,
  };
};

/** A scenario that has just been stored. */
const stored = async (tx: Tx, { session, now }: Caller, id: string, print: string): Promise<Scenario> => {
  const row = await findScenario(tx, session, id);
  if (row === null || !isKnown(row)) throw refuse.notFound();
  return scenarioOf(row, { now, print, chosenAt: await lastPlanChoice(tx, session) });
};

/** Notes a change in the access log. */
const note = (tx: Tx, { session: { tenant, memberId }, now, requestId }: Caller, what: string): Promise<void> =>
  noteAccess(tx, { tenant, memberId, at: now, act: 'change', object: `simulation: scenario ${what}`, requestId });

/**
 * Refuses a name that another of a member's scenarios has. A scenario of a removed simulator gives up its name: the
 * member can't see it.
 */
const claimName = async (tx: Tx, others: readonly ScenarioRow[], name: string): Promise<void> => {
  const holder = others.find(({ name_key: key }) => key === scenarioNameKey(name));
  if (holder === undefined) return;
  if (isKnown(holder)) throw refuse.invalid('name', 'scenarioNameTaken');
  await tx
    .updateTable('scenario')
    .set({ name_key: `${holder.name_key} ${holder.id}` })
    .where('tenant', '=', holder.tenant)
    .where('id', '=', holder.id)
    .execute();
};

/**
 * The scenarios that members keep: each under a name of its own, at most {@link mostScenarios}. Only its
 * changes are stored, no results. Each answer says whether the data that it rests on have changed since.
 */
export const scenarioHandlers = (
  services: Services,
): HandlersOf<'scenarios' | 'keepScenario' | 'changeScenario' | 'deleteScenario'> => {
  const { store, random } = services;

  /** Changes a member's scenarios, one change after the other. */
  const change = async <T>(
    { session: { tenant, memberId }, now }: Caller,
    act: (tx: Tx, owned: readonly ScenarioRow[], print: string) => Promise<T>,
  ): Promise<T> => {
    const fund = await fundBeyondSpecification(services, tenant);
    const owner = { tenant, memberId };
    return store.withTenant(tenant, async (tx) => {
      if ((await lockAccount(tx, tenant, memberId)) === undefined) throw refuse.unauthorized();
      await admit(tx, services, { tenant, now }, scenarioChanges.name, [{ limit: scenarioChanges, key: memberId }]);
      const basis = await readBasis(tx, fund, owner, now);
      if (basis === null) throw refuse.unavailable();
      return act(tx, await listScenarios(tx, owner), printOf(basis));
    });
  };
  return {
    scenarios: async ({ session, query, now, requestId }) => {
      const fund = await fundBeyondSpecification(services, session.tenant);
      const { rows, basis, chosenAt } = await store.withTenant(session.tenant, async (tx) => ({
        rows: await listScenarios(tx, session),
        basis: await readBasis(tx, fund, session, now),
        chosenAt: await lastPlanChoice(tx, session),
      }));
      if (rows.length === 0) return { data: [] };
      await noteDisclosure(services, session, 'simulation: scenarios', now, requestId);
      const sending = { now, print: basis && printOf(basis), chosenAt, isHidden: query.anonymize === 'true' };
      return { data: rows.filter(isKnown).map((row) => scenarioOf(row, sending)) };
    },

    keepScenario: async (call) => {
      const name = readName(call.body.name);
      const changes = JSON.stringify(readChanges(call.body.changes));
      const { simulator } = call.body;
      const data = await change(call, async (tx, owned, print) => {
        const known = owned.filter(isKnown);
        const same = known.find((row) => row.name === name && row.simulator === simulator && row.basis === print);
        // The same again: a double click, or an answer that was lost.
        if (same !== undefined && JSON.stringify(changesSchema.safeParse(same.changes).data) === changes) {
          return scenarioOf(same, { now: call.now, print, chosenAt: null });
        }
        if (known.length >= mostScenarios) throw refuse.invalid(undefined, 'scenariosFull');
        await claimName(tx, owned, name);
        const { tenant, memberId } = call.session;
        const id = random.token();
        await tx
          .insertInto('scenario')
          .values({
            tenant,
            id,
            member_id: memberId,
            simulator,
            name,
            name_key: scenarioNameKey(name),
            name_says: JSON.stringify(call.body.nameSays ?? []),
            changes,
            basis: print,
            kept_at: call.now,
          })
          .execute();
        await note(tx, call, 'kept');
        return stored(tx, call, id, print);
      });
      return { data };
    },

    changeScenario: async (call) => {
      const { body, path } = call;
      const name = body.name === undefined ? undefined : readName(body.name);
      const changes = body.changes && readChanges(body.changes);
      if (name === undefined && changes === undefined) throw refuse.invalid(undefined);
      const data = await change(call, async (tx, owned, print) => {
        const row = owned.find(({ id }) => id === path.scenarioId);
        if (row === undefined) throw refuse.notFound();
        if (name !== undefined) {
          await claimName(
            tx,
            owned.filter((other) => other !== row),
            name,
          );
        }
        const isSame =
          (name ?? row.name) === row.name &&
          (changes === undefined || sameJson(changes, changesSchema.safeParse(row.changes).data));
        const nameSays = body.nameSays ?? (isSame ? null : []);
        await tx
          .updateTable('scenario')
          .set({
            ...(nameSays && { name_says: JSON.stringify(nameSays) }),
            ...(name !== undefined && { name, name_key: scenarioNameKey(name) }),
            ...(changes && { changes: JSON.stringify(changes), basis: print, kept_at: call.now }),
          })
          .where('tenant', '=', row.tenant)
          .where('id', '=', row.id)
          .execute();
        await note(tx, call, 'changed');
        return stored(tx, call, row.id, print);
      });
      return { data };
    },

    deleteScenario: async (call) => {
      await change(call, async (tx, owned) => {
        const row = owned.find(({ id }) => id === call.path.scenarioId);
        if (row === undefined) throw refuse.notFound();
        await tx.deleteFrom('scenario').where('tenant', '=', row.tenant).where('id', '=', row.id).execute();
        await note(tx, call, 'deleted');
      });
      return { data: { isSuccessful: true } };
    },
  };
};
