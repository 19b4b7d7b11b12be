import type { RouteKey } from '#contract/route-words.ts';

/** A destination of the navigation: the first of its pages that is open; the others belong to it. */
export type Destination = { readonly name: DestinationName; readonly pages: readonly [RouteKey, ...RouteKey[]] };

const destinations = {
  dashboard: ['dashboard'],
  retirement: ['retirement'],
  protection: ['death-benefit', 'disability'],
  savingMore: ['buy-in', 'additional-savings'],
  documents: ['documents'],
} as const satisfies Record<string, readonly [RouteKey, ...RouteKey[]]>;

/** The navigation's destinations. */
export type DestinationName = keyof typeof destinations;

const isOpen = (open: readonly RouteKey[], page: RouteKey): boolean => page === 'dashboard' || open.includes(page);

/** The destinations that a member has, each with its open pages, the first of which it leads to. */
export const destinationsOf = (open: readonly RouteKey[]): readonly Destination[] =>
  Object.entries(destinations).flatMap(([name, pages]) => {
    const [first, ...others] = pages.filter((page) => isOpen(open, page));
    return first === undefined ? [] : [{ name: name as DestinationName, pages: [first, ...others] }];
  });

/** Pages that only the dashboard's cards and the account menu lead to, in the menu's order. They belong to the dashboard. */
const further = [
  'insurance-overview',
  'home-ownership',
  'civil-status',
  'unpaid-leave',
  'exit-benefit',
] as const satisfies readonly RouteKey[];

/** A page of a member's pension that the account menu leads to. */
type FurtherPage = (typeof further)[number];

/** The open pages that belong to no topic of the navigation. */
export const furtherPagesOf = (open: readonly RouteKey[]): readonly FurtherPage[] =>
  further.filter((page) => open.includes(page));

/** The destination that a page belongs to, also if a link alone leads to the page; undefined for one about the account. */
export const destinationOf = (page: RouteKey, open: readonly RouteKey[]): Destination | undefined =>
  destinationsOf(open).find(({ name }) =>
    [...destinations[name], ...(name === 'dashboard' ? further : [])].some((each) => each === page),
  );

/** For each page those that continue its topic, the nearest first. */
const related: { readonly [Page in RouteKey]?: readonly RouteKey[] } = {
  'insurance-overview': ['retirement', 'death-benefit', 'documents'],
  retirement: ['buy-in', 'death-benefit', 'insurance-overview'],
  'buy-in': ['additional-savings', 'retirement', 'home-ownership'],
  'additional-savings': ['buy-in', 'retirement', 'insurance-overview'],
  'home-ownership': ['buy-in', 'retirement', 'insurance-overview'],
  'exit-benefit': ['insurance-overview', 'documents', 'contact'],
  'death-benefit': ['disability', 'civil-status', 'insurance-overview'],
  disability: ['death-benefit', 'insurance-overview', 'retirement'],
  'civil-status': ['death-benefit', 'profile', 'insurance-overview'],
  'unpaid-leave': ['insurance-overview', 'retirement', 'death-benefit'],
  documents: ['insurance-overview', 'contact', 'questions'],
  questions: ['contact', 'documents', 'insurance-overview'],
  contact: ['questions', 'documents', 'insurance-overview'],
  profile: ['documents', 'contact', 'insurance-overview'],
  terms: ['profile', 'contact'],
};

/** How many pages the end of a page leads to. */
const nextPages = 2;

/** Open to everybody who is logged in. */
const always: readonly RouteKey[] = ['dashboard', 'profile', 'contact'];

/** The pages that the end of a page leads to: at most two that are open and continue its topic. */
export const nextPagesOf = (page: RouteKey | null, open: readonly RouteKey[]): readonly RouteKey[] =>
  page === null
    ? []
    : (related[page] ?? []).filter((each) => open.includes(each) || always.includes(each)).slice(0, nextPages);
