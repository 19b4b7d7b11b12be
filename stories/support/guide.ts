/** When to use a component, and when not: short sentences for its docs page. */
export type Guide = { readonly dos: readonly string[]; readonly donts: readonly string[] };

/** The parameter of a component's stories that its docs page shows as «do» and «don't». */
export const guide = (dos: readonly string[], donts: readonly string[]): { guide: Guide } => ({
  guide: { dos, donts },
});

/** Reads {@link guide} from a story's parameters. */
export const guideOf = (parameters: Readonly<Record<string, unknown>>): Guide | null => {
  const found = parameters['guide'];
  return typeof found === 'object' && found !== null && 'dos' in found ? (found as Guide) : null;
};
