import type { DeathBenefitAnswer } from '#contract/pages.ts';
import { isUnknownDate, type IsoDate } from '#kernel/date.ts';
import { trimmed } from '#kernel/trimmed.ts';

/** Somebody of the member's family; null if it is unknown or hidden. */
export type NamedPerson = { readonly name: string | null; readonly birthDate: IsoDate | null };

/** The family by name and birth date, for those who know only dates. */
export const namedPeople = ({ beneficiaries }: Pick<DeathBenefitAnswer, 'beneficiaries'>): readonly NamedPerson[] =>
  beneficiaries.map(({ fullName, birthDate = null }) => ({
    name: trimmed(fullName),
    birthDate: isUnknownDate(birthDate) ? null : birthDate,
  }));
