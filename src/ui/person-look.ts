import type { BarLook } from './bar-fill.ts';

const looks: readonly { readonly look: BarLook; readonly isHatched: boolean }[] = [
  { look: 'first', isHatched: false },
  { look: 'second', isHatched: false },
  { look: 'second', isHatched: true },
  { look: 'plain', isHatched: false },
  { look: 'first', isHatched: true },
  { look: 'plain', isHatched: true },
];

/**
 * How the bars of a beneficiary look, by the place in the list: alike in the picture of the family, in the list and in the
 * simulator.
 */
export const personLook = (index: number) => looks[index % looks.length] ?? { look: 'first', isHatched: false };
