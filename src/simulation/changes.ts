/** What a simulation changes, as pages hand it over. */
export type { Changes } from '#pension/simulation/changes.ts';
