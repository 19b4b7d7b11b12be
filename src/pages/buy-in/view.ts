import type { BuyInAnswer } from '#contract/pages.ts';
import { readActions, readCompanions } from '#domain/box.ts';
import type { IsoDate } from '#kernel/date.ts';
import { roundTo } from '#kernel/money.ts';
import { isAge } from '#domain/age.ts';
import { reachedPercent, readBuyIn, type BuyInBox } from '#domain/buy-in.ts';
import { derivationOf } from '#domain/derivations.ts';

type SentPotential = NonNullable<BuyInAnswer['potential']>;

/** From the maximum savings to the possible buy-in, line by line; all amounts in CHF. */
export type Potential = {
  readonly maximum: number;
  /** Deductions, as positive amounts; zero deductions are omitted. */
  readonly reductions: SentPotential['reductions'];
  /** What remains after the reductions, at least zero. */
  readonly gap: number;
  /** Whether the reductions exceed the maximum savings, so that the lines don't add up to the gap. */
  readonly covered: boolean;
  readonly limits: SentPotential['limits'];
  /** The possible buy-in; null if it equals the gap. */
  readonly possible: number | null;
};

/** What reduces a buy-in; null if the provider doesn't send it. */
const readPotential = ({ buyIn, potential }: BuyInAnswer): Potential | null => {
  const maximum = buyIn?.savingsAtMost;
  if (!potential || typeof maximum !== 'number') return null;
  const { reductions, gap, limits } = potential;
  const possible = buyIn?.atMost ?? null;
  const taken = reductions.reduce((sum, { amount }) => sum + amount, 0);
  return {
    maximum,
    reductions: reductions.filter(({ amount }) => amount !== 0),
    gap,
    covered: roundTo(maximum - taken, 2) < roundTo(gap, 2),
    limits,
    possible: limits.length === 0 && possible === gap ? null : possible,
  };
};

const known = (value: number | null | undefined): value is number => typeof value === 'number';

/** What counts as if it were in the account. */
type Counted = Exclude<SentPotential['reductions'][number]['name'], 'savings'>;

/** The portal's names for the segments. */
type RingWord =
  | 'saved'
  | 'possible'
  | 'notNow'
  | 'missing'
  | 'others'
  | `counted.${Counted | 'several'}`
  | `ofCounted.${Counted | 'several'}`;

/** A part of the ring, in CHF. */
export type RingPart = {
  readonly key: string;
  /** The portal's name; null if the provider names it. */
  readonly word: RingWord | null;
  readonly label: string;
  readonly value: number;
  readonly kind: 'reached' | 'open' | 'closed' | undefined;
};

/** Further parts are combined into one. */
const maxParts = 8;

const own = (word: RingWord, value: number, kind: RingPart['kind']): RingPart => ({
  key: word,
  word,
  label: '',
  value,
  kind,
});

const sumOf = (parts: readonly { readonly value: number }[]): number =>
  parts.reduce((sum, { value }) => sum + value, 0);

