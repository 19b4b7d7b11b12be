import type { hintCalendar as hintCalendarCall, putOffHint } from '#contract/endpoints/hints.ts';
import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import { putOffUntil, shownHints, type Hint } from '#pension/hints.ts';
import { hintChanges } from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { admit } from '#server/model/admit.ts';
import { noteDisclosure } from '#server/model/disclosure.ts';
import type { Call, HandlersOf, Services } from '#server/model/handler.ts';
import type { NotesOf } from '#server/model/member-notes.ts';
import type { SheetOf } from '#server/model/member-sheets.ts';
import { sentDay, sentHint } from '#server/model/sent-hint.ts';
import { fundBeyondSpecification } from '#server/model/session-fund.ts';
import { hintTexts } from '#server/model/texts/hints.ts';
import { noteAccess } from '#server/store/access-log.ts';
import { actingMember } from '#server/store/acting-member.ts';
import { lockAccount } from '#server/store/lock-account.ts';
import type { Tx } from '#server/store/store.ts';
import { hintCalendar, isDated } from './hint-calendar.ts';
import { knownHints, putOffDays } from './known-hints.ts';

/** Stores that a hint is put off, or no longer. */
const keep = async (
  tx: Tx,
  { session: { tenant, memberId }, body }: Call<typeof putOffHint>,
  { key }: Hint,
  until: string,
): Promise<void> => {
  if (body.isPutOff) {
    await tx
      .insertInto('hint_put_off')
      .values({ tenant, member_id: memberId, hint: key, until })
      .onConflict((conflict) => conflict.columns(['tenant', 'member_id', 'hint']).doUpdateSet({ until }))
      .execute();
    return;
  }
  await tx
    .deleteFrom('hint_put_off')
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .where('hint', '=', key)
    .execute();
};

/** The hint that a call is about; 404 if the member doesn't have it. */
const ownHint = (hints: readonly Hint[], key: string): Hint => {
  const own = hints.find((hint) => hint.key === key);
  if (own === undefined) throw refuse.notFound();
  return own;
};

/** What is important to a member: computed from their record, put off by them, and handed out as calendar files. */
export const hintHandlers = (
  services: Services,
  sheetOf: SheetOf,
  notesOf: NotesOf,
): HandlersOf<'hints' | 'putOffHint' | 'hintCalendar'> => {
  const { store, hash } = services;

  const calendarOf = async (call: Call<typeof hintCalendarCall>) => {
    const { session, path, query, locale, portalOrigin, now } = call;
    const { tenant, memberId } = session;
    const member = await sheetOf(session, now);
    const hints = await store.withTenant(tenant, async (tx) => {
      await admit(tx, services, { tenant, now }, hintChanges.name, [
        { limit: hintChanges, key: actingMember(session) },
      ]);
      return knownHints(tx, member, session);
    });
    const hint = ownHint(hints, path.key);
    const { key } = hint;
    const date = sentDay(hint, query.anonymize === 'true');
    if (!isDated(key) || date === null) throw refuse.notFound();
    const content = hintCalendar({
      key,
      date,
      id: hash('hint in a calendar', tenant, memberId, key, date),
      fund: member.fund.tenant.settings.displayName,
      portal: `${portalOrigin}/${tenant}`,
      locale,
      now,
    });
    const name = fill(hintTexts(locale).file, { date: formatDate(date) });
    return { name, content: Uint8Array.from(Buffer.from(content)) };
  };

  return {
    hints: async ({ session, query, now, requestId }) => {
      const { tenant } = session;
      await fundBeyondSpecification(services, tenant);
      const member = await sheetOf(session, now);
      const shown = await store.withTenant(tenant, async (tx) =>
        shownHints(await knownHints(tx, member, session), await putOffDays(tx, session), member.sheet.today),
      );
      await noteDisclosure(services, session, 'dashboard: hints', now, requestId);
      const { threads } = await notesOf(session);
      return { data: shown.map((hint) => sentHint(hint, query.anonymize === 'true', threads)) };
    },

    putOffHint: async (call) => {
      const { session, path, body, now, requestId } = call;
      const { tenant, memberId } = session;
      await fundBeyondSpecification(services, tenant);
      const member = await sheetOf(session, now);
      const { today } = member.sheet;
      const until = await store.withTenant(tenant, async (tx) => {
        if ((await lockAccount(tx, tenant, memberId)) === undefined) throw refuse.unauthorized();
        await admit(tx, services, { tenant, now }, hintChanges.name, [{ limit: hintChanges, key: memberId }]);
        const own = ownHint(await knownHints(tx, member, session), path.key);
        const back = putOffUntil(own, today);
        await keep(tx, call, own, back);
        const object = body.isPutOff ? 'dashboard: hint put off' : 'dashboard: hint shown again';
        await noteAccess(tx, { tenant, memberId, at: now, act: 'change', object, requestId });
        return body.isPutOff ? back : null;
      });
      return { data: { until } };
    },

    hintCalendar: async (call) => {
      const { session, now, requestId } = call;
      await fundBeyondSpecification(services, session.tenant);
      const data = await calendarOf(call);
      await noteDisclosure(services, session, 'dashboard: hint as calendar file', now, requestId);
      return { data };
    },
  };
};
