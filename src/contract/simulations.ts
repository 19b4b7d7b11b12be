import * as z from 'zod/mini';
import { lawActs, planParagraphs } from '#pension/explanation-keys.ts';
import { insuredRecordSchema } from '#pension/insured-record.ts';
import { planSchema } from '#pension/plan.ts';
import { changesSchema } from '#pension/simulation/changes.ts';
import { findingRules, findingSeverities, obstacles } from '#pension/simulation/finding.ts';
import type { Simulation } from '#pension/simulation/simulate.ts';
import { leaveCovers } from '#kernel/leave-cover.ts';
import { toCentimes, toChf } from '#kernel/money.ts';
import { savingsOptionIds } from '#kernel/savings-option.ts';
import { derivationSchema, quantitySchema, type Quantity } from './derivation.ts';
import { day, flag, line, list } from './fields.ts';
import { sentDerivation } from './sent-derivation.ts';
import { sent } from './sent.ts';
import { knownTime } from './time.ts';
import { apart, whole } from './whole.ts';

/** An amount: CHF on the wire, centimes in programs, as the engine computes them. */
const centimes = z.codec(z.number(), z.number(), { decode: toCentimes, encode: toChf });

/** A day; `null` where personal data are hidden and the day would tell the age. */
const tellingDay = z.nullable(day);

/** Read only by its type: z.readonly would weigh on every first load. */
const rows = <S extends z.ZodMiniType>(row: S): z.ZodMiniType<readonly z.output<S>[], readonly z.input<S>[]> =>
  z.array(row);

/** A document of the engine's own format, read as it is or not at all: a figure without a part of it would be wrong. */
const document = <Value>(schema: z.ZodMiniType<Value>, description: string) =>
  z.codec(
    z.unknown().register(z.globalRegistry, { description }),
    z.custom<Value>((value) => schema.safeParse(value).success),
    { decode: (value) => value as Value, encode: (value) => value },
  );

/** What simulations compute from; `null` if personal data are hidden, or nothing can be computed. */
export const simulationBasisSchema = z.nullable(
  whole(
    sent({
      version: z.literal(1),
      today: day,
      plan: document(planSchema, 'The plan, as tenants/format/plan.schema.json describes it.'),
      record: document(
        insuredRecordSchema,
        'The part of a member’s record that figures are computed from: tenants/format/members.schema.json without names, employer and login.',
      ),
    }),
  ),
);

const savingsPointSchema = sent({ date: day, savings: centimes, band: rows(centimes) });

const drawnStepSchema = sent({
  at: z.nullable(z.number()),
  month: z.number(),
  date: tellingDay,
  share: z.number(),
  savings: centimes,
  lumpSum: centimes,
  lumpSumAtMost: centimes,
  lumpSumNotice: z.nullable(sent({ months: z.number(), until: day, hasPassed: z.boolean() })),
  rate: z.number(),
  pensionPerYear: centimes,
  pensionPerMonth: centimes,
});

const retirementSchema = sent({
  date: tellingDay,
  age: z.number(),
  /** The first is `null` where personal data are hidden: it may be the member's own. */
  ages: sent({
    earliest: z.nullable(z.number()),
    latest: z.number(),
    usual: z.number(),
    reference: z.number(),
    earliestOfPlan: z.number(),
  }),
  steps: rows(drawnStepSchema),
  stepsAtMost: z.number(),
  firstShareAtLeast: z.number(),
  ahvAtMost: centimes,
  savings: centimes,
  lumpSum: centimes,
  lumpSumAtMost: centimes,
  pensionPerYear: centimes,
  pensionPerMonth: centimes,
  drawnPerMonth: centimes,
  child: sent({ perYear: centimes, children: z.number() }),
  /** Empty where personal data are hidden: it begins with the salary. */
  income: rows(
    sent({
      from: day,
      salary: centimes,
      pension: centimes,
      ahv: centimes,
      total: centimes,
      ratio: z.nullable(z.number()),
    }),
  ),
  band: rows(sent({ percent: z.number(), savings: centimes, lumpSum: centimes, pensionPerMonth: centimes })),
});

const receiptSchema = sent({
  who: z.enum(['self', 'partner', 'child', 'others']),
  child: z.nullable(z.number()),
  /** The partner's; `null` for others. */
  relation: z.nullable(z.enum(['spouse', 'registeredPartner', 'cohabitant'])),
  /** The child's or partner's; also `null` where personal data are hidden. */
  birthDate: tellingDay,
  what: z.enum([
    'disabilityPension',
    'disabilityChildPension',
    'oldAgePension',
    'oldAgeChildPension',
    'partnerPension',
    'orphanPension',
    'lumpSum',
  ]),
  amount: centimes,
  from: tellingDay,
  to: tellingDay,
  ends: z.enum([
    'once',
    'lifelong',
    'ordinaryAge',
    'childAge',
    'longerChildAge',
    'remarriage',
    'regulations',
    'higherDegree',
  ]),
});

