/** The kind of the death benefit; `any` if it is missing or unknown. */
export type DeathKind = 'partnerPension' | 'lumpSum' | 'orphansPensions' | 'none' | 'any';

/** Reads the {@link DeathKind} of a box, on the dashboard and on its page. */
export const deathKind = (kind: string | null | undefined): DeathKind =>
  kind === 'partnerPension' || kind === 'lumpSum' || kind === 'orphansPensions' || kind === 'none' ? kind : 'any';
