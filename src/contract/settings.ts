import * as z from 'zod/mini';
import { defaultLocale, localeSchema } from '#kernel/locale.ts';

/** A fund's brand: a few enums and two colours. Every key is optional and has a default. */
export const cornerSchema = z.enum(['sharp', 'soft', 'round']);
export const densitySchema = z.enum(['compact', 'comfortable']);
export const typefaceSchema = z.enum(['humanist', 'grotesque', 'geometric', 'serif']);
export const colourModeSchema = z.enum(['light', 'dark', 'system']);

/** A colour: `#rgb` or `#rrggbb`. */
export const colourSchema = z.string().check(z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i));

export const brandSchema = z.object({
  primary: z.optional(colourSchema),
  secondary: z.optional(colourSchema),
  corner: z.optional(cornerSchema),
  density: z.optional(densitySchema),
  typeface: z.optional(typefaceSchema),
  mode: z.optional(colourModeSchema),
  /** Logo for dark surfaces; if missing, the light one is shown on a light background. */
  logoImageDark: z.optional(z.string()),
});

export type BrandSettings = z.infer<typeof brandSchema>;

/**
 * The brand as the portal receives it: an invalid key is treated as missing, since a mistake in a fund's brand must
 * never lock its members out. Funds' folders are validated with `brandSchema`, which reports the mistake.
 */
const receivedBrandSchema = z.object({
  primary: z.catch(z.optional(colourSchema), undefined),
  secondary: z.catch(z.optional(colourSchema), undefined),
  corner: z.catch(z.optional(cornerSchema), undefined),
  density: z.catch(z.optional(densitySchema), undefined),
  typeface: z.catch(z.optional(typefaceSchema), undefined),
  mode: z.catch(z.optional(colourModeSchema), undefined),
  logoImageDark: z.catch(z.optional(z.string()), undefined),
});

/** Keys of `configurations` that the portal knows. Unknown keys are ignored. */
export const configurationsSchema = z.object({
  brand: z.catch(z.optional(receivedBrandSchema), undefined),
  /** Hides the edit button of the civil status. */
  hideCivilStatusEditing: z.optional(z.boolean()),
  /** Text of the banner above every page, by language; no banner if missing. */
  infoBanner: z.optional(z.partialRecord(localeSchema, z.string())),
  /** Contact details of the fund, for pages that say "please contact your fund". */
  contact: z.optional(
    z.object({
      emailAddress: z.optional(z.string()),
      phoneNumber: z.optional(z.string()),
      website: z.optional(z.string()),
    }),
  ),
});

export const tenantConfigurationSchema = z.object({
  logoImage: z.optional(z.nullable(z.string())),
  logoImageDark: z.optional(z.nullable(z.string())),
  conditionsOfUse: z.optional(z.nullable(z.string())),
  insuranceCertificateImage: z.optional(z.nullable(z.string())),
});

/** An optional field; an invalid value is treated as missing. */
const spare = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(z.nullable(schema)), undefined);

/** The configurations as the portal receives them; an invalid key doesn't affect the others. */
const receivedConfigurationsSchema = z.object({
  brand: configurationsSchema.shape.brand,
  hideCivilStatusEditing: z.catch(configurationsSchema.shape.hideCivilStatusEditing, undefined),
  infoBanner: z.catch(configurationsSchema.shape.infoBanner, undefined),
  contact: z.catch(configurationsSchema.shape.contact, undefined),
});

/** A flag; false if missing or invalid. */
const switchedOff = z.catch(z.boolean(), false);

/**
 * A fund's public settings (`GET globalsettings/`). Image addresses are absolute or start with `/` at the provider's
 * origin. A field that breaks the contract falls back by itself: a mistake in a fund's settings must never lock its
 * members out.
 */
export const globalSettingsSchema = z.object({
  tenantName: z.string(),
  displayName: z.string(),
  logoImage: spare(z.string()),
  backgroundImage: spare(z.string()),
  favicon: spare(z.string()),
  termsOfUse: spare(z.string()),
  translationService: spare(z.object({ url: z.optional(z.string()), project: z.optional(z.string()) })),
  contentServiceUrl: spare(z.string()),
  analyticsTags: spare(z.array(z.object({ vendor: z.string(), id: z.string() }))),
  isMultiLanguage: z.catch(z.optional(z.boolean()), undefined),
  /** An unsupported language is replaced by de-CH. */
  languages: z.catch(
    z.array(z.catch(localeSchema, defaultLocale)).check(z.overwrite((all) => [...new Set(all)])),
    () => [defaultLocale],
  ),
  configurations: z.catch(receivedConfigurationsSchema, {}),
  disableAddressChange: switchedOff,
  disableCivilStatusChange: switchedOff,
  disableEmailChange: switchedOff,
  disableMobileNumberChange: switchedOff,
  disableAnonymization: switchedOff,
  tenantConfigurations: z.catch(z.partialRecord(localeSchema, tenantConfigurationSchema), {}),
});

export type GlobalSettings = z.infer<typeof globalSettingsSchema>;
