import { composite, contrastRatio, withAlpha, type Hex } from '#kernel/colour.ts';
import type { BrandInput } from './brand.ts';
import { colourDistance, fromOklch, lowestContrast, repair, toOklch } from './contrast.ts';
import { black, statusColours, white } from './palette.ts';
import { typefaces, typefaceStack } from './typefaces.ts';

/** The mode of a theme. A fund's `system` has been resolved to one of the two. */
export type ThemeMode = 'light' | 'dark';

/** Required contrast of text (WCAG 1.4.3), and of controls and graphics (1.4.11). */
export const textContrast = 4.5;
export const interfaceContrast = 3;

/** A filled area and the text on it (`on`). `edge` outlines a fill that would otherwise be hard to see on the page. */
export type Fill = { main: Hex; on: Hex; hover: Hex; edge: Hex };
/**
 * A colour for text, icons and lines, and its soft background. `light` and `dark` are a step lighter and darker than
 * `main`; all three are legible on every surface and as a background of `on`.
 */
export type Voice = { main: Hex; light: Hex; dark: Hex; on: Hex; soft: Hex; onSoft: Hex; border: Hex };

export type Tokens = {
  mode: ThemeMode;
  colour: {
    /** `page` is the lowest; `sunken` for wells and stripes; `paper` for cards and fields; `raised` for what floats. */
    surface: { page: Hex; sunken: Hex; paper: Hex; raised: Hex };
    text: { primary: Hex; secondary: Hex; disabled: Hex };
    /** The fund's primary colour, made legible: for links, icons, selections, text buttons. */
    primary: Voice;
    /** The fund's exact primary colour as a filled area: for main buttons and counters. */
    action: Fill;
    /** The fund's secondary colour. */
    accent: Voice;
    link: Hex;
    linkHover: Hex;
    /** `hairline` is decorative and may have a low contrast; `control` is the border of controls. */
    border: { hairline: Hex; control: Hex; controlHover: Hex };
    /** Ring and halo contrast with each other, so one of them is visible on any background, even a picture. */
    focus: { ring: Hex; halo: Hex };
    success: Voice;
    error: Voice;
    warning: Voice;
    info: Voice;
    disabled: { surface: Hex; text: Hex; border: Hex };
    skeleton: { base: Hex; glow: Hex };
    hover: Hex;
    selected: Hex;
    /** Veil over blurred content, and the text on it. */
    veil: { surface: string; solid: Hex; opacity: number; text: Hex };
    /** Behind dialogs and drawers. */
    backdrop: string;
  };
  header: { surface: Hex; text: Hex; textSecondary: Hex; border: Hex; accent: Hex };
  /**
   * The banner at the top of a page: `plain` without a picture, `image` with a scrim that keeps text legible on any
   * picture.
   */
  hero: {
    plain: { surface: Hex; text: Hex; textSecondary: Hex };
    image: { scrim: Hex; scrimOpacity: number; gradient: string; text: Hex; textSecondary: Hex };
  };
  chart: {
    past: Hex;
    projection: Hex;
    today: Hex;
    axis: Hex;
    grid: Hex;
    label: Hex;
    tooltip: { surface: Hex; text: Hex };
    /** Lines and fills of stacked areas, in order. */
    areas: readonly { line: Hex; fill: Hex }[];
    /** Bars and ring segments, in order; adjacent ones differ in hue and lightness. */
    bars: readonly Hex[];
    /** The first of them as an area: a pale colour stays light and lively, within an edge that keeps it visible. */
    own: { fill: Hex; edge: Hex };
  };
  /** `unit` of the grid in pixels; CSS lengths for margins and paddings. */
  space: { unit: number; page: string; section: string; card: string };
  /**
   * The shell's sizes in pixels, for the portal and the first frame, so that nothing shifts when the portal takes over.
   */
  shell: {
    contentWidth: number;
    /** The fund's notice at the top: its padding above and below, its icon, the gap between icon and text, and its button. */
    notice: { padding: number; icon: string; gap: number; close: number };
    header: { height: number; logo: number };
    /** The navigation: a row of its own below a fund's name in the header, and the bar at a phone's bottom. */
    navigation: { row: number; bar: number };
    /**
     * A fund's name in place of its logo. Above the navigation's row it has room for two lines, into which the name of an
     * account beside it may force it, and a distance from the top.
     */
    name: { size: string; lineHeight: number; height: number; above: number };
    /** Between a page's headline and its lead. */
    leadGap: number;
    /**
     * The banner behind the dashboard's headline: its padding, and how far the first card overlaps it; less on a phone, so
     * that the picture ends behind a folded hint.
     */
    band: {
      padding: { top: number; bottom: number };
      phonePadding: { top: number; bottom: number };
      overlap: number;
      phoneOverlap: number;
    };
    /** The panel before login. */
    panel: {
      width: number;
      padding: number;
      /** On a phone, where the panel fills the screen: above and below, and at the sides. */
      phonePadding: { block: number; inline: number };
      logo: number;
      /** Between the logo and the page. */
      gap: number;
      /** With a stepper: its minimum height, and what a low window keeps free of that height. */
      steps: { height: number; free: number };
      /** Between the panel and the window: above and below, and at the sides. */
      /** Space above the panel, in CSS. */
      top: string;
      /** Height of the fund's picture above the panel on a phone. */
      band: number;
      /** Opacity of the fund's picture in that band, and of the veil over it behind the panel: it is dimmed in the dark. */
      dim: { band: number; veil: number };
      around: { block: number; inline: number };
      /** The footer at the panel's end: its padding above and below, and its usual height. */
      footer: { padding: number; height: number };
      /** Usual heights of the login and of other pages, which the first frame reserves. */
      usual: { login: number; other: number };
    };
  };
  /** Radii in pixels: `control` for buttons and fields, `card` for surfaces, `full` for pills. */
  corner: { control: number; card: number; full: number };
  /** Heights in pixels. */
  density: { control: number; controlSmall: number; row: number };
  type: {
    family: string;
    /** Advance width of a tabular figure, in CSS. */
    digit: string;
    sizes: {
      small: string;
      body: string;
      lead: string;
      section: string;
      heading: string;
      cardFigure: string;
      figure: string;
    };
    headingWeight: number;
  };
  /** Shadows, only for what floats. */
  elevation: { none: 'none'; floating: string; dialog: string };
};

