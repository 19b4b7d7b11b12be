import { contrastRatio } from '#kernel/colour.ts';
import { tenantCodeProblem } from '#tenants/format/settings.ts';
import { defineTenant, toGlobalSettings, type Tenant } from '#tenants/define-tenant.ts';
import { readBrand } from '#theme/brand.ts';
import { white } from '#theme/palette.ts';

/**
 * All funds, for stories and for tests that run through Vite, parsed as by the provider. Each folder in
 * `tenants/` is a fund.
 */
const settings = import.meta.glob<unknown>('../../tenants/*/settings.json', { eager: true, import: 'default' });
const plans = import.meta.glob<unknown>('../../tenants/*/plan.json', { eager: true, import: 'default' });
const members = import.meta.glob<unknown>('../../tenants/*/members.json', { eager: true, import: 'default' });
const assets = import.meta.glob<string>('../../tenants/*/assets/*', { eager: true, import: 'default', query: '?url' });

const assetsOf = (code: string): ReadonlyMap<string, string> => {
  const prefix = `../../tenants/${code}/assets/`;
  return new Map(
    Object.entries(assets).flatMap(([path, url]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), url]] : [],
    ),
  );
};

/** Every fund, including `default`, sorted by code. */
export const tenants: readonly Tenant[] = Object.keys(settings)
  .map((path) => path.split('/').at(-2) ?? '')
  .filter((code) => tenantCodeProblem(code) === null)
  .toSorted()
  .map(
    (code) =>
      defineTenant({
        code,
        settings: settings[`../../tenants/${code}/settings.json`],
        plan: plans[`../../tenants/${code}/plan.json`],
        members: members[`../../tenants/${code}/members.json`],
        assets: [...assetsOf(code).keys()],
      }).tenant,
  );

/** Where Vite serves an image of a fund's folder. */
export const assetUrlOf = (code: string, file: string): string => assetsOf(code).get(file) ?? '';

/** A fund's public settings with image addresses that Vite serves. */
export const globalSettingsOf = (tenant: Tenant) => {
  const urls = assetsOf(tenant.code);
  return toGlobalSettings(tenant, (file) => urls.get(file) ?? '');
};

/** What sets a fund apart from the others, by its code: to find the one in which something is hardest to get right. */
export const fundMarks: ReadonlyMap<string, string> = (() => {
  const byDarkness = tenants
    .map((tenant) => ({
      code: tenant.code,
      onWhite: contrastRatio(readBrand(globalSettingsOf(tenant)).brand.primary, white),
    }))
    .toSorted((one, other) => other.onWhite - one.onWhite);
  const byName = tenants.toSorted((one, other) => other.settings.displayName.length - one.settings.displayName.length);
  const marks = [
    [byDarkness[0]?.code, 'darkest'],
    [byDarkness.at(-1)?.code, 'palest'],
    [byName[0]?.code, 'longest name'],
  ] as const;
  return new Map(marks.flatMap(([code, mark]) => (code === undefined ? [] : [[code, mark]])));
})();
