import type { Access, Accesses } from '#contract/impersonation.ts';
import type { RouteKey } from '#contract/route-words.ts';

/** What somebody looked at or tried, as a page of the portal; null for what this portal doesn't know. */
type Seen = RouteKey | null;

/** One view of the member's portal by support staff. */
export type Visit = {
  readonly id: string;
  /** Who it was; null if the answer doesn't say. */
  readonly name: string | null;
  readonly from: Date;
  /** Null while it lasts. */
  readonly to: Date | null;
  readonly reason: string | null;
  readonly note: string | null;
  readonly seen: readonly Seen[];
  readonly refused: readonly (Seen | 'view')[];
};

/** Beginnings of objects in the log, and the pages they are on. */
const pages: readonly (readonly [object: string, page: RouteKey])[] = [
  ['dashboard', 'dashboard'],
  ['profile', 'profile'],
  ['page: insurance overview', 'insurance-overview'],
  ['page: buy-in', 'buy-in'],
  ['page: exit benefit', 'exit-benefit'],
  ['page: retirement', 'retirement'],
  ['page: home ownership', 'home-ownership'],
  ['page: death benefit', 'death-benefit'],
  ['page: unpaid leave', 'unpaid-leave'],
  ['page: civil status', 'civil-status'],
  ['document', 'documents'],
  ['messages', 'contact'],
  ['call: accesses', 'profile'],
  ['call: changeAddress', 'profile-address'],
  ['call: changeCivilStatus', 'profile-civil-status'],
  ['call: updateLoginData', 'profile'],
  ['call: confirmEmail', 'profile-email-verification'],
  ['call: confirmMobileNumber', 'profile-phone-verification'],
  ['call: sendMessage', 'contact'],
  ['call: generateInsuranceFormSet', 'documents'],
];

const pageOf = (object: string): Seen => pages.find(([beginning]) => object.startsWith(beginning))?.[1] ?? null;

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** The visits by support staff, newest first, and how often the member was there. */
export const accessesView = ({ entries }: Accesses): { readonly visits: readonly Visit[]; readonly own: number } => {
  const byVisit = new Map<string, Access[]>();
  for (const line of entries) {
    if (line.impersonation === null) continue;
    byVisit.set(line.impersonation, [...(byVisit.get(line.impersonation) ?? []), line]);
  }
  const visits = Array.from(byVisit, ([id, lines]): Visit => {
    const [first] = lines;
    const end = lines.find(({ act }) => act === 'end');
    const hasStart = lines.some(({ act }) => act === 'start');
    const from = new Date(first?.at ?? 0);
    return {
      id,
      name: first?.actorName ?? null,
      from,
      // A start that was refused is over at once.
      to: end !== undefined ? new Date(end.at) : hasStart || lines.length > 1 ? null : from,
      reason: first?.reason ?? null,
      note: first?.note ?? null,
      seen: unique(lines.filter(({ act }) => act === 'read').map(({ object }) => pageOf(object))),
      refused: unique(
        lines
          .filter(({ act }) => act === 'refused')
          .map(({ object }) => (object.startsWith('view: ') ? 'view' : pageOf(object))),
      ),
    };
  });
  return {
    visits: visits.toReversed(),
    own: entries.filter(({ act, impersonation }) => impersonation === null && act === 'login').length,
  };
};
