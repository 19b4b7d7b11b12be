import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Maximum depth of a query; a sidebar's deepest text is at nine. */
export const mostDepth = 10;
/** Maximum depth of a query about the schema itself, if such are allowed. */
const mostSchemaDepth = 16;
/** Maximum number of fields in a query, counting each use of a fragment. */
export const mostFields = 400;
/** Maximum number of pages and sidebars in a request; each one is a database read. */
export const mostRoots = 4;
/** Maximum number of tokens in a request; the parser stops there. */
export const mostTokens = 2_000;

/** `roots`: the top-level fields; `pages`: those of them that don't ask about the schema itself. */
type Size = { readonly depth: number; readonly fields: number; readonly roots: number; readonly pages: number };

const nothing: Size = { depth: 0, fields: 0, roots: 0, pages: 0 };

/**
 * Refuses expensive queries before anything is read. Measures each fragment once, so that nested ones can't make
 * measuring itself expensive; GraphQL's own rules refuse circular ones.
 */
export const queryLimits = (context: ValidationContext): ASTVisitor => {
  const measured = new Map<string, Size>();
  const measure = (set: SelectionSetNode): Size =>
    set.selections.map(measureSelection).reduce(
      (sum, size) => ({
        depth: Math.max(sum.depth, size.depth),
        fields: sum.fields + size.fields,
        roots: sum.roots + size.roots,
        pages: sum.pages + size.pages,
      }),
      nothing,
    );
  const measureSelection = (selection: SelectionNode): Size => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return measure(selection.selectionSet);
    const { depth, fields } = selection.selectionSet === undefined ? nothing : measure(selection.selectionSet);
    return {
      depth: depth + 1,
      fields: fields + 1,
      roots: 1,
      pages: selection.name.value.startsWith('__') ? 0 : 1,
    };
  };
  const measureFragment = (name: string): Size => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    measured.set(name, nothing);
    const fragment = context.getFragment(name);
    const size = fragment ? measure(fragment.selectionSet) : nothing;
    measured.set(name, size);
    return size;
  };
  return {
    OperationDefinition: (node) => {
      const refuse = (message: string) => {
        context.reportError(new GraphQLError(message, { nodes: node, extensions: { code: 'QUERY_TOO_COSTLY' } }));
      };
      const { depth, fields, roots, pages } = measure(node.selectionSet);
      if (depth > (pages === 0 ? mostSchemaDepth : mostDepth)) refuse('The query goes too deep.');
      if (fields > mostFields) refuse('The query names too many fields.');
      if (roots > mostRoots) refuse('The query asks for too many pages at once.');
    },
  };
};
