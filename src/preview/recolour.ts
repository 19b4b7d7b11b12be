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

const hasStyle = (rule: CSSRule): rule is CSSRule & { readonly style: CSSStyleDeclaration } =>
  'style' in rule && rule.style instanceof CSSStyleDeclaration;

/** The declarations with a colour of one rule, as the page has written them. */
const declarationsOf = (rule: CSSRule): readonly Declaration[] => {
  if (!hasStyle(rule) || !rule.cssText.includes('rgb')) return [];
  const { style } = rule;
  return Array.from(style, (name) => ({ style, name, written: style.getPropertyValue(name) })).filter(({ written }) =>
    written.includes('rgb'),
  );
};

/** Shows other colours at once, before the page is rendered in them. */
export type Recolouring = {
  /** Reads the style sheets beforehand, which takes longer than a frame: a page writes its rules once. */
  readonly prepare: () => void;
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
  const known = new WeakMap<CSSRule, readonly Declaration[]>();
  /** What differs from what the page has written. */
  const shown = new Map<Declaration, string>();
  let declarations: readonly Declaration[] | null = null;

  const declarationsIn = (rules: CSSRuleList): readonly Declaration[] =>
    Array.from(rules).flatMap((rule) => {
      const own = known.get(rule) ?? declarationsOf(rule);
      known.set(rule, own);
      return 'cssRules' in rule && rule.cssRules instanceof CSSRuleList
        ? [...own, ...declarationsIn(rule.cssRules)]
        : own;
    });
  const readAll = (): readonly Declaration[] =>
    Array.from(document.styleSheets).flatMap((sheet) => {
      const { ownerNode } = sheet;
      // The rules of another origin's sheet can't be read.
      const isOwn = ownerNode instanceof HTMLElement && ownerNode.dataset['emotion'] !== undefined;
      return isOwn ? declarationsIn(sheet.cssRules) : [];
    });
  const set = (declaration: Declaration, value: string) => {
    const { style, name, written } = declaration;
    if ((shown.get(declaration) ?? written) === value) return;
    style.setProperty(name, value, style.getPropertyPriority(name));
    if (value === written) shown.delete(declaration);
    else shown.set(declaration, value);
  };

  return {
    prepare: () => {
      if (declarations === null) readAll();
    },
    show: (rendered, wanted, mode) => {
      const after = coloursOf(wanted, mode).map(asSaid);
      const next = new Map<string, string>();
      for (const [index, before] of coloursOf(rendered, mode).map(asSaid).entries())
        if (!next.has(before)) next.set(before, after[index] ?? before);
      declarations ??= readAll();
      for (const declaration of declarations)
        set(
          declaration,
          declaration.written.replace(colourWord, (colour) => next.get(colour) ?? colour),
        );
    },
    putBack: () => {
      for (const declaration of Array.from(shown.keys())) set(declaration, declaration.written);
      declarations = null;
    },
  };
};
