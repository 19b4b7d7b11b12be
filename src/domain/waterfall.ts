import type { CalculationStep, Derivation, Quantity } from '#contract/derivation.ts';
import { sumLines } from './calculation-sum.ts';

/** An amount in CHF with the name of its quantity. */
export type WaterfallQuantity = Quantity & { readonly unit: 'chf' };

/** A bar: from one amount to another, CHF. */
export type WaterfallBar = {
  /** What it begins with, what is added or taken away, or what results. */
  readonly kind: 'first' | 'plus' | 'minus' | 'result';
  readonly quantity: WaterfallQuantity;
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

/** A step as a part; null if it is explained only in words, or if nothing is added to its first amount. */
const partOf = (step: CalculationStep): WaterfallPart | null => {
  const { result } = step;
  if (!isAmount(result)) return null;
  const [only] = step.inputs;
  if (step.rule === 'perMonth' && only !== undefined && isAmount(only)) {
    return { kind: 'product', first: only, factors: [{ sign: 'perMonth' }], result };
  }
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
  bars.push({ kind: 'result', quantity: result, from: 0, to: result.value });
  const levels = bars.flatMap(({ from, to }) => [from, to]);
  return { kind: 'sum', first: first.quantity, bars, low: Math.min(...levels), high: Math.max(...levels) };
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
