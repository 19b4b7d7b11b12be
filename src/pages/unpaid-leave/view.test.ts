import { describe, expect, it } from 'vitest';
import { unpaidLeaveSchema, type UnpaidLeaveAnswer } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { unpaidLeaveView } from './view.ts';

const empty = readWire(unpaidLeaveSchema, {});

const page = (amount: number | null, covers?: UnpaidLeaveAnswer['covers']): UnpaidLeaveAnswer => ({
  ...empty,
  unpaidLeave: { isVisible: true, amount },
  ...(covers === undefined ? {} : { covers }),
});

const coverOfAmount = (answer: UnpaidLeaveAnswer) => unpaidLeaveView(answer).monthly?.cover;

type Cover = NonNullable<UnpaidLeaveAnswer['covers']>[number];

const full: Cover = { cover: 'full', label: 'Sparen und Risiken', amount: 868.83, figure: null };
const riskOnly: Cover = { cover: 'riskOnly', label: 'Nur die Risiken', amount: 120.4, figure: null };

describe('The amount for unpaid leave', () => {
  it('labels the amount by the cover with the same cost, whichever the fund quotes first', () => {
    expect(coverOfAmount(page(868.83, [full, riskOnly]))).toBe('full');
    expect(coverOfAmount(page(120.4, [riskOnly, full]))).toBe('riskOnly');
    expect(coverOfAmount(page(0, [full, { cover: 'none', label: null, amount: 0, figure: null }]))).toBe('none');
  });

  it('calls the amount that of full cover only if the provider says so', () => {
    expect(coverOfAmount(page(868.83))).toBe('any');
    expect(coverOfAmount(page(500, [full, riskOnly]))).toBe('any');
    expect(coverOfAmount(page(868.83, [{ ...full, cover: null }]))).toBe('any');
    expect(coverOfAmount(page(null, [{ ...full, amount: null }]))).toBe('any');
    expect(coverOfAmount(empty)).toBe('any');
  });
});

describe('A number of months', () => {
  it('omits an invalid number of months', () => {
    const said = [0, 1, 24, -1, null, undefined].map((months) => {
      const { freeMonths, atMostMonths } = unpaidLeaveView({ ...empty, freeMonths: months, atMostMonths: months });
      return [freeMonths, atMostMonths];
    });
    expect(said).toEqual([0, 1, 24, null, null, null].map((months) => [months, months]));
  });
});
