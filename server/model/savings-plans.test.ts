import { describe, expect, it } from 'vitest';
import { locales } from '#kernel/locale.ts';
import { planTitle } from './savings-plans.ts';

describe.each(locales)('the savings plans in %s', (locale) => {
  it('a plan’s title stays on one line', () => {
    const [base, plan] = [0, 2].map((additionalPercent) => planTitle({ additionalPercent }, locale));
    expect(plan).toMatch(/\u00a0\+2\u00a0?%$/);
    expect(plan?.startsWith(`${base}\u00a0+`)).toBe(true);
  });
});
