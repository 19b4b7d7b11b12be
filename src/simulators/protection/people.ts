import type { NamedPerson } from '#domain/named-people.ts';
import type { SimulationResult } from '#contract/simulations.ts';

export type Receipt = NonNullable<SimulationResult['after']['risk']>['ifDead'][number];

/** One person with all that they receive. */
export type ReceivingPerson = Pick<Receipt, 'who' | 'child' | 'relation' | 'birthDate'> & {
  readonly key: string;
  /** The place in the page's list; without names in that of those who receive something. Null for the member. */
  readonly place: number | null;
  readonly name: string | null;
  readonly receipts: readonly Receipt[];
};

/**
 * Who receives something, each with all that they receive. Their names are those of the page, by birth date: the
 * engine knows none. Children born on one day are named in the order of the page.
 */
export const peopleOf = (receipts: readonly Receipt[], named: readonly NamedPerson[]): readonly ReceivingPerson[] => {
  const left = named.map((person, place) => ({ ...person, place }));
  const namedAs = ({ who, birthDate }: Receipt) => {
    if (who === 'self' || who === 'others') return undefined;
    const found = left.findIndex((person) => person.birthDate === birthDate);
    return found < 0 ? undefined : left.splice(found, 1)[0];
  };
  const keyOf = ({ who, child }: Receipt): string => `${who} ${child ?? ''}`;
  return receipts
    .filter((receipt, index) => receipts.findIndex((other) => keyOf(other) === keyOf(receipt)) === index)
    .map((first, index) => {
      const key = keyOf(first);
      const { who, child, relation, birthDate } = first;
      const own = receipts.filter((receipt) => keyOf(receipt) === key);
      const { name = null, place = index } = namedAs(first) ?? {};
      return { key, place: who === 'self' ? null : place, who, child, relation, birthDate, name, receipts: own };
    });
};
