/** What the parts are for that are taken out of a drawing. */
export type RemovedPart = 'scripts' | 'animations' | 'embedded' | 'references' | 'styles' | 'doctype' | 'other';

const parts: readonly (readonly [RemovedPart, RegExp])[] = [
  ['scripts', /^(?:script|handler|listener|on.+)$/],
  ['animations', /^(?:animate.*|discard|set)$/],
  ['embedded', /^(?:image|feimage|foreignobject|iframe|object|embed|audio|video|html|body|div|p)$/],
  ['references', /^(?:a|href|src|fill|stroke|filter|mask|clip-path|cursor|marker.*)$/],
  ['styles', /^(?:style|xml-stylesheet)$/],
  ['doctype', /^doctype$/],
];

/** What was taken out of a drawing, by the names of its elements and attributes, each kind once. */
export const removedParts = (names: readonly string[]): readonly RemovedPart[] => [
  ...new Set(
    names.map((name) => {
      const local = name.slice(name.indexOf(':') + 1).toLowerCase();
      return parts.find(([, pattern]) => pattern.test(local))?.[0] ?? 'other';
    }),
  ),
];
