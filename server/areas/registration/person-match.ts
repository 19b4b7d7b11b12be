import { ahvDigits } from '#kernel/ahv-number.ts';
import { isUnknownDate, parseDate } from '#kernel/date.ts';

/** Who somebody claims to be in the registration. */
export type ClaimedPerson = {
  readonly firstname: string;
  readonly name: string;
  /** ISO. */
  readonly birthDate: string;
  readonly ahvNumber: string;
};

/** A person on the fund's record. */
export type InsuredPerson = {
  readonly firstname: string;
  readonly lastname: string;
  /** ISO; year 0001 if unknown to the fund. */
  readonly birthDate: string;
  readonly ahvNumber: string;
};

/** Letters that are often spelt with two others, or without their diacritic on a keyboard that lacks them. */
const LETTERS: readonly (readonly [letter: string, spelt: string, bare: string])[] = [
  ['ä', 'ae', 'a'],
  ['ö', 'oe', 'o'],
  ['ü', 'ue', 'u'],
  ['å', 'aa', 'a'],
  ['ø', 'oe', 'o'],
  ['æ', 'ae', 'ae'],
  ['œ', 'oe', 'oe'],
  ['ß', 'ss', 'ss'],
  ['þ', 'th', 'th'],
  ['ð', 'd', 'd'],
  ['đ', 'd', 'd'],
  ['ł', 'l', 'l'],
  ['ı', 'i', 'i'],
];

/** The words of a name for comparison: lower case, without accents, umlauts spelt out or bare. */
const wordsOf = (name: string, umlauts: 'spelt' | 'bare'): readonly string[] => {
  let text = name.normalize('NFKC').toLowerCase();
  for (const [letter, spelt, bare] of LETTERS) text = text.replaceAll(letter, umlauts === 'spelt' ? spelt : bare);
  return text
    .normalize('NFD')
    .replaceAll(/[\p{Mn}\p{Cf}'’‘ʼ`´]/gu, '')
    .split(/[^\p{L}\p{N}\p{Mc}]+/u)
    .filter((word) => word !== '');
};

/** Name particles, which don't identify anybody by themselves. */
const PARTICLES: ReadonlySet<string> = new Set(
  'al am auf da dal dalla das de degli dei del della den der des di do dos du e el im la las le les los of ten ter van vom von y zu zum zur'.split(
    ' ',
  ),
);

/** Whether a word can identify somebody: neither an initial nor a particle. */
const isSignificant = (word: string): boolean => Array.from(word).length > 1 && !PARTICLES.has(word);

/** Whether one name has significant words and the other has them all. */
const isPartOf = (part: readonly string[], whole: readonly string[]): boolean => {
  const significant = part.filter(isSignificant);
  return significant.length > 0 && significant.every((word) => whole.includes(word));
};

const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  (one.length > 0 && one.join('') === other.join('')) || isPartOf(one, other) || isPartOf(other, one);

const SPELLINGS = ['spelt', 'bare'] as const;

/**
 * Whether two spellings of a first or last name can belong to the same person. Ignores case, accents, spelt-out
 * umlauts, spaces, hyphens, apostrophes and word order; one half of a double name, or one of several given names, is
 * enough. Any other difference is a mismatch.
 */
export const sameName = (one: string, other: string): boolean =>
  SPELLINGS.some((mine) => SPELLINGS.some((theirs) => sameWords(wordsOf(one, mine), wordsOf(other, theirs))));

/**
 * Whether the person who registers is the one on record. Social security number and birth date must match exactly;
 * names may be spelt differently ({@link sameName}). An unknown birth date matches nobody.
 */
export const samePerson = (claimed: ClaimedPerson, insured: InsuredPerson): boolean => {
  const number = ahvDigits(claimed.ahvNumber);
  if (number === null || number !== ahvDigits(insured.ahvNumber)) return false;
  const birthDate = parseDate(claimed.birthDate);
  if (birthDate === null || isUnknownDate(insured.birthDate) || birthDate !== parseDate(insured.birthDate))
    return false;
  return sameName(claimed.firstname, insured.firstname) && sameName(claimed.name, insured.lastname);
};
