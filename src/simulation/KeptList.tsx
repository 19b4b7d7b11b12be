import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, Scenario } from '#contract/simulations.ts';
import { namedValue } from '#kernel/named-value.ts';
import type { Plan } from '#pension/plan.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { Notice } from '#ui/Notice.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useEnteredRows } from './entered-rows.ts';
import { KeptScenario } from './KeptScenario.tsx';
import { wholeOrExact } from './rough.ts';
import { useScenarioName } from './scenario-name.ts';
import type { OwnScenarios } from './use-own-scenarios.ts';
import { useScenarioFigures } from './use-scenario-figures.ts';

/** How many scenarios are compared, with the present one where it is apart from those that are picked. */
const mostCompared = 3;

/** A scenario that can be compared, because its changes can be read. */
export type Comparable = Scenario & { readonly changes: Changes };

const isComparable = (scenario: Scenario): scenario is Comparable => scenario.changes !== null;

/** Those that are picked to be compared, by their ids, so that none outlives what the list says of it. */
export type Picking = {
  readonly picked: readonly Comparable[];
  /** Whether the present one is compared with them, so that it takes one of the places. */
  readonly withPresent: boolean;
  /** Told what becomes of the ids that are picked at that moment. */
  readonly onPick: (change: (ids: readonly string[]) => readonly string[]) => void;
};

type KeptListProps = {
  /** Of the section's heading. */
  id: string;
  kept: OwnScenarios;
  /** Names a savings option, and says what a scenario does; null where it is unknown. */
  basis: SimulationBasis | null;
  /** The AHV pension that counts where changes have none; null without an estimate. */
  estimatedAhv: number | null;
  /** The one that was opened or kept last. */
  opened: Scenario | null;
  /** Whether the fields say something else by now. */
  isOpenedChanged: boolean;
  /** Null where none can be opened. */
  onOpen: ((scenario: Scenario) => void) | null;
  /** Null where none can be compared. */
  picking: Picking | null;
  onRemoved: () => void;
};

/** The scenarios with some ids that can be compared, the latest ones if there are too many. */
export const pickedOf = (own: readonly Scenario[], ids: readonly string[]): readonly Comparable[] =>
  ids.flatMap((id) => own.filter((each) => each.id === id).filter(isComparable)).slice(-mostCompared);

/** What of today's data differs from those that a scenario rests on; null if nothing does. */
const newsOf = ({ changed, planChosen }: Scenario): 'planChosen' | 'changed' | null =>
  !changed ? null : planChosen ? 'planChosen' : 'changed';

/** Puts what was entered in a scenario into one line, without what its name tells, or an option that only the plan names. */
const useEnteredLine = (plan: Plan | null): ((scenario: Scenario) => string) => {
  const locale = useValue(localeAtom);
  const rowsOf = useEnteredRows(wholeOrExact);
  return ({ nameSays, changes }) =>
    changes === null
      ? ''
      : rowsOf([changes], plan)
          .filter(({ key }) => (plan !== null || key !== 'option') && !nameSays.includes(key))
          .map((row) => namedValue(row.name, row.cells[0] ?? '', locale))
          .join(' · ');
};

/** A simulator's kept scenarios: to open, compare, print, rename and remove; or that they are loading or can't be loaded. */
export const KeptList = memo((props: KeptListProps) => {
  const { id, kept, basis, estimatedAhv, opened, isOpenedChanged, onOpen, picking, onRemoved } = props;
  const { t } = useTranslation('scenarios');
  const { t: common } = useTranslation('common');
  const isLocked = useValue(isViewAtom);
  const nameOf = useScenarioName();
  const lineOf = useEnteredLine(basis?.plan ?? null);
  const { own, isKnown, stale, failed, loading, retry } = kept;
  const figures = useScenarioFigures(own, basis, estimatedAhv);
  const picked = picking?.picked ?? [];
  const isPicked = ({ id: scenarioId }: Scenario) => picked.some((each) => each.id === scenarioId);
  const pick = (scenario: Scenario) =>
    picking?.onPick((ids) =>
      isPicked(scenario)
        ? ids.filter((each) => each !== scenario.id)
        : [...ids.filter((each) => each !== scenario.id), scenario.id],
    );
  // Several would say the same below each other.
  const news = (['planChosen', 'changed'] as const).flatMap((each) => {
    const about = own.filter((scenario) => newsOf(scenario) === each);
    return about.length < 2 ? [] : [{ news: each, names: about.map(nameOf) }];
  });
  /** What is said at a scenario itself. */
  const ownNewsOf = (scenario: Scenario) => {
    const its = newsOf(scenario);
    return news.some((shared) => shared.news === its) ? null : its;
  };
  const isFull = picked.length + Number(picking?.withPresent) >= mostCompared;
  const mayPickMore = own.some((each) => isComparable(each) && !isPicked(each));
  return (
    <>
      {isKnown || failed ? null : (
        // Out of the flow, because there may be nothing to list.
        <Box aria-busy sx={{ position: 'absolute' }}>
          <VisuallyHidden as="output">{t('listLoading')}</VisuallyHidden>
        </Box>
      )}
      {failed || stale ? (
        <FailedNotice title={t('listFailed')} retryLabel={common('retry')} onRetry={retry} retrying={loading} />
      ) : null}
      <Typography
        id={`${id}-most`}
        component="output"
        variant="body2"
        color="textSecondary"
        // A live region has to be there before it speaks; empty, it takes no room.
        sx={{ '&:empty': { position: 'absolute' } }}
      >
        {isFull && mayPickMore ? t('mostPicked') : null}
      </Typography>
      {news.map((each) => (
        <Notice key={each.news} severity="info" live="off" title={each.names.join(' · ')}>
          {t(each.news)}
        </Notice>
      ))}
      {own.length === 0 ? null : (
        <List disablePadding aria-labelledby={id}>
          {own.map((scenario) => (
            <KeptScenario
              key={scenario.id}
              scenario={scenario}
              name={nameOf(scenario)}
              figure={figures.get(scenario.id) ?? null}
              entered={lineOf(scenario)}
              news={ownNewsOf(scenario)}
              isPicked={isPicked(scenario)}
              notPickable={isFull && !isPicked(scenario) ? `${id}-most` : null}
              isLocked={isLocked}
              openedAs={scenario.id !== opened?.id ? null : isOpenedChanged ? 'changed' : 'kept'}
              onOpen={onOpen && (() => onOpen(scenario))}
              onPick={picking && (() => pick(scenario))}
              onRemoved={onRemoved}
            />
          ))}
        </List>
      )}
    </>
  );
});
