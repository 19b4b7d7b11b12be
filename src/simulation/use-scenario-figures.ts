import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sentSimulation, type Changes, type Scenario, type SimulationResult } from '#contract/simulations.ts';
import { isBroken } from '#domain/is-broken.ts';
import { namedValue } from '#kernel/named-value.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { lastReturn } from '#pension/simulation/scene.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { comparedFigures, hasAhv, incomesOf, situationsOf, type ComparedIncomes } from './compared-figures.ts';
import { francsOf } from './rough.ts';

/** What a scenario brings in words. */
export type ScenarioFigure = {
  readonly amount: string;
  /** Whether the AHV pension is part of it, or left out because another scenario has none; null where none has one. */
  readonly ahv: 'with' | 'withEstimated' | 'without' | null;
};

type Simulated = { readonly id: string; readonly changes: Changes; readonly result: SimulationResult };

/**
 * The main figure of kept scenarios, by their ids, with today's data: all pensions a month as a comparison of all of them
 * would draw them, the disability pension, or that it isn't possible. Nothing of a death, which has several receivers, nor
 * where the provider simulates.
 *
 * @param estimatedAhv the AHV pension that counts where changes have none; null without an estimate
 */
export const useScenarioFigures = (
  own: readonly Scenario[],
  basis: SimulationBasis | null,
  estimatedAhv: number | null,
): ReadonlyMap<string, ScenarioFigure> => {
  const { t } = useTranslation(['scenarios', 'simulation']);
  const locale = useValue(localeAtom);
  return useMemo(() => {
    const plain = (amount: string): ScenarioFigure => ({ amount, ahv: null });
    const disabilityOf = ({ result, changes }: Simulated): ScenarioFigure | null => {
      const paid = comparedFigures(situationsOf(result, changes)).find(({ figure }) => figure === 'disabledPerMonth');
      return paid?.amounts[1] ? plain(t('perMonth', { amount: francsOf(paid.amounts[1]) })) : null;
    };
    const pensionsOf = ({ withAhv, each }: ComparedIncomes<Simulated>) => {
      const isAhvLeftOut = !withAhv && each.some(({ pensions }) => hasAhv(pensions));
      return each.map(({ of: { id, changes, result }, pensions, amount }): readonly [string, ScenarioFigure] => {
        const lumpSum = result.after.retirement?.lumpSum ?? 0;
        if (pensions.perMonthOfFund === 0 && lumpSum > 0)
          return [id, plain(namedValue(t('simulation:retirement.capital'), francsOf(lumpSum), locale))];
        const isEstimated = estimatedAhv !== null && changes.retirement?.ahvPerMonth === undefined;
        const ahv = withAhv ? (isEstimated ? 'withEstimated' : 'with') : isAhvLeftOut ? 'without' : null;
        return [id, { amount: t('perMonth', { amount: francsOf(amount) }), ahv }];
      });
    };
    const otherOf = (each: Simulated): ScenarioFigure | null => {
      if (isBroken(each.result)) return plain(t('simulation:severity.broken'));
      return each.changes.risk === undefined ? null : disabilityOf(each);
    };
    if (basis === null) return new Map();
    const known = own.flatMap(({ id, changes }) => (changes === null ? [] : [{ id, changes }]));
    // One day and one rule for all, as in the comparison, which draws also what isn't possible.
    const drawnAfter = lastReturn(
      known.map(({ changes }) => changes),
      basis.today,
    );
    const all = known.map((each): Simulated => ({
      ...each,
      result: sentSimulation(simulate(basis, each.changes, { drawnAfter })),
    }));
    const others = all.flatMap((each) => {
      const figure = otherOf(each);
      return figure === null ? [] : [[each.id, figure] as const];
    });
    const incomes = incomesOf(all.filter(({ changes }) => changes.risk === undefined));
    return new Map([...pensionsOf(incomes), ...others]);
  }, [own, basis, estimatedAhv, t, locale]);
};
