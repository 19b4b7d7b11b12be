import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** How deep a query may go: the deepest text of a sidebar is at nine. */
export const mostDepth = 10;
/** How deep a question about the schema itself may go, where such are answered. */
const mostSchemaDepth = 16;
/** How many fields a query may name, each use of a fragment counted. */
export const mostFields = 400;
/** How many pages and sidebars one request may ask for: each is a read of the database. */
export const mostRoots = 4;
/** How many signs of the language a request may hold; the parser stops there. */
export const mostTokens = 2_000;

/** `roots`: the fields at the top; `pages`: those of them that are no question about the schema itself. */
type Size = { readonly depth: number; readonly fields: number; readonly roots: number; readonly pages: number };

const nothing: Size = { depth: 0, fields: 0, roots: 0, pages: 0 };

/**
 * Refuses queries that would cost too much, before anything is read. A fragment is measured once, so that a few nested
 * ones cannot make the measuring itself costly; those that go in a circle are refused by GraphQL's own rules.
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
