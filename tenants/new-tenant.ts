import { inEveryLanguage } from '#kernel/every-language.ts';
import { ahvCheckDigit } from '#kernel/ahv-check-digit.ts';
import { formatAhvInput } from '#kernel/ahv-number.ts';
import { locales } from '#kernel/locale.ts';
import type { MemberRecordInput } from '#pension/member-record.ts';
import german from '#words/de-CH/provider-new-fund.json' with { type: 'json' };
import type { TenantSettingsInput } from './format/settings.ts';
import { drawLetters } from './drawn-letters.ts';

/** The next unused numbers for fictitious people. */
export type DemoNumbers = {
  /** A clearly synthetic social security number with dots and a valid check digit. */
  ahvNumber(): string;
  /** A clearly synthetic mobile number, `+4179000NNNN`. */
  mobileNumber(): string;
};

/** First digits of every synthetic social security number; five running digits and the check digit follow. */
const AHV_PREFIX = '7560000';
const MOBILE_PREFIX = '+4179000';

/** The clearly synthetic social security number for a running number from 0 to 99'999. */
const demoAhvNumber = (running: number): string => {
  const twelve = `${AHV_PREFIX}${String(running).padStart(5, '0')}`;
  return formatAhvInput(`${twelve}${ahvCheckDigit(twelve)}`);
};

/**
 * Returns numbers that aren't in `taken`.
 * @param taken social security numbers with dots, mobile numbers in E.164.
 */
export const demoNumbers = (taken: ReadonlySet<string>): DemoNumbers => {
  const next = (make: (running: number) => string, last: number) => {
    let running = 0;
    return () => {
      for (running += 1; running <= last; running += 1) {
        const number = make(running);
        if (!taken.has(number)) return number;
      }
      throw new RangeError('No synthetic number is left.');
    };
  };
  return {
    ahvNumber: next(demoAhvNumber, 99_999),
    mobileNumber: next((running) => `${MOBILE_PREFIX}${String(running).padStart(4, '0')}`, 9_999),
  };
};

/** Colours for funds that have not chosen one, dark enough for white letters. */
const colours = ['#24527a', '#7a2e4d', '#2f5d3a', '#6b4a1e', '#4a3f8c', '#0f5e63', '#8a3b2a', '#37474f'] as const;

/** One of the colours, always the same for the same code. */
const colourOf = (code: string): string =>
  colours[Array.from(code).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % colours.length] ??
  colours[0];

const svg = (width: number, title: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48" role="img"><title>${title}</title>${body}</svg>\n`;

const monogram = (initial: string, ground: string, stroke: string): string => {
  const { paths, width } = drawLetters(initial);
  const scale = 2.2;
  const left = Math.round((48 - width * scale) * 5) / 10;
  return (
    `<rect width="48" height="48" rx="10" fill="${ground}"/>` +
    `<g transform="translate(${left} 13) scale(${scale})" fill="none" stroke="${stroke}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`
  );
};

/** A logo with a monogram and the name in drawn capitals. */
const logo = (name: string, ground: string, onGround: string, ink: string): string => {
  const word = name.toUpperCase();
  const { paths, width } = drawLetters(word);
  return svg(
    Math.ceil(64 + width * 1.7 + 2),
    name,
    `${monogram(word[0] ?? '', ground, onGround)}<g transform="translate(64 15.5) scale(1.7)" fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`,
  );
};

const background = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000" preserveAspectRatio="xMidYMid slice"><path fill="#f4f6f8" d="M0 0h1600v1000H0z"/><g fill="${colour}"><path fill-opacity=".14" d="M0 560c280-140 520-60 800 0s560 20 800-110v550H0z"/><path fill-opacity=".28" d="M0 700c240-90 460-30 760 20s600 0 840-120v400H0z"/><path fill-opacity=".6" d="M0 850c300-110 560 10 860 0s520-70 740-140v290H0z"/></g></svg>\n`;

const nameOf = (code: string): string =>
  code
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

const words = await inEveryLanguage('provider-new-fund', german);

/** A sentence in every language. */
const inAll = (sentence: (words: typeof german) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, sentence(words(locale))]));

