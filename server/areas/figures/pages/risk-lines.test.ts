import { expect, test } from 'vitest';
import type { RiskLine } from '#pension/figure-sheet.ts';
import { riskLines } from './risk-lines.ts';

const settings = {
  displayName: 'Muster',
  answersBeyondSpecification: true,
  pageLinks: {},
  dashboardBoxes: {},
  disableCivilStatusChange: false,
  configurations: {},
};

const lumpSum = (amount: number): RiskLine => ({ figure: 'deathLumpSum', amount, period: 'once' });

test('A benefit of nothing is not explained, but a refusal is', () => {
  const refused: RiskLine = {
    figure: 'partnerPension',
    amount: 0,
    period: 'perYear',
    relation: 'cohabitant',
    refused: 'notOffered',
  };
  const helps = riskLines({ settings, locale: 'de-CH' }, [lumpSum(100), lumpSum(0), refused]).map(
    ({ helpText }) => helpText,
  );
  expect(helps).toEqual([
    'Wird einmal ausbezahlt, in der Reihenfolge des Reglements.',
    null,
    'Das Reglement kennt keine Rente für Lebenspartnerinnen und Lebenspartner.',
  ]);
});
