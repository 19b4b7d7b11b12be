import { ahvDigits } from '#kernel/ahv-number.ts';
import { isUnknownDate, parseDate } from '#kernel/date.ts';

/** Who somebody says she is, as the registration asks for it. */
export type ClaimedPerson = {
  readonly firstname: string;
  readonly name: string;
  /** ISO. */
  readonly birthDate: string;
  readonly ahvNumber: string;
};

/** Whom a fund has on record. */
export type InsuredPerson = {
  readonly firstname: string;
  readonly lastname: string;
  /** ISO; year 0001 where the fund does not know it. */
  readonly birthDate: string;
  readonly ahvNumber: string;
};

/** Letters that are written as two, and what is left of them where somebody has no such key. */
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

/** The words of a name as they are compared: small letters without accents, umlauts spelt out or bare. */
const wordsOf = (name: string, umlauts: 'spelt' | 'bare'): readonly string[] => {
  let text = name.normalize('NFKC').toLowerCase();
  for (const [letter, spelt, bare] of LETTERS) text = text.replaceAll(letter, umlauts === 'spelt' ? spelt : bare);
  return text
    .normalize('NFD')
    .replaceAll(/[\p{Mn}\p{Cf}'’‘ʼ`´]/gu, '')
    .split(/[^\p{L}\p{N}\p{Mc}]+/u)
    .filter((word) => word !== '');
};

/** Particles that are part of a name, but none by themselves. */
const PARTICLES: ReadonlySet<string> = new Set(
  'al am auf da dal dalla das de degli dei del della den der des di do dos du e el im la las le les los of ten ter van vom von y zu zum zur'.split(
    ' ',
  ),
);

/** Whether a word names somebody: neither an initial nor a particle. */
const isTelling = (word: string): boolean => Array.from(word).length > 1 && !PARTICLES.has(word);

/** Whether every telling word of one name is in the other, and there is one. */
const isPartOf = (part: readonly string[], whole: readonly string[]): boolean => {
  const telling = part.filter(isTelling);
  return telling.length > 0 && telling.every((word) => whole.includes(word));
};

const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  (one.length > 0 && one.join('') === other.join('')) || isPartOf(one, other) || isPartOf(other, one);

const SPELLINGS = ['spelt', 'bare'] as const;

/**
 * Whether two writings of a first or last name can be one person's. Case, accents, umlauts spelt out, blanks, hyphens,
 * apostrophes and the order of the words make no difference; one half of a double name, or one of several given names,
 * is enough. Letters that differ otherwise do.
 */
export const sameName = (one: string, other: string): boolean =>
  SPELLINGS.some((mine) => SPELLINGS.some((theirs) => sameWords(wordsOf(one, mine), wordsOf(other, theirs))));

/**
 * Whether the person who registers is the one on record. The social security number with its check digit and the birth
 * date must be right to the digit; the names may be written as people write them. A birth date that the fund does not
 * know matches nobody's.
 */
export const samePerson = (claimed: ClaimedPerson, insured: InsuredPerson): boolean => {
  const number = ahvDigits(claimed.ahvNumber);
  if (number === null || number !== ahvDigits(insured.ahvNumber)) return false;
  const birthDate = parseDate(claimed.birthDate);
  if (birthDate === null || isUnknownDate(insured.birthDate) || birthDate !== parseDate(insured.birthDate))
    return false;
  return sameName(claimed.firstname, insured.firstname) && sameName(claimed.name, insured.lastname);
};
