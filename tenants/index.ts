import { tenantCodeProblem } from './format/settings.ts';
import { defineTenant, toGlobalSettings, type Tenant } from './define-tenant.ts';

/**
 * All funds for Storybook and for tests that run through Vite, parsed by the same rules as the provider's. A folder
 * more in `tenants/` is a fund more here. The portal never imports this.
 */
const settings = import.meta.glob<unknown>('./*/settings.json', { eager: true, import: 'default' });
const plans = import.meta.glob<unknown>('./*/plan.json', { eager: true, import: 'default' });
const members = import.meta.glob<unknown>('./*/members.json', { eager: true, import: 'default' });
const assets = import.meta.glob<string>('./*/assets/*', { eager: true, import: 'default', query: '?url' });

const assetsOf = (code: string): ReadonlyMap<string, string> => {
  const prefix = `./${code}/assets/`;
  return new Map(
    Object.entries(assets).flatMap(([path, url]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), url]] : [],
    ),
  );
};

/** Every fund by code in alphabetical order, `default` among them. */
export const tenants: readonly Tenant[] = Object.keys(settings)
  .map((path) => path.split('/')[1] ?? '')
  .filter((code) => tenantCodeProblem(code) === null)
  .toSorted()
  .map(
    (code) =>
      defineTenant({
        code,
        settings: settings[`./${code}/settings.json`],
        plan: plans[`./${code}/plan.json`],
        members: members[`./${code}/members.json`],
        assets: [...assetsOf(code).keys()],
      }).tenant,
  );

/** A fund's public settings with image addresses that Vite serves. */
export const globalSettingsOf = (tenant: Tenant) => {
  const urls = assetsOf(tenant.code);
  return toGlobalSettings(tenant, (file) => urls.get(file) ?? '');
};
