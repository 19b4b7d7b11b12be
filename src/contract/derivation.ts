import * as z from 'zod/mini';
import { list, maybe } from './fields.ts';
import { whole } from './tolerant.ts';
import { sent } from './sent.ts';

/**
 * How a figure was calculated, in machine-readable form: keys, numbers and dates. The keys are the engine's,
 * unchanged on the wire; the words are the portal's.
 */

export * from '#pension/explanation-keys.ts';

export const quantitySchema = sent({
  /** One of `quantityNames`; consumers ignore names they don't recognise. */
  name: z.string(),
  /** One of the engine's `quantityUnits`. */
  unit: z.string(),
  /** CHF, percent, years, … or an ISO date. */
  value: z.union([z.number(), z.string()]),
});

export const calculationStepSchema = sent({
  /** One of `calculationRules`. */
  rule: z.string(),
  /** Article of law, `{ act: 'BVG', article: '79b', paragraph: '3', sentence: 1 }`; the last two only where known. */
  law: maybe(sent({ act: z.string(), article: z.string(), paragraph: maybe(z.string()), sentence: maybe(z.number()) })),
  /** Paragraph of the fund's plan, and since when that version is valid. */
  plan: maybe(sent({ paragraph: z.string(), validFrom: z.string() })),
  inputs: list(quantitySchema),
  result: quantitySchema,
});

/**
 * One year of the account: `opening + interest + memberCredits + employerCredits + movements = closing`. Projections are
 * carried exactly and rounded here; interest takes up what rounding leaves.
 */
export const accountYearSchema = sent({
  year: z.number(),
  opening: z.number(),
  /** In percent. */
  interestRate: z.number(),
  interest: z.number(),
  memberCredits: z.number(),
  employerCredits: z.number(),
  movements: z.number(),
  closing: z.number(),
  /** The year, or the rest of it, is still to come. */
  projected: z.boolean(),
});

/** A derivation adds up, so it is read whole or not at all. */
export const derivationSchema = whole(
  sent({
    /** One of `explainedFigures`. */
    figure: z.string(),
    /** The day for which it was calculated. */
    date: z.string(),
    /** The figure as the page shows it. */
    result: quantitySchema,
    /** In order; each may use the results of previous steps. */
    steps: list(calculationStepSchema),
    /** The account year by year, if the figure is based on it. */
    years: list(accountYearSchema),
    assumptions: list(
      sent({
        /** One of `calculationAssumptions`. */
        kind: z.string(),
        percent: maybe(z.number()),
        year: maybe(z.number()),
        known: maybe(z.number()),
        until: maybe(z.number()),
      }),
    ),
  }),
);

export type Quantity = z.infer<typeof quantitySchema>;
export type CalculationStep = z.infer<typeof calculationStepSchema>;
export type AccountYearLine = z.infer<typeof accountYearSchema>;
export type Derivation = z.infer<typeof derivationSchema>;
