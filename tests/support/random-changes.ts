import fc from 'fast-check';
import { changesSchema, type Changes } from '#pension/simulation/changes.ts';

const days = fc
  .date({ min: new Date('2026-10-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Amounts in CHF, round or to the centime. */
export const amounts = fc.oneof(
  fc.integer({ min: 1, max: 5_000 }).map((thousands) => thousands * 100),
  fc.integer({ min: 1, max: 80_000_000 }).map((centimes) => centimes / 100),
);
const percents = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 1_000_000 }).map((parts) => parts / 10_000),
);
/** A part that may be missing. */
export const given = <Part>(part: fc.Arbitrary<Part>) => fc.option(part, { nil: undefined, freq: 1 });

/** Changes of every kind, possible or not. */
export const someChanges: fc.Arbitrary<Changes> = fc
  .record({
    retirement: given(
      fc.record({
        steps: fc.array(
          fc.record({
            month: fc.integer({ min: 680, max: 850 }),
            share: percents,
            lumpSum: given(
              fc.oneof(
                fc.record({ unit: fc.constant('percent' as const), value: percents }),
                fc.record({ unit: fc.constant('chf' as const), value: amounts }),
              ),
            ),
            salary: given(amounts),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        ahvPerMonth: given(fc.integer({ min: 0, max: 3_780 })),
      }),
    ),
    buyIn: given(
      fc.record({
        amount: amounts,
        from: days,
        instalments: given(fc.integer({ min: 1, max: 6 })),
        marginalRate: given(percents),
      }),
    ),
    home: given(
      fc.record({
        withdrawal: given(fc.record({ amount: amounts, on: days })),
        pledge: given(fc.record({ amount: amounts, on: days, realisedOn: given(days) })),
        repayment: given(fc.record({ amount: amounts, on: days })),
      }),
    ),
    savings: given(
      fc.record({
        option: given(fc.record({ id: fc.constantFrom('00' as const, '01' as const, '02' as const), from: days })),
        salary: given(fc.record({ amount: amounts, from: days })),
        workload: given(fc.record({ percent: percents, from: days })),
      }),
    ),
    leave: given(
      fc.record({
        from: days.map((day) => `${day.slice(0, 8)}01`),
        months: fc.integer({ min: 1, max: 24 }),
        cover: fc.constantFrom('full' as const, 'riskOnly' as const, 'none' as const),
      }),
    ),
    risk: given(
      fc.oneof(
        fc.record({ event: fc.constant('death' as const), on: days }),
        fc.record({ event: fc.constant('disability' as const), on: days, degree: given(percents) }),
      ),
    ),
  })
  .map((changes) => changesSchema.parse(JSON.parse(JSON.stringify(changes))));
