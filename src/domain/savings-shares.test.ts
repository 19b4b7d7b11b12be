import { expect, it } from 'vitest';
import { savingsShares } from './savings-shares.ts';

const line = {
  year: 2025,
  opening: 1000,
  interestRate: 2,
  interest: 20,
  memberCredits: 100,
  employerCredits: 150,
  movements: 0,
  closing: 1270,
  projected: false,
};

it('adds up what each has paid, and the interest, to the savings', () => {
  const next = { ...line, year: 2026, opening: 1270, interest: 30, movements: 200, closing: 1750, projected: true };
  expect(savingsShares([line, next])).toEqual([
    {
      year: 2025,
      isProjected: false,
      savings: 1270,
      deposits: 1000,
      member: 100,
      employer: 150,
      waived: 0,
      interest: 20,
    },
    {
      year: 2026,
      isProjected: true,
      savings: 1750,
      deposits: 1200,
      member: 200,
      employer: 300,
      waived: 0,
      interest: 50,
    },
  ]);
});

it('takes a withdrawal from each part alike', () => {
  expect(savingsShares([{ ...line, movements: -635, closing: 635 }])).toEqual([
    { year: 2025, isProjected: false, savings: 635, deposits: 500, member: 50, employer: 75, waived: 0, interest: 10 },
  ]);
});

it('keeps apart what is credited to a disabled member without contributions', () => {
  const [year] = savingsShares([{ ...line, employerCredits: 50, waivedCredits: 100 }]);
  expect(year).toMatchObject({ deposits: 1000, member: 100, employer: 50, waived: 100, interest: 20 });
});

it('has nothing left of anything once all is withdrawn, and nothing to say of no years', () => {
  expect(savingsShares([{ ...line, movements: -1270, closing: 0 }])[0]).toMatchObject({ deposits: 0, interest: 0 });
  expect(savingsShares([])).toEqual([]);
});
