import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import type { CalculationRule, LawAct, PlanParagraph, QuantityName, QuantityUnit } from './explanation-keys.ts';

/** A value with its name and unit; `chf` values are centimes. */
export type Quantity =
  | { readonly name: QuantityName; readonly unit: Exclude<QuantityUnit, 'date'>; readonly value: number }
  | { readonly name: QuantityName; readonly unit: 'date'; readonly value: IsoDate };

/** An article of a law; `sentence` counts within the paragraph. */
export type LawArticle = {
  readonly act: LawAct;
  readonly article: string;
  readonly paragraph?: string;
  readonly sentence?: 1 | 2;
};

/**
 * One step of a figure's derivation: the rule, the article or paragraph of the plan that it is based on, its inputs and
 * its result. The portal puts it into words.
 */
export type Step = {
  readonly rule: CalculationRule;
  readonly law?: LawArticle;
  readonly plan?: PlanParagraph;
  /** The day whose plan was used, if it is not the day of the calculation. */
  readonly on?: IsoDate;
  readonly inputs: readonly Quantity[];
  readonly result: Quantity;
};

/** An amount in centimes. */
export const chf = (name: QuantityName, value: Centimes): Quantity => ({ name, unit: 'chf', value });
export const percent = (name: QuantityName, value: number): Quantity => ({ name, unit: 'percent', value });
export const years = (name: QuantityName, value: number): Quantity => ({ name, unit: 'years', value });
/** Days of a 360-day year. */
export const days = (name: QuantityName, value: number): Quantity => ({ name, unit: 'days', value });
export const months = (name: QuantityName, value: number): Quantity => ({ name, unit: 'months', value });
export const count = (name: QuantityName, value: number): Quantity => ({ name, unit: 'count', value });
export const onDay = (name: QuantityName, value: IsoDate): Quantity => ({ name, unit: 'date', value });
/** The year of the legal values that were used. */
export const yearOfLaw = (value: number): Quantity => ({ name: 'yearOfLaw', unit: 'year', value });

/** An article of a law, as precisely as known: `law('BVG', '79b', { paragraph: '3', sentence: 1 })`. */
export const law = (
  act: LawArticle['act'],
  article: string,
  place: Pick<LawArticle, 'paragraph' | 'sentence'> = {},
): LawArticle => ({ act, article, ...place });
