import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '#kernel/locale.ts';
import { flatten, namespacesIn, textsOf } from '../support/words.ts';

const content = join(import.meta.dirname, '../../tenants/default/content');

const defaultTexts = (locale: Locale, name: string): string => {
  const read: unknown = JSON.parse(readFileSync(join(content, locale, `${name}.json`), 'utf8'));
  return flatten(read)
    .map(([, text]) => text)
    .join('\n');
};

const everything = (locale: Locale): readonly string[] => [
  ...namespacesIn(locale).flatMap((namespace) => [...textsOf(locale, namespace).values()]),
  ...readdirSync(join(content, locale)).map((file) => defaultTexts(locale, file.replace('.json', ''))),
];

/** The field's own words for the two parts are mandatory and extra-mandatory. */
const notATerm = /gesetzliche[rn]? Teil|part légale|parte legale?\b|part by law/i;

/** A vague number where the law has an exact one. */
const vague = /\b(einige Jahre|quelques années|alcuni anni|alguns anos|some years)\b/i;

/** Only a full disability pension blocks it. */
const full = /\b(volle|entière|intera|integral|full)\b/;

/** Since joining a fund, not since arriving in the country. */
const joining = /Eintritt|affiliation|affiliazione|adesão|filiação|joining|membership/;

describe.each(locales)('The terms of pension law in %s', (locale) => {
  const texts = everything(locale);

  test('the texts call the mandatory part by its name', () => {
    expect(texts.filter((text) => notATerm.test(text))).toEqual([]);
  });

  test('the texts give the number where the law has one', () => {
    expect([...textsOf(locale, 'calculation').values()].filter((text) => vague.test(text))).toEqual([]);
    const arrival = textsOf(locale, 'calculation').get('rules.arrivalCap') ?? '';
    expect(arrival).toMatch(/20/);
    expect(arrival).toMatch(joining);
  });

  test('the texts name the full disability pension, continued insurance and retirement age', () => {
    const dashboard = textsOf(locale, 'provider-dashboard');
    expect(dashboard.get('homeOwnership.blocked.drawingDisabilityPension')).toMatch(full);
    expect(dashboard.get('buyIn.arrivalCap')).toMatch(joining);
    expect(dashboard.get('leaving.continued')).toMatch(/zwei|deux|due|dois|two/);
    const exit = textsOf(locale, 'exit-benefit');
    expect(exit.get('where.retiring.text')).toMatch(/1bis/);
    expect(exit.get('where.dismissed.text')).toMatch(/zwei|deux|due|dois|two/);
  });

  test('the texts leave figures that a plan decides to the plan', () => {
    expect(defaultTexts(locale, 'death-benefit')).not.toMatch(/60\s?%|20\s?%/);
    expect(defaultTexts(locale, 'retirement')).not.toMatch(/20\s?%/);
    expect(defaultTexts(locale, 'unpaid-leave')).not.toMatch(
      /\*\*(Unterbrechen|Interruption|Interruzione|Interrupção)/,
    );
  });

  test('the texts say when taxes are refunded, and what happens to capital after a buy-in', () => {
    expect(defaultTexts(locale, 'home-ownership')).toMatch(
      /(drei Jahren|trois ans|tre anni|três anos|three years) .*(Rückzahlung|remboursement|rimborso|devolução|repayment)|(nach|of) the repayment/s,
    );
    expect(defaultTexts(locale, 'buy-in')).toMatch(
      /Steuerbehörde|autorité fiscale|autorità fiscale|fisco|tax authorities/,
    );
  });
});
