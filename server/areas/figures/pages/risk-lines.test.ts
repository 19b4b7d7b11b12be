import { expect, test } from 'vitest';
import type { RiskLine } from '#pension/figure-sheet.ts';
import type { PageSource } from './page-parts.ts';
import { riskLines } from './risk-lines.ts';

const settings = {
  displayName: 'Muster',
  answersBeyondSpecification: true,
  pageLinks: {},
  disableCivilStatusChange: false,
  configurations: {},
};

const lumpSum = (amount: number): RiskLine => ({ figure: 'deathLumpSum', amount, period: 'once' });

test('A benefit of nothing is not explained, but a refusal is', () => {
  const source = { sheet: { figures: null }, settings, locale: 'de-CH', anonymize: false } as unknown as PageSource;
  const refused: RiskLine = {
    figure: 'partnerPension',
    amount: 0,
    period: 'perYear',
    relation: 'cohabitant',
    refused: 'notOffered',
  };
  const helps = riskLines(source, [lumpSum(100), lumpSum(0), refused]).map(({ helpText }) => helpText);
  expect(helps).toEqual([
    'Wird einmal ausbezahlt, in der Reihenfolge des Reglements.',
    null,
    'Das Reglement kennt keine Rente für Lebenspartnerinnen und Lebenspartner.',
  ]);
});
