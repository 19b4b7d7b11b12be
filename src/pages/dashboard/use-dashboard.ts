import { useEffect, useMemo, useState } from 'react';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { useToday } from '#state/kernel/today.ts';
import { dashboardResource } from '#state/remote/dashboard.ts';
import { hintsResource } from '#state/remote/hints.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { useRetryOnline } from '#ui/use-retry-online.ts';
import { dashboardView } from './view.ts';

/** Milliseconds that the cards wait for the hints above them. */
const hintPatience = 500;

/**
 * What the dashboard shows. Its cards wait a moment for the hints, which then stand above them; hints that come later stand
 * below, so that no card moves.
 */
export const useDashboard = () => {
  const query = useValue(anonymizeQueryAtom);
  const { answer, ...remote } = useRemote(dashboardResource, { query });
  const { data: allHints, ...lateHints } = useRemote(hintsResource, { query });
  useRetryOnline(remote);
  useRetryOnline(lateHints);
  // The answer says so already, without a hint.
  const lacksBirthDate = answer?.data.outlook?.obstacle === 'birthDateUnknown';
  const hints = useMemo(
    () => (lacksBirthDate ? (allHints?.filter(({ key }) => key !== 'birthDateUnknown') ?? null) : allHints),
    [allHints, lacksBirthDate],
  );
  const today = useToday();
  const { clock } = useServices();
  const [isOverdue, setIsOverdue] = useState(false);
  const view = useMemo(() => {
    // The hints that belong above the cards come with them, or nearly.
    const waits = hints === null && !lateHints.failed && !remote.isReturn && !isOverdue;
    return answer === null || waits ? null : dashboardView(answer, today);
  }, [answer, today, hints, lateHints.failed, remote.isReturn, isOverdue]);
  const isThere = answer !== null;
  useEffect(() => (isThere ? clock.after(hintPatience, () => setIsOverdue(true)) : undefined), [clock, isThere]);
  const [hintsPlace, setHintsPlace] = useState<'above' | 'below' | null>(null);
  if (hintsPlace === null && view !== null) setHintsPlace(hints === null ? 'below' : 'above');
  return {
    ...remote,
    view,
    hints,
    hintsPlace,
    lateHints,
    lacksBirthDate,
    /** The message by which the member has reported a missing birth date; none if they haven't. */
    reported: lacksBirthDate ? allHints?.find(({ key }) => key === 'birthDateUnknown')?.message : null,
  };
};
