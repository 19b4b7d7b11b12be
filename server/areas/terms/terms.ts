import { swissDay } from '#kernel/swiss-day.ts';
import { offeredLanguages } from '#domain/offered-languages.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import { fundBeyondSpecification } from '#server/model/session-fund.ts';
import { termsVersion } from '#server/model/terms.ts';

/** Which terms of use the member accepted when they registered. */
export const termsHandlers = (services: Services): HandlersOf<'acceptedTerms'> => ({
  acceptedTerms: async ({ session: { tenant, memberId } }) => {
    const { globalSettings } = await fundBeyondSpecification(services, tenant);
    const account = await services.store.withTenant(tenant, (tx) =>
      tx
        .selectFrom('account')
        .select(['terms_version', 'terms_accepted_at'])
        .where('tenant', '=', tenant)
        .where('member_id', '=', memberId)
        .executeTakeFirst(),
    );
    const acceptedAt = account?.terms_accepted_at ?? null;
    // They may have accepted them in another language than the page's.
    const versions = offeredLanguages(globalSettings).map((locale) => termsVersion(globalSettings, locale));
    return {
      data: {
        acceptedOn: acceptedAt === null ? null : swissDay(acceptedAt),
        isCurrent: versions.includes(account?.terms_version ?? ''),
      },
    };
  },
});
