import type { DeathFace } from '../view.ts';

/** How often each kind of death benefit is paid, if that is known. */
export const deathUnits = {
  partnerPension: 'perYear',
  lumpSum: 'once',
  orphansPensions: 'perYear',
  none: null,
  any: null,
} as const satisfies Record<DeathFace['kind'], string | null>;
