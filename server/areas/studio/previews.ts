import { randomUUID } from 'node:crypto';
import type { PreviewedSide } from '#contract/studio/answers.ts';
import { secondsAfter } from '#server/kernel/clock.ts';
import { previewLimits, previewSessions, sessionAge, sessionIdle } from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { admit } from '#server/model/admit.ts';
import { fundOfToken, fundToken } from '#server/model/fund-token.ts';
import type { Tx } from '#server/store/store.ts';
import { isRemoved } from './administrators.ts';
import { noteAct, type Acting } from './note-act.ts';
import type { AdministratorSession, StudioHandlersOf, StudioServices } from './studio-handler.ts';

/** The address below which the provider of a preview's draft answers, or of what members see now. */
export const previewBase = (token: string, side: PreviewedSide): string =>
  `/studio/previews/${token}${side === 'live' ? '/live' : ''}`;

/** The fund whose draft a token opens; null for one that has ended or never was. */
export const fundOfPreview = async (
  services: Pick<StudioServices, 'store' | 'hash' | 'tenantsDir'>,
  token: string,
  { now, requestId }: { readonly now: Date; readonly requestId: string },
): Promise<string | null> => {
  const { store, hash } = services;
  const tenant = fundOfToken(token);
  if (tenant === null) return null;
  const link = await store.withTenant(tenant, (tx) =>
    tx
      .selectFrom('preview_link')
      .select('administrator_id as administratorId')
      .where('tenant', '=', tenant)
      .where('token_hash', '=', hash('studio preview', token))
      .where('ends_at', '>', now)
      .executeTakeFirst(),
  );
  if (link === undefined || (await isRemoved(services, { tenant, ...link }, { now, requestId }))) return null;
  return tenant;
};

/** Ends an administrator's own previews with their last session; what they have handed to others stays. */
export const endOwnPreviews = async (
  tx: Tx,
  { tenant, administratorId }: Pick<AdministratorSession, 'tenant' | 'administratorId'>,
  now: Date,
): Promise<void> => {
  await tx
    .deleteFrom('preview_link')
    .where('tenant', '=', tenant)
    .where('administrator_id', '=', administratorId)
    .where('shared', '=', false)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('administrator_session')
            .select('token_hash')
            .where('tenant', '=', tenant)
            .where('administrator_id', '=', administratorId)
            .where('last_seen_at', '>', secondsAfter(now, -sessionIdle)),
        ),
      ),
    )
    .execute();
};

/** Looking at the draft, as somebody who is nobody: the administrator, and whoever has been given a link. */
export const previewHandlers = (
  services: StudioServices,
): StudioHandlersOf<'openPreview' | 'previewBeginning' | 'previewLinks' | 'makePreviewLink' | 'endPreviewLink'> => {
  const { store, hash, random, origins, samples } = services;

  const open = async (acting: Acting, { seconds, shared }: { seconds: number; shared: boolean }) => {
    const { session, now } = acting;
    const { tenant, administratorId, name } = session;
    const [id, token] = [randomUUID(), fundToken(tenant, random)];
    const until = secondsAfter(now, seconds);
    await store.withTenant(tenant, async (tx) => {
      await admit(tx, services, { tenant, now }, 'studio previews', [{ limit: previewLimits, key: administratorId }]);
      await tx
        .insertInto('preview_link')
        .values({
          tenant,
          id,
          token_hash: hash('studio preview', token),
          shared,
          administrator_id: administratorId,
          made_by: name,
          made_at: now,
          ends_at: until,
        })
        .execute();
      if (shared) await noteAct(tx, acting, 'link', `preview: ${id}`);
    });
    return { id, token, until };
  };

  return {
    openPreview: async ({ session, now, requestId }) => {
      // As long as a session at most; signing out ends it (sign-in.ts).
      const { token, until } = await open({ session, now, requestId }, { seconds: sessionAge, shared: false });
      return { data: { token, until } };
    },

    previewBeginning: async ({ path: { token }, body: { person, language, side = 'draft' }, now, requestId }) => {
      const tenant = await fundOfPreview(services, token, { now, requestId });
      if (tenant === null) throw refuse.previewOver();
      await store.withTenant(tenant, (tx) =>
        admit(tx, services, { tenant, now }, 'studio preview sessions', [
          { limit: previewSessions, key: hash('studio preview', token) },
        ]),
      );
      const base = previewBase(token, side);
      const entry = await samples.enter({ tenant, person, locale: language, base, side });
      if (entry === null) throw refuse.invalid('person');
      return { data: { ...entry, base } };
    },

    previewLinks: async ({ session: { tenant }, now }) => {
      const rows = await store.withTenant(tenant, (tx) =>
        tx
          .selectFrom('preview_link')
          .select(['id', 'made_by', 'made_at', 'ends_at'])
          .where('tenant', '=', tenant)
          .where('shared', '=', true)
          .where('ends_at', '>', now)
          .orderBy('made_at', 'desc')
          .execute(),
      );
      return {
        data: {
          links: rows.map(({ id, made_by, made_at, ends_at }) => ({ id, by: made_by, at: made_at, until: ends_at })),
        },
      };
    },

    makePreviewLink: async ({ session, body: { days }, now, requestId }) => {
      const { id, token, until } = await open({ session, now, requestId }, { seconds: days * 86_400, shared: true });
      return { data: { id, url: `${origins.own}/studio/look/${token}`, until } };
    },

    endPreviewLink: async ({ session, path: { linkId }, now, requestId }) => {
      const { tenant } = session;
      await store.withTenant(tenant, async (tx) => {
        const ended = await tx
          .deleteFrom('preview_link')
          .where('tenant', '=', tenant)
          .where('id', '=', linkId)
          .returning('shared')
          .executeTakeFirst();
        if (ended?.shared === true) await noteAct(tx, { session, now, requestId }, 'unlink', `preview: ${linkId}`);
      });
      return { data: { isSuccessful: true } };
    },
  };
};