const monthlyReceiptsSchema = sent({ from: day, total: centimes });

const riskSchema = sent({
  on: day,
  disabilityPerYear: centimes,
  disabilityChildPerYear: centimes,
  partnerPerYear: centimes,
  orphanPerYear: centimes,
  deathLumpSum: centimes,
  presentDegree: z.number(),
  childUntil: sent({ age: z.number(), longer: z.number() }),
  ifDisabled: rows(receiptSchema),
  ifDead: rows(receiptSchema),
  /** Empty where personal data are hidden, as are the days. */
  monthlyIfDisabled: rows(monthlyReceiptsSchema),
  monthlyIfDead: rows(monthlyReceiptsSchema),
});

const outLimitsSchema = sent({
  from: day,
  until: tellingDay,
  endsBy: z.enum(['maxAge', 'retirement', 'continuedInsurance']),
  maxAge: z.number(),
  atLeast: centimes,
  atMost: centimes,
});

const monthlyContributionsSchema = sent({ member: centimes, employer: centimes, memberSavings: centimes });

/** The engine's outcome (`pension/simulation/outcome.ts`). */
const outcomeSchema = sent({
  on: day,
  savings: z.nullable(sent({ today: centimes, years: rows(savingsPointSchema) })),
  retirement: z.nullable(retirementSchema),
  exitBenefit: z.nullable(centimes),
  buyIn: z.nullable(
    sent({
      atMost: centimes,
      savingsAtMost: centimes,
      blocked: z.nullable(
        z.enum([
          'notInsured',
          'birthDateUnknown',
          'drawingDisabilityPension',
          'tooOld',
          'earlyWithdrawalOpen',
          'arrivalCapReached',
          'nothingMissing',
        ]),
      ),
      openWithdrawals: centimes,
      lockedUntil: z.nullable(day),
    }),
  ),
  home: z.nullable(
    sent({
      atMost: centimes,
      blocked: z.nullable(
        z.enum([
          'notInsured',
          'birthDateUnknown',
          'drawingDisabilityPension',
          'tooOld',
          'continuedInsurance',
          'withdrawnLately',
          'belowMinimum',
        ]),
      ),
      possibleFrom: z.nullable(day),
    }),
  ),
  homeLimits: z.nullable(
    sent({
      withdrawal: z.nullable(outLimitsSchema),
      pledge: z.nullable(outLimitsSchema),
      repayment: z.nullable(sent({ from: day, until: tellingDay, atLeast: centimes, atMost: centimes })),
    }),
  ),
  restoredPension: z.nullable(centimes),
  contributions: z.nullable(monthlyContributionsSchema),
  saving: z.nullable(
    sent({
      options: rows(sent({ id: z.enum(savingsOptionIds), additionalPercent: z.number() })),
      blocked: z.nullable(z.enum(['tooLate', 'leaving'])),
      choiceFrom: day,
      option: z.enum(savingsOptionIds),
      workload: z.number(),
      /** `null` where personal data are hidden. */
      salary: z.nullable(sent({ amount: centimes, atMost: centimes })),
      pending: z.nullable(
        sent({ option: z.enum(savingsOptionIds), from: day, contributions: z.nullable(monthlyContributionsSchema) }),
      ),
    }),
  ),
  laterExit: z.nullable(sent({ on: day, benefit: centimes })),
  risk: z.nullable(riskSchema),
  buyInMost: z.nullable(sent({ atMost: centimes, atOnce: centimes, payments: z.number() })),
  payments: rows(
    sent({
      date: day,
      amount: centimes,
      locked: centimes,
      lockedUntil: z.nullable(day),
      saved: z.nullable(centimes),
    }),
  ),
  paid: centimes,
  tax: z.nullable(sent({ total: centimes })),
  leave: z.nullable(
    sent({
      cover: z.enum(leaveCovers),
      from: day,
      until: day,
      months: z.number(),
      perMonth: centimes,
      total: centimes,
      periods: rows(
        sent({
          from: day,
          to: z.nullable(day),
          isInsured: z.boolean(),
          /** Whether a disability from the first day on would bring a pension; missing where personal data are hidden. */
          bringsDisability: z.optional(z.boolean()),
          saves: z.boolean(),
          /** `null`: as before the leave. */
          perMonth: z.nullable(centimes),
        }),
      ),
    }),
  ),
  leaveTerms: z.nullable(
    sent({
      from: day,
      until: tellingDay,
      freeMonths: z.number(),
      atMostMonths: z.number(),
      covers: rows(sent({ cover: z.enum(leaveCovers), perMonth: centimes, perMonthToday: z.optional(centimes) })),
      /** Missing where personal data are hidden. */
      inNewBand: z.optional(z.boolean()),
    }),
  ),
  /** Why there are no terms of a leave; `null` if there are some, or if the age is unknown. */
  leaveObstacle: z.nullable(z.enum(['noMonthLeft', 'noContributions'])),
});

