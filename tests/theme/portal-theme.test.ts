import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { houseBrand, readBrand } from '#theme/brand.ts';
import { createPortalTheme } from '#theme/create-portal-theme.ts';
import { firstPaintCss } from '#theme/css-variables.ts';
import { typefaceFaces, typefacePreload, typefaces, type TypefaceName } from '#theme/typefaces.ts';

const names: TypefaceName[] = ['humanist', 'grotesque', 'geometric', 'serif'];

const problemsOf = (brand: unknown) => readBrand({ configurations: { brand } }).problems;

describe('Reading a fund’s brand', () => {
  test('a fund without settings gets the default look', () => {
    expect(readBrand({ displayName: 'Pilaster' })).toEqual({ brand: houseBrand, problems: [] });
  });

  test('a broken colour or an unknown choice becomes the default and is reported', () => {
    const { brand, problems } = readBrand({
      displayName: 'Stiftung',
      configurations: { brand: { primary: 'salmon', secondary: '#ABC', corner: 'wavy', typeface: 7 } },
    });
    expect(brand).toMatchObject({
      primary: houseBrand.primary,
      secondary: '#aabbcc',
      corner: 'soft',
      typeface: 'grotesque',
    });
    expect(problems.map(({ field }) => field)).toEqual(['primary', 'corner', 'typeface']);
  });

  test('settings of an unknown shape still give a brand', () => {
    for (const brand of [null, 'red', 12, [], { primary: {} }])
      expect(readBrand({ configurations: { brand } }).brand.primary).toBe(houseBrand.primary);
  });

  test('a brand that is no object is reported, one that is missing is not', () => {
    expect(problemsOf('red')).toEqual([{ field: 'brand', value: 'red', reason: 'is not an object' }]);
    expect([problemsOf(undefined), problemsOf(null), readBrand({}).problems]).toEqual([[], [], []]);
    expect(problemsOf({ primary: null, secondary: undefined, corner: null, mode: undefined })).toEqual([]);
  });

  test('every valid choice is taken, every invalid one reported with what it may be', () => {
    const chosen = { corner: 'round', density: 'compact', typeface: 'serif', mode: 'dark' };
    const { brand, problems } = readBrand({ configurations: { brand: chosen } });
    expect(brand).toMatchObject(chosen);
    expect(problems).toEqual([]);
    expect(readBrand({ configurations: { brand: { corner: 'wavy' } } }).problems).toEqual([
      { field: 'corner', value: 'wavy', reason: 'is none of sharp, soft, round' },
    ]);
  });

  test('images are taken if they are texts, the name without the spaces around it', () => {
    const images = { logoImage: '/logo.svg', backgroundImage: '/berg.jpg', favicon: '' };
    expect(
      readBrand({ displayName: ' Stiftung ', ...images, configurations: { brand: { logoImageDark: 7 } } }).brand,
    ).toMatchObject({
      displayName: 'Stiftung',
      logoImage: '/logo.svg',
      backgroundImage: '/berg.jpg',
      favicon: undefined,
      logoImageDark: undefined,
    });
    expect(readBrand({ displayName: '  ' }).brand.displayName).toBe(houseBrand.displayName);
  });

  test('a fund with one colour does not get the default second one', () => {
    expect(readBrand({ configurations: { brand: { primary: '#8c3d1f' } } }).brand.secondary).toBe('#8c3d1f');
  });
});

describe('Typefaces', () => {
  test.each(names)('%s is a small file whose name contains a hash of its content', (name) => {
    for (const file of [typefaces[name].latin, typefaces[name].latinExt]) {
      const path = join('public/typefaces', file);
      expect(statSync(path).size).toBeLessThan(36_000);
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8);
      expect(file).toContain(`-${hash}.woff2`);
    }
  });

  test.each(names)('%s has a fallback with the same metrics', (name) => {
    const standIn = typefaceFaces(name).at(-1);
    expect(standIn).toMatchObject({ sizeAdjust: expect.stringMatching(/^1\d\d\.\d\d%$/), lineGapOverride: '0%' });
  });

  test('every typeface file is used', () => {
    const used = names.flatMap((name) => [typefaces[name].latin, typefaces[name].latinExt]);
    expect(
      readdirSync('public/typefaces')
        .filter((file) => file.endsWith('.woff2'))
        .toSorted(),
    ).toEqual(used.toSorted());
  });
});

describe('First paint', () => {
  test('the first paint has both modes for a fund that follows the system, and only the chosen one otherwise', () => {
    expect(firstPaintCss(houseBrand)).toContain('prefers-color-scheme:dark');
    const light = firstPaintCss({ ...houseBrand, mode: 'light' });
    expect(light).toContain('color-scheme:light');
    expect(light).not.toContain('color-scheme:dark');
  });

  test('the first paint has only the fund’s typeface', () => {
    const css = firstPaintCss({ ...houseBrand, typeface: 'serif' }, { base: '/portal/' });
    expect(css).toContain(typefacePreload('serif', '/portal/'));
    expect(css).not.toContain('Geist');
  });

  test('a fund’s name cannot break out of the first paint’s style', () => {
    const { brand } = readBrand({ displayName: '</style><script>', configurations: { brand: {} } });
    expect(firstPaintCss(brand)).not.toContain('<');
  });
});

test('The theme has the background of its mode and passes on the tokens', () => {
  const theme = createPortalTheme(houseBrand, { mode: 'dark' });
  expect(theme.palette.mode).toBe('dark');
  expect(theme.palette.background.default).toBe(theme.tokens.colour.surface.page);
  expect(theme.palette.primary.main).toBe(theme.tokens.colour.primary.main);
});

test('No colour is written outside the files that define colours', () => {
  const makers = new Set([
    'theme/brand.ts',
    'theme/palette.ts',
    'src/kernel/house-colour.ts',
    'server/kernel/colours.ts',
  ]);
  const literal =
    /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!;)|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(\s*[\d.]/i;
  const files = ['src', 'theme', 'stories', 'server']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file) && !makers.has(file));
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .split('\n')
      .filter((line) => /['"`]/.test(line) && literal.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
