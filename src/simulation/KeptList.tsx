import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scenario } from '#contract/simulations.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { KeptScenario } from './KeptScenario.tsx';
import { useScenarioName } from './scenario-name.ts';
import type { OwnScenarios } from './use-own-scenarios.ts';

/** How many kept scenarios are compared with the present one. */
const mostPicked = 2;

/** Those that are picked to be compared, by their ids, so that none outlives what the list says of it. */
export type Picking = {
  readonly picked: readonly Scenario[];
  /** Told what becomes of the ids that are picked at that moment. */
  readonly onPick: (change: (ids: readonly string[]) => readonly string[]) => void;
};

type KeptListProps = {
  /** Of the section's heading. */
  id: string;
  kept: OwnScenarios;
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
export const pickedOf = (own: readonly Scenario[], ids: readonly string[]): readonly Scenario[] =>
  ids.flatMap((id) => own.filter((each) => each.id === id && each.changes !== null)).slice(-mostPicked);

/** A simulator's kept scenarios: to open, compare, print, rename and remove; or that they are loading or can't be loaded. */
export const KeptList = memo((props: KeptListProps) => {
  const { id, kept, opened, isOpenedChanged, onOpen, picking, onRemoved } = props;
  const { t } = useTranslation('scenarios');
  const { t: common } = useTranslation('common');
  const isLocked = useValue(isViewAtom);
  const nameOf = useScenarioName();
  const { own, isKnown, stale, failed, loading, retry } = kept;
  const picked = picking?.picked ?? [];
  const isPicked = ({ id: scenarioId }: Scenario) => picked.some((each) => each.id === scenarioId);
  const pick = (scenario: Scenario) =>
    picking?.onPick((ids) =>
      isPicked(scenario)
        ? ids.filter((each) => each !== scenario.id)
        : [...ids.filter((each) => each !== scenario.id), scenario.id],
    );
  const isFull = picked.length >= mostPicked;
  const mayPickMore = own.some((each) => each.changes !== null && !isPicked(each));
  return (
    <>
      {isKnown || failed ? null : (
        <div aria-busy>
          <VisuallyHidden as="output">{t('listLoading')}</VisuallyHidden>
          <SkeletonBlock height={40} />
        </div>
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
      {own.length === 0 ? null : (
        <List disablePadding aria-labelledby={id}>
          {own.map((scenario) => (
            <KeptScenario
              key={scenario.id}
              scenario={scenario}
              name={nameOf(scenario)}
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
