import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql';

/** How deep a query may go: the deepest text of a sidebar lies at nine. */
export const mostDepth = 10;
/** How deep a question about the schema itself may go, where such are answered. */
const mostSchemaDepth = 16;
/** How many fields a query may name, each use of a fragment counted. */
export const mostFields = 400;
/** How many pages and sidebars one request may ask for: each is a read of the database. */
export const mostRoots = 4;
/** How many signs of the language a request may hold; the parser stops there. */
export const mostTokens = 2_000;

type Size = { readonly depth: number; readonly fields: number };

/**
 * Refuses queries that would cost too much, before anything is read. A fragment is measured once, so that a few nested
 * ones cannot make the measuring itself costly; those that go in a circle are refused by GraphQL's own rules.
 */
export const queryLimits = (context: ValidationContext): ASTVisitor => {
  const measured = new Map<string, Size>();
  const measure = (set: SelectionSetNode): Size => {
    let depth = 0;
    let fields = 0;
    const count = (size: Size, deeper: number) => {
      depth = Math.max(depth, size.depth + deeper);
      fields += size.fields;
    };
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        fields += 1;
        count(selection.selectionSet === undefined ? { depth: 0, fields: 0 } : measure(selection.selectionSet), 1);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) count(measure(selection.selectionSet), 0);
      else count(measureFragment(selection.name.value), 0);
    }
    return { depth, fields };
  };
  const measureFragment = (name: string): Size => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    measured.set(name, { depth: 0, fields: 0 });
    const fragment = context.getFragment(name);
    const size = fragment ? measure(fragment.selectionSet) : { depth: 0, fields: 0 };
    measured.set(name, size);
    return size;
  };
  const rootsOf = (set: SelectionSetNode, seen: ReadonlySet<string>): string[] =>
    set.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value];
      if (selection.kind === Kind.INLINE_FRAGMENT) return rootsOf(selection.selectionSet, seen);
      const name = selection.name.value;
      const fragment = seen.has(name) ? undefined : context.getFragment(name);
      return fragment ? rootsOf(fragment.selectionSet, new Set([...seen, name])) : [];
    });
  return {
    OperationDefinition: (node) => {
      const refuse = (message: string) => {
        context.reportError(new GraphQLError(message, { nodes: node, extensions: { code: 'QUERY_TOO_COSTLY' } }));
      };
      const { depth, fields } = measure(node.selectionSet);
      const roots = rootsOf(node.selectionSet, new Set());
      const aboutSchema = roots.length > 0 && roots.every((name) => name.startsWith('__'));
      if (depth > (aboutSchema ? mostSchemaDepth : mostDepth)) refuse('The query goes too deep.');
      if (fields > mostFields) refuse('The query names too many fields.');
      if (roots.length > mostRoots) refuse('The query asks for too many pages at once.');
    },
  };
};
