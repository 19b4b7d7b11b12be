import { describe, expect, it } from 'vitest';
import { buyInSchema, deathBenefitSchema } from '#contract/pages.ts';
import { datedValueSchema } from '#contract/dashboard.ts';
import { sentData } from './sent-data.ts';

describe('A fixture', () => {
  it('a fixture is sent with the wire’s names, complete, with nulls for omitted fields', () => {
    expect(sentData(buyInSchema, { buyIn: { atMost: 5 }, blocked: 'notInsured' })).toMatchObject({
      purchaseBox: { isVisible: true, maxPurchaseAmount: 5, maxBalanceAmount: null, graphData: null },
      simulationBox: null,
      blocked: 'notInsured',
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
    ['a key that the contract does not know', buyInSchema, { blocked: 'moonPhase' }],
    ['a day that does not exist', buyInSchema, { capitalLockedUntil: '2026-02-30' }],
    ['a missing field that is never null', datedValueSchema, { value: 1 }],
  ])('a fixture with %s throws', (_, schema, data) => {
    expect(() => sentData(schema, data)).toThrow();
  });
});
