import type { Access, Accesses } from '#contract/impersonation.ts';
import type { RouteKey } from '#contract/route-words.ts';
import type { IsoDate } from '#kernel/date.ts';

/** A document whose file was fetched; `date` is its own, null for one of the day it was fetched on. */
export type Fetched = { readonly document: DocumentKind; readonly date: IsoDate | null };

/** What somebody looked at or tried, as a page of the portal or the simulations; null for what this portal doesn't know. */
type Seen = RouteKey | 'simulations' | null;

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
  readonly documents: readonly Fetched[];
  readonly refused: readonly (Seen | 'view')[];
};

/** Beginnings of objects in the log, and the pages they are on. */
const pages: readonly (readonly [object: string, page: NonNullable<Seen>])[] = [
  ['dashboard', 'dashboard'],
  ['profile', 'profile'],
  ['page: insurance overview', 'insurance-overview'],
  ['page: buy-in', 'buy-in'],
  ['page: exit benefit', 'exit-benefit'],
  ['page: retirement', 'retirement'],
  ['page: additional savings', 'additional-savings'],
  ['savings plans', 'additional-savings'],
  ['page: home ownership', 'home-ownership'],
  ['page: death benefit', 'death-benefit'],
  ['page: disability', 'disability'],
  ['page: unpaid leave', 'unpaid-leave'],
  ['page: civil status', 'civil-status'],
  ['document', 'documents'],
  ['messages', 'contact'],
  ['simulation', 'simulations'],
  ['call: accesses', 'profile'],
  ['call: endView', 'profile'],
  ['call: changeAddress', 'profile-address'],
  ['call: changeCivilStatus', 'profile-civil-status'],
  ['call: updateLoginData', 'profile'],
  ['call: confirmEmail', 'profile-email-verification'],
  ['call: confirmMobileNumber', 'profile-phone-verification'],
  ['call: applyPlan', 'additional-savings-confirmation'],
  ['call: sendMessage', 'contact'],
  ['call: readThread', 'contact'],
  ['call: generateInsuranceFormSet', 'documents'],
  ['call: keepScenario', 'simulations'],
  ['call: changeScenario', 'simulations'],
  ['call: deleteScenario', 'simulations'],
  ['call: putOffHint', 'dashboard'],
  ['call: keepAhvPension', 'dashboard'],
];

/** The documents as the log names them. */
const documentKinds = {
  'pension certificate': 'pensionCertificate',
  'contribution statement': 'contributionStatement',
  'plan confirmation': 'planConfirmation',
  'insurance form set': 'insuranceFormSet',
} as const;

type DocumentKind = (typeof documentKinds)[keyof typeof documentKinds];

/** The document that an object of the log is; null if it is none that this portal knows. */
const documentOf = (object: string): Fetched | null => {
  const found = Object.entries(documentKinds).find(([name]) => object.startsWith(`document: ${name}`));
  if (found === undefined) return null;
  return { document: found[1], date: /\d{4}-\d{2}-\d{2}$/.exec(object)?.[0] ?? null };
};

const pageOf = (object: string): Seen => pages.find(([beginning]) => object.startsWith(beginning))?.[1] ?? null;

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** The visits by support staff, newest first, and what of the lines the member has done. */
export const accessesView = ({
  entries,
}: Accesses): {
  readonly visits: readonly Visit[];
  /** Lines of the member's own, and how many of these are log-ins. */
  readonly own: { readonly entries: number; readonly logins: number };
} => {
  const byVisit = new Map<string, Access[]>();
  for (const line of entries) {
    if (line.impersonation === null) continue;
    const lines = byVisit.get(line.impersonation);
    if (lines === undefined) byVisit.set(line.impersonation, [line]);
    else lines.push(line);
  }
  const visits = Array.from(byVisit, ([id, lines]): Visit => {
    const [first] = lines;
    const end = lines.find(({ act }) => act === 'end');
    const hasStart = lines.some(({ act }) => act === 'start');
    const from = new Date(first?.at ?? 0);
    const reads = lines.filter(({ act }) => act === 'read').map(({ object }) => object);
    return {
      id,
      name: first?.actorName ?? null,
      from,
      // A start that was refused is over at once.
      to: end !== undefined ? new Date(end.at) : hasStart || lines.length > 1 ? null : from,
      reason: first?.reason ?? null,
      note: first?.note ?? null,
      seen: unique(reads.filter((object) => documentOf(object) === null).map(pageOf)),
      documents: unique(reads).flatMap((object) => documentOf(object) ?? []),
      refused: unique(
        lines
          .filter(({ act }) => act === 'refused')
          .map(({ object }) => (object.startsWith('view: ') ? 'view' : pageOf(object))),
      ),
    };
  });
  const own = entries.filter(({ impersonation }) => impersonation === null);
  return {
    visits: visits.toReversed(),
    own: { entries: own.length, logins: own.filter(({ act }) => act === 'login').length },
  };
};
