import { roundTo, toChf } from '#kernel/money.ts';
import { ahvAtMost } from '#pension/ahv-estimate.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { ahvPensionChanges } from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { admit } from '#server/model/admit.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import { fundBeyondSpecification } from '#server/model/session-fund.ts';
import { noteAccess } from '#server/store/access-log.ts';
import { lockAccount } from '#server/store/lock-account.ts';

/** Keeps the member's own figure of their AHV pension, or forgets it. */
export const ahvPensionHandlers = (services: Services): HandlersOf<'keepAhvPension'> => ({
  keepAhvPension: async ({ session, body, now, requestId }) => {
    const { tenant, memberId } = session;
    await fundBeyondSpecification(services, tenant);
    const perMonth = body.perMonth === null ? null : roundTo(body.perMonth, 2);
    // More than the law's highest pension, deferred as long as possible, is a slip: often a year's.
    if (perMonth !== null && !(perMonth > 0 && perMonth <= toChf(ahvAtMost(swissDay(now))))) {
      throw refuse.invalid('perMonth');
    }
    await services.store.withTenant(tenant, async (tx) => {
      if ((await lockAccount(tx, tenant, memberId)) === undefined) throw refuse.unauthorized();
      await admit(tx, services, { tenant, now }, ahvPensionChanges.name, [{ limit: ahvPensionChanges, key: memberId }]);
      if (perMonth === null) {
        await tx.deleteFrom('ahv_pension').where('tenant', '=', tenant).where('member_id', '=', memberId).execute();
      } else {
        await tx
          .insertInto('ahv_pension')
          .values({ tenant, member_id: memberId, per_month: perMonth })
          .onConflict((conflict) => conflict.columns(['tenant', 'member_id']).doUpdateSet({ per_month: perMonth }))
          .execute();
      }
      await noteAccess(tx, { tenant, memberId, at: now, act: 'change', object: 'dashboard: AHV pension', requestId });
    });
    return { data: { perMonth } };
  },
});
