import { planChoiceOn } from '#pension/insured-person.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';

/** The savings option in force today, before one that is chosen for later; null where personal data are hidden. */
export const optionToday = (basis: SimulationBasis | null) => basis && planChoiceOn(basis.record, basis.today);