/** From this contrast on, a fund expects white text on its colour, and the colour is adjusted slightly. */
const nearlyWhite = 3.6;

/** From this lightness (OKLCH) a colour is pale: it has dark text, and may fill a whole banner in light mode. */
const paleFrom = 0.88;

/** As much chroma as most hues have in their middle lightness. */
const livelyChroma = 0.17;

/** As light (OKLCH) as the area of a pale colour is at most: lighter ones have so little chroma that they look white. */
const lightestArea = 0.86;

/** A pale colour in a lightness, with more chroma, or its darker shades would be olive and brown. */
const lively = (pale: Hex, l: number): Hex => {
  const { c, h } = toOklch(pale);
  return fromOklch({ l, c: Math.min(livelyChroma, 2 * c), h });
};

const corners = {
  sharp: { control: 2, card: 2 },
  soft: { control: 8, card: 12 },
  round: { control: 24, card: 24 },
} as const;

const densities = {
  comfortable: { control: 48, controlSmall: 40, row: 56, card: 'clamp(20px, 2.5vw, 32px)' },
  compact: { control: 40, controlSmall: 32, row: 44, card: 'clamp(16px, 2vw, 24px)' },
} as const;

/** White if it is legible on `ground`, else black. */
export const onColour = (ground: Hex): Hex => (contrastRatio(white, ground) >= textContrast ? white : black);

/** Whether two colours are too similar to tell two lines apart. */
export const alike = (one: Hex, other: Hex) => colourDistance(one, other) < 0.09;

/**
 * Derives all tokens from a fund's brand; a pure function. Whatever the brand, every text pair has a contrast of at
 * least 4.5 : 1 and every interface pair at least 3 : 1.
 */
