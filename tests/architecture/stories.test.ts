import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const stories = readdirSync(join(root, 'stories'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.stories.tsx'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n');

const components = readdirSync(join(root, 'src/ui'))
  .filter((file) => /^[A-Z]\w*\.tsx$/.test(file))
  .toSorted();

describe('The design system', () => {
  it.each(components)('%s has a story', (file) => {
    const user = components
      .filter((other) => other !== file && stories.includes(`'#ui/${other}'`))
      .some((other) => readFileSync(join(root, 'src/ui', other), 'utf8').includes(`'./${file}'`));
    expect(stories.includes(`'#ui/${file}'`) || user).toBe(true);
  });
});