/** A value of a finding: amounts in CHF on the wire and in centimes in programs, as all of a simulation. */
const inputSchema = z.codec(quantitySchema, z.custom<Quantity>(), {
  decode: (quantity) => (quantity.unit === 'chf' ? { ...quantity, value: toCentimes(quantity.value) } : quantity),
  encode: (quantity) => (quantity.unit === 'chf' ? { ...quantity, value: toChf(quantity.value) } : quantity),
});

const findingSchema = sent({
  rule: z.enum(findingRules),
  severity: z.enum(findingSeverities),
  about: z.enum(['retirement', 'buyIn', 'home', 'savings', 'leave', 'risk']),
  at: z.optional(z.number()),
  law: z.optional(
    sent({
      act: z.enum(lawActs),
      article: z.string(),
      paragraph: z.optional(z.string()),
      sentence: z.optional(z.literal([1, 2])),
    }),
  ),
  plan: z.optional(z.enum(planParagraphs)),
  on: z.optional(day),
  inputs: rows(inputSchema),
});

const allPensionsSchema = sent({
  perMonth: centimes,
  perMonthOfFund: centimes,
  /** The ratios are `null` where personal data are hidden: they tell the salary. */
  ratio: z.nullable(z.number()),
  ratioOfFund: z.nullable(z.number()),
  ratioBeforeAhv: z.nullable(z.number()),
});

/** What some changes do, as the engine computes it (`pension/simulation/simulate.ts`). */
export const simulationSchema = whole(
  sent({
    /** Why nothing can be simulated for the member. */
    obstacle: z.nullable(z.enum(obstacles)),
    before: outcomeSchema,
    after: outcomeSchema,
    pensions: z.nullable(sent({ from: tellingDay, before: allPensionsSchema, after: allPensionsSchema })),
    findings: rows(findingSchema),
    /** How the figures after the changes come about, in CHF as on the pages; empty where personal data are hidden. */
    derivations: apart(rows(derivationSchema)),
  }),
);

export type SimulationResult = z.infer<typeof simulationSchema>;

/** A simulation as it is sent: with its derivations in CHF, made when they are read. */
export const sentSimulation = (simulation: Simulation): SimulationResult => ({
  obstacle: simulation.obstacle,
  before: simulation.before,
  after: simulation.after,
  findings: simulation.findings,
  get pensions() {
    return simulation.pensions;
  },
  get derivations() {
    return simulation.derivations.map(sentDerivation);
  },
});

export type { Changes } from '#pension/simulation/changes.ts';

/** The simulators of the portal, by whose page a kept scenario is opened. */
export const simulatorNames = ['retirement', 'buyIn', 'home', 'leave', 'savings', 'protection'] as const;

export type SimulatorName = (typeof simulatorNames)[number];

const simulatorSchema = z.enum(simulatorNames);

/** A scenario that the member has kept. */
export const scenarioSchema = whole(
  sent({
    id: z.string(),
    simulator: simulatorSchema,
    /** Empty where personal data are hidden. */
    name: line,
    /** The lines of what was entered that the name says, as the portal suggests one; none if the member made it up. */
    nameSays: list(z.string()),
    /**
     * What it changes; `null` if it can't be opened: it tells the salary while personal data are hidden, or is of another
     * version.
     */
    changes: z.nullable(changesSchema),
    keptAt: knownTime,
    /** Whether the data or rules that it rests on have changed since. */
    changed: flag,
    /** Whether the member has chosen a savings plan since; then `changed` is set, too. */
    planChosen: flag,
  }),
);

/** Answer of `simulations/scenarios`: all that the member has kept, newest first. */
export const scenariosSchema = list(scenarioSchema);

export type Scenario = z.infer<typeof scenarioSchema>;

/** Keys of lines, of which one portal knows more than another. */
const nameSaysSchema = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40));

/** Body of `POST simulations/scenarios`. Which names are refused is in `#domain/scenario-name.ts`. */
export const newScenarioSchema = z.object({
  name: z.string(),
  /** The lines of what was entered that the name says; none by default. */
  nameSays: z.optional(nameSaysSchema),
  simulator: simulatorSchema,
  changes: changesSchema,
});

/**
 * Body of `PUT simulations/scenarios/{id}`: another name, other changes, or both, and which lines of what was entered the name
 * says then; without these, what is known of them stays if neither name nor changes are others.
 */
export const changedScenarioSchema = z.object({
  name: z.optional(z.string()),
  nameSays: z.optional(nameSaysSchema),
  changes: z.optional(changesSchema),
});
