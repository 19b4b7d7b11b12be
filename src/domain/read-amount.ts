const grouping = /['’\s\u00A0\u2009\u202F]/g;

const digitsOf = (typed: string) =>
  /^([-−]?)(.*)$/.exec(typed.replaceAll(/^\s*CHF|%\s*$/gi, '').replaceAll(grouping, '')) ?? [];

/**
 * Reads an amount or a rate as people type it: `25'000`, `CHF 25 000.50`, `25.000`, `12,5 %`, `-5`; null if it isn't a
 * number.
 */
export const readAmount = (typed: string): number | null => {
  const [, sign, digits = ''] = digitsOf(typed);
  const amount = /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(digits)
    ? Number(digits.replaceAll(/[.,]/g, ''))
    : /^\d{1,12}(?:[.,]\d{0,2})?$/.test(digits)
      ? Number(digits.replace(',', '.'))
      : null;
  return sign === '' || amount === null ? amount : -amount;
};

/** Whether a text is a number with more than two decimals, which is no amount. */
export const isTooPrecise = (typed: string): boolean =>
  readAmount(typed) === null && /^\d{1,12}[.,]\d{3,}$/.test(digitsOf(typed)[2] ?? '');

/** A round amount between two limits, as an example: about half of the higher one. */
export const exampleBetween = (min: number, max: number): number => {
  const half = Math.max(max / 2, 1);
  const unit = 10 ** Math.floor(Math.log10(half));
  const round = Math.floor(half / unit) * unit;
  return round >= min && round <= max ? round : max;
};
