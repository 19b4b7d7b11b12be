/** What the amount in case of death is; `any` where the provider does not say, or says what nobody knows. */
export type DeathKind = 'partnerPension' | 'lumpSum' | 'orphansPensions' | 'none' | 'any';

/** Reads {@link DeathKind} off the box of the death benefit, on the dashboard and on its page. */
export const deathKind = (kind: string | null | undefined): DeathKind =>
  kind === 'partnerPension' || kind === 'lumpSum' || kind === 'orphansPensions' || kind === 'none' ? kind : 'any';
