import * as z from 'zod/mini';
import { defaultLocale, localeSchema } from '#kernel/locale.ts';

/** The few enums and two colours by which a fund may differ in looks. Every key may be absent: the house look steps in. */
export const cornerSchema = z.enum(['sharp', 'soft', 'round']);
export const densitySchema = z.enum(['compact', 'comfortable']);
export const typefaceSchema = z.enum(['humanist', 'grotesque', 'geometric', 'serif']);
export const colourModeSchema = z.enum(['light', 'dark', 'system']);

/** A colour as a fund writes it: `#rgb` or `#rrggbb`. */
export const colourSchema = z.string().check(z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i));

export const brandSchema = z.object({
  primary: z.optional(colourSchema),
  secondary: z.optional(colourSchema),
  corner: z.optional(cornerSchema),
  density: z.optional(densitySchema),
  typeface: z.optional(typefaceSchema),
  mode: z.optional(colourModeSchema),
  /** Logo for dark surfaces; without it the light one stands on a light plate. */
  logoImageDark: z.optional(z.string()),
});

export type BrandSettings = z.infer<typeof brandSchema>;

/**
 * The brand as the portal receives it: a key it cannot use is as good as absent, since a slip in a fund's looks must never keep its members out. Funds'
 * own folders are checked with `brandSchema`, which names the slip.
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
  /** Hides the edit button of the civil status, where a fund does not want it changed in the portal. */
  hideCivilStatusEditing: z.optional(z.boolean()),
  /** Text of the information banner above every page, by language; absent: no banner. */
  infoBanner: z.optional(z.partialRecord(localeSchema, z.string())),
  /** Where the fund itself can be reached, for pages that end in "please contact your fund". */
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

/** A field that may be absent or null; what it cannot be read as is as good as absent. */
const spare = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(z.nullable(schema)), undefined);

/** The configurations as the portal receives them, each key on its own. */
const receivedConfigurationsSchema = z.object({
  brand: configurationsSchema.shape.brand,
  hideCivilStatusEditing: z.catch(configurationsSchema.shape.hideCivilStatusEditing, undefined),
  infoBanner: z.catch(configurationsSchema.shape.infoBanner, undefined),
  contact: z.catch(configurationsSchema.shape.contact, undefined),
});

/** A switch that is off where the provider does not say it, or not as a switch. */
const switchedOff = z.catch(z.boolean(), false);

/**
 * A fund's public settings (`GET globalsettings/`). Image addresses are absolute or start with `/` at the provider's
 * origin. A field that breaks the contract falls back alone: a slip in a fund's settings must never keep its members out.
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
