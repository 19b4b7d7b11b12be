import { isRecord } from '#kernel/is-record.ts';
import { houseColour } from '#kernel/house-colour.ts';
import type { BrandSettings, GlobalSettings } from '#contract/settings.ts';
import { normaliseHex, type Hex } from '#kernel/colour.ts';

/** A fund's complete brand: settings that are missing or invalid have the default. */
export type BrandInput = {
  displayName: string;
  logoImage?: string | undefined;
  logoImageDark?: string | undefined;
  backgroundImage?: string | undefined;
  favicon?: string | undefined;
  primary: Hex;
  secondary: Hex;
  corner: NonNullable<BrandSettings['corner']>;
  density: NonNullable<BrandSettings['density']>;
  typeface: NonNullable<BrandSettings['typeface']>;
  mode: NonNullable<BrandSettings['mode']>;
};

/** An invalid brand setting, for the log and for the fund's administrator. */
export type BrandProblem = { field: string; value: unknown; reason: string };

/** The default brand, deep petrol and warm clay, for every setting that a fund omits. */
export const houseBrand: BrandInput = {
  displayName: 'Pilaster',
  primary: houseColour,
  secondary: '#a64b25',
  corner: 'soft',
  density: 'comfortable',
  typeface: 'grotesque',
  mode: 'system',
};

const choices = {
  corner: ['sharp', 'soft', 'round'],
  density: ['compact', 'comfortable'],
  typeface: ['humanist', 'grotesque', 'geometric', 'serif'],
  mode: ['light', 'dark', 'system'],
} as const satisfies { [Key in 'corner' | 'density' | 'typeface' | 'mode']: readonly BrandInput[Key][] };

const image = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** The settings that contain a brand; `configurations.brand` is not validated yet. */
export type BrandSource = {
  readonly [Key in 'displayName' | 'logoImage' | 'backgroundImage' | 'favicon']?: GlobalSettings[Key] | undefined;
} & { readonly configurations?: { brand?: unknown } };

/**
 * Reads a fund's brand without ever failing: an invalid colour or choice is reported and replaced by the default. If
 * the secondary colour is missing, the primary is used for both rather than the default's secondary.
 */
export function readBrand(settings: BrandSource): { brand: BrandInput; problems: BrandProblem[] } {
  const problems: BrandProblem[] = [];
  const source = settings.configurations?.brand;
  if (source !== undefined && source !== null && !isRecord(source))
    problems.push({ field: 'brand', value: source, reason: 'is not an object' });
  const fields = isRecord(source) ? source : {};
  const colour = (field: 'primary' | 'secondary'): Hex | undefined => {
    const value = fields[field];
    if (value === undefined || value === null) return undefined;
    const hex = normaliseHex(value);
    if (!hex) problems.push({ field, value, reason: 'is not a colour like #1a2b3c' });
    return hex;
  };
  const choice = <Choice extends string>(
    field: keyof typeof choices,
    options: readonly Choice[],
    house: Choice,
  ): Choice => {
    const value = fields[field];
    if (value === undefined || value === null) return house;
    const found = options.find((option) => option === value);
    if (!found) problems.push({ field, value, reason: `is none of ${options.join(', ')}` });
    return found ?? house;
  };
  const primary = colour('primary');
  const secondary = colour('secondary');
  const brand: BrandInput = {
    displayName: settings.displayName?.trim() || houseBrand.displayName,
    logoImage: image(settings.logoImage),
    logoImageDark: image(fields.logoImageDark),
    backgroundImage: image(settings.backgroundImage),
    favicon: image(settings.favicon),
    primary: primary ?? houseBrand.primary,
    secondary: secondary ?? primary ?? houseBrand.secondary,
    corner: choice('corner', choices.corner, houseBrand.corner),
    density: choice('density', choices.density, houseBrand.density),
    typeface: choice('typeface', choices.typeface, houseBrand.typeface),
    mode: choice('mode', choices.mode, houseBrand.mode),
  };
  return { brand, problems };
}
