import type { Locale } from '#kernel/locale.ts';
import { namedValue } from '#kernel/named-value.ts';
import { formatRoughAmount } from '#kernel/rough-amount.ts';
import type { CurveBand, CurveLine } from './curve-series.ts';

/** What the line above a chart says about one of its points. */
export type Reading = {
  /** Date or age, and what happened then. */
  readonly name: string;
  readonly amount: string;
  /** Further amounts, each with its name. */
  readonly more: readonly string[];
};

/**
 * Reads a point of a chart: its first line's amount, then what differs from it, and the band. Null where no line has an
 * amount.
 *
 * @param events what happened there, in words
 */
export const readingOf = (
  place: { readonly name: string } | undefined,
  at: number,
  lines: readonly CurveLine[],
  band: CurveBand | undefined,
  events: readonly string[],
  locale: Locale,
): Reading | null => {
  const present = lines.flatMap((line) => {
    const value = line.values[at] ?? null;
    return value === null ? [] : [{ value, name: line.name, text: line.amountText(value) }];
  });
  const [main, ...others] = present;
  if (place === undefined || main === undefined) return null;
  const [low, high] = [band?.low[at] ?? null, band?.high[at] ?? null];
  return {
    name: [place.name, ...events].join(' · '),
    amount: main.text,
    more: [
      ...(band === undefined || low === null || high === null || low === high
        ? []
        : [namedValue(band.name, `${formatRoughAmount(low)}\u2013${formatRoughAmount(high)}`, locale)]),
      ...others.flatMap(({ value, name, text }) =>
        name === undefined || value === main.value ? [] : namedValue(name, text, locale),
      ),
    ],
  };
};
