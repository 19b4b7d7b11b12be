import type { BarLook } from './bar-fill.ts';

const looks: readonly { readonly look: BarLook; readonly isPale: boolean }[] = [
  { look: 'first', isPale: false },
  { look: 'second', isPale: false },
  { look: 'second', isPale: true },
  { look: 'plain', isPale: false },
  { look: 'first', isPale: true },
  { look: 'plain', isPale: true },
];

/**
 * How the bars of a beneficiary look, by the place in the list: alike in the picture of the family, in the list and in the
 * simulator.
 */
export const personLook = (index: number) => looks[index % looks.length] ?? { look: 'first', isPale: false };
