import { defaultLocale, locales, type Locale } from '#kernel/locale.ts';

/** The language that suits a browser best (`Accept-Language: fr-CH, de;q=0.8`); de-CH if none does. */
export const preferredLocale = (header: string | null): Locale => {
  const wishes = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const weight = parameters.map((parameter) => /^q=([\d.]+)$/.exec(parameter)?.[1]).find((q) => q !== undefined);
      return { tag: tag.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { tag } of wishes) {
    const found =
      locales.find((locale) => locale.toLowerCase() === tag) ??
      locales.find((locale) => locale.split('-')[0] === tag.split('-')[0]);
    if (found !== undefined) return found;
  }
  return defaultLocale;
};
