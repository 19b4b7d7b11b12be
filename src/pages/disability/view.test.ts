import { describe, expect, it } from 'vitest';
import { disabilitySchema, type DisabilityAnswer } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { disabilityView } from './view.ts';

type Box = NonNullable<DisabilityAnswer['disability']>;

const viewOf = (box: Partial<Box> | null, benefits: DisabilityAnswer['benefits'] = []) =>
  disabilityView({
    ...readWire(disabilitySchema, {}),
    disability: box && { isVisible: true, perMonth: 4_000, waitingMonths: 24, ...box },
    benefits,
    derivations: (['disabilityPension', 'disabilityInPayment'] as const).map((figure) => ({
      figure,
      date: '2026-11-20',
      result: { name: 'pension', unit: 'chf', value: 1 },
      steps: [],
      years: [],
      assumptions: [],
    })),
  });

describe('The pension at disability', () => {
  it('is explained as what is insured, or as what is paid', () => {
    expect(viewOf({ kind: 'insured' }).derivation?.figure).toBe('disabilityPension');
    expect(viewOf({ kind: 'inPayment' }).derivation?.figure).toBe('disabilityInPayment');
  });

  it('counts as insured where a provider doesn’t say what it is, and as none where it is zero', () => {
    expect(viewOf({ kind: null }).kind).toBe('insured');
    expect(viewOf({ kind: 'insured', perMonth: 0 }).kind).toBe('none');
  });

  it('waits beyond the retirement where a provider says so', () => {
    expect(viewOf({ kind: 'none', perMonth: 0, reason: 'waitingPeriod' }).kind).toBe('waits');
    expect(viewOf({ kind: 'none', perMonth: 0, reason: null }).kind).toBe('none');
  });

  it('leaves nothing to simulate where none is paid', () => {
    expect(viewOf({ kind: 'insured' }).isNone).toBe(false);
    expect(viewOf({ kind: 'inPayment' }).isNone).toBe(false);
    expect(viewOf({ kind: 'none', perMonth: 0, reason: 'waitingPeriod' }).isNone).toBe(true);
    expect(viewOf({ kind: 'none', perMonth: 0, reason: null }).isNone).toBe(true);
  });

  it('is missing without a box', () => {
    expect(viewOf(null)).toMatchObject({ perMonth: null, waitingMonths: null, isHidden: false });
  });

  it('says no waiting period of zero months', () => {
    expect(viewOf({ waitingMonths: 0 }).waitingMonths).toBeNull();
    expect(viewOf({}).waitingMonths).toBe(24);
  });

  it('omits lines without a name', () => {
    const line = { helpText: null, value: 1 };
    expect(
      viewOf({}, [
        { ...line, label: ' ' },
        { ...line, label: 'Kinderrente' },
      ]).lines,
    ).toMatchObject([{ label: 'Kinderrente', amount: 1 }]);
  });
});
