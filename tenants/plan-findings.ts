import { lawBreaches } from '#pension/plan-problems.ts';
import type { Plan } from '#pension/plan.ts';
import type { FindingKey, FundFinding, Gravity } from './finding.ts';
import type { TenantSettings } from './format/settings.ts';
import { finding } from './make-finding.ts';
import { planBreaches, type Breach } from './rules.ts';
import { localeOf } from './sections.ts';

const planKeys: { readonly [R in Breach['rule']]?: readonly [key: FindingKey, gravity: Gravity] } = {
  textMissing: ['planNameMissing', 'hint'],
  interestTooHigh: ['planInterestTooHigh', 'warning'],
  creditsBelowLaw: ['planCreditsBelowLaw', 'mistake'],
  employerPaysLess: ['planEmployerPaysLess', 'warning'],
  creditsTooHigh: ['planCreditsTooHigh', 'warning'],
  agesTurned: ['planAgesTurned', 'warning'],
  ratesIncomplete: ['planRatesIncomplete', 'warning'],
  noConversionRate: ['planNoConversionRate', 'warning'],
  fallsWithAge: ['planFallsWithAge', 'warning'],
};

const lawKeys = { atLeast: 'planBelowLaw', atMost: 'planAboveLaw', exactly: 'planNotLaw' } as const;

/** What the law says against the fund's plan, and figures that look like slips. */
export const planFindings = (plan: Plan | null, { languages }: TenantSettings): FundFinding[] => {
  if (plan === null) return [finding('planMissing', 'warning', ['plan'])];
  const unlawful = lawBreaches(plan).map(({ set: index, field, value, side, limit, article: cited }) => {
    const [law = '', , article = '', , paragraph = ''] = cited.split(' ');
    return finding(lawKeys[side], 'mistake', ['plan', 'parameters', index, ...field.split('.')], {
      values: { field, value, limit, law, article, paragraph },
    });
  });
  const odd = planBreaches(plan, languages).flatMap(({ rule, path: inFile, values }) => {
    const known = planKeys[rule];
    const path = ['plan', ...inFile];
    const locale = localeOf(path);
    return known === undefined
      ? []
      : [finding(...known, path, { values: { ...values, ...(locale !== null && { language: locale }) } })];
  });
  return [...unlawful, ...odd];
};
