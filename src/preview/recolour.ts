import type { GlobalSettings } from '#contract/settings.ts';
import { isRecord } from '#kernel/is-record.ts';
import { readBrand } from '#theme/brand.ts';
import { brandTokens, type ThemeMode } from '#theme/tokens.ts';

/** Every colour among a theme's tokens, in their order. */
const coloursIn = (node: unknown): string[] =>
  typeof node === 'string'
    ? /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/.test(node)
      ? [node]
      : []
    : isRecord(node)
      ? Object.values(node).flatMap(coloursIn)
      : [];

/** A colour as style sheets say it: `rgb(13, 79, 87)`. */
const asSaid = (hex: string): string => {
  const [red = 0, green = 0, blue = 0, alpha = 255] = [1, 3, 5, 7]
    .map((from) => hex.slice(from, from + 2))
    .filter((digits) => digits !== '')
    .map((digits) => Number.parseInt(digits, 16));
  return alpha === 255
    ? `rgb(${red}, ${green}, ${blue})`
    : `rgba(${red}, ${green}, ${blue}, ${Math.round((alpha / 255) * 1000) / 1000})`;
};

const coloursOf = (settings: GlobalSettings, mode: ThemeMode): string[] => {
  const { colour, header, hero, chart } = brandTokens(readBrand(settings).brand, mode);
  return coloursIn([colour, header, hero, chart]);
};

/** The settings without the two colours. */
const uncoloured = ({ configurations, ...settings }: GlobalSettings): string => {
  const { primary: _, secondary: __, ...brand } = configurations.brand ?? {};
  return JSON.stringify({ ...settings, configurations: { ...configurations, brand } });
};

/** Whether two settings differ in nothing but the brand's colours. */
export const differInColours = (before: GlobalSettings, after: GlobalSettings): boolean =>
  uncoloured(before) === uncoloured(after);

type Declaration = { readonly style: CSSStyleDeclaration; readonly name: string; readonly written: string };

const colourWord = /rgba?\([^)]*\)/g;

/** The declarations with a colour in the page's own style sheets. */
const declarationsIn = (document: Document): Declaration[] => {
  const found: Declaration[] = [];
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('style' in rule && rule.style instanceof CSSStyleDeclaration && rule.cssText.includes('rgb')) {
        const { style } = rule;
        for (const name of style) {
          const written = style.getPropertyValue(name);
          if (written.includes('rgb')) found.push({ style, name, written });
        }
      }
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) read(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) {
    const { ownerNode } = sheet;
    if (ownerNode instanceof HTMLElement && ownerNode.dataset['emotion'] !== undefined) read(sheet.cssRules);
  }
  return found;
};

/** Shows other colours at once, before the page is rendered in them. */
export type Recolouring = {
  /** Shows the page, which is rendered with the first settings, in the colours of the second. */
  readonly show: (rendered: GlobalSettings, wanted: GlobalSettings, mode: ThemeMode) => void;
  /** Puts the style sheets back as the page has written them: it counts on that when a colour comes back. */
  readonly putBack: () => void;
};

/**
 * Rewrites the colours in the page's style sheets. Rendering a whole page in another theme takes several frames; this takes
 * a part of one, so that the page follows while somebody drags a colour. Colours that two tokens share may be those of the
 * wrong one until the page is rendered.
 */
export const createRecolouring = (document: Document): Recolouring => {
  let declarations: readonly Declaration[] | null = null;
  return {
    show: (rendered, wanted, mode) => {
      const after = coloursOf(wanted, mode).map(asSaid);
      const next = new Map<string, string>();
      for (const [index, before] of coloursOf(rendered, mode).map(asSaid).entries())
        if (!next.has(before)) next.set(before, after[index] ?? before);
      declarations ??= declarationsIn(document);
      for (const { style, name, written } of declarations)
        style.setProperty(
          name,
          written.replace(colourWord, (colour) => next.get(colour) ?? colour),
          style.getPropertyPriority(name),
        );
    },
    putBack: () => {
      for (const { style, name, written } of declarations ?? [])
        style.setProperty(name, written, style.getPropertyPriority(name));
      declarations = null;
    },
  };
};
