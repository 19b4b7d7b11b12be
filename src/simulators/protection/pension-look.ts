import { personLook } from '#ui/person-look.ts';
import type { BarLook } from '#ui/bar-fill.ts';
import type { Receipt } from './people.ts';

type Look = { readonly look: BarLook; readonly isHatched: boolean };

/** As in the page's picture of a disability's course; those for children are hatched. */
const ofDisability: Readonly<Partial<Record<Receipt['what'], Look>>> = {
  disabilityPension: { look: 'first', isHatched: false },
  disabilityChildPension: { look: 'first', isHatched: true },
  oldAgePension: { look: 'second', isHatched: false },
  oldAgeChildPension: { look: 'second', isHatched: true },
};

/**
 * How a pension's bar looks, which is as on its page: in a disability by its kind, after a death by who receives it.
 *
 * @param place the person's place in the page's list
 */
export const lookOf = (what: Receipt['what'], place: number | null): Look =>
  ofDisability[what] ?? personLook(place ?? 0);
