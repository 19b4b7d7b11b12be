import { stateAtom } from '#state/kernel/atoms.ts';

/** Whether the provider has said that it has no simulations; apart from the question, whose schemas pages don't load. */
export const areSimulationsAbsentAtom = stateAtom('session', 'simulations.absent', false);
