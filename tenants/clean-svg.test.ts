// @vitest-environment jsdom
// The cleaned drawing is read by a parser of another make than the one that cleaned it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageFacts, imageProblems, isForbidden } from './check-image.ts';
import { cleanSvg } from './clean-svg.ts';

const svg = (inner: string, head = 'viewBox="0 0 8 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inner}</svg>`;
const problems = (text: string) => imageProblems('logo.svg', new TextEncoder().encode(text), 'logo');

const cleaned = (source: string) => {
  const result = cleanSvg(source);
  if (!result.ok) throw new Error(`The drawing is refused: ${result.why}`);
  return result;
};

const drawing = '<path d="M0 0h8v8z" fill="#123456"/>';

describe('Cleaning an SVG', () => {
  test('a drawing of shapes stays as it is', () => {
    const whole = svg(
      `<title>Quarz &amp; Söhne &lt;AG&gt;</title><defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs>` +
        `<g transform="translate(1 2)" fill="url(#a)" style="opacity:.5;stroke:url('#a')">${drawing}</g>`,
    );
    expect(cleaned(whole)).toEqual({ ok: true, text: whole, removed: [] });
  });

  test.each([
    ['a script', '<script>alert(1)</script>', ['script']],
    ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>', ['script']],
    ['a script of XHTML', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>', ['h:script']],
    ['a script by another prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script>', ['s:script']],
    ['a script within a script', '<g><script><script>x()</script></script></g>', ['script']],
    ['HTML', '<foreignObject><body onload="x()"/></foreignObject>', ['foreignObject']],
    ['an event handler', '<path d="M0 0" onclick="x()"/>', ['onclick']],
    ['an event handler in capitals', '<path d="M0 0" ONLOAD="x()"/>', ['ONLOAD']],
    ['an animation', '<animate attributeName="href" to="javascript:x()"/><set to="x"/>', ['animate', 'set']],
    ['a picture', '<image href="https://a.example/b.png"/>', ['image']],
    ['a picture in a filter', '<filter id="f"><feImage href="https://a.example/b.png"/></filter>', ['feImage']],
    ['a foreign reference', '<use href="https://a.example/b.svg#c"/>', ['href']],
    ['a reference with a prefix', '<use xlink:href="//a.example/b.svg#c"/>', ['xlink:href']],
    ['data for a reference', '<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>', ['href']],
    ['an encoded address', '<use href="&#106;avascript:alert(1)"/>', ['href']],
    ['an address with a line break', '<use href="java&#10;script:alert(1)"/>', ['href']],
    ['foreign paint', '<path fill="url(https://a.example/b.svg#c)"/>', ['fill']],
    ['foreign paint in a style', '<path style="fill:URL( \'//a.example/b\' )"/>', ['style']],
    ['escaped foreign paint', '<path style="fill:\\75rl(//a.example/b)"/>', ['style']],
    ['foreign paint behind a comment', '<path style="fill:u/**/rl(//a.example/b)"/>', ['style']],
    ['an import', '<style>@import "https://a.example/b.css";</style>', ['style']],
    ['an import in CDATA', '<style><![CDATA[@import url(//a.example/b.css);]]></style>', ['style']],
    ['an escaped import', '<style>@\\69mport "//a.example/b.css";</style>', ['style']],
    ['a foreign set of pictures', '<style>path{mask-image:image-set("//a.example/b.png" 1x)}</style>', ['style']],
    ['a foreign typeface', '<style>@font-face{font-family:a;src:url(//a.example/b.woff)}</style>', ['style']],
  ])('%s is taken out and named', (_, inner, names) => {
    const { text, removed } = cleaned(svg(`${inner}${drawing}`));
    expect(removed).toEqual(names);
    expect(text).toContain(drawing);
    expect(problems(text)).toEqual([]);
  });

  test('a doctype and a style sheet’s instruction are taken out', () => {
    const source = `<?xml version="1.0"?><?xml-stylesheet href="//a.example/b.css"?><!DOCTYPE svg PUBLIC "a" "b">${svg(drawing)}`;
    expect(cleaned(source)).toEqual({ ok: true, text: svg(drawing), removed: ['xml-stylesheet', 'doctype'] });
  });

  test('a link loses its address and keeps its drawing', () => {
    const { text, removed } = cleaned(svg(`<a href="javascript:x()">${drawing}</a>`));
    expect(text).toBe(svg(`<g>${drawing}</g>`));
    expect(removed).toEqual(['a', 'href']);
  });

  test('what only drawing programs read goes without being told', () => {
    const source = svg(
      `<metadata xmlns="urn:x"/><inkscape:grid/>${drawing}`,
      'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.3" viewBox="0 0 8 8"',
    );
    expect(cleaned(source)).toEqual({ ok: true, text: svg(drawing), removed: [] });
  });

  test('classes and a look for dark surroundings are kept', () => {
    const style = '<style>.a{fill:#fff}@media (prefers-color-scheme: dark){.a{fill:rgb(0 0 0)}}</style>';
    expect(cleaned(svg(style + drawing)).text).toBe(svg(style + drawing));
  });

  test('a drawing with a width and a height gets the view box that it lacks', () => {
    expect(cleaned(svg(drawing, 'width="24px" height="12"')).text).toContain('viewBox="0 0 24 12"');
    expect(cleaned(svg(drawing, 'width="100%" height="12"')).text).not.toContain('viewBox');
  });

  test('text is kept, and the check of images warns of it', () => {
    const { text } = cleaned(svg('<text x="1">Quarz</text>'));
    expect(text).toContain('<text x="1">Quarz</text>');
    expect(problems(text)).toEqual([expect.stringContaining('draws <text>')]);
  });

  test.each([
    ['a page', '<html><body/></html>', 'noSvg'],
    ['nothing', '', 'noSvg'],
    ['words', 'Quarz', 'noSvg'],
    ['a drawing that is cut off', '<svg xmlns="http://www.w3.org/2000/svg"><g>', 'noSvg'],
    ['another’s svg', '<svg xmlns="urn:x"/>', 'noSvg'],
    [
      'a billion laughs',
      `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<title>&b;</title>')}`,
      'entities',
    ],
    [
      'an outer entity',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<title>&a;</title>')}`,
      'entities',
    ],
    ['an unknown entity', svg('<title>&nbsp;</title>'), 'noSvg'],
    ['a thousand groups in each other', svg(`${'<g>'.repeat(1000)}${'</g>'.repeat(1000)}`), 'tooDeep'],
    [
      'a use of a use of a use',
      svg(
        Array.from(
          { length: 8 },
          (_, level) => `<g id="a${level}">${`<use href="#a${level - 1}"/>`.repeat(8)}</g>`,
        ).join(''),
      ),
      'tooMany',
    ],
    ['a use of itself', svg('<g id="a"><use href="#a"/></g>'), 'tooMany'],
  ])('%s is refused', (_, source, why) => {
    expect(cleanSvg(source)).toEqual({ ok: false, why });
  });

  const names = fc.constantFrom(
    'g',
    'path',
    'a',
    'style',
    'script',
    'use',
    'foreignObject',
    's:script',
    'h:iframe',
    'SCRIPT',
    'set',
  );
  const attributes = fc.constantFrom(
    'href',
    'xlink:href',
    'onload',
    'OnClick',
    'style',
    'fill',
    's:href',
    'd',
    'id',
    'src',
  );
  const values = fc.constantFrom(
    'javascript:alert(1)',
    '#a',
    'url(#a)',
    'url( &quot;//x.example&quot; )',
    'u\\72l(//x.example)',
    '&#x6a;avascript:x()',
    '@import &quot;//x.example&quot;',
    'data:text/html,x',
    'image-set(&quot;//x&quot;)',
    '&lt;script&gt;',
    '#a&quot; onload=&quot;x()',
  );
  const { tree } = fc.letrec<{ tree: string; node: string; words: string }>((tie) => ({
    tree: fc.array(fc.oneof({ maxDepth: 5 }, tie('words'), tie('node')), { maxLength: 4 }).map((all) => all.join('')),
    node: fc
      .tuple(
        names,
        fc.uniqueArray(fc.tuple(attributes, values), { selector: ([name]) => name, maxLength: 3 }),
        tie('tree'),
      )
      .map(
        ([name, fields, inner]) =>
          `<${name}${fields.map(([key, value]) => ` ${key}="${value}"`).join('')}>${inner}</${name}>`,
      ),
    words: fc.oneof(
      values,
      values.map((value) => `<![CDATA[${value}]]>`),
      values.map((value) => `<!-- ${value} -->`),
    ),
  }));
  const heads =
    'viewBox="0 0 8 8" xmlns:s="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink"';

  test('whatever is put together, a cleaned drawing neither runs nor fetches anything, and needs no second cleaning', () => {
    fc.assert(
      fc.property(tree, (inner) => {
        const { text } = cleaned(svg(inner, heads));
        const { kind, svgProblems } = imageFacts(new TextEncoder().encode(text));
        expect([kind, svgProblems.filter(isForbidden)]).toEqual(['svg', []]);
        const page = new DOMParser().parseFromString(text, 'image/svg+xml');
        expect(page.querySelector('parsererror, script, foreignObject, iframe, set, a')).toBeNull();
        for (const element of page.querySelectorAll('*')) {
          expect(element.namespaceURI).toBe('http://www.w3.org/2000/svg');
          for (const { name, value } of element.attributes) {
            expect(name).not.toMatch(/^on|src/i);
            if (name.endsWith('href')) expect(value).toMatch(/^#/);
          }
        }
        expect(cleaned(text)).toEqual({ ok: true, text, removed: [] });
      }),
      { numRuns: 500 },
    );
  });

  test('any text at all is cleaned or refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }).map((inner) => svg(inner)),
        ),
        (text) => {
          const result = cleanSvg(text);
          if (result.ok)
            expect(imageFacts(new TextEncoder().encode(result.text)).svgProblems.some(isForbidden)).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

test('every drawing of the repository’s funds stays as it is', () => {
  const drawings = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /assets.*\.svg$/.test(file),
  );
  expect(drawings.length).toBeGreaterThan(40);
  for (const file of drawings) {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    expect(cleanSvg(source), file).toMatchObject({ ok: true, removed: [] });
    expect(cleaned(source).text.length, file).toBeGreaterThan(source.length - 20);
  }
});
