import { normaliseHex, type Hex } from '#kernel/colour.ts';
import { localName } from './svg-rules.ts';

const shapes: ReadonlySet<string> = new Set('path rect circle ellipse polygon polyline text'.split(' '));
const painted = ['fill', 'stroke', 'stop-color'] as const;
const named: Readonly<Record<string, Hex>> = { black: '#000000', white: '#ffffff', currentcolor: '#000000' };

/** What paints nothing, or is told where it is defined. */
const saysNothing = (value: string): boolean => /^(?:none|transparent|inherit|url\(.*)$/.test(value);

/** Gathers the colours that a drawing is painted with, tag by tag. */
export type InkReader = {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close: () => void;
  /** Reads the rules of a style. */
  readonly style: (rules: string) => void;
  /** The colours; null if one of them is none that is known here. */
  readonly inks: () => readonly Hex[] | null;
};

/** Reads colours in hexadecimal, black and white. What has no colour of its own is black, as SVG has it. */
export const createInkReader = (): InkReader => {
  const found = new Set<Hex>();
  let isKnown = true;
  /** For each open element, whether it or one around it says what it is filled with. */
  const filled: boolean[] = [];
  const add = (written: string) => {
    const value = written.trim().toLowerCase();
    if (saysNothing(value)) return;
    const colour = normaliseHex(value) ?? named[value];
    if (colour === undefined) isKnown = false;
    else found.add(colour);
  };
  const style = (rules: string) => {
    for (const [, value = ''] of rules.matchAll(/(?:fill|stroke|stop-color)\s*:\s*([^;}!]+)/gi)) add(value);
  };
  return {
    open: (name, attributes) => {
      for (const attribute of painted) if (attributes[attribute] !== undefined) add(attributes[attribute]);
      if (attributes['style'] !== undefined) style(attributes['style']);
      const says = ['fill', 'style', 'class'].some((attribute) => attributes[attribute] !== undefined);
      const isFilled = says || filled.at(-1) === true;
      filled.push(isFilled);
      if (!isFilled && shapes.has(localName(name))) found.add('#000000');
    },
    close: () => filled.pop(),
    style,
    inks: () => (isKnown && found.size > 0 ? [...found] : null),
  };
};
