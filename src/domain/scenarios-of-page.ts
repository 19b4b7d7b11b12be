import type { Scenario, SimulatorName } from '#contract/simulations.ts';

/** Which kept scenarios belong to a page: those of its simulator, and where two pages share that, those of its event. */
export type ScenariosOfPage = {
  readonly simulator: SimulatorName;
  readonly event?: NonNullable<NonNullable<Scenario['changes']>['risk']>['event'] | undefined;
};

/** Whether a kept scenario can be opened and belongs to a page. */
export const belongsTo = (
  { simulator, changes }: Pick<Scenario, 'changes'> & { readonly simulator: string },
  { simulator: own, event }: ScenariosOfPage,
): boolean => simulator === own && changes !== null && (event === undefined || changes.risk?.event === event);
