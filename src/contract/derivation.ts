import * as z from 'zod/mini';
import {
  calculationRules,
  explainedFigures,
  lawActs,
  planParagraphs,
  quantityNames,
} from '#pension/explanation-keys.ts';
import { day, list, maybe } from './fields.ts';
import { sent } from './sent.ts';
import { apart, whole } from './whole.ts';

/**
 * How a figure was calculated, in machine-readable form: keys, numbers and dates. The keys are the engine's,
 * unchanged on the wire; the words are the portal's.
 */

export type { CalculationRule, ExplainedFigure, QuantityName } from '#pension/explanation-keys.ts';

/** The key of a figure that a derivation explains. */
export const figureSchema = z.enum(explainedFigures);

const quantityNameSchema = z.enum(quantityNames);

export const quantitySchema = z.union([
  /** CHF, percent, years, … */
  sent({
    name: quantityNameSchema,
    unit: z.enum(['chf', 'percent', 'years', 'months', 'days', 'count', 'year']),
    value: z.number(),
  }),
  sent({ name: quantityNameSchema, unit: z.literal('date'), value: day }),
]);

const calculationStepSchema = sent({
  rule: z.enum(calculationRules),
  /** Article of law, `{ act: 'BVG', article: '79b', paragraph: '3', sentence: 1 }`; the last two only where known. */
  law: maybe(
    apart(
      sent({
        act: z.enum(lawActs),
        article: z.string(),
        paragraph: maybe(z.string()),
        sentence: maybe(z.literal([1, 2])),
      }),
    ),
  ),
  /** Paragraph of the fund's plan, and since when that version is valid. */
  plan: maybe(apart(sent({ paragraph: z.enum(planParagraphs), validFrom: day }))),
  inputs: list(quantitySchema),
  result: quantitySchema,
});

/** What a calculation assumes because it is not decided yet. */
const assumptionSchema = apart(
  z.union([
    /** Interest a year, in percent. */
    sent({ kind: z.literal('projectedInterest'), percent: z.number() }),
    /** The law's values are known up to a year, and carried on until another one. */
    sent({ kind: z.literal('legalParametersCarriedOn'), known: z.number(), until: z.number() }),
    sent({ kind: z.literal('interestNotYetDecided'), year: z.number() }),
  ]),
);

/**
 * One year of the account: `opening + interest + memberCredits + employerCredits + waivedCredits + movements = closing`.
 * Projections are carried exactly and rounded here; interest takes up what rounding leaves.
 */
const accountYearSchema = sent({
  year: z.number(),
  opening: z.number(),
  /** In percent. */
  interestRate: z.number(),
  interest: z.number(),
  memberCredits: z.number(),
  employerCredits: z.number(),
  /** Credited to a disabled member without contributions; omitted for everybody else. */
  waivedCredits: maybe(z.number()),
  movements: z.number(),
  closing: z.number(),
  /** The year, or the rest of it, is still to come. */
  projected: z.boolean(),
});

/**
 * A derivation adds up, so its steps are read whole or not at all. A reference to law or plan, an assumption or the table of
 * years that the portal can't read is left out by itself.
 */
export const derivationSchema = whole(
  sent({
    figure: figureSchema,
    /** The day for which it was calculated. */
    date: day,
    /** The figure as the page shows it. */
    result: quantitySchema,
    /** In order; each may use the results of previous steps. */
    steps: list(calculationStepSchema),
    /** The account year by year, if the figure is based on it. */
    years: apart(whole(list(accountYearSchema))),
    assumptions: list(assumptionSchema),
  }),
);

export type Quantity = z.infer<typeof quantitySchema>;
export type CalculationStep = z.infer<typeof calculationStepSchema>;
export type AccountYearLine = z.infer<typeof accountYearSchema>;
export type Derivation = z.infer<typeof derivationSchema>;
