import type { Theme } from '@mui/material/styles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { houseBrand } from '#theme/brand.ts';
import { contrastRatio, normaliseHex, type Hex } from '#kernel/colour.ts';
import { createPortalTheme } from '#theme/create-portal-theme.ts';
import { randomBrands, timeForBrands } from '../support/random-brands.ts';

type Style = Readonly<Record<string, unknown>>;
type OwnerState = Readonly<Record<string, unknown>>;

const isStyle = (value: unknown): value is Style =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const merged = (one: Style, other: Style): Style =>
  Object.entries(other).reduce<Record<string, unknown>>(
    (all, [key, value]) => {
      const before = all[key];
      all[key] = isStyle(before) && isStyle(value) ? merged(before, value) : value;
      return all;
    },
    { ...one },
  );

/** The theme's styles for one part of a MUI component in a state, with its variants applied as MUI does. */
const styleOf = (theme: Theme, component: string, slot: string, ownerState: OwnerState = {}): Style => {
  const family: unknown = Reflect.get(theme.components ?? {}, component);
  const overrides = isStyle(family) && isStyle(family['styleOverrides']) ? family['styleOverrides'][slot] : undefined;
  const style: unknown = typeof overrides === 'function' ? overrides({ theme, ownerState, ...ownerState }) : overrides;
  if (!isStyle(style)) throw new Error(`The theme says nothing of ${component}, ${slot}.`);
  const { variants, ...base } = style;
  const all: unknown[] = Array.isArray(variants) ? variants : [];
  return all.filter(isStyle).reduce<Style>((sum, { props, style: own }) => {
    const applies: unknown =
      typeof props === 'function'
        ? props({ ...ownerState, ownerState })
        : isStyle(props) && Object.entries(props).every(([name, value]) => ownerState[name] === value);
    return applies === true && isStyle(own) ? merged(sum, own) : sum;
  }, base);
};

const within = (style: Style, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isStyle(value) ? value[key] : undefined), style);

/** A colour from a style; `1px solid #abc` counts as its colour. */
const colourIn = (style: Style, ...path: readonly string[]): Hex => {
  const value = within(style, ...path);
  const hex = typeof value === 'string' ? normaliseHex(value.split(' ').at(-1)) : undefined;
  if (hex === undefined) throw new Error(`There is no colour at ${path.join(' › ')}: ${String(value)}`);
  return hex;
};

const hex = (value: string): Hex => {
  const read = normaliseHex(value);
  if (read === undefined) throw new Error(`Not an opaque colour: ${value}`);
  return read;
};

/** The ring that MUI draws around the focused element. */
const focusRing = ({ focusVisible }: Theme): Hex => colourIn({ ...focusVisible }, 'outlineColor');

type Pair = readonly [name: string, over: Hex, ground: Hex, minimum: number];

