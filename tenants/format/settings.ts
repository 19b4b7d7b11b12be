import * as z from 'zod/mini';
import { houseColour } from '#kernel/house-colour.ts';
import { locales, localeSchema } from '#kernel/locale.ts';
import { pageLinkNames } from '#contract/page-links.ts';
import { sentenceSchema } from '#pension/plan-values.ts';
import { brandFields, colourSchema, configurationFields, contactFields } from '#contract/settings.ts';

/**
 * A fund's settings as its folder holds them: `tenants/<code>/settings.json`, the source of `GET globalsettings/`.
 * Images are names of files in the folder's `assets/`. Everything except the name is optional; unknown keys are
 * refused, so that `npm run tenant -- check` finds a misspelt one.
 */

/** First path segments below which the provider serves something other than the portal's pages. */
export const providerSegments: readonly string[] = [
  'api',
  'assets',
  'content',
  'dev',
  'preview',
  'simulators',
  'storybook',
  'studio',
  'tenant-assets',
  'typefaces',
];

/** First path segments that the provider serves itself, or may serve one day, or that could be mistaken for a page. */
export const reservedTenantCodes: readonly string[] = [
  ...providerSegments,
  'demo docs favicon fonts graphql healthz images livez manifest metrics node-modules openapi outbox portal public readyz',
  'robots static tenants well-known',
  // The folder with the format of the funds' folders.
  'format',
  'dashboard forbidden login logout redirect register terms con nul null undefined',
  locales.join(' ').toLowerCase(),
].flatMap((line) => line.split(' '));

const tenantCodePattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * Why a word can't be a fund's code, as a clause for people; null if it can. A code is the first segment of every
 * address of the fund and the name of its folder: 2 to 40 lower-case letters, digits and single hyphens, starting with
 * a letter.
 */
export const tenantCodeProblem = (code: string): string | null => {
  if (code.length < 2 || code.length > 40) return 'a code has 2 to 40 characters';
  if (!tenantCodePattern.test(code))
    return 'a code is made of small letters a–z, digits and single hyphens, a letter first';
  if (reservedTenantCodes.includes(code)) return `"${code}" is an address of the portal itself`;
  return null;
};

/** The name of a file in the folder's `assets/`; neither a path nor an address. */
const assetSchema = z
  .string('the name of a file in assets/ is expected')
  .check(
    z.regex(
      /^[a-z0-9][a-z0-9._-]*\.(?:svg|png|jpg|jpeg|webp|avif|ico)$/,
      'the name of an image in assets/ is expected, small letters: logo.svg',
    ),
  );

/** Terms as text (paragraphs separated by an empty line) or as an `https:` address. */
const termsSchema = z.string('a text or an https address is expected').check(z.minLength(1), z.maxLength(20_000));

const httpsSchema = z
  .string('an address is expected')
  .check(z.regex(/^https:\/\/[^\s]+$/, 'an address that starts with https:// is expected'));

const switchSchema = z._default(z.boolean('true or false is expected'), false);

const languagesSchema = z
  .array(z.enum(locales, `a language is one of ${locales.join(', ')}`), 'a list of languages is expected')
  .check(
    z.minLength(1, 'a fund speaks at least one language'),
    z.refine((list: readonly string[]) => new Set(list).size === list.length, 'a language is listed twice'),
  );

const folderColourSchema = z.optional(
  z
    .string('a colour is expected')
    .check(z.refine((text) => z.safeParse(colourSchema, text).success, `a colour such as ${houseColour} is expected`)),
);

const folderBrandSchema = z.strictObject({
  ...brandFields,
  primary: folderColourSchema,
  secondary: folderColourSchema,
  logoImageDark: z.optional(assetSchema),
});

const folderConfigurationsSchema = z.strictObject({
  ...configurationFields,
  brand: z.optional(folderBrandSchema),
  contact: z.optional(z.strictObject(contactFields)),
  privacyStatement: z.optional(httpsSchema),
});

const folderTenantConfigurationSchema = z.strictObject({
  logoImage: z.optional(assetSchema),
  logoImageDark: z.optional(assetSchema),
  conditionsOfUse: z.optional(termsSchema),
  /** A picture that shows where to find the social security number on the fund's certificate. */
  insuranceCertificateImage: z.optional(assetSchema),
});

/** A line of the fund's contact details. */
const detailSchema = z.string('a text is expected').check(z.minLength(1), z.maxLength(160));

/** Boxes of the dashboard that a fund may disable or announce. */
export const switchableBoxes = [
  'savings',
  'documents',
  'exitBenefit',
  'buyIn',
  'additionalSavings',
  'homeOwnership',
  'retirement',
  'disability',
  'civilStatus',
  'deathBenefit',
  'unpaidLeave',
  'questions',
] as const;

