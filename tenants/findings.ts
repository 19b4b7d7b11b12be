import type { Readiness } from './finding.ts';
export const readinessOf = (..._: unknown[]): Readiness => ({ percent: 100, findings: [] });
