import { posix } from 'node:path';
import { forbiddenBecause, layerOf, layers, libraryHomes } from './layers.ts';

const specifierPattern = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"\n]+)\1/g;

/** The module specifiers that a source text imports or re-exports, dynamic imports included. */
export const importsOf = (source: string): string[] =>
  Array.from(source.matchAll(specifierPattern), (match) => match[2]).filter((specifier) => specifier !== undefined);

/** The file of the repository that a specifier names, or undefined for a library. */
const resolve = (file: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), specifier));
  const home = layers.find(({ alias }) => specifier.startsWith(alias));
  return home && home.folder + specifier.slice(home.alias.length);
};

const pageOf = (file: string): string | undefined => /^src\/pages\/([^/]+)\//.exec(file)?.[1];

/**
 * What is wrong with the imports of one file, one sentence each, by the arrow of `layers.ts`.
 * Tests may import everything; they are not checked.
 */
export const forbiddenImports = (file: string, source: string): string[] => {
  const from = layerOf(file);
  if (!from || /\.test\.tsx?$/.test(file)) return [];
  return importsOf(source).flatMap((specifier) => {
    const home = libraryHomes.find(({ library }) => specifier === library || specifier.startsWith(`${library}/`));
    if (home && !home.layers.includes(from.name) && !from.mayImport.includes('*'))
      return [`${file}: ${specifier} is not for ${from.folder}: ${home.advice}.`];
    const target = resolve(file, specifier);
    if (target === undefined) return [];
    const to = layerOf(target);
    if (!to) return [`${file}: ${specifier} lies outside the layers.`];
    const reason = forbiddenBecause(from, to);
    if (reason) return [`${file}: ${reason}`];
    const [page, otherPage] = [pageOf(file), pageOf(target)];
    return page && otherPage && page !== otherPage
      ? [
          `${file}: a page may not import another page (${specifier}); share it through src/ui, src/state or src/domain.`,
        ]
      : [];
  });
};
