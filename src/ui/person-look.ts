import type { BarLook } from './bar-fill.ts';

const looks: readonly BarLook[] = ['first', 'second', 'second', 'plain', 'first', 'plain'];

/** How the bars of a beneficiary look, by the place in the list: alike in the picture of the family, in the list and in the simulator. */
export const personLook = (index: number) => {
  const at = index % looks.length;
  return { look: looks[at] ?? 'first', isPale: at === 2 || at > 3 };
};
