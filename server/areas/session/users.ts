import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import type { Locale } from '#kernel/locale.ts';
import type { AboutUser, Viewer } from '#contract/user.ts';
import { secondsAfter } from '#server/kernel/clock.ts';
import { sessionAge, sessionIdle } from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { currentUserOf, readRecord } from '#server/model/current-user.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import { fundBeyondSpecification } from '#server/model/session-fund.ts';
import { supportTexts } from '#server/model/texts/support.ts';
import { actingMember } from '#server/store/acting-member.ts';
import type { SessionRow, Tx } from '#server/store/store.ts';

/** Whose portal support staff see: their own, or another member's, of whom the banner then says so. */
const impersonationOf = async (
  tx: Tx,
  session: SessionRow,
  { locale, isAnonymous }: { readonly locale: Locale; readonly isAnonymous: boolean },
) => {
  const { tenant, memberId, actor } = session;
  const texts = supportTexts(locale);
  const own = await readRecord(tx, tenant, actingMember(session));
  const loggedAhvNumber = isAnonymous ? '' : own.ahvNumber;
  if (actor === null) return { title: '', text: '', loggedAhvNumber, impersonatedAhvNumber: '', isVisible: false };
  const { firstname, lastname, birthDate, ahvNumber } = await readRecord(tx, tenant, memberId);
  const about = { name: `${firstname} ${lastname}`, ahvNumber, birthDate: formatDate(birthDate) };
  return {
    title: isAnonymous ? texts.banner.anonymousTitle : fill(texts.banner.title, about),
    text: isAnonymous ? texts.banner.anonymousText : fill(texts.banner.text, about),
    loggedAhvNumber,
    // Hidden, it is a word that only ends the view.
    impersonatedAhvNumber: isAnonymous ? actor.impersonation : ahvNumber,
    isVisible: true,
  };
};

/** Support staff who view a member's portal at the moment, without names if personal data are hidden. */
const viewersOf = async (
  tx: Tx,
  { tenant, memberId, actor }: SessionRow,
  { now, isAnonymous }: { readonly now: Date; readonly isAnonymous: boolean },
): Promise<Viewer[]> => {
  // Who views is for the member alone.
  if (actor !== null) return [];
  const views = await tx
    .selectFrom('impersonation')
    .innerJoin('session', 'session.impersonation_id', 'impersonation.id')
    .select(['impersonation.id', 'impersonation.actor_name', 'impersonation.started_at'])
    .where('impersonation.tenant', '=', tenant)
    .where('impersonation.subject_id', '=', memberId)
    .where('impersonation.ended_at', 'is', null)
    .where('impersonation.ends_at', '>', now)
    .where('session.last_seen_at', '>', secondsAfter(now, -sessionIdle))
    .orderBy('impersonation.started_at')
    .execute();
  return views.map(({ id, actor_name: name, started_at: since }) => ({
    viewId: id,
    name: isAnonymous ? null : name,
    since: since.toISOString(),
  }));
};

/** What the frame of every page needs to know about the portal of a session's member. */
type FactsOf = (wish: {
  readonly session: SessionRow;
  readonly now: Date;
  readonly locale: Locale;
  readonly anonymize: boolean;
}) => Promise<Pick<AboutUser, 'pages' | 'processingDate' | 'address' | 'openingHours' | 'civilStatusCode'>>;

/** Who is logged in, their language, who views their portal, and which of its pages are open. */
export const userHandlers = (
  { store, funds, log }: Services,
  factsOf: FactsOf,
): HandlersOf<'userInfo' | 'changeMyLanguage' | 'viewers'> => ({
  userInfo: async ({ session, query: { anonymize }, locale, now }) => {
    const { tenant, memberId, actor, ableToImpersonate } = session;
    const isAnonymous = anonymize === 'true';
    const fund = await funds.find(tenant);
    const isBeyond = fund?.tenant.settings.answersBeyondSpecification === true;
    const { user, impersonation, viewers } = await store.withTenant(tenant, async (tx) => {
      const account = await tx
        .selectFrom('account')
        .select(['tenant', 'member_id', 'email_address', 'able_to_impersonate'])
        .where('tenant', '=', tenant)
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      if (account === undefined) throw refuse.unauthorized();
      return {
        user: { ...(await currentUserOf(tx, account)), ableToImpersonate },
        impersonation: ableToImpersonate ? await impersonationOf(tx, session, { locale, isAnonymous }) : null,
        viewers: isBeyond ? await viewersOf(tx, session, { now, isAnonymous }) : [],
      };
    });
    // Whoever's figures can't be computed must get into the portal all the same.
    const facts = isBeyond
      ? await factsOf({ session, now, locale, anonymize: isAnonymous }).catch((error: unknown) => {
          log.error('portal_facts_unknown', error);
          return null;
        })
      : null;
    const secondsTo = (end: Date): number => Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
    const meta = {
      ...(impersonation && {
        impersonation: { ...impersonation, ...(isBeyond && actor && { endsInSeconds: secondsTo(actor.endsAt) }) },
      }),
      ...(isBeyond && {
        session: {
          idleSeconds: sessionIdle,
          absoluteSeconds: secondsTo(secondsAfter(session.createdAt, sessionAge)),
          tenant,
        },
      }),
      ...(viewers.length > 0 && { viewers }),
      ...facts,
    };
    return {
      // Hidden data are omitted, not blurred.
      data: isAnonymous ? { ...user, firstname: '', lastname: '', emailAddress: '' } : user,
      ...(Object.keys(meta).length > 0 && { meta }),
    };
  },

  viewers: async ({ session, query: { anonymize }, now }) => {
    const { tenant } = session;
    await fundBeyondSpecification({ funds }, tenant);
    const asked = { now, isAnonymous: anonymize === 'true' };
    return { data: await store.withTenant(tenant, (tx) => viewersOf(tx, session, asked)) };
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