/** The segments that the provider names, with further ones combined, and what is missing to its maximum. */
const namedParts = ({ graphData, graphMaxValue }: BuyInBox): RingPart[] => {
  const positive = (graphData ?? []).flatMap(({ label, value }) =>
    value > 0 && Number.isFinite(value) ? [{ label: label?.trim() ?? '', value }] : [],
  );
  const named = positive.filter(({ label }) => label !== '');
  const shown = named.length > maxParts ? named.slice(0, maxParts - 1) : named;
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

/** What is no possible buy-in: what is counted besides the savings, and what remains. */
const restParts = (rest: number, reductions: SentPotential['reductions']): RingPart[] => {
  const counted = reductions.flatMap(({ name, amount }) =>
    name !== 'savings' && amount > 0 ? [{ name, amount }] : [],
  );
  const [first] = counted;
  const all = counted.reduce((sum, { amount }) => sum + amount, 0);
  const taken = Math.min(all, rest);
  // The ring has no room for all of it: the part says that it is one.
  const isPart = all - taken >= 0.01;
  const left = rest - taken;
  return [
    ...(first === undefined || taken <= 0
      ? []
      : [own(`${isPart ? 'ofCounted' : 'counted'}.${counted.length === 1 ? first.name : 'several'}`, taken, 'closed')]),
    ...(left >= 0.01 ? [own('notNow', left, 'closed')] : []),
  ];
};

/** The savings, the possible buy-in, and what is missing beyond it. */
const savingsParts = (box: BuyInBox, reductions: SentPotential['reductions']): RingPart[] => {
  const { savings: current, savingsAtMost, graphMaxValue, atMost } = box;
  if (!known(current) || current < 0) return [];
  const possible = Math.max(atMost ?? 0, 0);
  const rest = (savingsAtMost ?? graphMaxValue ?? 0) - current - possible;
  return [
    own('saved', current, 'reached'),
    ...(possible > 0 ? [own('possible', possible, 'open')] : []),
    ...(rest < 0.01 ? [] : known(atMost) ? restParts(rest, reductions) : [own('missing', rest, 'closed')]),
  ];
};

/**
 * The ring's segments: those of `graphData`, unless the provider sends what reduces a buy-in, which says more; else the
 * savings and what is missing to the maximum. Empty if there is nothing to compare, because a single segment makes sense
 * only if the ring is full.
 */
const ringParts = (box: BuyInBox, potential: SentPotential | null): readonly RingPart[] => {
  const named = potential === null ? namedParts(box) : [];
  const parts = named.length > 0 ? named : savingsParts(box, potential?.reductions ?? []);
  const drawn = parts.filter(({ value }) => value > 0);
  const full = (reachedPercent(box) ?? 0) >= 100;
  return drawn.length > 1 || (drawn.length === 1 && (full || named.length > 0)) ? parts : [];
};

/** The key figure and its details. */
const figureOf = (answer: BuyInAnswer, box: BuyInBox) => {
  const { defaultRetirementAge: age, tooltipTitle, tooltipSubtitle, tooltipLabel, link } = box;
  const buyIn = readBuyIn(box);
  return {
    ...buyIn,
    // If a withdrawal blocks the buy-in, the fund's note already says what must be repaid.
    toRepay: answer.blocked === 'earlyWithdrawalOpen' && buyIn.note !== null ? null : buyIn.toRepay,
    retirementAge: typeof age === 'number' && isAge(age) ? age : null,
    ring: ringParts(box, answer.potential ?? null),
    /** The fund's labels for the ring, with `{0}` for the saved amount. */
    ringWords: { title: tooltipTitle, subtitle: tooltipSubtitle, label: tooltipLabel },
    simulator: link ?? null,
  };
};

/** Below this amount (CHF) a buy-in changes no pension that one could see. */
const worthSimulating = 100;

/** The buy-in as its page shows it. `today` is the day in Switzerland. */
export const buyInView = (answer: BuyInAnswer, today: IsoDate) => {
  const { buyIn: box, capitalLockedUntil: until, buyInActions } = answer;
  const isHidden = box?.isVisible === false;
  const atMost = box?.atMost ?? null;
  const isLittle = atMost !== null && atMost > 0 && atMost < worthSimulating;
  const repayFirst = answer.blocked === 'earlyWithdrawalOpen';
  const isNone = repayFirst || (atMost !== null && atMost <= 0);
  return {
    isHidden,
    /** Whether no buy-in is possible until an early withdrawal is repaid, so that only the repayment leads on. */
    repayFirst,
    /** Whether no buy-in is possible, so that nothing leads to one. */
    isNone,
    /** Whether the possible buy-in is too small to be worth a simulation. */
    isLittle,
    /** Whether one can try a buy-in out. */
    maySimulate: !isNone && !isLittle,
    /** Whether a buy-in has been kept, which stays in reach. */
    hasKept: Boolean(answer.keptScenario),
    /** Null if the provider hides or omits it. */
    buyIn: box && !isHidden ? figureOf(answer, box) : null,
    derivation: derivationOf(answer, 'buyIn'),
    potential: isHidden ? null : readPotential(answer),
    /**
     * Day until which earlier buy-ins may not be withdrawn as capital; null once it is over. BVG art. 79b para. 3.
     */
    lockedUntil: isHidden || !until || until < today ? null : until,
    /** What all of it would bring if it were paid in today, CHF; null if that isn't known, or next to nothing. */
    gain: isNone || isLittle || isHidden ? null : (answer.gain ?? null),
    ...readCompanions(answer),
    buyInActions: readActions(buyInActions),
  };
};

export type BuyInView = ReturnType<typeof buyInView>;
