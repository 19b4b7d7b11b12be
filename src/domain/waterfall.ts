import type { CalculationStep, Derivation, Quantity } from '#contract/derivation.ts';
import { roundTo } from '#kernel/money.ts';
import { sumLines } from './calculation-sum.ts';

/** An amount in CHF with the name of its quantity. */
export type WaterfallQuantity = Quantity & { readonly unit: 'chf' };

/** A bar: from one amount to another, CHF. */
export type WaterfallBar = {
  /** What it begins with, what is added or taken away, or what results. */
  readonly kind: 'first' | 'plus' | 'minus' | 'result';
  readonly quantity: WaterfallQuantity;
  /** Whose pension it is: the partner's, or that of the first child, the second one, … */
  readonly holder?: { readonly is: 'partner' | 'children'; readonly place: number };
  readonly from: number;
  readonly to: number;
};

/** What a result is multiplied with, such as a rate, or divided by: `months` stands for the twelve of a year. */
export type WaterfallFactor = { readonly sign: 'times'; readonly quantity: Quantity } | { readonly sign: 'perMonth' };

/** One sum or product of a calculation, whose result the next one goes on with. */
export type WaterfallPart =
  | {
      readonly kind: 'sum';
      /** What it begins with: the first of the bars. */
      readonly first: WaterfallQuantity;
      readonly bars: readonly WaterfallBar[];
      /** The lowest and the highest amount, between which the bars are drawn. */
      readonly low: number;
      readonly high: number;
    }
  | {
      readonly kind: 'product';
      /** What is multiplied or divided. */
      readonly first: WaterfallQuantity;
      readonly factors: readonly WaterfallFactor[];
      readonly result: WaterfallQuantity;
    };

/** So many parts are a picture; more of them are a text. */
const mostParts = 4;

const isAmount = (quantity: Quantity): quantity is WaterfallQuantity => quantity.unit === 'chf';

const isSame = (one: Quantity, other: Quantity): boolean => one.unit === other.unit && one.value === other.value;

/** What the bars are drawn from: the first one, and the levels that they reach. */
const sumOf = (bars: readonly WaterfallBar[], first: WaterfallQuantity, result: WaterfallQuantity): WaterfallPart => {
  const all: readonly WaterfallBar[] = [...bars, { kind: 'result', quantity: result, from: 0, to: result.value }];
  const levels = all.flatMap(({ from, to }) => [from, to]);
  return { kind: 'sum', first, bars: all, low: Math.min(...levels), high: Math.max(...levels) };
};

/** So many children at most have a bar each. */
const mostChildren = 8;

/** The pensions of a family a month, one bar for each person; null for a single one, or if they don't add up. */
const familyOf = ({ inputs }: CalculationStep, result: WaterfallQuantity): WaterfallPart | null => {
  const paid = (name: Quantity['name'], is: 'partner' | 'children', count: number) => {
    const pension = inputs.find((input) => input.name === name);
    if (pension === undefined || !isAmount(pension)) return [];
    const quantity = { ...pension, value: roundTo(pension.value / 12, 2) };
    return Array.from({ length: count }, (_, place) => ({ quantity, holder: { is, place } }));
  };
  const children = Number(inputs.find(({ name }) => name === 'children')?.value ?? 0);
  if (children > mostChildren) return null;
  const pensions = [...paid('partnerPension', 'partner', 1), ...paid('childPension', 'children', children)];
  let level = 0;
  const bars = pensions.map(({ quantity, holder }, at): WaterfallBar => {
    const from = level;
    level += quantity.value;
    return { kind: at === 0 ? 'first' : 'plus', quantity, holder, from, to: level };
  });
  const [first] = bars;
  // Each is rounded.
  if (first === undefined || bars.length === 1 || Math.abs(level - result.value) > 0.011 * bars.length) return null;
  return sumOf(bars, first.quantity, result);
};

/** A step as a part; null if it is explained only in words, or if nothing is added to its first amount. */
const partOf = (step: CalculationStep): WaterfallPart | null => {
  const { result } = step;
  if (!isAmount(result)) return null;
  const [only] = step.inputs;
  if (step.rule === 'perMonth' && only !== undefined && isAmount(only)) {
    return { kind: 'product', first: only, factors: [{ sign: 'perMonth' }], result };
  }
  if (step.rule === 'familyPensions') return familyOf(step, result);
  const lines = sumLines(step).filter(({ sign }) => sign !== null);
  const [first, ...terms] = lines;
  if (first === undefined || terms.length === 0 || !isAmount(first.quantity)) return null;
  const isSum = terms.every(({ sign, quantity }) => (sign === 'plus' || sign === 'minus') && isAmount(quantity));
  if (!isSum) {
    if (terms.some(({ sign }) => sign !== 'times')) return null;
    const factors = terms.map(({ quantity }): WaterfallFactor => ({ sign: 'times', quantity }));
    return { kind: 'product', first: first.quantity, factors, result };
  }
  let level = first.quantity.value;
  const bars: WaterfallBar[] = [{ kind: 'first', quantity: first.quantity, from: 0, to: level }];
  for (const { quantity, sign } of terms) {
    if (!isAmount(quantity) || quantity.value === 0) continue;
    const change = sign === 'minus' ? -quantity.value : quantity.value;
    const size: WaterfallQuantity = { ...quantity, value: Math.abs(change) };
    bars.push({ kind: change < 0 ? 'minus' : 'plus', quantity: size, from: level, to: level + change });
    level += change;
  }
  if (bars.length === 1) return null;
  return sumOf(bars, first.quantity, result);
};

/**
 * A calculation as a picture: the sums and products that lead to the figure, from its own quantities, the first one first.
 * Starts at the step that yields the figure and goes back to the steps whose results it rests on; a step that only picks
 * one of several amounts is passed. Empty if no sum leads there, or if the amounts don't add up.
 */
export const waterfallOf = ({ steps, result }: Derivation): readonly WaterfallPart[] => {
  const parts: WaterfallPart[] = [];
  let wanted: Quantity = result;
  for (let at = steps.length - 1; at >= 0 && parts.length < mostParts; at -= 1) {
    const step = steps[at];
    if (step === undefined || !isSame(step.result, wanted)) continue;
    const part = partOf(step);
    if (part !== null) {
      parts.unshift(part);
      wanted = part.first;
      continue;
    }
    // The larger of two amounts, for instance: go on with the one that counts.
    const picked = step.inputs.find((input) => isSame(input, step.result));
    if (picked === undefined) break;
    wanted = picked;
  }
  return parts.some(({ kind }) => kind === 'sum') ? parts : [];
};
