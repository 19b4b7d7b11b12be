import { toChf } from '#kernel/money.ts';
import { estimatedAhvPension } from '../ahv-estimate.ts';
import type { SimulationBasis } from './basis.ts';

/** A basis that counts with an estimated pension of the AHV, and that estimate; `null` where it counts with none. */
type WithEstimate = {
  readonly basis: SimulationBasis;
  /** CHF a month. */
  readonly estimatedAhv: number | null;
};

/**
 * A basis in which an estimate takes the place of the AHV pension that the member has not entered, so that a retirement is
 * compared with today's salary as on the dashboard. An entered figure wins, also one in the changes. Never where personal
 * data are hidden, because the estimate follows from the salary. AHVG art. 29bis to 29ter, 34, 38.
 */
export const withEstimatedAhv = (basis: SimulationBasis): WithEstimate => {
  const { record, today } = basis;
  const estimate = record.ahvPerMonth === undefined ? toChf(estimatedAhvPension(record, today) ?? 0) : 0;
  return estimate > 0
    ? { basis: { ...basis, record: { ...record, ahvPerMonth: estimate } }, estimatedAhv: estimate }
    : { basis, estimatedAhv: null };
};
