import { expect, it } from 'vitest';
import { readinessOf } from '#tenants/findings.ts';
import { settledName, settledPath } from '#tenants/settled.ts';
import { facts, withSettings } from '#tests/support/fund-damages.ts';
import { valueAt, withValue } from '../kernel/paths.ts';
import { settleFinding } from './settle-finding.ts';

/** A fund in which a colour is too pale and the terms are missing. */
const files = withSettings({ 'configurations.brand.primary': '#ffe14d', termsOfUse: undefined });
const known = readinessOf(files, facts);
const found = (key: string) => {
  const finding = known.findings.find((each) => each.key === key);
  if (finding === undefined) throw new Error(`${key} is not found.`);
  return finding;
};
const [pale, noTerms] = [found('colourTooPale'), found('noTerms')];
const leftIn = (all: typeof files) => Object.keys(valueAt(all, settledPath) ?? {}).toSorted();

it('leaves both of two findings that are left before what is found follows', () => {
  const both = settleFinding(settleFinding(files, pale, known), noTerms, known);
  expect(leftIn(both)).toEqual([pale, noTerms].map(settledName).toSorted());
  expect(readinessOf(both, facts).settled).toHaveLength(2);
});

it('forgets what is not found any more, and what looks different now', () => {
  const one = settleFinding(files, pale, known);
  const gone = withValue(one, ['settings', 'configurations', 'brand', 'primary'], '#0d4f57');
  expect(leftIn(settleFinding(gone, noTerms, readinessOf(gone, facts)))).toEqual([settledName(noTerms)]);
  const paler = withValue(one, ['settings', 'configurations', 'brand', 'primary'], '#fff0a0');
  expect(leftIn(settleFinding(paler, noTerms, readinessOf(paler, facts)))).toEqual([settledName(noTerms)]);
});
