import type { Hex } from '#kernel/colour.ts';
import { lowestContrast } from '#theme/contrast.ts';
import { interfaceContrast, textContrast, type Fill, type Tokens, type Voice } from '#theme/tokens.ts';

/** A colour of the theme on what it is seen on. */
export type ColourUse = {
  /** Path in the theme's tokens: `colour.primary.main`. */
  readonly name: string;
  readonly colour: Hex;
  readonly grounds: readonly Hex[];
  /** The contrast that it needs (WCAG 1.4.3, 1.4.11); null for what is decorative or disabled. */
  readonly needs: number | null;
};

/** The lowest contrast of a colour with what it is seen on. */
export const contrastOf = ({ colour, grounds }: Pick<ColourUse, 'colour' | 'grounds'>): number =>
  lowestContrast(colour, grounds);

/** A contrast as people write it: `4.56 : 1`, rounded down, so that no colour seems to reach what it misses. */
export const contrastText = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}\u00a0:\u00a01`;

const isVoice = (value: object): value is Voice => 'onSoft' in value;
const isFill = (value: object): value is Fill => 'edge' in value;

/** Every colour that people read or use, in groups, found by the shape of the tokens. */
export const colourUses = ({ colour, header, hero, chart }: Tokens): ReadonlyMap<string, readonly ColourUse[]> => {
  const surfaces = Object.values(colour.surface);
  const groups = new Map<string, readonly ColourUse[]>();
  groups.set('Text', [
    ...(['primary', 'secondary'] as const).map((name) => ({
      name: `colour.text.${name}`,
      colour: colour.text[name],
      grounds: surfaces,
      needs: textContrast,
    })),
    { name: 'colour.text.disabled', colour: colour.text.disabled, grounds: surfaces, needs: null },
  ]);
  for (const [name, value] of Object.entries(colour)) {
    if (typeof value !== 'object') continue;
    const path = `colour.${name}`;
    if (isVoice(value)) {
      groups.set(name, [
        { name: `${path}.main`, colour: value.main, grounds: surfaces, needs: textContrast },
        { name: `${path}.on`, colour: value.on, grounds: [value.main], needs: textContrast },
        { name: `${path}.onSoft`, colour: value.onSoft, grounds: [value.soft], needs: textContrast },
        { name: `${path}.border`, colour: value.border, grounds: surfaces, needs: null },
      ]);
    } else if (isFill(value)) {
      groups.set(name, [
        { name: `${path}.on`, colour: value.on, grounds: [value.main, value.hover], needs: textContrast },
        { name: `${path}.edge`, colour: value.edge, grounds: surfaces, needs: interfaceContrast },
      ]);
    }
  }
  groups.set('Lines and focus', [
    { name: 'colour.border.control', colour: colour.border.control, grounds: surfaces, needs: interfaceContrast },
    { name: 'colour.border.hairline', colour: colour.border.hairline, grounds: surfaces, needs: null },
    { name: 'colour.focus.ring', colour: colour.focus.ring, grounds: surfaces, needs: interfaceContrast },
  ]);
  groups.set('Header and banner', [
    { name: 'header.text', colour: header.text, grounds: [header.surface], needs: textContrast },
    { name: 'header.textSecondary', colour: header.textSecondary, grounds: [header.surface], needs: textContrast },
    { name: 'hero.plain.text', colour: hero.plain.text, grounds: [hero.plain.surface], needs: textContrast },
    {
      name: 'hero.plain.textSecondary',
      colour: hero.plain.textSecondary,
      grounds: [hero.plain.surface],
      needs: textContrast,
    },
  ]);
  groups.set('Charts', [
    ...chart.bars.map((bar, index) => ({
      name: `chart.bars.${index}`,
      colour: bar,
      grounds: surfaces,
      needs: interfaceContrast,
    })),
    { name: 'chart.axis', colour: chart.axis, grounds: surfaces, needs: textContrast },
    { name: 'chart.label', colour: chart.label, grounds: surfaces, needs: textContrast },
    { name: 'chart.tooltip.text', colour: chart.tooltip.text, grounds: [chart.tooltip.surface], needs: textContrast },
  ]);
  return groups;
};