/** A fund's `settings.json`. */
export const tenantSettingsSchema = z.strictObject({
  /** The fund's name as members know it. */
  displayName: z.string('the name of the fund is expected').check(z.minLength(1), z.maxLength(160)),
  /** Why this fund is among the demo funds, and what it shows; one sentence for all languages, or one per language. */
  about: z.optional(sentenceSchema),
  languages: z._default(languagesSchema, ['de-CH']),
  /** Whether the language choice is offered; by default if the fund has more than one language. */
  isMultiLanguage: z.optional(z.boolean('true or false is expected')),
  logoImage: z.optional(assetSchema),
  backgroundImage: z.optional(assetSchema),
  favicon: z.optional(assetSchema),
  termsOfUse: z.optional(termsSchema),
  translationService: z.optional(
    z.strictObject({ url: z.optional(httpsSchema), project: z.optional(z.string().check(z.minLength(1))) }),
  ),
  /** Address of the content service: `https:` or a path of the provider; by default the provider's own. */
  contentServiceUrl: z.optional(
    z
      .string('an address is expected')
      .check(z.regex(/^(?:https:\/\/[^\s]+|\/(?!\/)[^\s]*)$/, 'an address that starts with https:// or / is expected')),
  ),
  /** The fund whose content supplements this one's, language by language. */
  contentLike: z.optional(
    z.string('the code of a fund is expected').check(z.regex(tenantCodePattern, 'the code of a fund is expected')),
  ),
  analyticsTags: z.optional(
    z.array(z.strictObject({ vendor: z.string().check(z.minLength(1)), id: z.string().check(z.minLength(1)) })),
  ),
  configurations: z._default(folderConfigurationsSchema, {}),
  disableAddressChange: switchSchema,
  disableCivilStatusChange: switchSchema,
  disableEmailChange: switchSchema,
  disableMobileNumberChange: switchSchema,
  disableAnonymization: switchSchema,
  tenantConfigurations: z._default(z.partialRecord(localeSchema, folderTenantConfigurationSchema), {}),
  /**
   * What `contact/detail` and the end of every page say besides the contact details in `configurations`; the fund's name by
   * default.
   */
  contactDetail: z._default(
    z.strictObject({
      name: z.optional(detailSchema),
      /** A person, a department or a floor. */
      addition: z.optional(detailSchema),
      street: z.optional(detailSchema),
      /** Postcode and town. */
      city: z.optional(detailSchema),
      /** When the fund answers the telephone; one sentence for all languages, or one per language. */
      openingHours: z.optional(sentenceSchema),
    }),
    {},
  ),
  /**
   * Mailbox for the members' messages; by default the e-mail address in `configurations.contact`. A fund with neither
   * takes no messages.
   */
  messageMailbox: z.optional(
    z
      .string('an e-mail address is expected')
      .check(z.regex(/^[^\s@<>",;:]+@[^\s@<>",;:]+$/, 'an e-mail address is expected')),
  ),
  /**
   * Dashboard boxes that this fund doesn't show normally: `hidden` omits a box, `comingSoon` blurs it below the words
   * "coming soon", `blurred` blurs it without them.
   */
  dashboardBoxes: z._default(
    z.partialRecord(
      z.enum(switchableBoxes, `a box is one of ${switchableBoxes.join(', ')}`),
      z.enum(['hidden', 'comingSoon', 'blurred'], 'hidden, comingSoon or blurred is expected'),
    ),
    {},
  ),
  /** How what the studio prepares is published; nothing of it is sent to members. */
  publishing: z._default(
    z.strictObject({
      /** Whether a second administrator has to publish what one has offered. */
      secondPerson: z._default(z.boolean('true or false is expected'), false),
      /** The readiness, in percent, below which nothing is published. */
      leastReadiness: z._default(
        z
          .number('a percentage is expected')
          .check(z.minimum(0, 'at least 0 is expected'), z.maximum(100, 'at most 100 is expected')),
        80,
      ),
      /** Findings that the fund has decided to leave, by their names, each with what was seen then (tenants/settled.ts). */
      settled: z._default(z.record(z.string(), z.string('a text is expected')), {}),
    }),
    { secondPerson: false, leastReadiness: 80, settled: {} },
  ),
  /**
   * The fund's own simulators, order forms or certificates: an https address by the name that `pages/{name}` is called
   * with. Omitted names lead to a page of the provider.
   */
  pageLinks: z._default(
    z.partialRecord(z.enum(pageLinkNames, `a name is one of ${pageLinkNames.join(', ')}`), httpsSchema),
    {},
  ),
  /**
   * Whether the provider's answers to this fund's members have more than the required fields (totals, explanations,
   * resend times, …). `false` reduces them to those, as an older provider would.
   */
  answersBeyondSpecification: z._default(z.boolean('true or false is expected'), true),
});

export type TenantSettings = z.infer<typeof tenantSettingsSchema>;
/** As written in JSON: fields with a default may be omitted. */
export type TenantSettingsInput = z.input<typeof tenantSettingsSchema>;

/** A problem in a fund's folder: where, and what is expected there. */
export type TenantProblem = {
  /** Path within the folder: `settings.json`, `assets/logo.svg`. */
  readonly file: string;
  /** The field's path, `configurations.brand.primary`; empty for the whole file. */
  readonly field: string;
  readonly message: string;
  /** Figures would be wrong or unlawful, so the provider doesn't start. */
  readonly stopsStart?: true;
};
