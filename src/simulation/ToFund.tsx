import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, use, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sentSimulation, type Changes, type Scenario, type SimulatorName } from '#contract/simulations.ts';
import { longestSubject } from '#domain/message-rules.ts';
import { formatDate } from '#kernel/date.ts';
import { namedValue } from '#kernel/named-value.ts';
import { plainLine } from '#kernel/plain-text.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { derivedAtom, useAction, useValue } from '#state/kernel/atoms.ts';
import { originQueryAtom } from '#state/kernel/origin-query.ts';
import { anonymizeQueryAtom, localeAtom, useHref } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { useToday } from '#state/kernel/today.ts';
import { scenariosResource } from '#state/remote/scenarios.ts';
import { authorAtom, prepareMessageAction } from '#state/session/drafts.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { Button } from '#ui/Button.tsx';
import { useChangeWords } from './change-words.ts';
import { useEffectWords } from './effect-words.ts';
import { LeadsOn } from './leads-on.ts';
import { sameChanges } from './same-changes.ts';
import type { Hindrance } from './KeepScenario.tsx';

type ToFundProps = {
  simulator: SimulatorName;
  /** Why there is nothing to ask for; null if there is. */
  hindrance: Hindrance | null;
  /** What the fields say. */
  entered: () => Changes;
  /** What it is called; null where there is nothing else. */
  name: string | null;
  basis: SimulationBasis | null;
  /** The AHV pension that counts where changes have none; null without an estimate. */
  estimatedAhv: number | null;
  /** The scenario that was opened last. */
  opened: Scenario | null;
};

const inList = (lines: readonly string[]) => lines.map((line) => `– ${line}`).join('\n');

/** Takes what is set to a message to the fund, which only its author sends. */
export const ToFund = memo(({ simulator, hindrance, entered, name, basis, estimatedAhv, opened }: ToFundProps) => {
  const { t } = useTranslation('scenarios');
  const locale = useValue(localeAtom);
  const id = useId();
  const { navigate } = useServices();
  const href = useHref();
  const originQuery = useValue(originQueryAtom);
  const query = useValue(anonymizeQueryAtom);
  const isSecond = use(LeadsOn) && hindrance === null;
  const isLocked = useValue(isViewAtom);
  const author = useValue(authorAtom);
  const today = useToday();
  const changeWords = useChangeWords();
  const effectWords = useEffectWords(simulator, today);
  const prepare = useAction(prepareMessageAction);
  // Whoever lists what is kept has asked for it.
  const { answer } = useValue(useMemo(() => derivedAtom((get) => scenariosResource.known(get, { query })), [query]));
  if (isLocked || author === null || answer?.data.isOffered === false) return null;
  // Death and disability are nothing that anybody would like to do.
  const isEvent = simulator === 'protection';
  const write = () => {
    const changes = entered();
    // Without the basis personal data are hidden, and nobody can write.
    const hasOwnAhv = estimatedAhv === null || changes.retirement?.ahvPerMonth !== undefined;
    const effects = basis === null ? [] : effectWords(sentSimulation(simulate(basis, changes)), hasOwnAhv);
    // What was changed since isn't the kept scenario any more.
    const keptAs = opened?.name && sameChanges(opened.changes)(changes) ? opened.name : null;
    prepare({
      subject: plainLine(t(isEvent ? 'asking.subject' : 'message.subject', { name: keptAs ?? t(`names.${simulator}`) }))
        .slice(0, longestSubject)
        .toWellFormed(),
      body: [
        t(isEvent ? 'asking.opening' : 'message.opening'),
        ...(keptAs === null ? [] : [t('message.scenario', { name: keptAs })]),
        inList(changeWords(changes, basis?.plan ?? null).map((line) => namedValue(line.name, line.value, locale))),
        ...(effects.length === 0 ? [] : [t('message.effects'), inList(effects)]),
        t(isEvent ? 'asking.closing' : 'message.closing', { date: formatDate(basis?.today ?? today) }),
      ].join('\n\n'),
      topic: simulator === 'buyIn' ? 'buyIn' : null,
    });
    navigate(href('contact', { query: originQuery('contact') }));
  };

  const act = t(isEvent ? 'ask' : 'write');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, displayPrint: 'none' }}>
      <Button
        variant={isSecond ? 'outlined' : 'contained'}
        endIcon="arrowRight"
        disabled={hindrance !== null}
        aria-describedby={id}
        onClick={write}
      >
        {name === null ? act : namedValue(act, plainLine(name), locale)}
      </Button>
      <Typography id={id} variant="body2" color="textSecondary">
        {t(hindrance === null || hindrance === 'nothing' ? 'writeHelp' : hindrance)}
      </Typography>
    </Box>
  );
});
