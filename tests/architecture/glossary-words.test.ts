import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '#kernel/locale.ts';
import { flatten, namespacesIn, textsOf } from '../support/words.ts';

/** Every text below a node. */
const textsBelow = (node: unknown) => flatten(node).map(([, text]) => text);

const tenants = join(import.meta.dirname, '../../tenants');

/** The content by the funds' editors in a language. */
const contentTexts = (locale: Locale) =>
  readdirSync(tenants, { withFileTypes: true })
    .map(({ name }) => join(tenants, name, 'content', locale))
    .filter((each) => existsSync(each))
    .flatMap((each) => readdirSync(each).map((file) => readFileSync(join(each, file), 'utf8')))
    .flatMap((text) => textsBelow(JSON.parse(text)))
    // The sign of a note is not part of its text.
    .map((text) => text.replace(/^! /, ''));

/** Everything that people read in a language: every namespace, and the demo funds' content. */
const textsIn = (locale: Locale) => [
  ...namespacesIn(locale).flatMap((namespace) => [...textsOf(locale, namespace).values()]),
  ...contentTexts(locale),
];

const german = [
  /Vorsorgeeinrichtung|Personalvorsorge|Pensionsfonds/i,
  // The short form suggests a health insurer.
  /\b(unserer|Ihrer|der|die) Kasse\b/,
];

/** One name for one thing: here are other names for the pension fund, and words with another meaning. */
const otherWords: Readonly<Record<Locale, readonly RegExp[]>> = {
  'de-CH': german,
  'de-DE': [
    ...german,
    // Texts that de-DE takes over from de-CH unseen: "ss" where only Switzerland writes it. Names of streets keep theirs.
    /liess|niess|giess|heiss|hiess|\bweiss|beiss|dreissig|gross|gröss|stoss|stöss|bloss|gruss|grüss|\bfuss/i,
    /ausser|äusser|gemäss|mässig|mass(?:geb|nahm|stab)|\bmass\b|\bstrasse/i,
  ],
  'en-US': [
    /pension scheme|provident|pension funds? institution/i,
    // In a sentence it would mean the fund; as a label it is the glossary's word for the plan.
    /pension plan/,
  ],
  'fr-FR': [
    /caisses? de pension\b(?!s)/i,
    /caisses? de retraite|institutions? de prévoyance|fonds de pension/i,
    // A disability has a degree; a "taux" is a rate, as of contribution.
    /taux d’invalidité/i,
    // Words for both sexes replace parentheses.
    /\(e\)/,
  ],
  'it-IT': [
    /cass[ae] pensione|cass[ae] di pension|fond[oi] pensione|istitut[oi] di previdenza/i,
    // Forms of address are capitalised.
    /\b(suo|sua|suoi|sue|lei)\b/,
    /\b\p{L}+o\/a\b/u,
  ],
  'pt-BR': [
    /caixas? de pens|caixas? de previd|instituiç(ão|ões) de previd|fundos? de pensões|fundos? de previd/i,
    // "Resgate" means cashing out; paying in is a "contribuição voluntária".
    /resgat/i,
    /moradia/i,
    // The old-age benefit is a "pensão"; "renda" is what one earns.
    /\brendas? (de aposentadoria|vitalícia)|\bas rendas\b/i,
    // What is saved is a "capital", and what one saves by a "plano".
    /\bsaldos?\b|opç(ão|ões) de poupança/i,
    /idade ordinária|pensões por filhos|pensão para filho|autoridade fiscal/i,
    /\bAHV\b/,
    /prestaç(ão|ões) de saída/i,
    /\(a\)/,
  ],
};

describe.each(locales)('The words in %s', (locale) => {
  test.each(otherWords[locale])('the texts never use %s', (word) => {
    expect(textsIn(locale).filter((text) => word.test(text))).toEqual([]);
  });

  test('a reference to the law stays on one line', () => {
    const loose =
      /\bart\. |(?:\b(?:Abs|al|cpv|para)\.|§) [\d{]|(?:\d[a-z]*|\}\}),? (?:(?:Abs|al|cpv|para)\.|§ |(?:BVG|BVV|FZG|LPP|OPP|LFLP)\b)/i;
    expect(textsIn(locale).filter((text) => loose.test(text))).toEqual([]);
  });
});

describe('French', () => {
  test('French keeps its high punctuation on the line of the preceding word', () => {
    const loose = /(?<!\u00a0)[:%](?=\s|$)|(?<!\u202f)[;?!»](?=\s|$)|«(?!\u202f)/;
    expect(textsIn('fr-FR').filter((text) => loose.test(text))).toEqual([]);
  });
});
