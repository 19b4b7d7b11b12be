import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '');

const foldersOf = (file: string) =>
  file.split('/').flatMap((_, at, parts) => (at === 0 ? [] : [parts.slice(0, at).join('/')]));
const known = new Set([...files, ...files.flatMap(foldersOf)]);
const topFolders = new Set(files.flatMap(foldersOf).filter((folder) => !folder.includes('/')));

/** Paths of the repository that a document names between backticks; `X` stands for a name that the reader chooses. */
const deadPathsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/`([\w.-]+\/[\w./-]+)`/g), ([, path = '']) => path.replace(/\/$/, '')).filter(
    (path) => topFolders.has(path.split('/')[0] ?? '') && !/\bX\b/.test(path) && !known.has(path),
  );

describe('A path that a document names', () => {
  test.each(files.filter((file) => file === 'README.md' || /^docs\/.*\.md$/.test(file)))('exists, in %s', (file) => {
    expect(deadPathsIn(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  test.each([
    ['`src/state/gone.ts` holds it', ['src/state/gone.ts']],
    ['`docs/glossary.md`, `src/ui/` and `stories/pages/X.stories.tsx`', []],
    ['`application/json` and `GET pages/buyin`', []],
  ])('finds the dead paths in %s', (text, dead) => {
    expect(deadPathsIn(text)).toEqual(dead);
  });
});
