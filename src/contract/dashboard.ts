import * as z from 'zod/mini';

/** A value on a date (ISO `YYYY-MM-DD`); the value is CHF. */
export const datedValueSchema = z.object({ date: z.string(), value: z.number() });

/** A value at an age; the value is CHF. */
export const agedValueSchema = z.object({
  age: z.number(),
  value: z.number(),
  date: z.optional(z.nullable(z.string())),
});

export type DatedValue = z.infer<typeof datedValueSchema>;
export type AgedValue = z.infer<typeof agedValueSchema>;

const text = z.optional(z.nullable(z.string()));
const amount = z.optional(z.nullable(z.number()));
const flag = z._default(z.boolean(), false);

/** What every dashboard box says of itself: shown at all, sharp or blurred, and whether the "coming soon" overlay stays away. */
const box = { isVisible: flag, isActive: flag, hideAwaitBox: flag };

/** What a purchase box says on the dashboard and on a page; each of them reads texts, amounts and points in its own way. */
export const purchaseFields = <T extends z.ZodMiniType, A extends z.ZodMiniType, G extends z.ZodMiniType>(
  text: T,
  amount: A,
  graphData: G,
) => ({
  maxPurchaseAmount: amount,
  maxBalanceAmount: amount,
  /** Share of the possible savings that is there already, in percent. */
  balanceMaxRatio: amount,
  currentCreditBalance: amount,
  tooltipTitle: text,
  tooltipSubtitle: text,
  /** Carries the placeholder `{0}` for the amount. */
  tooltipLabel: text,
  planName: text,
  subTitle: text,
  homeOwnershipBalance: amount,
  defaultRetirementAge: amount,
  link: text,
  graphData,
  graphMaxValue: amount,
});

export const purchaseBoxSchema = z.object({
  ...box,
  ...purchaseFields(text, amount, z.optional(z.nullable(z.array(z.object({ label: text, value: z.number() }))))),
});

/** The boxes of the dashboard by their name on the wire, each with its own schema. */
export const dashboardBoxes = {
  balanceBox: z.object({
    ...box,
    value: amount,
    historicalGraph: z._default(z.array(datedValueSchema), []),
    futureGraph: z._default(z.array(datedValueSchema), []),
  }),
  inboxBox: z.object({ ...box, unreadDocumentsAmount: amount }),
  quittingBox: z.object({ ...box, amount }),
  purchaseBox: purchaseBoxSchema,
  additionalSavingsBox: purchaseBoxSchema,
  homeOnwershipBox: z.object({
    ...box,
    maxAmount: amount,
    maxAge: amount,
    projectedGraph: z.optional(z.nullable(z.array(z.union([agedValueSchema, datedValueSchema])))),
    noDataInfo: text,
    projectedGraphUnavailable: text,
    link: text,
  }),
  retirementBox: z.object({
    ...box,
    /** Pension in CHF a month at the default retirement age. */
    amount,
    projectedGraph: z.optional(z.nullable(z.array(agedValueSchema))),
    defaultRetirementAge: amount,
    link: text,
  }),
  civilStatusBox: z.object({ ...box, civilStatus: text, subTitle: text }),
  fatalityBox: z.object({
    ...box,
    amount,
    /**
     * What the amount is: `partnerPension` and `orphansPensions` are CHF a year, `lumpSum` is paid once, `none` says
     * that nobody is entitled. Absent where the provider sends the required fields alone.
     */
    kind: text,
  }),
  unpaidVacationBox: z.object({ ...box, amount }),
  faqBox: z.object({ isVisible: flag }),
  processingMessageBox: z.object({ processingDate: text, showProcessingDate: flag }),
} as const;

export type DashboardBoxName = keyof typeof dashboardBoxes;

type BoxShape<S extends z.ZodMiniType> = z.ZodMiniOptional<z.ZodMiniNullable<S>>;

/** The dashboard as the provider must send it: every box optional, none malformed. */
export const dashboardSchema = z.object(
  Object.fromEntries(
    Object.entries(dashboardBoxes).map(([name, schema]) => [name, z.optional(z.nullable(schema))]),
  ) as {
    [Name in DashboardBoxName]: BoxShape<(typeof dashboardBoxes)[Name]>;
  },
);

export type Dashboard = z.infer<typeof dashboardSchema>;

export const messageBoxSchema = z.object({ isVisible: flag, title: text, text });
export const dashboardMetaSchema = z.object({ messageBox: z.optional(z.nullable(messageBoxSchema)) });

/** The raw dashboard before its boxes are read one by one, so that one malformed box does not take the others down. */
export const rawDashboardSchema = z.record(z.string(), z.unknown());
