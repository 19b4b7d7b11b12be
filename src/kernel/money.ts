/** A whole number of centimes (1/100 CHF). All pension arithmetic is done in it. */
export type Centimes = number;

const NO_BREAK_SPACE = '\u00a0';
const THOUSANDS = '\u2019';
/** As wide as a figure, unlike a hyphen, and no place to break a line. */
const MINUS = '\u2212';

/** Rounds half away from zero at a number of decimals, on the decimal figure one reads (1.005 → 1.01), not on its binary neighbour. */
export const roundTo = (value: number, decimals: number): number => {
  const text = Math.abs(value).toString();
  const scaled = text.includes('e') ? Math.abs(value) * 10 ** decimals : Number(`${text}e${decimals}`);
  const rounded = Math.round(scaled) / 10 ** decimals;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
};

/** CHF to centimes, half away from zero. */
export const toCentimes = (chf: number): Centimes => Math.round(roundTo(chf, 2) * 100);

/** Centimes to CHF for the wire; exact to two decimals. */
export const toChf = (centimes: Centimes): number => Math.round(centimes) / 100;

/**
 * An amount as every page, mail and PDF shows it in every language: `31214.2` → `31’214.20` (U+2019).
 * Own formatter: `Intl` data for de-CH differ between browsers. What is no number reads as a dash.
 *
 * @param decimals digits after the point, 2 unless told.
 */
export const formatAmount = (chf: number, decimals = 2): string => {
  if (!Number.isFinite(chf)) return '–';
  const rounded = roundTo(chf, decimals);
  const [whole = '0', fraction] = Math.abs(rounded).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, THOUSANDS);
  return `${rounded < 0 ? MINUS : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
};

/** `CHF 31’214.20`, the space not breaking, so that an amount never wraps inside itself. */
export const formatChf = (chf: number): string => `CHF${NO_BREAK_SPACE}${formatAmount(chf)}`;

/** A value on a chart axis, in thousands: `250000` → `250`, `1250000` → `1’250`. */
export const formatThousands = (chf: number): string => {
  const thousands = roundTo(chf / 1000, 1);
  return formatAmount(thousands, Number.isInteger(thousands) ? 0 : 1);
};

/** A rate: `5.4` → `5.4 %`, `6` → `6 %`; at most two decimals, the space not breaking. */
export const formatPercent = (percent: number): string =>
  Number.isFinite(percent) ? `${roundTo(percent, 2)}${NO_BREAK_SPACE}%` : '–';

const GROUP_MARKS = /['’‘`´′]/g;
const BLANKS = /[\s\u00a0\u2007\u202f]/g;

/** Whether groups divided by a mark are thousands: one to three digits, then threes. */
const areThousands = (groups: readonly string[]): boolean =>
  groups.every((group, index) => (index === 0 ? /^\d{1,3}$/.test(group) : /^\d{3}$/.test(group)));

/**
 * Reads an amount that a person typed: `12'000`, `12’000.50`, `12 000,50`, `1.200.000`, `12,5`, `CHF 80’000.–`.
 * A lone point or comma before exactly three digits divides thousands (nobody types a tenth of a centime); before one
 * or two it divides centimes.
 *
 * @returns CHF, or `null` where it is no amount of francs and centimes.
 */
export const parseAmount = (typed: string): number | null => {
  const bare = typed
    .trim()
    .replace(/^(?:chf|fr\.?|sfr\.?)/i, '')
    .replace(/(?:chf|fr\.?)$/i, '')
    .replace(/[.,][-–—]{1,2}$/, '')
    .trim()
    .replace(GROUP_MARKS, "'")
    .replace(BLANKS, "'");
  const match = /^([-−]?)(\d[\d.,']*)$/.exec(bare);
  if (!match) return null;
  const figure = match[2] ?? '';
  const marks = figure.replace(/[\d']/g, '');
  const last = marks.at(-1);
  let whole = figure;
  let fraction = '';
  if (last !== undefined) {
    const at = figure.lastIndexOf(last);
    const after = figure.slice(at + 1);
    const isOnlyKind = marks.replaceAll(last, '') === '';
    const dividesThousands = isOnlyKind && /^\d{3}$/.test(after) && (marks.length > 1 || !figure.includes("'"));
    if (!dividesThousands) {
      if (!/^\d{0,2}$/.test(after) || (isOnlyKind && marks.length > 1)) return null;
      whole = figure.slice(0, at);
      fraction = after;
    }
  }
  const dividers = new Set(whole.replace(/\d/g, ''));
  if (dividers.size > 1) return null;
  const [divider] = dividers;
  const groups = divider === undefined ? [whole] : whole.split(divider);
  if (divider !== undefined && (!areThousands(groups) || groups[0] === '0')) return null;
  const amount = Number(`${groups.join('')}.${fraction || '0'}`);
  if (!Number.isFinite(amount) || amount > 9_999_999_999) return null;
  return match[1] && amount !== 0 ? -amount : amount;
};
