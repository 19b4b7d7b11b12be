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
    for (const name of ['retirement', 'insurance-overview']) expect(defaultTexts(locale, name)).not.toMatch(/\d\s?%/);
    expect(defaultTexts(locale, 'home-ownership')).not.toMatch(/10.000/);
    // A plan may pay children longer than the law asks.
    for (const text of [
      defaultTexts(locale, 'death-benefit'),
      textsOf(locale, 'death-benefit').get('figure.orphansPensions.explanation'),
      textsOf(locale, 'retirement').get('further.child.text'),
    ])
      expect(text).toMatch(/(mindestens bis|ans au moins|fino ad almeno|until at least|pelo menos até os)/);
    expect(defaultTexts(locale, 'unpaid-leave')).not.toMatch(
      /\*\*(Unterbrechen|Interruption|Interruzione|Interrupção)/,
    );
  });

  test('the texts say when taxes are refunded, and what happens to capital after a buy-in', () => {
    expect(defaultTexts(locale, 'home-ownership')).toMatch(
      /(drei Jahren|trois ans|tre anni|três anos|three years) .*(Rückzahlung|remboursement|rimborso|devolução|repayment)|(nach|of) the repayment/s,
    );
    for (const text of [
      defaultTexts(locale, 'buy-in'),
      textsOf(locale, 'buy-in').get('locked.text'),
      textsOf(locale, 'retirement').get('further.locked.text'),
    ])
      expect(text).toMatch(
        /Steuerbehörde den Abzug|autorité fiscale peut annuler|autorità fiscale può annullare|fisco pode anular|tax authorities may revoke/,
      );
  });

  test('the texts promise no lump sum that a plan may refuse, and no deferral without work', () => {
    expect(textsOf(locale, 'insurance-overview').get('retirement.meaning')).not.toMatch(
      /auf einmal|en une fois|in una volta|de uma só vez|as a lump sum or/,
    );
    expect(defaultTexts(locale, 'retirement')).toMatch(
      /wenn Sie weiterarbeiten|si vous continuez à travailler|se continua a lavorare|if you keep working|se você continuar trabalhando/,
    );
  });

  test('the explanations name the pension that survivors’ pensions are a share of, and laws in full', () => {
    const calculation = textsOf(locale, 'calculation');
    for (const rule of ['partnerPension', 'orphanPension'])
      expect(calculation.get(`rules.${rule}`)).toMatch(
        /versicherten Invalidenrente|rente d’invalidité assurée|rendita d’invalidità assicurata|insured disability pension|pensão por invalidez segurada/,
      );
    expect(calculation.get('actNames.FZG')).toMatch(/Invalid|invalid/);
  });
});
