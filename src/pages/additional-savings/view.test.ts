import { describe, expect, it } from 'vitest';
import type { SavingsPlan } from '#contract/plan-choice.ts';
import { appliesBefore, differenceFromActual, plansOf } from './view.ts';

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

const differences = (plans: readonly SavingsPlan[]) =>
  plansOf(plans).map((each, _at, known) => differenceFromActual(known, each));

describe('The difference from the plan in force', () => {
  const actual = plan('01', { isActualPlan: true, startDate: null, value: 336.79, pensionPerMonth: 2934 });
  const cheaper = plan('00', { value: 308.79, pensionPerMonth: 2886 });
  const dearer = plan('02', { value: 394.06, pensionPerMonth: 3026.4 });

  it('is the contribution’s to the centime and the pension’s in whole francs', () => {
    expect(differences([cheaper, actual, dearer])).toEqual([
      { contribution: -28, pension: -48 },
      { contribution: null, pension: null },
      { contribution: 57.27, pension: 92 },
    ]);
  });

  it('is unknown at a provider that says of no plan that it is in force, or sends no pension', () => {
    const unknown = { contribution: null, pension: null };
    expect(differences([cheaper, dearer])).toEqual([unknown, unknown]);
    expect(differences([actual, plan('02', { value: 394.06 })])[1]).toEqual({ contribution: 57.27, pension: null });
  });
});
