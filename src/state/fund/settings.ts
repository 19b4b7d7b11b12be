import * as endpoints from '#contract/endpoints/settings.ts';
import { locales, type Locale } from '#kernel/locale.ts';
import { logosOf } from '#domain/logos.ts';
import { offeredLanguages } from '#domain/offered-languages.ts';
import { readTrouble } from '#domain/error-ladder.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import { actionAtom, derivedAtom, stateAtom } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { resolveImage } from './resolve-image.ts';
import type { Services } from '#state/kernel/services.ts';
import { stored, writeStored } from '#state/kernel/storage-keys.ts';

/** Settings that a sign-out resets: what members may change, and where content and analytics come from. */
type SwitchName =
  | 'contentServiceUrl'
  | 'analyticsTags'
  | 'disableAddressChange'
  | 'disableCivilStatusChange'
  | 'disableEmailChange'
  | 'disableMobileNumberChange'
  | 'disableAnonymization';

/** The fund's settings as last loaded, with absolute image addresses. */
const loadedSettingsAtom = stateAtom<GlobalSettings | null>('fund', 'fund.settings', null);

/** Whether the switches among them count; not after a sign-out, until the settings are loaded again. */
const switchesCountAtom = stateAtom<boolean>('session', 'fund.switchesCount', false);

/** Settings that outlast a sign-out: branding, terms, translation settings, list of languages, configurations. */
export const keptSettingsAtom = derivedAtom((get): Omit<GlobalSettings, SwitchName> | null => get(loadedSettingsAtom));

/** What is known about the fund in the address. */
export type FundStatus =
  | { readonly status: 'unknown' | 'loading' | 'failed' }
  | { readonly status: 'valid' | 'invalid'; readonly fund: string };

/** Whether the fund in the address is known, and its settings are loaded. */
export const fundStatusAtom = stateAtom<FundStatus>('fund', 'fund.status', { status: 'unknown' });

/** The fund's public settings, with absolute image addresses; null before they are known. */
export const settingsAtom = derivedAtom((get): GlobalSettings | null =>
  get(switchesCountAtom) ? get(loadedSettingsAtom) : null,
);

/** The fund's display name; empty before it is known. */
export const fundNameAtom = derivedAtom((get) => get(keptSettingsAtom)?.displayName ?? '');

/** The languages that the fund offers; all before they are known. */
export const languagesAtom = derivedAtom((get): readonly Locale[] => {
  const kept = get(keptSettingsAtom);
  if (kept === null || kept.languages.length === 0) return locales;
  return offeredLanguages(kept);
});

/** The fund's configurations; empty before they are known. */
export const configurationsAtom = derivedAtom((get) => get(keptSettingsAtom)?.configurations ?? {});

/** The fund's terms of use in the page's language, if it has any. */
export const termsAtom = derivedAtom((get): string | null => {
  const kept = get(keptSettingsAtom);
  return kept?.tenantConfigurations[get(placeAtom).locale]?.conditionsOfUse ?? kept?.termsOfUse ?? null;
});

/** The fund's pictures for the page's language. */
export const brandingAtom = derivedAtom((get) => {
  const kept = get(keptSettingsAtom);
  const logos = kept === null ? null : logosOf(kept, get(placeAtom).locale);
  return {
    name: kept?.displayName ?? '',
    logoImage: logos?.light ?? null,
    logoImageDark: logos?.dark ?? null,
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

/** Stores a fund's settings, fetched or embedded in the page. A fund without a name has its code. */
export const takeSettingsAction = actionAtom(({ get, set, services }, settings: GlobalSettings) => {
  const displayName = settings.displayName || settings.tenantName || (get(placeAtom).fund ?? '');
  set(loadedSettingsAtom, resolveImages({ ...settings, displayName }, services.providerOrigin));
  set(switchesCountAtom, true);
});

/** The settings are requested before any page is shown; a refusal means that the fund doesn't exist. */
const askedAtStart = { says: 'face', session: 'none', about: { otherwise: 'unknownFund' } } as const;

/** Whether the provider knows a fund; null if it doesn't answer. */
const askValidity = async (services: Services, fund: string): Promise<boolean | null> => {
  const answer = await services.bareCall(endpoints.isValidTenantCode, { query: { tenantName: fund } });
  return answer.ok ? answer.data.isValid : null;
};

/**
 * Loads the fund in the address: checks its code and loads its settings in parallel. An unknown code is
 * logged; if the provider doesn't answer, the status is `failed` and can be retried.
 */
export const loadFundAction = actionAtom(async ({ get, set, services }, fund: string): Promise<void> => {
  set(fundStatusAtom, { status: 'loading' });
  const [isValid, settings] = await Promise.all([
    askValidity(services, fund),
    services.bareCall(endpoints.globalSettings, { query: { tenantName: fund } }),
  ]);
  if (get(placeAtom).fund !== fund) {
    // The address names another fund by now, which will be loaded instead.
    set(fundStatusAtom, { status: 'unknown' });
    return;
  }
  const failed = settings.ok ? null : readTrouble(settings.failure, askedAtStart).is;
  if (isValid === false || failed === 'unknownFund') {
    services.log(`The fund code "${fund}" is not known to the provider.`);
    set(fundStatusAtom, { status: 'invalid', fund });
    return;
  }
  if (!settings.ok) {
    set(fundStatusAtom, { status: 'failed' });
    return;
  }
  set(takeSettingsAction, settings.data);
  set(fundStatusAtom, { status: 'valid', fund });
  writeStored(services.local, stored.fund, fund);
});

/** The state of loading the settings that a sign-out has reset; `failed` stays true during a retry. */
type SwitchesLoad = { readonly failed: boolean; readonly loading: boolean };

/** {@link SwitchesLoad} of the latest load. */
export const switchesLoadAtom = stateAtom<SwitchesLoad>('session', 'fund.switchesLoad', {
  failed: false,
  loading: false,
});

/**
 * Reloads the settings that a sign-out has reset, before a page of the session needs them. Such a page shows a failure,
 * and its retry is another run of this action.
 */
export const refreshSwitchesAction = actionAtom(async ({ get, set, services }): Promise<void> => {
  const { fund } = get(placeAtom);
  const last = get(switchesLoadAtom);
  if (get(settingsAtom) !== null || last.loading || fund === null) return;
  const asking: SwitchesLoad = { ...last, loading: true };
  set(switchesLoadAtom, asking);
  const settings = await services.call(endpoints.globalSettings, { query: { tenantName: fund } }, { says: 'face' });
  // The session has ended meanwhile.
  if (get(switchesLoadAtom) !== asking) return;
  // Settings or failures of another fund don't count.
  const isCurrent = get(placeAtom).fund === fund;
  if (isCurrent && settings.ok) set(takeSettingsAction, settings.data);
  set(switchesLoadAtom, { failed: isCurrent && !settings.ok, loading: false });
});

/** The fund's picture of its pension certificate in the page's language, if it has one. */
export const certificateImageAtom = derivedAtom(
  (get) => get(keptSettingsAtom)?.tenantConfigurations[get(placeAtom).locale]?.insuranceCertificateImage ?? null,
);
