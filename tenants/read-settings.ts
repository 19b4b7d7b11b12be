import * as z from 'zod/mini';
import { tolerant } from '#contract/tolerant.ts';
import { isRecord } from '#kernel/is-record.ts';
import { mailLogoOf } from '#domain/logos.ts';
import type { ImageUse } from './check-image.ts';
import type { FilePath } from './finding.ts';
import { tenantSettingsSchema, type TenantSettings } from './format/settings.ts';
import { issuesOf, type Issue } from './read-issues.ts';

const { localeError } = z.locales.en();

/**
 * Reads settings field by field: a broken one gets its default and is reported once. Never fails: a fund with an
 * unreadable file gets the default look and its code as the name.
 */
export const readSettings = (
  code: string,
  source: unknown,
): { readonly settings: TenantSettings; readonly issues: readonly Issue[] } => {
  const house = () => tenantSettingsSchema.parse({ displayName: code });
  if (!isRecord(source) || Array.isArray(source)) {
    const message = source === undefined ? 'is missing or holds no JSON' : 'an object of settings is expected';
    return { settings: house(), issues: [{ path: [], kind: 'invalid', message }] };
  }
  const strict = tenantSettingsSchema.safeParse(source, { error: localeError });
  if (strict.success) return { settings: strict.data, issues: [] };
  const { issues } = strict.error;
  const isNamed = !issues.some(({ path }) => path[0] === 'displayName');
  const read = tolerant(tenantSettingsSchema)(isNamed ? source : { ...source, displayName: code });
  return { settings: read.ok ? read.value : house(), issues: issuesOf([], issues) };
};

/** A setting that names an image. */
export type ImageField = {
  readonly path: FilePath;
  readonly use: ImageUse;
  readonly file: string | undefined;
  readonly clear: () => void;
};

/** The settings that name an image, with functions to omit each. */
export const imageFields = (settings: TenantSettings): ImageField[] => {
  const { brand } = settings.configurations;
  return [
    ...(
      [
        ['logoImage', 'logo'],
        ['backgroundImage', 'background'],
        ['favicon', 'favicon'],
      ] as const
    ).map(([field, use]) => ({ path: [field], use, file: settings[field], clear: () => delete settings[field] })),
    {
      path: ['configurations', 'brand', 'logoImageDark'],
      use: 'logo',
      file: brand?.logoImageDark,
      clear: () => delete brand?.logoImageDark,
    },
    ...Object.entries(settings.tenantConfigurations).flatMap(([locale, own]) =>
      (
        [
          ['logoImage', 'logo'],
          ['logoImageDark', 'logo'],
          ['insuranceCertificateImage', 'picture'],
        ] as const
      ).map(([field, use]) => ({
        path: ['tenantConfigurations', locale, field],
        use,
        file: own[field],
        clear: () => delete own[field],
      })),
    ),
  ];
};

/** What each image of a fund is for, by its name; beside a logo may lie another one, for mails. */
export const usesOf = (settings: TenantSettings): ReadonlyMap<string, ImageUse> => {
  const uses = new Map<string, ImageUse>();
  const fields = imageFields(settings).filter(({ file }) => file !== undefined);
  for (const { path, file = '', use } of fields)
    if (use === 'logo' && path.at(-1) === 'logoImage') uses.set(mailLogoOf(file), 'picture');
  for (const least of ['picture', 'background', 'favicon', 'logo'] as const)
    for (const { file = '', use } of fields) if (use === least) uses.set(file, use);
  return uses;
};
