import { routePath } from '#contract/route-words.ts';
import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { figureSheet } from '#pension/figure-sheet.ts';
import { changeableUntil } from '#pension/savings-options.ts';
import { changesPerMember } from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { admit } from '#server/model/admit.ts';
import { lastPlanChoice, readRecord } from '#server/model/current-user.ts';
import { noteDisclosure } from '#server/model/disclosure.ts';
import { documentCode, documentPath } from '#server/model/document-codes.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import type { SheetOf } from '#server/model/member-sheets.ts';
import { planObstacle, savingsPlansOf, type SavingsChoice } from '#server/model/savings-plans.ts';
import { fundOfSession } from '#server/model/session-fund.ts';
import { planChoiceTexts } from '#server/model/texts/plan-choice.ts';
import { noteAccess } from '#server/store/access-log.ts';
import { addDocument, findConfirmation, supersedeConfirmations } from '#server/store/documents.ts';
import { lockAccount } from '#server/store/lock-account.ts';
import { enqueueMessage } from '#server/store/message-queue.ts';
import type { SessionRow } from '#server/store/store.ts';
import { appliedAnswer, confirmationAnswer, refusedAnswer } from './plan-answers.ts';

/** A plan of a member's choice; refuses with 404 one that isn't offered. */
const offered = (choice: SavingsChoice | null, planId: string) => {
  const option = choice?.all.find(({ id }) => id === planId);
  if (!choice || !option) throw refuse.notFound();
  return { choice, option };
};

/**
 * The choice of a savings plan (specification, section 4, additional savings): what can be chosen, what the member
 * confirms, and the choice itself. A choice made by 31 October starts on the next 1 January, a later one a year after.
 */
export const planChoiceHandlers = (
  services: Services,
  sheetOf: SheetOf,
): HandlersOf<'savingsPlans' | 'planConfirmation' | 'applyPlan'> => {
  const { store, hash, random, texts, log, messageQueued } = services;

  /** A member's choice today and their fund; logs that it was read. */
  const readChoice = async (session: SessionRow, now: Date, requestId: string) => {
    const { fund, sheet } = await sheetOf(session, now);
    await noteDisclosure(services, session, 'savings plans', now, requestId);
    return { fund, choice: sheet.figures?.savingsOptions ?? null };
  };

  return {
    savingsPlans: async ({ session, locale, now, requestId }) => {
      const { fund, choice } = await readChoice(session, now, requestId);
      return { data: { options: savingsPlansOf(choice, locale, fund.tenant.settings) } };
    },

    planConfirmation: async ({ session, path: { planId }, locale, now, requestId }) => {
      const { choice, option } = offered((await readChoice(session, now, requestId)).choice, planId);
      return { data: confirmationAnswer(choice, option, locale) };
    },

    applyPlan: async ({
      session: { tenant, memberId },
      path: { planId },
      query,
      locale,
      now,
      requestId,
      portalOrigin,
    }) => {
      const owner = { tenant, memberId };
      const { plan, settings } = (await fundOfSession(services, tenant)).tenant;
      const today = swissDay(now);
      const applied = await store.withTenant(tenant, async (tx) => {
        // Two choices at once are made one after the other.
        const account = await lockAccount(tx, tenant, memberId);
        if (account === undefined) throw refuse.unauthorized();
        const sheet = figureSheet(plan, await readRecord(tx, tenant, memberId), today);
        const { choice, option } = offered(sheet.figures?.savingsOptions ?? null, planId);
        if (query.startDate !== undefined && query.startDate !== choice.startsOn) {
          const date = formatDate(choice.startsOn);
          return { data: refusedAnswer(fill(planChoiceTexts(locale).applied.otherStart, { date }), locale) };
        }
        const answer = (documentId: string) => ({
          data: appliedAnswer(choice, option, locale, documentPath(documentCode(hash, owner, documentId))),
        });
        const last = await lastPlanChoice(tx, owner);
        if (last?.plan === option.id && last.starts_on === choice.startsOn) {
          // A second click, or a call whose answer was lost: what was wanted is there.
          const confirmed = await findConfirmation(tx, owner, { plan: option.id, from: choice.startsOn });
          if (confirmed !== null) return answer(confirmed.id);
        }
        const obstacle = planObstacle(choice, option, locale);
        if (obstacle !== null) return { data: refusedAnswer(obstacle, locale) };
        await admit(tx, services, { tenant, now }, changesPerMember.name, [{ limit: changesPerMember, key: memberId }]);
        await tx
          .insertInto('plan_choice')
          .values({
            tenant,
            id: random.token(),
            member_id: memberId,
            plan: option.id,
            starts_on: choice.startsOn,
            chosen_at: now,
          })
          .execute();
        await supersedeConfirmations(tx, owner, choice.startsOn);
        const id = random.token();
        await addDocument(tx, owner, {
          id,
          date: today,
          type: 'planConfirmation',
          locale,
          parameters: { from: choice.startsOn, id: option.id, on: today },
        });
        const object = `savings plan ${option.id} from ${choice.startsOn}`;
        await noteAccess(tx, { ...owner, at: now, act: 'change', object, requestId });
        await enqueueMessage(tx, {
          ...texts.planChosen({
            settings,
            locale,
            from: choice.startsOn,
            until: changeableUntil(choice.startsOn),
            link: `${portalOrigin}/${tenant}/${locale}/${routePath('additional-savings', locale)}`,
          }),
          tenant,
          channel: 'email',
          recipient: account.email_address,
          at: now,
        });
        log.event('user_change_requested', { tenant, kind: 'savingsPlan' });
        return answer(id);
      });
      messageQueued();
      return applied;
    },
  };
};
