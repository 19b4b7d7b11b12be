import { describe, expect, it } from 'vitest';
import { homeOwnershipSchema } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { readWithdrawal } from './early-withdrawal.ts';

const read = (box: object) => {
  const { homeOwnership } = readWire(homeOwnershipSchema, { homeOnwershipBox: box });
  if (!homeOwnership) throw new Error('The box is not one.');
  return readWithdrawal(homeOwnership);
};

describe('An early withdrawal', () => {
  it('reads an early withdrawal with its limit and its curve', () => {
    const projectedGraph = [
      { age: 46, value: 90_000 },
      { age: 47, value: 98_000 },
    ];
    expect(read({ maxAmount: 84_000, maxAge: 62, projectedGraph })).toEqual({
      kind: 'possible',
      isTooLate: false,
      amount: 84_000,
      maxAge: 62,
      remark: null,
      curve: projectedGraph,
      noCurve: null,
      saysItsCourse: true,
      isSilent: false,
    });
  });

  it('treats zero and less as impossible', () => {
    const remark = 'Der Mindestbetrag ist noch nicht erreicht.';
    expect(read({ maxAmount: 0, noDataInfo: remark })).toMatchObject({ kind: 'none', amount: 0, remark });
    expect(read({ maxAmount: -5 })).toMatchObject({ kind: 'none', amount: -5, remark: null });
  });

  it('is over where a provider says that age is the reason', () => {
    expect(read({ maxAmount: 0, isTooLate: true }).isTooLate).toBe(true);
    expect(read({ maxAmount: 50_000, isTooLate: true }).isTooLate).toBe(false);
    expect(read({ maxAmount: 0, isTooLate: null }).isTooLate).toBe(false);
  });

  it('treats a missing amount as unknown', () => {
    expect(read({})).toEqual({
      kind: 'unknown',
      isTooLate: false,
      amount: null,
      maxAge: null,
      remark: null,
      curve: [],
      noCurve: null,
      saysItsCourse: false,
      isSilent: true,
    });
    expect(readWithdrawal(null).kind).toBe('unknown');
    expect(read({ maxAmount: null, maxAge: 'never' }).kind).toBe('unknown');
  });

  it.each([{ maxAmount: 0 }, { noDataInfo: 'Nicht möglich.' }, { maxAge: 62 }])(
    'says something with %j alone',
    (box) => {
      expect(read(box).isSilent).toBe(false);
    },
  );

  it('omits an impossible age limit', () => {
    expect(read({ maxAge: 0 }).maxAge).toBeNull();
    expect(read({ maxAge: 999 }).maxAge).toBeNull();
  });
});

describe('The curve of what may be withdrawn', () => {
  const zero = [
    { age: 46, value: 0 },
    { age: 47, value: 0 },
  ];

  it('omits a curve that is zero throughout, in favour of the fund’s reason', () => {
    const read0 = read({ maxAmount: 0, projectedGraph: zero, projectedGraphUnavailable: 'Kein Verlauf.' });
    expect([read0.curve, read0.noCurve]).toEqual([[], 'Kein Verlauf.']);
  });

  it('shows a curve that rises later, although nothing is possible today', () => {
    const projectedGraph = [...zero, { age: 48, value: 21_000 }];
    expect(read({ maxAmount: 0, projectedGraph }).curve).toEqual(projectedGraph);
  });

  it('gives no reason for a missing curve while there is one', () => {
    const projectedGraph = [{ date: '2027-01-01', value: 1 }];
    expect(read({ projectedGraph, projectedGraphUnavailable: 'Kein Verlauf.' }).noCurve).toBeNull();
  });

  it('does not repeat the remark as the reason for a missing curve', () => {
    const same = 'In Ihrem Alter nicht mehr möglich.';
    expect(read({ maxAmount: 0, noDataInfo: same, projectedGraphUnavailable: same })).toMatchObject({
      remark: same,
      noCurve: null,
    });
  });

  it('ignores a blank reason', () => {
    expect(read({ noDataInfo: '  ', projectedGraphUnavailable: '' })).toMatchObject({ remark: null, noCurve: null });
  });

  it('reports a missing curve only if an amount is possible and no reason was sent', () => {
    expect(read({ maxAmount: 50_000 }).saysItsCourse).toBe(true);
    expect(read({ maxAmount: 50_000, noDataInfo: 'Vor drei Jahren eingekauft.' }).saysItsCourse).toBe(false);
    expect(read({ maxAmount: 0 }).saysItsCourse).toBe(false);
    expect(read({ maxAmount: 0, projectedGraphUnavailable: 'Kein Verlauf.' }).saysItsCourse).toBe(true);
  });
});
