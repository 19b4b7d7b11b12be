import * as z from 'zod/mini';
import { amount, day, flag, knownDay, list, maybe, text } from './fields.ts';
import { apart, whole } from './whole.ts';
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
const box = {
  isVisible: flag,
  isActive: flag,
  hideAwaitBox: flag,
  /** Beyond the specification: what the figure can't be computed without. */
  missing: maybe(z.enum(['birthDate', 'record', 'plan'])),
};

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

/**
 * The pensions a month for the children of who is disabled, CHF: how many children, all their pensions, and these with the
 * member's.
 */
export const disabledChildrenSchema = sent({ count: z.number(), perMonth: z.number(), together: z.number() });

/** What all beneficiaries receive together at death, CHF. */
export const familySchema = sent({ perMonth: z.number(), once: z.number() });

/** What a member will live on when retiring at one age. Amounts in CHF, ratios in percent of today's salary. */
const outlookAtSchema = sent({
  age: z.number(),
  /** First day of the pension; `null` with hidden personal data. */
  date: knownDay,
  /** All pensions of the fund, with what is drawn already. */
  pensionPerMonth: z.number(),
  /** Savings on the day before, and the same at less and at more interest. */
  savings: z.number(),
  savingsLow: amount,
  savingsHigh: amount,
  /** The fund's pensions without and with that of the AHV; `null` where they would tell or mislead. */
  ratioOfFund: amount,
  ratio: amount,
});

/**
 * What a member has today, and will have after retirement: the answer above the cards. Amounts in CHF a month.
 */
const outlookSchema = whole(
  sent({
    isVisible: flag,
    /** Why there is no answer; `null` if there is one. */
    obstacle: maybe(z.enum(['birthDateUnknown', 'notOnRecord', 'tooOld'])),
    /** The savings on the first day on record, CHF, where today's can't be computed; omitted with hidden personal data. */
    opening: apart(maybe(datedValueSchema)),
    /** `null` with hidden personal data, or without one. */
    salary: amount,
    /** Pensions of the fund that are paid today. */
    drawn: amount,
    disability: amount,
    /** The pension of the AHV: the member's own figure, or an estimate; `null` if neither is known. */
    ahv: z.nullable(sent({ perMonth: z.number(), isOwn: flag })),
    /** The age from which the AHV pays; `null` if the member can't enter a figure. */
    ahvFrom: amount,
    ahvAtMost: amount,
    /** Whether the ordinary age is past. */
    isDeferred: flag,
    /** Whether the member is about to leave. */
    isLeaving: flag,
    /** The age that is shown first. */
    usualAge: amount,
    byAge: z.array(outlookAtSchema),
  }),
);

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
      /** Beyond the specification: whether age is why nothing can be withdrawn any more. */
      isTooLate: maybe(z.boolean()),
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
      /** Beyond the specification. */
      family: maybe(familySchema),
      /**
       * Beyond the specification: first names of those who would receive something, none unless all are known; omitted
       * with hidden personal data.
       */
      receivers: maybe(whole(z.array(text))),
      /**
       * Beyond the specification: whether a partner gets nothing, because nobody has declared the partnership. BVG art.
       * 20a.
       */
      isPartnerUndeclared: maybe(z.boolean()),
    }),
  ),
  unpaidLeave: z.nullable(sent({ ...box, amount })),
  /** Beyond the specification: the member's own disability pension a month, insured or in payment. */
  disability: maybe(
    sent({
      ...box,
      amount,
      /** What is paid for children as well. */
      children: maybe(disabledChildrenSchema),
      kind: maybe(z.enum(['insured', 'inPayment', 'none'])),
      /** Why no pension is ever paid. The page gives the same reason. */
      reason: maybe(z.enum(['waitingPeriod'])),
    }),
  ),
  /** Beyond the specification. */
  outlook: maybe(outlookSchema),
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
  disability: 'disabilityBox',
  outlook: 'outlookBox',
  questions: 'faqBox',
  processing: 'processingMessageBox',
} as const satisfies Record<keyof typeof boxes, string>;

export type DashboardBoxName = keyof typeof boxes;

/** The boxes of the dashboard, in the order in which they are sent. */
export const dashboardSchema = sent(boxes, boxNames);

export type Dashboard = z.infer<typeof dashboardSchema>;

/** The answer above the cards, as it is sent. */
export type SentOutlook = NonNullable<Dashboard['outlook']>;

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
