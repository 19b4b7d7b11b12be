/**
 * How a figure came about: the rule, the article behind it where there is one, and what went in (centimes, percent,
 * ages, dates). Pages and documents put it into words; the arithmetic only states it.
 */
export type Reason = {
  readonly rule: string;
  readonly law?: string;
  readonly inputs: Readonly<Record<string, number | string | boolean>>;
};
