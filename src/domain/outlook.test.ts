import { describe, expect, it } from 'vitest';
import { savingsUntil, type Outlook, type OutlookAt } from './outlook.ts';
import type { Savings } from './savings.ts';

type Known = Extract<Outlook, { kind: 'known' }>;

const at = (age: number, date: string | null, savings: number): OutlookAt => ({
  age,
  date,
  savings,
  savingsLow: savings - 10_000,
  savingsHigh: savings + 10_000,
  pensionPerMonth: savings / 200,
  ratioOfFund: null,
  ratio: null,
});

const [early, usual, late] = [
  at(62, '2047-04-01', 866_000),
  at(65, '2050-04-01', 1_020_000),
  at(66, '2051-04-01', 1_080_000),
];
const outlook: Known = {
  kind: 'known',
  salary: null,
  drawn: null,
  disability: null,
  ahv: null,
  ahvFrom: null,
  ahvAtMost: null,
  isDeferred: false,
  isLeaving: false,
  usualAge: 65,
  byAge: [early, usual, late],
  usual,
};

const savings: Savings = {
  amount: 200_000,
  curve: {
    past: [{ date: '2026-11-28', value: 200_000 }],
    future: [
      { date: '2046-12-31', value: 850_000 },
      { date: '2048-12-31', value: 950_000 },
      { date: '2050-03-31', value: 1_020_000 },
    ],
  },
  end: { date: '2050-03-31', value: 1_020_000 },
  movements: [],
  band: null,
  yearOfBirth: 1985,
  ageAtEnd: 65,
};

describe('The savings up to a retirement at a chosen age', () => {
  it('end on the day before it, and at its age', () => {
    expect(savingsUntil(savings, outlook, early)).toMatchObject({
      end: { date: '2047-03-31', value: 866_000 },
      ageAtEnd: 62,
    });
    expect(savingsUntil(savings, outlook, late)).toMatchObject({
      end: { date: '2051-03-31', value: 1_080_000 },
      ageAtEnd: 66,
    });
  });

  it('stay as they are at the usual age, or without a day', () => {
    expect(savingsUntil(savings, outlook, usual)).toBe(savings);
    expect(savingsUntil(savings, outlook, at(63, null, 900_000))).toBe(savings);
  });
});
