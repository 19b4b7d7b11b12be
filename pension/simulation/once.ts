/** Computes a value when it is first asked for, and only once. */
export const once = <Value>(compute: () => Value): (() => Value) => {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: compute() }).value;
};
