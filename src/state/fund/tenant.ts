import * as z from 'zod/mini';
import * as endpoints from '#contract/endpoints/settings.ts';
import { locales, type Locale } from '#kernel/locale.ts';
import { readTrouble } from '#domain/error-ladder.ts';
import { globalSettingsSchema, type GlobalSettings } from '#contract/settings.ts';
import { actionAtom, derivedAtom, stateAtom } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { resolveImage } from './resolve-image.ts';
import type { Services } from '#state/kernel/services.ts';
import { stored, writeStored } from '#state/kernel/storage-keys.ts';

/** Settings that survive a sign-out: branding, terms, translation settings, list of languages, configurations. */
const kept = {
  tenantName: true,
  displayName: true,
  logoImage: true,
  backgroundImage: true,
  favicon: true,
  termsOfUse: true,
  translationService: true,
  isMultiLanguage: true,
  languages: true,
  configurations: true,
  tenantConfigurations: true,
} as const;

const keptSettingsSchema = z.pick(globalSettingsSchema, kept);
/** Those that do not survive it: what members may change, and where content and analytics come from. */
const switchesSchema = z.omit(globalSettingsSchema, kept);

export type KeptSettings = z.infer<typeof keptSettingsSchema>;
export type TenantSwitches = z.infer<typeof switchesSchema>;

export const keptSettingsAtom = stateAtom<KeptSettings | null>('fund', 'tenant.settings', null);
export const tenantSwitchesAtom = stateAtom<TenantSwitches | null>('session', 'tenant.switches', null);

/** What is known about the fund in the address. */
export type TenantStatus =
  | { readonly status: 'unknown' | 'loading' | 'failed' }
  | { readonly status: 'valid' | 'invalid'; readonly tenant: string };
export const tenantStatusAtom = stateAtom<TenantStatus>('fund', 'tenant.status', { status: 'unknown' });

/** The fund's public settings, with absolute image addresses; null before they are known. */
export const settingsAtom = derivedAtom((get): GlobalSettings | null => {
  const kept = get(keptSettingsAtom);
  const switches = get(tenantSwitchesAtom);
  return kept === null || switches === null ? null : { ...kept, ...switches };
});

/** The fund's display name; empty before it is known. */
export const fundNameAtom = derivedAtom((get) => get(keptSettingsAtom)?.displayName ?? '');

/** The languages that the fund offers, in the portal's order. */
export const languagesAtom = derivedAtom((get): readonly Locale[] => {
  const kept = get(keptSettingsAtom);
  if (kept === null || kept.languages.length === 0) return locales;
  const offered = locales.filter((locale) => kept.languages.includes(locale));
  // A fund without multi-language support has only the first of its languages.
  return kept.isMultiLanguage ? offered : offered.slice(0, 1);
});

export const configurationsAtom = derivedAtom((get) => get(keptSettingsAtom)?.configurations ?? {});

/** The fund's terms of use in the page's language, if it has any. */
export const termsAtom = derivedAtom((get): string | null => {
  const kept = get(keptSettingsAtom);
  return kept?.tenantConfigurations[get(placeAtom).locale]?.conditionsOfUse ?? kept?.termsOfUse ?? null;
});

/** The fund's pictures for the page's language. */
export const brandingAtom = derivedAtom((get) => {
  const kept = get(keptSettingsAtom);
  const own = kept?.tenantConfigurations[get(placeAtom).locale];
  return {
    name: kept?.displayName ?? '',
    logoImage: own?.logoImage ?? kept?.logoImage ?? null,
    logoImageDark: own?.logoImageDark ?? kept?.configurations.brand?.logoImageDark ?? null,
    backgroundImage: kept?.backgroundImage ?? null,
    favicon: kept?.favicon ?? null,
    brand: kept?.configurations.brand ?? {},
  };
});

const resolveImages = (settings: GlobalSettings, origin: string): GlobalSettings => {
  const { brand } = settings.configurations;
  return {
    ...settings,
    logoImage: resolveImage(settings.logoImage, origin),
    backgroundImage: resolveImage(settings.backgroundImage, origin),
    favicon: resolveImage(settings.favicon, origin),
    configurations:
      brand?.logoImageDark === undefined
        ? settings.configurations
        : {
            ...settings.configurations,
            brand: { ...brand, logoImageDark: resolveImage(brand.logoImageDark, origin) ?? undefined },
          },
    tenantConfigurations: Object.fromEntries(
      Object.entries(settings.tenantConfigurations).map(([locale, own]) => [
        locale,
        {
          ...own,
          logoImage: resolveImage(own?.logoImage, origin),
          logoImageDark: resolveImage(own?.logoImageDark, origin),
          insuranceCertificateImage: resolveImage(own?.insuranceCertificateImage, origin),
        },
      ]),
    ),
  };
};

/** Stores a fund's settings, fetched or embedded in the page. */
export const takeSettingsAction = actionAtom(({ set, services }, settings: GlobalSettings) => {
  const resolved = resolveImages(settings, services.providerOrigin);
  set(keptSettingsAtom, keptSettingsSchema.parse(resolved));
  set(tenantSwitchesAtom, switchesSchema.parse(resolved));
});

/** The settings are requested before any page is shown; a refusal means that the fund doesn't exist. */
const askedAtStart = { says: 'face', session: 'none', about: { otherwise: 'unknownTenant' } } as const;

/** Whether the provider knows a fund; null if it doesn't answer. */
const askValidity = async (services: Services, tenant: string): Promise<boolean | null> => {
  const answer = await services.bareCall(endpoints.isValidTenantCode, { query: { tenantName: tenant } });
  return answer.ok ? answer.data.isValid : null;
};

/**
 * Loads the fund in the address: checks its code and loads its settings in parallel. An unknown code is
 * logged; if the provider doesn't answer, the status is `failed` and can be retried.
 */
export const loadTenantAction = actionAtom(async ({ get, set, services }, tenant: string): Promise<void> => {
  set(tenantStatusAtom, { status: 'loading' });
  const [isValid, settings] = await Promise.all([
    askValidity(services, tenant),
    services.bareCall(endpoints.globalSettings, { query: { tenantName: tenant } }),
  ]);
  if (get(placeAtom).tenant !== tenant) {
    // The address names another fund by now, which is loaded instead.
    set(tenantStatusAtom, { status: 'unknown' });
    return;
  }
  const failed = settings.ok ? null : readTrouble(settings.failure, askedAtStart).is;
  if (isValid === false || failed === 'unknownTenant') {
    services.log(`The fund code "${tenant}" is not known to the provider.`);
    set(tenantStatusAtom, { status: 'invalid', tenant });
    return;
  }
  if (!settings.ok) {
    set(tenantStatusAtom, { status: 'failed' });
    return;
  }
  set(takeSettingsAction, settings.data);
  set(tenantStatusAtom, { status: 'valid', tenant });
  writeStored(services.local, stored.tenant, tenant);
});

/** Reloads the settings that a sign-out has reset, before the next session needs them. */
export const refreshSwitchesAction = actionAtom(async ({ get, set, services }): Promise<void> => {
  const { tenant } = get(placeAtom);
  if (get(tenantSwitchesAtom) !== null || tenant === null) return;
  const settings = await services.bareCall(endpoints.globalSettings, { query: { tenantName: tenant } });
  if (settings.ok) set(takeSettingsAction, settings.data);
});

/** The fund's picture of its pension certificate in the page's language, if it has one. */
export const certificateImageAtom = derivedAtom(
  (get) => get(keptSettingsAtom)?.tenantConfigurations[get(placeAtom).locale]?.insuranceCertificateImage ?? null,
);
