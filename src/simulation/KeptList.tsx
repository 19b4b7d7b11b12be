import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, Scenario, SimulatorName } from '#contract/simulations.ts';
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

/** What the list needs of what is around it. */
export type KeptListProps = {
  simulator: SimulatorName;
  kept: OwnScenarios;
  /** What the fields say; a function, so that a slider's move doesn't render the list. */
  entered: () => Changes;
  picked: readonly Scenario[];
  onPick: (picked: readonly Scenario[]) => void;
  /** The one that was opened or kept last, and what is told another. */
  opened: Scenario | null;
  setOpened: (scenario: Scenario | null) => void;
  /** Whether the fields say something else by now. */
  isOpenedChanged: boolean;
  /** Told the name as the list has it. */
  onOpen: (changes: Changes, name: string) => void;
};

/** Opens a kept scenario in the fields, unless it can no longer be read. */
export const useOpenKept = ({
  entered,
  onOpen,
  setOpened,
}: Pick<KeptListProps, 'entered' | 'onOpen' | 'setOpened'>) => {
  const nameOf = useScenarioName();
  return (scenario: Scenario): void => {
    if (scenario.changes === null) return;
    onOpen(scenario.changes, nameOf(scenario));
    // In the fields' form: they spell out defaults that kept changes may omit.
    setOpened({ ...scenario, changes: entered() });
  };
};

/**
 * A simulator's kept scenarios: to open, compare, print, rename and remove; or that they are loading or can't be loaded.
 *
 * @param id of the section's heading
 */
export const KeptList = memo(({ id, onRemoved, ...props }: KeptListProps & { id: string; onRemoved: () => void }) => {
  const { kept, picked, onPick, opened, setOpened, isOpenedChanged } = props;
  const open = useOpenKept(props);
  const { t } = useTranslation('scenarios');
  const { t: common } = useTranslation('common');
  const isLocked = useValue(isViewAtom);
  const nameOf = useScenarioName();
  const { own, isKnown, stale, failed, loading, retry } = kept;
  const isPicked = ({ id: scenarioId }: Scenario) => picked.some((each) => each.id === scenarioId);
  const pick = (scenario: Scenario) =>
    onPick(isPicked(scenario) ? picked.filter((each) => each.id !== scenario.id) : [...picked, scenario]);
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
              onOpen={() => open(scenario)}
              onPick={() => pick(scenario)}
              onChanged={(now) => {
                onPick(picked.flatMap((each) => (each.id === scenario.id ? (now ?? []) : each)));
                if (opened?.id === scenario.id) setOpened(now);
                if (now === null) onRemoved();
              }}
            />
          ))}
        </List>
      )}
    </>
  );
});
