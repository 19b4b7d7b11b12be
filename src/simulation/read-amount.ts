const grouping = /['’\s\u00A0\u2009\u202F]/g;

/**
 * Reads an amount or a rate as people type it: `25'000`, `CHF 25 000.50`, `25.000`, `12,5 %`, `-5`; null if it isn't a
 * number.
 */
export const readAmount = (typed: string): number | null => {
  const text = typed.replaceAll(/^\s*CHF|%\s*$/gi, '').replaceAll(grouping, '');
  const [, sign, digits = ''] = /^([-−]?)(.*)$/.exec(text) ?? [];
  const amount = /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(digits)
    ? Number(digits.replaceAll(/[.,]/g, ''))
    : /^\d{1,12}(?:[.,]\d{0,2})?$/.test(digits)
      ? Number(digits.replace(',', '.'))
      : null;
  return sign === '' || amount === null ? amount : -amount;
};
