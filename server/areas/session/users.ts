import { sessionAge, sessionIdle } from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { currentUserOf } from '#server/model/current-user.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';

/** Who is logged in, and their language. */
export const userHandlers = ({ store, funds }: Services): HandlersOf<'userInfo' | 'changeMyLanguage'> => ({
  userInfo: async ({ session, query: { anonymize }, now }) => {
    const { tenant, memberId } = session;
    const fund = await funds.find(tenant);
    const user = await store.withTenant(tenant, async (tx) => {
      const account = await tx
        .selectFrom('account')
        .select(['tenant', 'member_id', 'email_address', 'able_to_impersonate'])
        .where('tenant', '=', tenant)
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      if (account === undefined) throw refuse.unauthorized();
      return currentUserOf(tx, account);
    });
    const age = (now.getTime() - session.createdAt.getTime()) / 1000;
    return {
      // Hidden data are omitted, not blurred.
      data: anonymize === 'true' ? { ...user, firstname: '', lastname: '', emailAddress: '' } : user,
      ...(fund?.tenant.settings.answersBeyondSpecification && {
        meta: {
          session: { idleSeconds: sessionIdle, absoluteSeconds: Math.max(0, Math.floor(sessionAge - age)), tenant },
        },
      }),
    };
  },

  changeMyLanguage: async ({ session: { tenant, memberId, id }, query: { newLanguage } }) => {
    const fund = await funds.find(tenant);
    if (!fund?.tenant.settings.languages.includes(newLanguage)) throw refuse.disabled();
    await store.withTenant(tenant, async (tx) => {
      await tx
        .updateTable('account')
        .set({ language: newLanguage })
        .where('tenant', '=', tenant)
        .where('member_id', '=', memberId)
        .execute();
      await tx.updateTable('session').set({ locale: newLanguage }).where('id', '=', id).execute();
    });
    return { data: { language: newLanguage } };
  },
});
