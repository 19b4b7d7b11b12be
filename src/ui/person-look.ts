import type { BarLook } from '#ui/bar-fill.ts';

const looks: readonly BarLook[] = ['first', 'second', 'second', 'plain', 'first', 'plain'];

/** How the bars of a beneficiary look, by the place in the list: alike in the picture of the family and in the list. */
export const personLook = (index: number) => {
  const at = index % looks.length;
  return { look: looks[at] ?? 'first', isPale: at === 2 || at > 3 };
};
