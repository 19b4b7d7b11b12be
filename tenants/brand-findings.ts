import { readBrand } from '#theme/brand.ts';
import { colourRepair, decisiveMode, otherColour } from '#theme/colour-repair.ts';
import { alike, textContrast } from '#theme/tokens.ts';
import type { FundFinding } from './finding.ts';
import type { TenantSettings } from './format/settings.ts';
import { brandPath, finding, set } from './make-finding.ts';

/** Colours that the portal has to repair, and two that can't be told apart. */
export const brandFindings = (read: TenantSettings): FundFinding[] => {
  const { brand } = readBrand({ displayName: read.displayName, configurations: read.configurations });
  const repaired = (['primary', 'secondary'] as const).flatMap((which): FundFinding[] => {
    // A fund with one colour has it in both places, and is told once.
    if (read.configurations.brand?.[which] === undefined) return [];
    const repair = colourRepair(brand, which);
    if (repair === null) return [];
    const path = [...brandPath, which];
    const { wanted, shown, before, after, shift, settled } = repair;
    const key = decisiveMode(brand) === 'dark' ? 'colourTooDark' : 'colourTooPale';
    return [
      finding(key, alike(wanted, shown) ? 'hint' : 'warning', path, {
        values: {
          setting: which,
          wanted,
          shown,
          // Never rounded up to what would be enough.
          before: Math.floor(before * 10) / 10,
          after: Math.floor(after * 10) / 10,
          least: textContrast,
          shift: Math.round(shift * 100),
        },
        mend: set(path, settled),
      }),
    ];
  });
  const path = [...brandPath, 'secondary'];
  const isSecondSet = read.configurations.brand?.secondary !== undefined;
  return isSecondSet && alike(brand.primary, brand.secondary)
    ? [
        ...repaired.filter(({ path: keys }) => keys.at(-1) !== 'secondary'),
        finding('coloursAlike', 'warning', path, {
          values: { primary: brand.primary, secondary: brand.secondary },
          mend: set(path, otherColour(brand)),
        }),
      ]
    : repaired;
};
