import type * as z from 'zod';
import { baseLocale, locales, type Locale } from '#kernel/locale.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import type { AdministratorRecord } from '#tenants/format/administrators.ts';
import type { Fund, Funds } from '#server/model/funds.ts';
import type { Store } from '#server/store/store.ts';
import type { demoSchema } from './demo-schemas.ts';

type Sentence = string | { readonly [L in Locale]?: string | undefined };

/** A sentence in the reader's language, else in English, else in any language. */
export const sentenceIn = (sentence: Sentence | undefined, locale: Locale): string => {
  if (sentence === undefined) return '';
  if (typeof sentence === 'string') return sentence;
  return sentence[locale] ?? sentence['en-US'] ?? Object.values(sentence).find((words) => words !== undefined) ?? '';
};

const rank = (member: MemberRecord): number => {
  if (member.state !== 'active') return 2;
  return member.ableToImpersonate ? 1 : 0;
};

/** Who can try to log in: ordinary members first, then support staff, last those whose access has ended. */
export const whoLogsIn = (members: readonly MemberRecord[]): MemberRecord[] => {
  return members.filter(({ state }) => state !== 'registrable').toSorted((a, b) => rank(a) - rank(b));
};

/** Whose portal is shown first: an ordinary member, if there is one who can log in. */
export const firstToLook = (members: readonly MemberRecord[]): MemberRecord | undefined =>
  whoLogsIn(members).find(({ state }) => state === 'active');

/** Identifies a member among those of all funds. */
const nameOf = (tenant: string, member: string): string => `${tenant} ${member}`;

/**
 * The language in which a person's portal opens: the reader's, or the same language of another country, if the fund offers
 * it; else the person's own.
 */
export const loginLanguage = ({ settings }: Fund['tenant'], member: MemberRecord, locale: Locale): Locale =>
  [locale, ...locales.filter((other) => baseLocale(other) === baseLocale(locale)), member.language].find((wished) =>
    settings.languages.includes(wished),
  ) ??
  settings.languages[0] ??
  locale;

/** Members of all funds who have a login by now. */
export type Registered = ReadonlySet<string>;

/** Reads which members have a login by now. */
export const readRegistered = (store: Pick<Store, 'withSystem'>): Promise<Registered> =>
  store.withSystem(async (tx) => {
    const accounts = await tx.selectFrom('account').select(['tenant', 'member_id']).execute();
    return new Set(accounts.map(({ tenant, member_id: member }) => nameOf(tenant, member)));
  });

/** Who is insured but has no login yet. */
export const whoRegisters = ({ code, members }: Fund['tenant'], registered: Registered): MemberRecord[] =>
  members.filter(({ state, id }) => state === 'registrable' && !registered.has(nameOf(code, id)));

/** What a new member has at hand: the insurance card and a telephone. */
const atHand = (member: MemberRecord) => ({
  firstname: member.firstname,
  name: member.lastname,
  birthDate: member.birthDate,
  socialSecurityNumber: member.ahvNumber,
  mobileNumber: member.mobileNumber ?? '',
});

/** All demo funds, for programs: `GET /dev/demo.json`. Notes are in English. */
export const demoFacts = async (
  funds: Funds,
  registered: Registered,
  administratorsOf: (code: string) => Promise<readonly AdministratorRecord[]>,
): Promise<z.infer<typeof demoSchema>> => {
  const tenants = [];
  for (const code of await funds.list()) {
    const fund: Fund | null = await funds.find(code);
    if (fund === null) continue;
    const { members, settings } = fund.tenant;
    tenants.push({
      code,
      name: settings.displayName,
      members: whoLogsIn(members).map((member) => ({
        emailAddress: member.emailAddress ?? '',
        mobileNumber: member.mobileNumber ?? '',
        note: sentenceIn(member.note, 'en-US'),
        ableToImpersonate: member.ableToImpersonate,
      })),
      registrable: whoRegisters(fund.tenant, registered).map(atHand),
      administrators: (await administratorsOf(code)).map(({ name, emailAddress, mobileNumber }) => ({
        name,
        emailAddress,
        mobileNumber,
      })),
      refused: members.flatMap((member) =>
        member.state === 'left' || member.state === 'locked' ? [{ ...atHand(member), reason: member.state }] : [],
      ),
    });
  }
  return { tenants };
};
