import type { Plugin } from 'vite';

/** A file of the build and the files it imports statically; `import()` doesn't count. */
type ChunkImports = ReadonlyMap<string, readonly string[]>;

/** The first circle of files that import each other, as its path; undefined if there is none. */
export const circleOf = (chunks: ChunkImports): readonly string[] | undefined => {
  const cleared = new Set<string>();
  const search = (file: string, way: readonly string[]): readonly string[] | undefined => {
    const begin = way.indexOf(file);
    if (begin >= 0) return [...way.slice(begin), file];
    if (cleared.has(file)) return undefined;
    for (const next of chunks.get(file) ?? []) {
      const circle = search(next, [...way, file]);
      if (circle !== undefined) return circle;
    }
    cleared.add(file);
    return undefined;
  };
  for (const file of chunks.keys()) {
    const circle = search(file, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
};

/** Fails the build if its files import each other in a circle, because one of them would run before what it needs. */
export const noCircles = (): Plugin => ({
  name: 'no-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).filter((file) => file.type === 'chunk');
    const circle = circleOf(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
    if (circle !== undefined) this.error(`These files import each other in a circle: ${circle.join(' → ')}`);
  },
});
