import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A value by width (`{ xs: …, '@400': … }`) that is a function. */
const functionByWidth = /(?<![\w.])(?:xs|sm|md|lg|xl|'@[^']*')\s*:\s*(?:\([^()]*\)|\w+)\s*=>/g;

const found = (source: string): string[] => Array.from(source.matchAll(functionByWidth), ([text]) => text);

/** MUI has no component for these: text for screen readers only, and a circle inside an SVG mask. */
const ownElements = ['src/ui/VisuallyHidden.tsx', 'src/ui/charts/RingCurtain.tsx'];

describe('An element with a style', () => {
  it('is a component of MUI with sx', () => {
    const files = globSync(['src/**/*.tsx', 'theme/**/*.ts'], { cwd: root });
    const styled = files.filter((file) => /\bstyled\(\s*['"`]/.test(readFileSync(join(root, file), 'utf8')));
    expect(styled.toSorted()).toEqual(ownElements);
  });
});

describe('A value of sx by width', () => {
  it('no value of sx by width is a function, because MUI silently ignores it', () => {
    const files = globSync(['src/**/*.tsx', 'stories/**/*.tsx', 'theme/**/*.ts'], { cwd: root });
    expect(files.length).toBeGreaterThan(100);
    expect(
      files.flatMap((file) => found(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`)),
    ).toEqual([]);
  });

  it('finds a function in a value by width', () => {
    expect(found("sx={{ color: { xs: (theme) => theme.palette.text.primary, '@400': theme => 'red' } }}")).toHaveLength(
      2,
    );
    expect(found('sx={({ spacing }) => ({ p: { xs: spacing(1), md: 3 } })}')).toEqual([]);
  });
});
