import { expect, test } from 'vitest';
import { samplePeople } from '#contract/studio/answers.ts';
import { figureSheet } from '#pension/figure-sheet.ts';
import { listTenantCodes, loadTenant } from './load-tenant.ts';
import { sampleId, samplePeopleOf } from './sample-people.ts';

const codes = await listTenantCodes(import.meta.dirname);

test.each(codes)('every sample person fits the plan of %s and has figures', async (code) => {
  const { tenant } = await loadTenant(import.meta.dirname, code);
  const people = samplePeopleOf(code, tenant.plan);
  expect(people.map(({ id }) => id)).toEqual(samplePeople.map(sampleId));
  for (const record of people) {
    const { plan } = tenant;
    if (plan === null) throw new Error(`${code} has no plan.`);
    expect(() => figureSheet(plan, record, '2026-11-28')).not.toThrow();
  }
});
