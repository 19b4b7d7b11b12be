import { describe, expect, it } from 'vitest';
import { buyInSchema, deathBenefitSchema } from '#contract/pages.ts';
import { successSchema } from '#contract/answers.ts';
import { sentData } from './sent-data.ts';

describe('A fixture', () => {
  it('a fixture is sent with the wire’s names, complete, with nulls for omitted fields', () => {
    expect(sentData(buyInSchema, { buyIn: { atMost: 5 }, blocked: 'x' })).toMatchObject({
      purchaseBox: { isVisible: true, maxPurchaseAmount: 5, maxBalanceAmount: null, graphData: null },
      simulationBox: null,
      blocked: 'x',
    });
    expect(sentData(deathBenefitSchema, { beneficiaries: [{ ratio: 40 }] })).toEqual({
      simulationBox: null,
      fatalityBox: null,
      beneficariesList: [{ ratio: 40, relationLabel: null }],
    });
  });

  it.each([
    ['a field of the wire’s name', buyInSchema, { purchaseBox: {} }],
    ['a misspelt field further in', buyInSchema, { buyIn: { atmost: 5 } }],
    ['a value of another kind', buyInSchema, { buyIn: { atMost: '5' } }],
    ['a missing field that is never null', successSchema, {}],
  ])('a fixture with %s throws', (_, schema, data) => {
    expect(() => sentData(schema, data)).toThrow();
  });
});
