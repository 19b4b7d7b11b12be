import * as z from 'zod/mini';
import { amount, day, flag, knownDay, list, maybe, text } from './fields.ts';
import { whole } from './whole.ts';
import { sent } from './sent.ts';

/** A value on a date; the value is CHF. */
export const datedValueSchema = sent({ date: day, value: z.number() });

/** A curve, whole or not at all: a line over a missing point would mislead. */
export const curveSchema = whole(list(datedValueSchema));

/** A pension at an age; the value is CHF a month. */
export const pensionAtAgeSchema = sent({ age: z.number(), value: z.number(), date: knownDay });

/** A value at an age, and the date of that age if the provider says it; the value is CHF. */
export const agedValueSchema = sent({ age: z.number(), value: z.number(), date: maybe(knownDay) });

export type DatedValue = z.infer<typeof datedValueSchema>;
export type AgedValue = z.infer<typeof agedValueSchema>;

/**
 * Flags of every dashboard box: whether it is shown, whether it is active or blurred, and whether the "coming soon"
 * overlay is hidden.
 */
const box = { isVisible: flag, isActive: flag, hideAwaitBox: flag };

/** What moved the savings, other than interest and contributions. */
export const movementKindSchema = z.enum([
  'transferIn',
  'buyIn',
  'earlyWithdrawal',
  'repayment',
  'divorceOut',
  'divorceIn',
  'partialRetirement',
]);

/** Fields of the savings box, on the dashboard and on the insurance overview. Amounts are in CHF. */
export const savingsFields = {
  value: amount,
  historicalGraph: curveSchema,
  futureGraph: curveSchema,
  /** Beyond the specification: what moved the savings, oldest first; negative for what left the account. */
  movements: maybe(z.array(sent({ date: day, kind: movementKindSchema, amount: z.number() }))),
  /** Beyond the specification: the projection at less and at more interest, in percent a year. */
  futureBand: maybe(
    whole(
      sent({
        lowPercent: z.number(),
        highPercent: z.number(),
        points: z.array(sent({ date: day, low: z.number(), high: z.number() })),
      }),
    ),
  ),
  /** Beyond the specification: so that years can be shown as ages. */
  yearOfBirth: maybe(z.number()),
  /** Beyond the specification: the age, in years, at the end of the projection. */
  ageAtEnd: maybe(z.number()),
};

/** Fields of the buy-in box, on the dashboard and on its page. Amounts are in CHF. */
export const buyInFields = {
  /** Maximum buy-in. */
  atMost: amount,
  /** Maximum savings under the regulations. */
  savingsAtMost: amount,
  /** Current savings in percent of the maximum. */
  ratio: amount,
  savings: amount,
  tooltipTitle: text,
  tooltipSubtitle: text,
  /** Contains the placeholder `{0}` for the amount. */
  tooltipLabel: text,
  planName: text,
  subTitle: text,
  /** Early withdrawals for home ownership that haven't been repaid yet. */
  openWithdrawals: amount,
  defaultRetirementAge: amount,
  link: text,
  graphData: z.nullable(whole(z.array(sent({ label: text, value: z.number() })))),
  graphMaxValue: amount,
};

/** Wire names of {@link buyInFields}. */
export const buyInNames = {
  atMost: 'maxPurchaseAmount',
  savingsAtMost: 'maxBalanceAmount',
  ratio: 'balanceMaxRatio',
  savings: 'currentCreditBalance',
  openWithdrawals: 'homeOwnershipBalance',
} as const;

const buyInSchema = sent({ ...box, ...buyInFields }, buyInNames);

/**
 * What the amount of the death benefit is: `partnerPension` and `orphansPensions` in CHF a year, `lumpSum` paid once,
 * `none` if nobody is entitled.
 */
export const deathKindSchema = z.enum(['partnerPension', 'orphansPensions', 'lumpSum', 'none']);

/** The boxes of the dashboard; null for one that the provider does not have. */
const boxes = {
  savings: z.nullable(sent({ ...box, ...savingsFields })),
  documents: z.nullable(sent({ ...box, unreadDocuments: amount }, { unreadDocuments: 'unreadDocumentsAmount' })),
  exitBenefit: z.nullable(sent({ ...box, amount })),
  buyIn: z.nullable(buyInSchema),
  additionalSavings: z.nullable(buyInSchema),
  homeOwnership: z.nullable(
    sent({
      ...box,
      maxAmount: amount,
      maxAge: amount,
      projectedGraph: z.nullable(whole(z.array(z.union([agedValueSchema, datedValueSchema])))),
      noDataInfo: text,
      /** Why the curve is missing. */
      projectedGraphUnavailable: text,
      link: text,
    }),
  ),
  retirement: z.nullable(
    sent({
      ...box,
      /** Pension in CHF a month at the default retirement age. */
      amount,
      projectedGraph: z.nullable(whole(z.array(pensionAtAgeSchema))),
      defaultRetirementAge: amount,
      link: text,
    }),
  ),
  civilStatus: z.nullable(sent({ ...box, civilStatus: text, subTitle: text })),
  deathBenefit: z.nullable(
    sent({
      ...box,
      amount,
      /** Beyond the specification. */
      kind: maybe(deathKindSchema),
    }),
  ),
  unpaidLeave: z.nullable(sent({ ...box, amount })),
  questions: z.nullable(sent({ isVisible: flag })),
  processing: z.nullable(
    sent({ date: knownDay, isShown: flag }, { date: 'processingDate', isShown: 'showProcessingDate' }),
  ),
} as const;

const boxNames = {
  savings: 'balanceBox',
  documents: 'inboxBox',
  exitBenefit: 'quittingBox',
  buyIn: 'purchaseBox',
  additionalSavings: 'additionalSavingsBox',
  homeOwnership: 'homeOnwershipBox',
  retirement: 'retirementBox',
  civilStatus: 'civilStatusBox',
  deathBenefit: 'fatalityBox',
  unpaidLeave: 'unpaidVacationBox',
  questions: 'faqBox',
  processing: 'processingMessageBox',
} as const satisfies Record<keyof typeof boxes, string>;

export type DashboardBoxName = keyof typeof boxes;

/** The boxes of the dashboard, in the order in which they are sent. */
export const dashboardSchema = sent(boxes, boxNames);

export type Dashboard = z.infer<typeof dashboardSchema>;

/** What accompanies the dashboard: the fund's message. */
export const dashboardMetaSchema = sent(
  { message: z.nullable(sent({ isVisible: flag, title: text, text })) },
  { message: 'messageBox' },
);

export type DashboardMeta = z.infer<typeof dashboardMetaSchema>;

/** The figure that a card is there for, if it is not its amount. */
const figures: { readonly [Name in DashboardBoxName]?: string } = {
  savings: 'value',
  documents: 'unreadDocumentsAmount',
  buyIn: buyInNames.atMost,
  additionalSavings: 'planName',
  homeOwnership: 'maxAmount',
  civilStatus: 'civilStatus',
};

/** Whether a tolerant reading lost a box, or the figure that it is there for, by the dropped paths. */
export const isBrokenBox = (name: DashboardBoxName, dropped: readonly string[]): boolean =>
  [boxNames[name], `${boxNames[name]}.${figures[name] ?? 'amount'}`].some((path) => dropped.includes(path));
