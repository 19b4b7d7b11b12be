import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sentSimulation, type Changes, type Scenario, type SimulationResult } from '#contract/simulations.ts';
import { isBroken } from '#domain/is-broken.ts';
import { namedValue } from '#kernel/named-value.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { comparedFigures, hasAhv, situationsOf } from './compared-figures.ts';
import { francsOf } from './rough.ts';

/** What a scenario brings in words, and whether the AHV pension is part of it. */
export type ScenarioFigure = { readonly amount: string; readonly withAhv: boolean };

/**
 * The main figure of kept scenarios, by their ids, with today's data: all pensions a month as the comparison draws them, the
 * disability pension, or that it isn't possible. Nothing of a death, which has several receivers, nor where the provider
 * simulates.
 */
export const useScenarioFigures = (
  own: readonly Scenario[],
  basis: SimulationBasis | null,
): ReadonlyMap<string, ScenarioFigure> => {
  const { t } = useTranslation(['scenarios', 'simulation']);
  const locale = useValue(localeAtom);
  return useMemo(() => {
    const amountOf = (result: SimulationResult, changes: Changes): string | null => {
      if (isBroken(result)) return t('simulation:severity.broken');
      if (changes.risk !== undefined) {
        const paid = comparedFigures(situationsOf(result, changes)).find(({ figure }) => figure === 'disabledPerMonth');
        return paid?.amounts[1] ? t('perMonth', { amount: francsOf(paid.amounts[1]) }) : null;
      }
      const { pensions, after } = result;
      if (pensions === null) return null;
      const lumpSum = after.retirement?.lumpSum ?? 0;
      return pensions.after.perMonthOfFund === 0 && lumpSum > 0
        ? namedValue(t('simulation:retirement.capital'), francsOf(lumpSum), locale)
        : t('perMonth', { amount: francsOf(pensions.after.perMonth) });
    };
    const figureOf = (of: SimulationBasis, changes: Changes): ScenarioFigure | null => {
      const result = sentSimulation(simulate(of, changes));
      const amount = amountOf(result, changes);
      const pensions = result.pensions?.after ?? null;
      const withAhv =
        changes.risk === undefined && !isBroken(result) && pensions !== null && pensions.perMonthOfFund > 0;
      return amount === null ? null : { amount, withAhv: withAhv && hasAhv(pensions) };
    };
    const figures = new Map<string, ScenarioFigure>();
    if (basis === null) return figures;
    for (const { id, changes } of own) {
      const figure = changes && figureOf(basis, changes);
      if (figure !== null) figures.set(id, figure);
    }
    return figures;
  }, [own, basis, t, locale]);
};
