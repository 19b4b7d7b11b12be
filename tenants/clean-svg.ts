import { SaxesParser, type SaxesTagNS } from 'saxes';
import { imageFacts, isForbidden } from './check-image.ts';
import {
  attributeProblem,
  isRefusedElement,
  reachesOutside,
  svgNamespace,
  xhtmlNamespace,
  xlinkNamespace,
  xmlNamespace,
} from './svg-rules.ts';

/** A cleaned SVG and the names of what was taken out of it, or why it can't be cleaned. */
export type CleanedSvg =
  | { readonly ok: true; readonly text: string; readonly removed: readonly string[] }
  /** `noSvg` is no SVG or not well formed; `entities` declares entities; `tooDeep` and `tooMany` would stall a browser. */
  | { readonly ok: false; readonly why: 'noSvg' | 'entities' | 'tooDeep' | 'tooMany' };

/** The elements that draw, or that drawings refer to; nothing else is written. */
const drawingElements = new Set(
  (
    'svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath ' +
    'linearGradient radialGradient stop clipPath mask pattern marker filter view feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
    'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

/** No drawing program nests deeper, and a browser draws an element inside another by calling itself. */
const deepest = 200;

/** How many elements a drawing may have when each `use` is drawn: `use` of `use` multiplies them. */
const mostDrawn = 20_000;

const escapedText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapedValue = (text: string) =>
  escapedText(text).replaceAll('"', '&quot;').replaceAll('\t', '&#9;').replaceAll('\n', '&#10;').replaceAll('\r', '');

/** An element as it is going to be written, with its content. */
type Node = { readonly name: string; readonly attributes: Map<string, string>; readonly content: (Node | string)[] };

const written = ({ name, attributes, content }: Node): string => {
  const fields = [...attributes].map(([attribute, value]) => ` ${attribute}="${escapedValue(value)}"`).join('');
  const inside = content.map((each) => (typeof each === 'string' ? escapedText(each) : written(each))).join('');
  return inside === '' ? `<${name}${fields}/>` : `<${name}${fields}>${inside}</${name}>`;
};

const elementsOf = (node: Node): Node[] => node.content.filter((each) => typeof each !== 'string');

/** The root's elements as they are drawn, each `use` with what it shows; Infinity if it shows itself. */
const drawnElements = (root: Node): number => {
  const byId = new Map<string, Node>();
  const collect = (node: Node) => {
    const id = node.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
    elementsOf(node).forEach(collect);
  };
  collect(root);
  const counts = new Map<Node, number>();
  const open = new Set<Node>();
  const count = (node: Node): number => {
    const known = counts.get(node);
    if (known !== undefined) return known;
    if (open.has(node)) return Infinity;
    open.add(node);
    const target = node.name === 'use' ? byId.get((node.attributes.get('href') ?? '').slice(1)) : undefined;
    const sum =
      elementsOf(node).reduce((all, each) => all + count(each), 1) + (target === undefined ? 0 : count(target));
    open.delete(node);
    counts.set(node, sum);
    return sum;
  };
  return count(root);
};

/** A plain length in pixels. */
const plainLength = (value: string | undefined): number | null => {
  const [, digits] = /^\s*(\d+(?:\.\d+)?)\s*(?:px)?\s*$/.exec(value ?? '') ?? [];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
};

/** A drawing without a view box can't be scaled; its width and height say what it would be. */
const addViewBox = ({ attributes }: Node): void => {
  const width = plainLength(attributes.get('width'));
  const height = plainLength(attributes.get('height'));
  if (!attributes.has('viewBox') && width !== null && height !== null)
    attributes.set('viewBox', `0 0 ${width} ${height}`);
};

/**
 * Takes out of an SVG whatever could run or fetch something: it is parsed, and only elements that draw, with attributes
 * that stay within the file, are written again. The names of what only drawing programs read aren't told. Text drawn as
 * text is kept, because a logo without it would be another one; the check of images warns of it.
 */
export const cleanSvg = (source: string): CleanedSvg => {
  const removed = new Set<string>();
  let root: Node | null = null;
  const path: Node[] = [];
  let skipped = 0;
  let depth = 0;
  let why: Extract<CleanedSvg, { ok: false }>['why'] | null = null;
  const refuse = (reason: typeof why) => (why ??= reason);

  const nodeOf = ({ uri, local, name, attributes }: SaxesTagNS): Node | null => {
    const isSvg = uri === svgNamespace || uri === '';
    // A link is a group whose drawings nobody can follow.
    const element = isSvg && local === 'a' ? 'g' : local;
    if (element !== local) removed.add(name);
    if (!isSvg || !drawingElements.has(element)) {
      if (isSvg || uri === xhtmlNamespace || isRefusedElement(local)) removed.add(name);
      return null;
    }
    const kept = new Map<string, string>();
    for (const attribute of Object.values(attributes)) {
      if (attribute.prefix === 'xmlns' || attribute.name === 'xmlns') continue;
      const isLink = attribute.local === 'href' && (attribute.uri === xlinkNamespace || attribute.uri === '');
      if (attributeProblem(attribute.name, attribute.value) !== null) removed.add(attribute.name);
      else if (isLink) kept.set('href', attribute.value);
      else if (attribute.uri === '' || (attribute.uri === xmlNamespace && attribute.local !== 'base'))
        kept.set(attribute.name, attribute.value);
    }
    return { name: element, attributes: kept, content: [] };
  };

  const parser = new SaxesParser({ xmlns: true, additionalNamespaces: { xlink: xlinkNamespace } });
  parser.on('error', () => refuse('noSvg'));
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuse('entities');
    removed.add('doctype');
  });
  parser.on('processinginstruction', ({ target }) => removed.add(target));
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > deepest) refuse('tooDeep');
    if (skipped > 0 || why !== null) {
      skipped += 1;
      return;
    }
    const node = path.at(-1)?.name === 'style' ? null : nodeOf(tag);
    if (node === null || (root === null && node.name !== 'svg')) {
      if (root === null) refuse('noSvg');
      skipped = 1;
      return;
    }
    if (root === null) root = node;
    else path.at(-1)?.content.push(node);
    path.push(node);
  });
  parser.on('closetag', () => {
    depth -= 1;
    if (skipped > 0) {
      skipped -= 1;
      return;
    }
    const node = path.pop();
    if (node?.name !== 'style' || !reachesOutside(node.content.filter((each) => typeof each === 'string').join('')))
      return;
    removed.add('style');
    node.content.length = 0;
  });
  const addText = (text: string) => {
    if (skipped === 0) path.at(-1)?.content.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(source).close();
  } catch {
    refuse('noSvg');
  }
  // The compiler doesn't see that the parser has called back.
  const drawing = root as Node | null;
  if (drawing === null || why !== null) return { ok: false, why: why ?? 'noSvg' };
  if (drawnElements(drawing) > mostDrawn) return { ok: false, why: 'tooMany' };
  addViewBox(drawing);
  drawing.attributes.delete('xmlns');
  const text = written({ ...drawing, attributes: new Map([['xmlns', svgNamespace], ...drawing.attributes]) });
  // Whatever was overlooked above is refused rather than shown.
  return imageFacts(new TextEncoder().encode(text)).svgProblems.some(isForbidden)
    ? { ok: false, why: 'noSvg' }
    : { ok: true, text, removed: [...removed] };
};
