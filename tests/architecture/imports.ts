import { posix } from 'node:path';
import { divided, forbiddenBecause, layerOf, layers, libraryHomes } from './layers.ts';

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

/** The folder of a file in a layer whose folders may not import each other, and its kind. */
const partOf = (file: string) => {
  const from = layerOf(file);
  const division = divided.find(({ layer }) => layer === from?.name);
  const [folder, ...rest] = from === undefined ? [] : file.slice(from.folder.length).split('/');
  return division === undefined || rest.length === 0 ? undefined : { ...division, folder };
};

/**
 * What is wrong with the imports of a file, one sentence each, by the arrow of `layers.ts`. Tests may import everything
 * and aren't checked.
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
    if (!to) return [`${file}: ${specifier} is in none of the layers.`];
    const reason = forbiddenBecause(from, to);
    if (reason) return [`${file}: ${reason}`];
    const [part, other] = [partOf(file), partOf(target)];
    return part && other && part.layer === other.layer && part.folder !== other.folder
      ? [`${file}: ${part.each} may not import another (${specifier}); ${part.advice}.`]
      : [];
  });
};

/**
 * The group of a file for circles between folders: the first folder inside its layer, or the file itself if it is in
 * none.
 */
const roomOf = (file: string): string => {
  const from = layerOf(file);
  const [folder, ...rest] = from === undefined ? [] : file.slice(from.folder.length).split('/');
  return from === undefined || folder === undefined || rest.length === 0 ? file : `${from.folder}${folder}/`;
};

/** Which files of the repository each file imports. Without tests, which nothing imports. */
export const importGraph = (
  files: readonly string[],
  read: (file: string) => string,
): ReadonlyMap<string, readonly string[]> => {
  const known = new Set(files);
  return new Map(
    files
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => [
        file,
        importsOf(read(file))
          .map((specifier) => resolve(file, specifier) ?? '')
          .filter((target) => known.has(target)),
      ]),
  );
};

/** The same between the folders inside the layers. */
export const roomGraph = (graph: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> => {
  const rooms = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const own = roomOf(file);
    const imported = rooms.get(own) ?? new Set();
    for (const room of targets.map(roomOf)) if (room !== own) imported.add(room);
    rooms.set(own, imported);
  }
  return new Map(Array.from(rooms, ([room, imported]) => [room, [...imported]]));
};

/** Groups that import each other in a circle, each in alphabetical order (Tarjan's strongly connected components). */
export const circlesIn = (graph: ReadonlyMap<string, readonly string[]>): string[][] => {
  const visited = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): number => {
    const own = visited.size;
    visited.set(node, own);
    open.push(node);
    let lowest = own;
    for (const next of graph.get(node) ?? []) {
      if (!visited.has(next)) lowest = Math.min(lowest, visit(next));
      else if (open.includes(next)) lowest = Math.min(lowest, visited.get(next) ?? own);
    }
    if (lowest === own) {
      const group = open.splice(open.indexOf(node));
      if (group.length > 1) circles.push(group.toSorted());
    }
    return lowest;
  };
  for (const node of graph.keys()) if (!visited.has(node)) visit(node);
  return circles;
};
