import { describe, expect, it } from 'vitest';
import { readSavings, sinceArrival } from './savings.ts';

const today = '2026-06-15';

describe('A savings balance', () => {
  it('has today’s savings and ends where its projection ends', () => {
    const futureGraph = [
      { date: '2030-12-31', value: 180_000 },
      { date: '2040-12-31', value: 320_000 },
    ];
    const savings = readSavings({ value: 120_000, historicalGraph: [], futureGraph }, today);
    expect(savings.amount).toBe(120_000);
    expect(savings.end).toEqual({ date: '2040-12-31', value: 320_000 });
    expect(savings.curve.future).toEqual(expect.arrayContaining(futureGraph));
  });

  it('has movements, a band and a year of birth only if they are sent', () => {
    const plain = { value: 1, historicalGraph: [], futureGraph: [] };
    expect(readSavings(plain, today)).toMatchObject({ movements: [], band: null, yearOfBirth: null, ageAtEnd: null });
    const movements = [{ date: '2022-06-15', kind: 'buyIn' as const, amount: 12_000 }];
    const futureBand = { lowPercent: 1, highPercent: 3, points: [] };
    expect(readSavings({ ...plain, movements, futureBand, yearOfBirth: 1985 }, today)).toMatchObject({
      movements,
      band: futureBand,
      yearOfBirth: 1985,
    });
  });

  it('has no end without a projection', () => {
    expect(readSavings({ value: 0, historicalGraph: [], futureGraph: [] }, today)).toMatchObject({
      amount: 0,
      end: null,
    });
  });

  it.each([null, undefined])('is unknown if it is sent as %s', (value) => {
    expect(readSavings({ value, historicalGraph: [], futureGraph: [] }, today).amount).toBeNull();
  });
});

describe('Savings that a member brought along', () => {
  const past = [
    { date: '2023-01-01', value: 0 },
    { date: '2023-02-02', value: 300 },
    { date: '2023-02-03', value: 40_400 },
    { date: '2023-12-31', value: 44_000 },
  ];
  const broughtIn = { date: '2023-02-03', kind: 'transferIn' as const, amount: 40_100 };

  it('are where the curve begins', () => {
    expect(sinceArrival(past, [broughtIn])).toEqual(past.slice(2));
  });

  it('are a rise if they arrived late, if there was more before, or if they came in another way', () => {
    const late = past.map(({ date, value }, at) => ({ date: at === 0 ? '2022-01-01' : date, value }));
    expect(sinceArrival(late, [broughtIn])).toBe(late);
    const rich = past.map(({ date, value }) => ({ date, value: value + 20_000 }));
    expect(sinceArrival(rich, [broughtIn])).toBe(rich);
    expect(sinceArrival(past, [{ ...broughtIn, kind: 'buyIn' }])).toBe(past);
  });

  it('change nothing where their day is no point of the curve', () => {
    expect(sinceArrival(past, [{ ...broughtIn, date: '2023-02-10' }])).toBe(past);
    expect(sinceArrival([], [broughtIn])).toEqual([]);
  });
});
