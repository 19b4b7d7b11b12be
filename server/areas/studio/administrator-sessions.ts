import { secondsAfter } from '#server/kernel/clock.ts';
import { sessionAge, sessionIdle, sessionTouch } from '#server/kernel/limits.ts';
import { fundOfToken } from '#server/model/fund-token.ts';
import { isRemoved } from './administrators.ts';
import type { AdministratorSession, StudioServices } from './studio-handler.ts';

/** The administrator of a session's token, under the same time limits as a member; null if it isn't valid. */
export const findAdministrator = async (
  services: Pick<StudioServices, 'store' | 'hash' | 'tenantsDir'>,
  token: string,
  { now, requestId }: { readonly now: Date; readonly requestId: string },
): Promise<AdministratorSession | null> => {
  const { store, hash } = services;
  const tenant = fundOfToken(token);
  if (tenant === null) return null;
  const tokenHash = hash('studio session', token);
  const session = await store.withTenant(tenant, async (tx) => {
    const found = await tx
      .selectFrom('administrator_session as session')
      .innerJoin('administrator', (join) =>
        join
          .onRef('administrator.tenant', '=', 'session.tenant')
          .onRef('administrator.id', '=', 'session.administrator_id'),
      )
      .select(['administrator.id', 'administrator.name', 'session.locale', 'session.last_seen_at'])
      .where('session.tenant', '=', tenant)
      .where('session.token_hash', '=', tokenHash)
      .where('session.created_at', '>', secondsAfter(now, -sessionAge))
      .where('session.last_seen_at', '>', secondsAfter(now, -sessionIdle))
      .executeTakeFirst();
    if (found === undefined) return null;
    if (found.last_seen_at < secondsAfter(now, -sessionTouch)) {
      await tx
        .updateTable('administrator_session')
        .set({ last_seen_at: now })
        .where('tenant', '=', tenant)
        .where('token_hash', '=', tokenHash)
        .execute();
    }
    return { tenant, administratorId: found.id, name: found.name, locale: found.locale };
  });
  return session === null || (await isRemoved(services, session, { now, requestId })) ? null : session;
};
