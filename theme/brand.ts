import { isRecord } from '#kernel/is-record.ts';
import { houseColour } from '#kernel/house-colour.ts';
import type { BrandSettings, GlobalSettings } from '#contract/settings.ts';
import { normaliseHex, type Hex } from '#kernel/colour.ts';

/** All that a fund may say about its looks, complete: what it left out or wrote wrongly is the house's. */
export type BrandInput = {
  displayName: string;
  logoImage?: string;
  logoImageDark?: string;
  backgroundImage?: string;
  favicon?: string;
  primary: Hex;
  secondary: Hex;
  corner: NonNullable<BrandSettings['corner']>;
  density: NonNullable<BrandSettings['density']>;
  typeface: NonNullable<BrandSettings['typeface']>;
  mode: NonNullable<BrandSettings['mode']>;
};

/** A brand setting that could not be used, for the log and for the fund's administrator. */
export type BrandProblem = { field: string; value: unknown; reason: string };

/** The house look: deep petrol and warm clay. It steps in for everything a fund leaves open. */
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

/** The settings a brand is read from; `configurations.brand` may hold anything at all. */
export type BrandSource = Partial<Pick<GlobalSettings, 'displayName' | 'logoImage' | 'backgroundImage' | 'favicon'>> & {
  configurations?: { brand?: unknown };
};

/**
 * Reads a fund's brand and never fails: a colour or choice that cannot be used becomes the house's and is reported. Without a secondary colour the
 * primary serves as both, so that a fund with one colour does not get the house's second.
 */
export function readBrand(settings: BrandSource): { brand: BrandInput; problems: BrandProblem[] } {
  const problems: BrandProblem[] = [];
  const wanted = settings.configurations?.brand;
  if (wanted !== undefined && wanted !== null && !isRecord(wanted))
    problems.push({ field: 'brand', value: wanted, reason: 'is not an object' });
  const said = isRecord(wanted) ? wanted : {};
  const colour = (field: 'primary' | 'secondary'): Hex | undefined => {
    const value = said[field];
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
    const value = said[field];
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
    logoImageDark: image(said.logoImageDark),
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
