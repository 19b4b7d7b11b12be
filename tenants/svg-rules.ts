/**
 * What a fund's SVG may hold: drawings that need nothing besides the file. Refused is what runs (scripts, event handlers,
 * animations that could set either), what is fetched from elsewhere, and what isn't SVG. The check of a file
 * (tenants/check-image.ts) and its cleaning (tenants/clean-svg.ts) have the same rules.
 */

export const svgNamespace = 'http://www.w3.org/2000/svg';
export const xhtmlNamespace = 'http://www.w3.org/1999/xhtml';
export const xlinkNamespace = 'http://www.w3.org/1999/xlink';
export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/** A name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const refusedElements = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'image',
  'feimage',
  'audio',
  'video',
  'animate',
  'animatecolor',
  'animatemotion',
  'animatetransform',
  'discard',
  'set',
  'handler',
  'listener',
]);

/** Whether an element may not be in an SVG, whatever its prefix and its capitals. */
export const isRefusedElement = (name: string): boolean => refusedElements.has(localName(name).toLowerCase());

/** The functions that a style may call; any other might fetch something. */
const styleFunctions = new Set(
  (
    'rgb rgba hsl hsla hwb lab lch oklab oklch color calc min max clamp var not is where media cubic-bezier ' +
    'matrix translate translatex translatey scale scalex scaley rotate skewx skewy circle ellipse inset polygon path ' +
    'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia'
  )
    .split(' ')
    .concat('nth-child', 'nth-of-type', 'url'),
);

const inner = /url\(\s*(?:"#[^"()\s]*"|'#[^'()\s]*'|#[^'"()\s]*)\s*\)/gi;

/**
 * Whether a style, or an attribute that is read as one, fetches something from elsewhere, or might: it imports, it calls a
 * function that isn't known here, or its words are hidden behind backslashes or comments.
 */
export const reachesOutside = (style: string): boolean => {
  if (style.includes('\\') || style.includes('/*') || style.includes('<')) return true;
  const rest = style.replaceAll(inner, '');
  if (/url\s*\(/i.test(rest)) return true;
  if ([...rest.matchAll(/@([\w-]*)/g)].some(([, rule]) => rule?.toLowerCase() !== 'media')) return true;
  if (/-moz-binding|behavior\s*:|javascript:/i.test(rest)) return true;
  return [...rest.matchAll(/([a-z][\w-]*)\(/gi)].some(([, name]) => !styleFunctions.has((name ?? '').toLowerCase()));
};

/** Attributes whose values are only names or words. */
const isPlain = (name: string): boolean => /^(?:id|class|role|lang|xml:lang|xml:space|aria-.*|data-.*)$/.test(name);

/** What is wrong with an attribute: it runs something (`handler`), or leads out of the file (`foreign`); else null. */
export const attributeProblem = (name: string, value: string): 'handler' | 'foreign' | null => {
  const local = localName(name).toLowerCase();
  if (local.startsWith('on')) return 'handler';
  if (local === 'src') return 'foreign';
  if (local === 'href') return value.startsWith('#') ? null : 'foreign';
  if (name === 'xmlns' || name.startsWith('xmlns:') || isPlain(name)) return null;
  return reachesOutside(value) ? 'foreign' : null;
};
