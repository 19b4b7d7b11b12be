import { describe, expect, it } from 'vitest';
import { locales } from '#kernel/locale.ts';
import { planTitle } from './savings-plans.ts';

describe.each(locales)('the savings plans in %s', (locale) => {
  it('a plan’s title keeps the figure and its sign on one line', () => {
    const [base, plan] = [0, 2].map((additionalPercent) => planTitle({ additionalPercent }, locale));
    expect(plan).toMatch(/ \+2\u00a0?%$/);
    expect(plan?.startsWith(`${base} +`)).toBe(true);
  });
});
