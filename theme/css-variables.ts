import type { BrandInput } from './brand.ts';
import { brandTokens, type Tokens } from './tokens.ts';
import { typefaceCss } from './typefaces.ts';

/**
 * The tokens for the first paint and the provider's plain pages, as custom properties `--pl-…` (declarations without a
 * selector). MUI doesn't use them: it has the same tokens as values.
 */
export function tokensToCss(tokens: Tokens): string {
  const { colour, header, hero, space, shell, corner, density, type, elevation } = tokens;
  const properties: Record<string, string | number> = {
    page: colour.surface.page,
    paper: colour.surface.paper,
    sunken: colour.surface.sunken,
    raised: colour.surface.raised,
    text: colour.text.primary,
    'text-secondary': colour.text.secondary,
    'text-disabled': colour.text.disabled,
    primary: colour.primary.main,
    'on-primary': colour.primary.on,
    'primary-soft': colour.primary.soft,
    'on-primary-soft': colour.primary.onSoft,
    action: colour.action.main,
    'on-action': colour.action.on,
    'action-hover': colour.action.hover,
    'action-edge': colour.action.edge,
    accent: colour.accent.main,
    link: colour.link,
    hairline: colour.border.hairline,
    'control-border': colour.border.control,
    'focus-ring': colour.focus.ring,
    'focus-halo': colour.focus.halo,
    error: colour.error.main,
    'error-soft': colour.error.soft,
    'on-error-soft': colour.error.onSoft,
    skeleton: colour.skeleton.base,
    'header-surface': header.surface,
    'header-text': header.text,
    'header-border': header.border,
    'hero-surface': hero.plain.surface,
    'hero-text': hero.plain.text,
    'hero-scrim': hero.image.gradient,
    'hero-image-text': hero.image.text,
    'panel-band-opacity': shell.panel.dim.band,
    'panel-veil': `color-mix(in srgb,${colour.surface.page} ${shell.panel.dim.veil * 100}%,transparent)`,
    'space-page': space.page,
    'space-card': space.card,
    'content-width': `${shell.contentWidth}px`,
    'corner-control': `${corner.control}px`,
    'corner-card': `${corner.card}px`,
    'control-height': `${density.control}px`,
    font: type.family,
    'size-heading': type.sizes.heading,
    'size-section': type.sizes.section,
    'heading-weight': type.headingWeight,
    floating: elevation.floating,
  };
  return Object.entries(properties)
    .map(([name, value]) => `--pl-${name}:${value}`)
    .join(';');
}

/**
 * CSS for the head of the HTML page, so that the first paint already has the fund's look: its typeface, the body's
 * colours and its tokens in the fund's mode (for `system` both, by media query). `mode` is the person's choice and
 * overrides the fund's.
 */
export function firstPaintCss(brand: BrandInput, options: { base?: string; mode?: BrandInput['mode'] } = {}): string {
  const mode = options.mode ?? brand.mode;
  const root = (scheme: 'light' | 'dark') => `:root{color-scheme:${scheme};${tokensToCss(brandTokens(brand, scheme))}}`;
  const roots = mode === 'system' ? `${root('light')}@media (prefers-color-scheme:dark){${root('dark')}}` : root(mode);
  return `${typefaceCss(brand.typeface, options.base)}${roots}html{-webkit-text-size-adjust:100%;text-size-adjust:100%}body{margin:0;background:var(--pl-page);color:var(--pl-text);font:400 1rem/1.5 var(--pl-font);font-variant-numeric:tabular-nums lining-nums;-webkit-font-smoothing:antialiased}`;
}
