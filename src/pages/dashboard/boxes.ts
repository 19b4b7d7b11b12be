import { isBrokenBox, type Dashboard, type DashboardBoxName, type DashboardMeta } from '#contract/dashboard.ts';

/** What could be read of one box. */
export type BoxReading<Box> =
  | { readonly kind: 'hidden' }
  /** The box means to be seen, but isn't what the contract says. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'read'; readonly box: Box };

/** A dashboard as it was read: its boxes, and where something was dropped. */
export type DashboardAnswer = { readonly data: Dashboard; readonly dropped: readonly string[] };

type CardBox = Exclude<DashboardBoxName, 'processing'>;

/**
 * What a card has to show: nothing unless its box is visible; a box without its graph is whole, without anything else that
 * could not be read it is broken.
 */
const readBox = <Name extends CardBox>(
  { data, dropped }: DashboardAnswer,
  name: Name,
): BoxReading<NonNullable<Dashboard[Name]>> => {
  const box = data[name];
  const isBroken = isBrokenBox(name, dropped);
  if (!box) return { kind: isBroken ? 'broken' : 'hidden' };
  if (!box.isVisible) return { kind: 'hidden' };
  return isBroken ? { kind: 'broken' } : { kind: 'read', box };
};

/** Every box of the dashboard, read one by one. */
export const readDashboard = (answer: DashboardAnswer) => {
  const { processing } = answer.data;
  return {
    balance: readBox(answer, 'balance'),
    documents: readBox(answer, 'documents'),
    exit: readBox(answer, 'exitBenefit'),
    additionalSavings: readBox(answer, 'additionalSavings'),
    purchase: readBox(answer, 'buyIn'),
    home: readBox(answer, 'homeOwnership'),
    retirement: readBox(answer, 'retirement'),
    civilStatus: readBox(answer, 'civilStatus'),
    death: readBox(answer, 'deathBenefit'),
    unpaidLeave: readBox(answer, 'unpaidLeave'),
    hasHelp: readBox(answer, 'questions').kind === 'read',
    /** ISO date of the fund's last processing; null where it is not to be shown. */
    processingDate: processing?.isShown === true ? (processing.date ?? null) : null,
  };
};

/** The dashboard as the page shows it. */
export type DashboardReading = ReturnType<typeof readDashboard>;

/** The fund's message above the cards (from the answer's meta), where there is one to show. */
export const readMessage = (meta: DashboardMeta | undefined): { title: string | null; text: string | null } | null => {
  const box = meta?.message;
  if (!box?.isVisible || (!box.title && !box.text)) return null;
  return { title: box.title ?? null, text: box.text ?? null };
};
