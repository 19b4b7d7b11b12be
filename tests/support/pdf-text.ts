import { inflateSync } from 'node:zlib';

const unhex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/**
 * The words of a PDF by this product, in reading order: one text for each tagged piece of content (a heading, a
 * paragraph, a table's cell), without decoration. For tests: it reads only what pdfkit writes.
 */
export const pdfTexts = (pdf: Uint8Array): string[] => {
  const file = Buffer.from(pdf).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(id, body);

  const streamOf = (id: string): string => {
    const body = objects.get(id) ?? '';
    const start = body.indexOf('stream\n');
    if (start < 0) return '';
    const bytes = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1');
    return body.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
  };

  /** The text of each glyph of a font. */
  const glyphsOf = (font: string): Map<string, string> => {
    const glyphs = new Map<string, string>();
    const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? [];
    for (const [, from = '', list = ''] of streamOf(map).matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
      [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], index) => {
        const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
        glyphs.set(glyph, unhex(hex.replaceAll(' ', '')));
      });
    }
    return glyphs;
  };

  const texts: string[] = [];
  const [, kids = ''] =
    /\/Kids \[([^\]]*)\]/.exec([...objects.values()].find((body) => body.includes('/Type /Pages')) ?? '') ?? [];
  for (const [, page = ''] of kids.matchAll(/(\d+) 0 R/g)) {
    const body = objects.get(page) ?? '';
    const [, resources = ''] = /\/Resources (\d+) 0 R/.exec(body) ?? [];
    const fonts = new Map(
      [...(objects.get(resources) ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        glyphsOf(id),
      ]),
    );
    const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(body) ?? [];
    let glyphs = new Map<string, string>();
    let words: string | null = null;
    for (const [token, tag, font, shown = ''] of streamOf(contents).matchAll(
      /\/(\w+) <<[^>]*>> BDC|\/(F\d+) \S+ Tf|\[([^\]]*)\] TJ|\bEMC\b/g,
    )) {
      if (tag !== undefined) words = tag === 'Artifact' ? null : '';
      else if (font !== undefined) glyphs = fonts.get(font) ?? glyphs;
      else if (words !== null && token === 'EMC') {
        if (words !== '') texts.push(words.replaceAll(/ +/g, ' ').trim());
        words = null;
      } else if (words !== null) {
        const codes = [...shown.matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
        // Lines of one text follow each other with a space between.
        words += `${codes.map((code) => glyphs.get(code) ?? '').join('')} `;
      }
    }
  }
  return texts;
};