const voices = ['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const;
const text = 4.5;
const mark = 3;

const on = (where: Readonly<Record<string, string>>, name: string, over: string, minimum: number): Pair[] =>
  Object.entries(where).map(([ground, under]) => [`${name} on ${ground}`, hex(over), hex(under), minimum]);

/** Every two colours that meet in MUI's components in the theme, with their required contrast. */
const pairs = (theme: Theme): Pair[] => {
  const { palette, tokens } = theme;
  const surfaces = {
    page: palette.background.default,
    paper: palette.background.paper,
    sunken: tokens.colour.surface.sunken,
    raised: tokens.colour.surface.raised,
  };
  const grounds = { ...surfaces, hovered: palette.action.hover, selected: palette.action.selected };
  const onAll = (name: string, over: string, minimum: number) => on(grounds, name, over, minimum);
  const style = (component: string, slot: string, ownerState?: OwnerState) =>
    styleOf(theme, component, slot, ownerState);

  const mainButton = style('MuiButton', 'root', { variant: 'contained', color: 'primary' });
  const plainButton = style('MuiButton', 'root', { variant: 'contained', color: 'inherit' });
  const hover = ['@media (hover: hover)', '&:hover'] as const;
  const field = style('MuiOutlinedInput', 'root');
  const line = '.MuiOutlinedInput-notchedOutline';
  const fieldGround = colourIn(field, 'backgroundColor');
  const lockedGround = colourIn(field, '&.Mui-readOnly', 'backgroundColor');
  const offSwitch = style('MuiSwitch', 'switchBase', { color: 'primary' });
  const offTrack = colourIn(offSwitch, '& + .MuiSwitch-track', 'backgroundColor');
  const comingStep = within(style('MuiStepIcon', 'root'), '&:not(.Mui-active, .Mui-completed, .Mui-error)');
  const coming = isStyle(comingStep) ? comingStep : {};
  const tooltip = style('MuiTooltip', 'tooltip');
  const snackbar = style('MuiSnackbarContent', 'root');
  const valueLabel = style('MuiSlider', 'valueLabel');
  const avatar = style('MuiAvatar', 'root', { colorDefault: true });
  const tab = style('MuiTab', 'root');
  const step = style('MuiStepLabel', 'label');
  const plainBar = style('MuiAppBar', 'root', { color: 'default' });
  const mainBar = style('MuiAppBar', 'root', { color: 'primary' });
  const toggle = style('MuiToggleButton', 'root', { color: 'standard' });

  return [
    ...onAll('text', palette.text.primary, text),
    ...onAll('secondary text', palette.text.secondary, text),
    ...onAll('focus ring', focusRing(theme), mark),
    ...voices.flatMap((color): Pair[] => {
      const { main, light, dark, contrastText, soft, onSoft } = palette[color];
      const alert = (variant: string) => style('MuiAlert', 'root', { variant, colorSeverity: color });
      const chip = (variant: string) => style('MuiChip', 'root', { variant, color });
      const page = (variant: string) => style('MuiPaginationItem', 'root', { variant, color });
      const on1 = style('MuiSwitch', 'switchBase', { color });
      const chosen = style('MuiToggleButton', 'root', { color });
      const bothStates = '&.Mui-selected, &.Mui-selected:hover';
      return [
        // Text, links, icons, outlined and text buttons, checkboxes, radios, sliders, bars, circles, tabs' marks.
        ...onAll(`${color} main`, main, text),
        ...onAll(`${color} light`, light, text),
        ...onAll(`${color} dark`, dark, text),
        // Contained buttons at rest and hovered, filled chips, badges, bars, floating buttons, days and pages chosen.
        [`words on ${color} main`, hex(contrastText), hex(main), text],
        [`words on ${color} light`, hex(contrastText), hex(light), text],
        [`words on ${color} dark`, hex(contrastText), hex(dark), text],
        [`words on soft ${color}`, hex(onSoft), hex(soft), text],
        [`${color} sign on its soft ground`, hex(main), hex(soft), text],
        [
          `standard alert, ${color}`,
          colourIn(alert('standard'), 'color'),
          colourIn(alert('standard'), 'backgroundColor'),
          text,
        ],
        [
          `filled alert, ${color}`,
          colourIn(alert('filled'), 'color'),
          colourIn(alert('filled'), 'backgroundColor'),
          text,
        ],
        ...onAll(`outlined alert, ${color}`, colourIn(alert('outlined'), 'color'), text),
        ...onAll(`edge of an outlined alert, ${color}`, colourIn(alert('outlined'), 'border'), mark),
        [`soft chip, ${color}`, colourIn(chip('soft'), 'color'), colourIn(chip('soft'), 'backgroundColor'), text],
        ...onAll(`edge of an outlined chip, ${color}`, colourIn(chip('outlined'), 'borderColor'), mark),
        ...on(
          surfaces,
          `outlined button’s edge, ${color}`,
          colourIn(outlined(theme, color), '--variant-outlinedBorder'),
          mark,
        ),
        [
          `knob of a switch, ${color}`,
          colourIn(on1, '&.Mui-checked', 'color'),
          colourIn(on1, '&.Mui-checked + .MuiSwitch-track', 'backgroundColor'),
          mark,
        ],
        ...on(surfaces, `switch, ${color}`, colourIn(on1, '&.Mui-checked + .MuiSwitch-track', 'backgroundColor'), mark),
        [
          `toggle button, ${color}`,
          colourIn(chosen, bothStates, 'color'),
          colourIn(chosen, bothStates, 'backgroundColor'),
          text,
        ],
        [`chosen page, ${color}`, hex(contrastText), colourIn(page('text'), bothStates, 'backgroundColor'), text],
        [
          `chosen outlined page, ${color}`,
          colourIn(page('outlined'), bothStates, 'color'),
          colourIn(page('outlined'), bothStates, 'backgroundColor'),
          text,
        ],
      ];
    }),
    [
      'main button',
      colourIn(mainButton, '--variant-containedColor'),
      colourIn(mainButton, '--variant-containedBg'),
      text,
    ],
    [
      'main button, hovered',
      colourIn(mainButton, '--variant-containedColor'),
      colourIn(mainButton, ...hover, '--variant-containedBg'),
      text,
    ],
    ...on(surfaces, 'edge of the main button', colourIn(mainButton, 'borderColor'), mark),
    ['plain button', colourIn(plainButton, 'color'), colourIn(plainButton, '--variant-containedBg'), text],
    [
      'plain button, hovered',
      colourIn(plainButton, 'color'),
      colourIn(plainButton, ...hover, '--variant-containedBg'),
      text,
    ],
    ...on(surfaces, 'icon button', colourIn(style('MuiIconButton', 'root', { color: 'default' }), 'color'), text),
    [
      'floating button',
      colourIn(style('MuiFab', 'root', { color: 'primary' }), 'color'),
      colourIn(style('MuiFab', 'root', { color: 'primary' }), 'backgroundColor'),
      text,
    ],
    [
      'plain floating button',
      colourIn(style('MuiFab', 'root', { color: 'default' }), 'color'),
      colourIn(style('MuiFab', 'root', { color: 'default' }), 'backgroundColor'),
      text,
    ],
    ...[fieldGround, lockedGround].flatMap((ground): Pair[] => [
      ['placeholder', colourIn(style('MuiInputBase', 'input'), '&::placeholder', 'color'), ground, text],
      ['what is typed', hex(palette.text.primary), ground, text],
      ['sign in a field', colourIn(style('MuiInputAdornment', 'root'), 'color'), ground, text],
      ['edge of a field', colourIn(style('MuiOutlinedInput', 'notchedOutline'), 'borderColor'), ground, mark],
    ]),
    ...on(surfaces, 'edge of a field', colourIn(style('MuiOutlinedInput', 'notchedOutline'), 'borderColor'), mark),
    ...on(surfaces, 'edge of a hovered field', colourIn(field, `&:hover ${line}`, 'borderColor'), mark),
    ...on(surfaces, 'edge of a field with the focus', colourIn(field, `&.Mui-focused ${line}`, 'borderColor'), mark),
    ...on(surfaces, 'edge of a mistaken field', colourIn(field, `&.Mui-error ${line}`, 'borderColor'), mark),
    ...on(
      surfaces,
      'line of a plain field',
      colourIn(style('MuiInput', 'root'), '&::before', 'borderBottomColor'),
      mark,
    ),
    ...on(surfaces, 'label', colourIn(style('MuiFormLabel', 'root'), 'color'), text),
    ...on(surfaces, 'empty checkbox', colourIn(style('MuiCheckbox', 'root'), 'color'), mark),
    ...on(surfaces, 'empty radio', colourIn(style('MuiRadio', 'root'), 'color'), mark),
    ...on(surfaces, 'switch that is off', offTrack, mark),
    ['knob of a switch that is off', colourIn(offSwitch, 'color'), offTrack, mark],
    ...on(surfaces, 'rail of a slider', colourIn(style('MuiSlider', 'rail'), 'backgroundColor'), mark),
    ['value of a slider', colourIn(valueLabel, 'color'), colourIn(valueLabel, 'backgroundColor'), text],
    ...on(surfaces, 'toggle button', colourIn(toggle, 'color'), text),
    [
      'chosen toggle button',
      colourIn(toggle, '&.Mui-selected, &.Mui-selected:hover', 'color'),
      colourIn(toggle, '&.Mui-selected, &.Mui-selected:hover', 'backgroundColor'),
      text,
    ],
    ['tooltip', colourIn(tooltip, 'color'), colourIn(tooltip, 'backgroundColor'), text],
    ['snackbar', colourIn(snackbar, 'color'), colourIn(snackbar, 'backgroundColor'), text],
    ['avatar', colourIn(avatar, 'color'), colourIn(avatar, 'backgroundColor'), text],
    ['header', colourIn(plainBar, '--AppBar-color'), colourIn(plainBar, '--AppBar-background'), text],
    ['coloured header', colourIn(mainBar, '--AppBar-color'), colourIn(mainBar, '--AppBar-background'), text],
    ...on(surfaces, 'tab', colourIn(tab, 'color'), text),
    ...on(surfaces, 'chosen tab', colourIn(tab, '&.Mui-selected', 'color'), text),
    ...on(surfaces, 'step', colourIn(step, 'color'), text),
    ...on(surfaces, 'number of a step to come', colourIn(coming, '& > text', 'fill'), text),
    ...on(surfaces, 'ring of a step to come', colourIn(coming, '& > circle', 'stroke'), mark),
    ...on(surfaces, 'stars', colourIn(style('MuiRating', 'root'), 'color'), mark),
    ...on(surfaces, 'empty stars', colourIn(style('MuiRating', 'iconEmpty'), 'color'), mark),
    ...on(surfaces, 'head of a table', colourIn(style('MuiTableCell', 'head'), 'color'), text),
    ...on(
      surfaces,
      'words of a chart’s axis',
      colourIn(style('MuiChartsAxis', 'root'), '& .MuiChartsAxis-tickLabel', 'fill'),
      text,
    ),
    ...tokens.chart.bars.flatMap((bar, index) => on(surfaces, `series ${index} of a chart`, bar, mark)),
  ];
};

const outlined = (theme: Theme, color: string): Style =>
  styleOf(theme, 'MuiButton', 'root', { variant: 'outlined', color });

const tooFaint = (theme: Theme): string[] =>
  pairs(theme)
    .filter(([, over, ground, minimum]) => contrastRatio(over, ground) < minimum)
    .map(([name, over, ground, minimum]) => `${name}: ${over} on ${ground} is below ${minimum}`);

const colours = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
const modes = ['light', 'dark'] as const;

describe('MUI’s components', () => {
  test(
    'MUI’s components are legible in every fund’s look, whatever its two colours, in both modes',
    () => {
      fc.assert(
        fc.property(colours, colours, (primary, secondary) => {
          for (const mode of modes)
            expect(tooFaint(createPortalTheme({ ...houseBrand, primary, secondary }, { mode }))).toEqual([]);
        }),
        { numRuns: randomBrands },
      );
    },
    timeForBrands,
  );

  test.each(['#fff3b0', '#ffffff', '#0b0b0d', '#000000', '#777777', '#ff0000', '#00ff00', '#0000ff', '#ffff00'])(
    'MUI’s components are legible in a fund whose colour is %s',
    (colour) => {
      const own = hex(colour);
      for (const mode of modes)
        expect(tooFaint(createPortalTheme({ ...houseBrand, primary: own, secondary: own }, { mode }))).toEqual([]);
    },
  );
});