export function brandTokens(brand: BrandInput, mode: ThemeMode): Tokens {
  const dark = mode === 'dark';
  const { c: brandChroma, h: hue } = toOklch(brand.primary);
  // Neutrals are tinted with the brand's hue, if it has one.
  const lean = Math.min(1, brandChroma / 0.08);
  const neutral = (l: number, c = 0.006) => fromOklch({ l, c: c * lean, h: hue });

  const surface = dark
    ? {
        page: neutral(0.19, 0.012),
        sunken: neutral(0.165, 0.012),
        paper: neutral(0.23, 0.014),
        raised: neutral(0.27, 0.016),
      }
    : { page: neutral(0.982, 0.004), sunken: neutral(0.962, 0.006), paper: white, raised: white };
  const grounds = [surface.page, surface.sunken, surface.paper, surface.raised];
  const hover = neutral(dark ? 0.3 : 0.955, dark ? 0.018 : 0.008);
  const selected = fromOklch({ l: dark ? 0.31 : 0.945, c: Math.min(brandChroma, dark ? 0.04 : 0.018), h: hue });
  const allGrounds = [...grounds, hover, selected];

  const text = {
    primary: repair(neutral(dark ? 0.95 : 0.23, 0.015), allGrounds, 7),
    secondary: repair(neutral(dark ? 0.76 : 0.46, 0.015), allGrounds, textContrast),
    disabled: repair(neutral(dark ? 0.62 : 0.58, 0.012), allGrounds, interfaceContrast),
  };

  // In dark mode a colour that is too dark is made much lighter than the required contrast, or all funds would end up
  // with the same dull mid-tone; greys most of all.
  const lit = (wanted: Hex): Hex => {
    if (!dark || lowestContrast(wanted, allGrounds) >= textContrast) return wanted;
    const from = toOklch(wanted);
    return fromOklch({ ...from, l: 0.92 - 0.16 * Math.min(1, from.c / 0.08) });
  };
  const voice = (wanted: Hex): Voice => {
    const { c, h } = toOklch(wanted);
    const soft = fromOklch({ l: dark ? 0.29 : 0.955, c: Math.min(c, dark ? 0.045 : 0.022), h });
    const main = repair(lit(wanted), [...allGrounds, soft], textContrast);
    const onSoft = repair(fromOklch({ l: dark ? 0.9 : 0.33, c: Math.min(c, 0.08), h }), [soft], 7);
    const border = fromOklch({ l: dark ? 0.42 : 0.87, c: Math.min(c, 0.06), h });
    const spoken = toOklch(main);
    const step = (by: number) =>
      repair(fromOklch({ ...spoken, l: spoken.l + by }), [...allGrounds, soft], textContrast);
    return { main, light: step(0.07), dark: step(-0.07), on: onColour(main), soft, onSoft, border };
  };
  const primary = voice(brand.primary);
  const accent = voice(brand.secondary);

  // In light mode the fill is the fund's exact colour, and a pale one gets an edge; only a mid-tone on which white text
  // is almost legible is adjusted slightly. In dark mode a fill that is too dark for the page is lightened.
  const sinks = dark && lowestContrast(brand.primary, grounds) < interfaceContrast;
  const written = sinks ? primary.main : brand.primary;
  const actionMain = contrastRatio(white, written) >= nearlyWhite ? repair(written, [white], textContrast) : written;
  const actionOn = onColour(actionMain);
  const actionOklch = toOklch(actionMain);
  // Hovering increases the contrast with the text; a pale fill gets darker instead, or it would turn white.
  const action: Fill = {
    main: actionMain,
    on: actionOn,
    hover: fromOklch({
      ...actionOklch,
      l: actionOklch.l + (actionOn === white || actionOklch.l > paleFrom ? -0.05 : 0.05),
    }),
    edge: repair(actionMain, grounds, interfaceContrast),
  };
  if (contrastRatio(action.hover, actionOn) < textContrast) action.hover = actionMain;

  const statuses = {
    success: voice(statusColours.success),
    error: voice(statusColours.error),
    warning: voice(statusColours.warning),
    // Nothing to heed: the fund's own hue, muted so that it is no red or amber.
    info: voice(fromOklch({ l: 0.45, c: Math.min(brandChroma, 0.05), h: hue })),
  };

  const control = repair(neutral(dark ? 0.58 : 0.6, 0.014), allGrounds, interfaceContrast);
  const ring = repair(lit(brand.primary), allGrounds, dark ? textContrast : interfaceContrast);
  const halo = surface.paper;
  const focus = { ring, halo };

  const veilOpacity = 0.86;
  const veilWorst = [
    composite(surface.paper, veilOpacity, text.primary),
    composite(surface.paper, veilOpacity, primary.main),
    surface.paper,
  ];

  // Text over a picture is white, or dark if the fund's colour is pale (in light mode). The scrim is as thin as the
  // worst possible picture allows, and thicker in dark mode, so that the picture is less bright.
  const deep = fromOklch({ l: 0.25, c: Math.min(brandChroma * 1.25, 0.075), h: hue });
  const sunny = !dark && toOklch(actionMain).l > paleFrom;
  const scrim = sunny ? actionMain : deep;
  const imageText = sunny ? repair(neutral(0.2, 0.015), [actionMain], 12) : white;
  const worstPicture = sunny ? black : white;
  let scrimOpacity = dark ? 0.8 : 0.56;
  while (contrastRatio(imageText, composite(scrim, scrimOpacity, worstPicture)) < textContrast + 0.4)
    scrimOpacity += 0.01;
  scrimOpacity = Math.round(scrimOpacity * 100) / 100;
  const plainSurface = dark ? fromOklch({ l: 0.26, c: Math.min(brandChroma, 0.045), h: hue }) : actionMain;
  const plainText = onColour(plainSurface);
  const softer = (colour: Hex, ground: Hex, ratio: number) => {
    const mixed = composite(colour, ratio, ground);
    return contrastRatio(mixed, ground) >= textContrast ? mixed : colour;
  };

  const grid = neutral(dark ? 0.34 : 0.91, 0.008);
  const legible = (wanted: Hex) => repair(wanted, grounds, interfaceContrast);
  const chartHue = (turn: number, l: number, c: number) => legible(fromOklch({ l, c, h: hue + turn }));
  const vivid = Math.min(0.15, Math.max(brandChroma, 0.03));
  const isFaint = !dark && brandChroma > 0.03 && lowestContrast(brand.primary, grounds) < interfaceContrast;
  const past = legible(isFaint ? lively(brand.primary, toOklch(brand.primary).l) : lit(brand.primary));
  // A fund with one colour, or with two similar ones, gets a second one that differs clearly.
  const accentLine = legible(lit(brand.secondary));
  const second = alike(past, accentLine) ? chartHue(150, dark ? 0.75 : 0.55, Math.max(0.06, vivid)) : accentLine;
  const pastLightness = toOklch(past).l;
  const bars = [
    past,
    second,
    chartHue(0, pastLightness > (dark ? 0.72 : 0.5) ? (dark ? 0.58 : 0.38) : dark ? 0.86 : 0.63, vivid * 0.7),
    chartHue(70, dark ? 0.82 : 0.42, vivid * 0.8),
    chartHue(-70, dark ? 0.64 : 0.58, vivid * 0.8),
    chartHue(180, dark ? 0.88 : 0.34, vivid * 0.5),
  ];
  const areas = bars.slice(0, 4).map((line) => {
    const { c, h } = toOklch(line);
    return { line, fill: fromOklch({ l: dark ? 0.36 : 0.91, c: Math.min(c, dark ? 0.05 : 0.035), h }) };
  });

  const shade = dark ? black : deep;
  const density = densities[brand.density];

  return {
    mode,
    colour: {
      surface,
      text,
      primary,
      action,
      accent,
      link: primary.main,
      linkHover: text.primary,
      border: { hairline: neutral(dark ? 0.34 : 0.9, 0.01), control, controlHover: text.secondary },
      focus,
      ...statuses,
      disabled: {
        surface: dark ? surface.raised : surface.sunken,
        text: text.disabled,
        border: neutral(dark ? 0.34 : 0.88, 0.008),
      },
      skeleton: { base: neutral(dark ? 0.3 : 0.925, 0.008), glow: neutral(dark ? 0.35 : 0.965, 0.006) },
      hover,
      selected,
      veil: {
        surface: withAlpha(surface.paper, veilOpacity),
        solid: surface.paper,
        opacity: veilOpacity,
        text: repair(text.primary, veilWorst, textContrast),
      },
      backdrop: withAlpha(shade, dark ? 0.64 : 0.44),
    },
    header: {
      surface: surface.paper,
      text: text.primary,
      textSecondary: text.secondary,
      border: neutral(dark ? 0.34 : 0.9, 0.01),
      accent: action.edge,
    },
    hero: {
      plain: { surface: plainSurface, text: plainText, textSecondary: softer(plainText, plainSurface, 0.86) },
      image: {
        scrim,
        scrimOpacity,
        gradient: `linear-gradient(90deg,${withAlpha(scrim, 0.94)} 0%,${withAlpha(scrim, Math.min(0.88, scrimOpacity + 0.18))} 45%,${withAlpha(scrim, scrimOpacity)} 100%)`,
        text: imageText,
        textSecondary: imageText,
      },
    },
    chart: {
      past,
      projection: past,
      today: text.secondary,
      axis: text.secondary,
      grid,
      label: text.primary,
      tooltip: { surface: surface.raised, text: text.primary },
      areas,
      bars,
      own: isFaint
        ? {
            fill: lively(brand.primary, Math.min(lightestArea, toOklch(brand.primary).l)),
            edge: repair(past, [...grounds, grid], interfaceContrast),
          }
        : { fill: past, edge: past },
    },
    space: {
      unit: 8,
      page: 'clamp(16px, 4vw, 40px)',
      section: 'clamp(40px, 6vw, 72px)',
      card: density.card,
    },
    shell: {
      contentWidth: 1200,
      notice: { padding: 10, icon: '1.25em', gap: 12, close: 40 },
      header: { height: 64, logo: 36 },
      navigation: { row: 48, bar: 64 },
      name: { size: 'clamp(0.875rem, 0.8rem + 0.35vw, 1rem)', lineHeight: 1.2, height: 39, above: 8 },
      leadGap: 12,
      band: { padding: { top: 48, bottom: 32 }, phonePadding: { top: 32, bottom: 24 }, overlap: 72, phoneOverlap: 40 },
      panel: {
        width: 520,
        padding: 40,
        phonePadding: { block: 24, inline: 20 },
        logo: 40,
        gap: 32,
        steps: { height: 656, free: 148 },
        top: 'clamp(24px, 5.3vh, 64px)',
        band: 72,
        dim: dark ? { band: 0.4, veil: 0.84 } : { band: 1, veil: 0 },
        around: { block: 24, inline: 16 },
        footer: { padding: 16, height: 124 },
        usual: { login: 630, other: 432 },
      },
    },
    corner: { ...corners[brand.corner], full: 999 },
    density: { control: density.control, controlSmall: density.controlSmall, row: density.row },
    type: {
      family: typefaceStack(brand.typeface),
      digit: `${typefaces[brand.typeface].digit * typefaces[brand.typeface].scale}em`,
      sizes: {
        small: '0.875rem',
        body: '1rem',
        lead: '1.125rem',
        section: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)',
        heading: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)',
        cardFigure: 'clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem)',
        figure: 'clamp(2.25rem, 1.4rem + 3.8vw, 4rem)',
      },
      headingWeight: brand.typeface === 'serif' ? 500 : 600,
    },
    elevation: {
      none: 'none',
      floating: `0 1px 2px ${withAlpha(shade, dark ? 0.4 : 0.08)},0 8px 24px ${withAlpha(shade, dark ? 0.5 : 0.12)}`,
      dialog: `0 2px 8px ${withAlpha(shade, dark ? 0.5 : 0.1)},0 24px 64px ${withAlpha(shade, dark ? 0.6 : 0.2)}`,
    },
  };
}
