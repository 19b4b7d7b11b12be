import * as z from 'zod/mini';
import { dashboardBoxes, dashboardMetaSchema } from '#contract/dashboard.ts';

/** What could be read of one box. */
export type BoxReading<Box> =
  | { readonly kind: 'hidden' }
  /** The box is there and means to be seen, but is not what the contract says. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'read'; readonly box: Box };

/** Fields a card can do without: its figure stands without its picture. */
const pictureFields: readonly unknown[] = ['historicalGraph', 'futureGraph', 'projectedGraph', 'graphData'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A provider may say "nothing" by null or by silence; both read the same. */
const withoutNulls = (box: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(box).filter(([, value]) => value !== null));

/**
 * Reads one box by its own schema, so that a malformed box takes no other one down. A card is
 * there only if its box `isVisible`; a box whose graph alone is malformed is read without the graph.
 */
export const readBox = <Schema extends z.ZodMiniType<{ isVisible: boolean }>>(
  schema: Schema,
  value: unknown,
): BoxReading<z.infer<Schema>> => {
  if (value === undefined || value === null) return { kind: 'hidden' };
  if (!isRecord(value)) return { kind: 'broken' };
  const given = withoutNulls(value);
  const whole = z.safeParse(schema, given);
  if (whole.success) return whole.data.isVisible ? { kind: 'read', box: whole.data } : { kind: 'hidden' };
  if (given['isVisible'] !== true) return { kind: 'hidden' };
  if (!whole.error.issues.every((issue) => pictureFields.includes(issue.path[0]))) return { kind: 'broken' };
  const rest = z.safeParse(
    schema,
    Object.fromEntries(Object.entries(given).filter(([name]) => !pictureFields.includes(name))),
  );
  return rest.success ? { kind: 'read', box: rest.data } : { kind: 'broken' };
};

/** Every box of the dashboard, read one by one. */
export const readDashboard = (data: Record<string, unknown>) => {
  const processing = z.safeParse(
    dashboardBoxes.processingMessageBox,
    isRecord(data['processingMessageBox']) ? withoutNulls(data['processingMessageBox']) : undefined,
  );
  return {
    balance: readBox(dashboardBoxes.balanceBox, data['balanceBox']),
    documents: readBox(dashboardBoxes.inboxBox, data['inboxBox']),
    exit: readBox(dashboardBoxes.quittingBox, data['quittingBox']),
    additionalSavings: readBox(dashboardBoxes.additionalSavingsBox, data['additionalSavingsBox']),
    purchase: readBox(dashboardBoxes.purchaseBox, data['purchaseBox']),
    home: readBox(dashboardBoxes.homeOnwershipBox, data['homeOnwershipBox']),
    retirement: readBox(dashboardBoxes.retirementBox, data['retirementBox']),
    civilStatus: readBox(dashboardBoxes.civilStatusBox, data['civilStatusBox']),
    death: readBox(dashboardBoxes.fatalityBox, data['fatalityBox']),
    unpaidLeave: readBox(dashboardBoxes.unpaidVacationBox, data['unpaidVacationBox']),
    hasHelp: readBox(dashboardBoxes.faqBox, data['faqBox']).kind === 'read',
    /** ISO date of the fund's last processing; null where it is not to be shown. */
    processingDate:
      processing.success && processing.data.showProcessingDate ? (processing.data.processingDate ?? null) : null,
  };
};

/** The dashboard as the page shows it. */
export type DashboardReading = ReturnType<typeof readDashboard>;

/** The fund's message above the cards (from the answer's meta), where there is one to show. */
export const readMessage = (meta: unknown): { title: string | null; text: string | null } | null => {
  const parsed = z.safeParse(dashboardMetaSchema, meta);
  const box = parsed.success ? parsed.data.messageBox : null;
  if (!box?.isVisible || (!box.title && !box.text)) return null;
  return { title: box.title ?? null, text: box.text ?? null };
};
