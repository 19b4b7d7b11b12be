import { describe, expect, it } from 'vitest';
import type { SavingsPlan } from '#contract/plan-choice.ts';
import { appliesBefore, plansOf } from './view.ts';

const plan = (id: string, more: Partial<SavingsPlan> = {}): SavingsPlan => ({
  id,
  title: `Plan ${id}`,
  subTitle: null,
  status: null,
  startDate: '2028-01-01',
  value: 300,
  isDisabled: false,
  isActualPlan: false,
  ...more,
});

const before = (id: string, plans: readonly SavingsPlan[]): string | undefined => {
  const known = plansOf(plans);
  return appliesBefore(known, known.find((each) => each.id === id) ?? null)?.id;
};

describe('Until a picked plan applies', () => {
  const actual = plan('00', { isActualPlan: true, startDate: null });

  it('the plan in force does', () => {
    expect(before('02', [actual, plan('01'), plan('02')])).toBe('00');
  });

  it('the latest of the choices that start before it does, in whatever order they come', () => {
    const plans = [
      plan('03', { chosenFrom: '2027-07-01' }),
      plan('01', { chosenFrom: '2027-01-01' }),
      actual,
      plan('02'),
    ];
    expect(before('02', plans)).toBe('03');
  });

  it('a choice of its own first day or later does not, because it takes the place of that', () => {
    expect(before('02', [actual, plan('01', { chosenFrom: '2028-01-01' }), plan('02')])).toBe('00');
  });

  it('it is unknown at a provider that says of no plan that it is in force', () => {
    expect(before('02', [plan('01'), plan('02')])).toBeUndefined();
  });
});
