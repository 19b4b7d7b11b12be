import type { BuyInAnswer } from '#contract/pages.ts';

type PurchaseBox = NonNullable<BuyInAnswer['buyIn']>;

/** The portal's own names of the parts. */
type RingWord = 'saved' | 'possible' | 'notNow' | 'missing' | 'others';

/** A part of the ring, in CHF. */
export type RingPart = {
  readonly key: string;
  /** What the portal calls it; null where the provider names it. */
  readonly word: RingWord | null;
  readonly label: string;
  readonly value: number;
  readonly kind: 'reached' | 'open' | 'closed' | undefined;
};

/** More parts than this are one. */
const mostParts = 8;

const known = (value: number | null | undefined): value is number => typeof value === 'number';

/**
 * How far the savings are from what the regulations allow, in percent, as sent or worked out; null where neither is known,
 * and where the regulations' maximum is nothing: then it could not be calculated.
 */
export const reachedPercent = ({
  ratio: sent,
  savings: current,
  savingsAtMost: maximum,
}: PurchaseBox): number | null => {
  if (known(maximum) && maximum <= 0) return null;
  const percent = known(sent) ? sent : known(current) && known(maximum) ? (current / maximum) * 100 : null;
  return percent === null || percent < 0 ? null : percent;
};

/** A percentage for the middle of the ring, without decimals: 100 only for what is reached, 0 only for nothing. */
export const wholePercent = (percent: number): number => {
  if (percent >= 100 || percent === 0) return Math.round(percent);
  return Math.min(99, Math.max(1, Math.round(percent)));
};

const own = (word: RingWord, value: number, kind: RingPart['kind']): RingPart => ({
  key: word,
  word,
  label: '',
  value,
  kind,
});

const sumOf = (parts: readonly { readonly value: number }[]): number =>
  parts.reduce((sum, { value }) => sum + value, 0);

/** The parts that the provider names, the many small ones as one, and what is missing of its maximum. */
const namedParts = ({ graphData, graphMaxValue }: PurchaseBox): RingPart[] => {
  const positive = (graphData ?? []).flatMap(({ label, value }) =>
    value > 0 && Number.isFinite(value) ? [{ label: label?.trim() ?? '', value }] : [],
  );
  const named = positive.filter(({ label }) => label !== '');
  const shown = named.length > mostParts ? named.slice(0, mostParts - 1) : named;
  const total = sumOf(positive);
  const others = total - sumOf(shown);
  const missing = total > 0 ? (graphMaxValue ?? 0) - total : 0;
  return [
    ...shown.map(({ label, value }, index) => ({
      key: `part-${index}`,
      word: null,
      label,
      value,
      kind: undefined,
    })),
    ...(others >= 0.01 ? [own('others', others, undefined)] : []),
    ...(missing >= 0.01 ? [own('missing', missing, 'closed')] : []),
  ];
};

/** What is saved, what may be bought in, and what is missing beyond that. */
const savingsParts = (box: PurchaseBox): RingPart[] => {
  const { savings: current, savingsAtMost, graphMaxValue, atMost } = box;
  if (!known(current) || current < 0) return [];
  const possible = Math.max(atMost ?? 0, 0);
  const rest = (savingsAtMost ?? graphMaxValue ?? 0) - current - possible;
  return [
    own('saved', current, 'reached'),
    ...(possible > 0 ? [own('possible', possible, 'open')] : []),
    ...(rest >= 0.01 ? [own(known(atMost) ? 'notNow' : 'missing', rest, 'closed')] : []),
  ];
};

/**
 * The parts of the ring: those of `graphData`, else the savings against what the regulations allow. Empty where there is
 * nothing to compare: a ring of one part says something only when it is full.
 */
export const ringParts = (box: PurchaseBox): readonly RingPart[] => {
  const named = namedParts(box);
  const parts = named.length > 0 ? named : savingsParts(box);
  const drawn = parts.filter(({ value }) => value > 0);
  const full = (reachedPercent(box) ?? 0) >= 100;
  return drawn.length > 1 || (drawn.length === 1 && (full || named.length > 0)) ? parts : [];
};
