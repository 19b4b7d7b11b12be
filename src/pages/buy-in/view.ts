import type { BuyInAnswer } from '#contract/pages.ts';
import { isUnknownDate, type IsoDate } from '#kernel/date.ts';
import { roundTo } from '#kernel/money.ts';
import { isAge, yearsAndMonths } from '#domain/age.ts';
import { reachedPercent, readBuyIn, type BuyInBox } from '#domain/buy-in.ts';
import { derivationOf } from '#domain/derivations.ts';

/** What is taken off the highest savings, in the order of the regulations. BVV 2 art. 60a. */
const reductionNames = ['savings', 'openWithdrawals', 'vestedElsewhere', 'pillar3aExcess', 'drawnSavings'] as const;

/** What decides further once the gap is known. BVG art. 79b, BVV 2 art. 60b. */
const limitNames = ['blocked', 'afterDivorce', 'arrivalCap'] as const;

type Line<Name> = { readonly name: Name; readonly amount: number };

/** From the highest savings to the possible buy-in, line by line; all amounts in CHF. */
export type Potential = {
  readonly maximum: number;
  /** Deductions, as positive amounts; zero deductions are omitted. */
  readonly reductions: readonly Line<(typeof reductionNames)[number]>[];
  /** What the reductions leave, never below zero. */
  readonly gap: number;
  /** Whether the reductions come to more than the highest savings, so that the lines do not add up to the gap. */
  readonly covered: boolean;
  readonly limits: readonly Line<(typeof limitNames)[number]>[];
  /** The possible buy-in; null where the gap already says it. */
  readonly possible: number | null;
};

/** The lines whose names are known. */
const knownLines = <Name extends string>(names: readonly Name[], lines: readonly Line<string>[]): Line<Name>[] =>
  lines.flatMap(({ name, amount }) => {
    const known = names.find((each) => each === name);
    return known === undefined ? [] : [{ name: known, amount }];
  });

/**
 * What reduces a buy-in. Null where the provider does not say so, or says it only in part: then nothing is shown rather
 * than half of it. Unknown limits are passed over.
 */
const readPotential = ({ buyIn, potential }: BuyInAnswer): Potential | null => {
  const maximum = buyIn?.savingsAtMost;
  if (!potential || typeof maximum !== 'number') return null;
  const { gap } = potential;
  const reductions = knownLines(reductionNames, potential.reductions);
  if (reductions.length < potential.reductions.length) return null;
  const limits = knownLines(limitNames, potential.limits);
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
const namedParts = ({ graphData, graphMaxValue }: BuyInBox): RingPart[] => {
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
const savingsParts = (box: BuyInBox): RingPart[] => {
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
const ringParts = (box: BuyInBox): readonly RingPart[] => {
  const named = namedParts(box);
  const parts = named.length > 0 ? named : savingsParts(box);
  const drawn = parts.filter(({ value }) => value > 0);
  const full = (reachedPercent(box) ?? 0) >= 100;
  return drawn.length > 1 || (drawn.length === 1 && (full || named.length > 0)) ? parts : [];
};

/** The key figure, with what belongs to it. */
const figureOf = (answer: BuyInAnswer, box: BuyInBox) => {
  const { defaultRetirementAge: age, tooltipTitle, tooltipSubtitle, tooltipLabel, link } = box;
  const buyIn = readBuyIn(box);
  return {
    ...buyIn,
    // Where the withdrawal blocks the buy-in, the fund's own sentence already says what has to be repaid.
    toRepay: answer.blocked === 'earlyWithdrawalOpen' && buyIn.note !== null ? null : buyIn.toRepay,
    retirementAge: typeof age === 'number' && isAge(age) ? yearsAndMonths(age) : null,
    ring: ringParts(box),
    /** The fund's words about the ring, with `{0}` for the amount that is saved. */
    ringWords: { title: tooltipTitle, subtitle: tooltipSubtitle, label: tooltipLabel },
    simulator: link ?? null,
  };
};

/** The buy-in as its page shows it, on a day in Switzerland. */
export const buyInView = (answer: BuyInAnswer, today: IsoDate) => {
  const { buyIn: box, capitalLockedUntil: until, simulation, financeExpert, actions, buyInActions } = answer;
  const isHidden = box?.isVisible === false;
  return {
    isHidden,
    /** Null where the provider hides or omits it. */
    buyIn: box && !isHidden ? figureOf(answer, box) : null,
    derivation: derivationOf(answer, 'buyIn'),
    potential: isHidden ? null : readPotential(answer),
    /** ISO day until which earlier buy-ins may not be taken as capital; null once it is over. BVG art. 79b para. 3. */
    lockedUntil: isHidden || !until || isUnknownDate(until) || until < today ? null : until,
    simulation,
    financeExpert,
    actions,
    buyInActions,
  };
};

export type BuyInView = ReturnType<typeof buyInView>;
