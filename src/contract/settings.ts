import * as z from 'zod/mini';
import { defaultLocale, localeSchema } from '#kernel/locale.ts';
import { flag, line, list, maybe, text } from './fields.ts';
import { sent } from './sent.ts';

/** A fund's brand: a few enums and two colours. Every key is optional and has a default. */
export const cornerSchema = z.enum(['sharp', 'soft', 'round']);
export const densitySchema = z.enum(['compact', 'comfortable']);
export const typefaceSchema = z.enum(['humanist', 'grotesque', 'geometric', 'serif']);
export const colourModeSchema = z.enum(['light', 'dark', 'system']);

/** A colour: `#rgb` or `#rrggbb`. */
export const colourSchema = z.string().check(z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i));

export const brandFields = {
  primary: z.optional(colourSchema),
  secondary: z.optional(colourSchema),
  corner: z.optional(cornerSchema),
  density: z.optional(densitySchema),
  typeface: z.optional(typefaceSchema),
  mode: z.optional(colourModeSchema),
  /** Logo for dark surfaces; if missing, the light one is shown on a light background. */
  logoImageDark: z.optional(z.string()),
} as const;

const brandSchema = sent(brandFields);

export type BrandSettings = z.infer<typeof brandSchema>;

/** How a fund can be reached. */
export const contactFields = {
  emailAddress: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
  website: z.optional(z.string()),
} as const;

/** Keys of `configurations` that the portal knows. Unknown keys are ignored. */
export const configurationFields = {
  brand: z.optional(brandSchema),
  /** Hides the edit button of the civil status. */
  hideCivilStatusEditing: z.optional(z.boolean()),
  /** Text of the banner above every page, by language; no banner if missing. */
  infoBanner: z.optional(z.partialRecord(localeSchema, z.string())),
  /** Contact details of the fund, for pages that say "please contact your fund" and for the end of every page. */
  contact: z.optional(sent(contactFields)),
  /** Address of the fund's privacy statement; without it pages lead to the terms of use. */
  privacyStatement: z.optional(z.string()),
} as const;

/** What a fund has in one language. */
const tenantConfigurationSchema = sent({
  logoImage: text,
  /** Missing if the fund has none. */
  logoImageDark: maybe(z.string()),
  conditionsOfUse: text,
  insuranceCertificateImage: text,
});

/** The languages that a fund offers, each once; de-CH if it offers none that the portal speaks. */
const languagesSchema = z._default(
  z.array(localeSchema).check(
    z.minLength(1),
    z.overwrite((all) => [...new Set(all)]),
  ),
  [defaultLocale],
);

/**
 * A fund's public settings (`GET globalsettings/`). Image addresses are absolute or start with `/` at the provider's
 * origin. The portal reads them tolerantly: a mistake in a fund's settings must never lock its members out.
 */
export const globalSettingsSchema = sent({
  tenantName: line,
  displayName: line,
  logoImage: text,
  backgroundImage: text,
  favicon: text,
  termsOfUse: text,
  translationService: z.nullable(sent({ url: z.optional(z.string()), project: z.optional(z.string()) })),
  /** Null stands for the provider's own. */
  contentServiceUrl: text,
  analyticsTags: list(sent({ vendor: z.string(), id: z.string() })),
  /** A fund without multi-language support speaks only its default language: the first in the portal's order. */
  isMultiLanguage: z._default(z.boolean(), true),
  languages: languagesSchema,
  configurations: z._default(
    sent({
      ...configurationFields,
      /** Beyond the specification: lines of the fund’s postal address, without its name. */
      address: z.optional(z.array(z.string())),
    }),
    {},
  ),
  disableAddressChange: flag,
  disableCivilStatusChange: flag,
  disableEmailChange: flag,
  disableMobileNumberChange: flag,
  disableAnonymization: flag,
  tenantConfigurations: z._default(z.partialRecord(localeSchema, tenantConfigurationSchema), {}),
});

export type GlobalSettings = z.infer<typeof globalSettingsSchema>;
