import { describe, expect, it } from 'vitest';
import { isDrawn, joinCurve, yearRows } from './curve.ts';

const today = '2026-11-21';

const monthly = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const month = new Date(Date.UTC(1960, index, 15)).toISOString().slice(0, 7);
    return [
      { date: `${month}-15`, value: index },
      { date: `${month}-28`, value: index },
    ];
  }).flat();

/** The curve drawn from so many months of history, two points each. */
const drawn = (count: number) => joinCurve(monthly(count), [], null, '2100-01-01').past;

describe('The savings curve', () => {
  it('puts today’s balance between history and projection', () => {
    const curve = joinCurve([{ date: '2025-12-31', value: 100 }], [{ date: '2026-12-31', value: 120 }], 115, today);
    expect(curve.past).toEqual([
      { date: '2025-12-31', value: 100 },
      { date: today, value: 115 },
    ]);
    expect(curve.future).toEqual([{ date: '2026-12-31', value: 120 }]);
  });

  it('keeps the history’s own point for today', () => {
    const curve = joinCurve([{ date: today, value: 114 }], [], 115, today);
    expect(curve.past).toEqual([{ date: today, value: 114 }]);
  });

  it('sorts the curve, keeps one point per date, and omits invalid values', () => {
    const curve = joinCurve(
      [
        { date: '2025-12-31', value: 2 },
        { date: '2024-12-31', value: 1 },
        { date: '2023-12-31', value: Number.NaN },
      ],
      [{ date: '2025-12-31', value: 9 }],
      undefined,
      today,
    );
    expect(curve.past).toEqual([
      { date: '2024-12-31', value: 1 },
      { date: '2025-12-31', value: 2 },
    ]);
  });

  it('returns an empty curve without points, whatever the balance', () => {
    expect(joinCurve([], [], 500, today)).toEqual({ past: [], future: [] });
  });

  it('thins ten thousand points out and keeps both ends', () => {
    const start = Date.UTC(1999, 6, 6);
    const daily = Array.from({ length: 10_000 }, (_, index) => ({
      date: new Date(start + index * 86_400_000).toISOString().slice(0, 10),
      value: index,
    }));
    const { past } = joinCurve(daily, [], null, today);
    expect(past.length).toBeLessThanOrEqual(481);
    expect(past[0]?.value).toBe(0);
    expect(past.at(-1)?.value).toBe(9_999);
  });

  it('thins a curve out to month ends, or to year ends if those are still too many', () => {
    expect(drawn(240)).toHaveLength(480);
    expect(
      drawn(300)
        .slice(1)
        .every(({ date }) => date.endsWith('-28')),
    ).toBe(true);
    expect(drawn(300)).toHaveLength(301);
    expect(
      drawn(600)
        .slice(1)
        .every(({ date }) => date.endsWith('-12-28')),
    ).toBe(true);
    expect(drawn(600)).toHaveLength(51);
  });

  it('is drawn from two points on', () => {
    const [past, future] = [[{ date: today, value: 1 }], [{ date: '2027-12-31', value: 4 }]];
    expect([isDrawn({ past, future: [] }), isDrawn({ past, future })]).toEqual([false, true]);
  });

  it('gives the table a row for the last point of each year, with the projection marked', () => {
    const curve = joinCurve(
      [
        { date: '2025-06-30', value: 1 },
        { date: '2025-12-31', value: 2 },
      ],
      [{ date: '2027-12-31', value: 4 }],
      3,
      today,
    );
    expect(yearRows(curve)).toEqual([
      { date: '2025-06-30', value: 1, projected: false },
      { date: '2025-12-31', value: 2, projected: false },
      { date: today, value: 3, projected: false },
      { date: '2027-12-31', value: 4, projected: true },
    ]);
  });
});