const membersOf = (code: string, fund: string, numbers: DemoNumbers): MemberRecordInput[] => {
  const employer = `${nameOf(code)} Musterbetrieb AG`;
  const domain = `${code}.example`;
  const address = {
    addressRow1: 'Musterweg 1',
    addressRow2: '',
    zipCode: '3000',
    city: 'Musterstadt',
    countryCode: 'CH',
  };
  return [
    {
      id: 'erika-muster',
      state: 'active',
      note: inAll(({ notes }) => notes.member),
      ahvNumber: numbers.ahvNumber(),
      firstname: 'Erika',
      lastname: 'Muster',
      sex: 'female',
      birthDate: '1984-05-17',
      language: 'de-CH',
      emailAddress: `erika.muster@${domain}`,
      mobileNumber: numbers.mobileNumber(),
      address,
      civilStatus: { code: 2, since: '2012-06-16' },
      partner: {
        relation: 'spouse',
        firstname: 'Emil',
        lastname: 'Muster',
        birthDate: '1982-10-03',
        since: '2012-06-16',
      },
      admissionDate: '2012-01-01',
      employments: [
        { from: '2012-01-01', employer, salary: 68_000, activityRate: 100 },
        { from: '2021-01-01', employer, salary: 81_500, activityRate: 100 },
      ],
      openingBalance: { date: '2016-12-31', savings: 32_400, bvgPart: 30_100 },
      documents: [
        { date: '2026-01-20', type: 'pensionCertificate', read: false },
        { date: '2025-01-21', type: 'pensionCertificate', read: true },
      ],
    },
    {
      id: 'max-beispiel',
      state: 'active',
      note: inAll(({ notes }) => notes.support),
      ableToImpersonate: true,
      ahvNumber: numbers.ahvNumber(),
      firstname: 'Max',
      lastname: 'Beispiel',
      sex: 'male',
      birthDate: '1978-09-02',
      language: 'de-CH',
      emailAddress: `max.beispiel@${domain}`,
      mobileNumber: numbers.mobileNumber(),
      address,
      civilStatus: { code: 1 },
      admissionDate: '2018-01-01',
      employments: [{ from: '2018-01-01', employer: fund, salary: 88_000, activityRate: 100 }],
      openingBalance: { date: '2018-01-01', savings: 61_200, bvgPart: 58_700 },
    },
    {
      id: 'petra-neu',
      state: 'registrable',
      note: inAll(({ notes }) => notes.registrable),
      ahvNumber: numbers.ahvNumber(),
      firstname: 'Petra',
      lastname: 'Neu',
      sex: 'female',
      birthDate: '1995-12-08',
      language: 'de-CH',
      mobileNumber: numbers.mobileNumber(),
      address,
      civilStatus: { code: 1 },
      admissionDate: '2025-01-01',
      employments: [{ from: '2025-01-01', employer, salary: 64_000, activityRate: 100 }],
    },
  ];
};

/** A list of words as `JSON.stringify` writes it over several lines. A line break within a word is written as `\n`. */
const wordsInLines = /\[\n *("(?:[^"\\]|\\.)*"(?:,\n *"(?:[^"\\]|\\.)*")*)\n *\]/g;

/** JSON as a person would format it: a list of words on one line. It reads as the very same value. */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(wordsInLines, (_, words: string) => `[${words.replace(/\n */g, ' ')}]`)}\n`;

/**
 * The files of a new fund that runs at once: settings with a colour of its own, drawn monogram logos, a background, the
 * house plan, and three people with numbers of their own.
 *
 * @param code a code that `tenantCodeProblem` accepts.
 * @param plan text of the plan that the fund starts with.
 * @param schemas path from the fund's folder to the JSON schemas of its files.
 * @returns contents by path within the folder.
 */
export const newTenantFiles = (
  code: string,
  plan: string,
  numbers: DemoNumbers,
  schemas: string,
): ReadonlyMap<string, string> => {
  const name = nameOf(code);
  const displayName = `Pensionskasse ${name}`;
  const colour = colourOf(code);
  const settings: TenantSettingsInput = {
    displayName,
    about: inAll(({ about }) => about),
    languages: [...locales],
    logoImage: 'logo.svg',
    backgroundImage: 'background.svg',
    favicon: 'favicon.svg',
    // The house's own texts in every language, until the fund's editors write theirs.
    ...(code === 'default' ? {} : { contentLike: 'default' }),
    configurations: {
      brand: {
        primary: colour,
        corner: 'soft',
        density: 'comfortable',
        typeface: 'humanist',
        mode: 'system',
        logoImageDark: 'logo-dark.svg',
      },
      contact: { emailAddress: `info@${code}.example`, website: `https://${code}.example` },
    },
  };
  return new Map([
    ['settings.json', jsonText({ $schema: `${schemas}/settings.schema.json`, ...settings })],
    ['plan.json', plan.replace('../format/', `${schemas}/`)],
    ['members.json', jsonText(membersOf(code, displayName, numbers))],
    ['assets/logo.svg', logo(name, colour, '#ffffff', colour)],
    ['assets/logo-dark.svg', logo(name, '#f4f6f8', colour, '#f4f6f8')],
    ['assets/favicon.svg', svg(48, name, monogram(name[0] ?? '', colour, '#ffffff'))],
    ['assets/background.svg', background(colour)],
  ]);
};
