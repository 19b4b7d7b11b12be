import Link from '@mui/material/Link';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedSimulator } from '#contract/page-links.ts';
import type { ScenarioNote } from '#contract/pages.ts';
import type { RouteKey } from '#contract/route-words.ts';
import type { Scenario, SimulatorName } from '#contract/simulations.ts';
import { belongsTo, type ScenariosOfPage } from '#domain/scenarios-of-page.ts';
import { askedScenario, withScenario } from '#domain/simulate-query.ts';
import { formatDate } from '#kernel/date.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { addressWith, anonymizeAtom, placeAtom } from '#state/kernel/place.ts';
import { RouterLink } from '#ui/RouterLink.tsx';
import { useListedHere, usePageSimulator } from './page-simulator.tsx';

/** The latest kept scenario that belongs to the page, as the page's answer names it; null without one. */
export const LatestKeptContext = createContext<ScenarioNote | null>(null);

const namesOf: Readonly<Record<LinkedSimulator, SimulatorName>> = {
  buyinsimulation: 'buyIn',
  retirementsimulation: 'retirement',
  homeownershipsimulation: 'home',
  additionalsavingssimulation: 'savings',
  protectionsimulation: 'protection',
  leavesimulation: 'leave',
};

/** The pages that share a simulator, each about one event. */
const eventsOf: { readonly [Key in RouteKey]?: ScenariosOfPage['event'] } = {
  'death-benefit': 'death',
  disability: 'disability',
};

/** Names a scenario as a page's answer does; null if the provider doesn't say when it was kept. */
const noteOf = ({ id, name, keptAt }: Scenario): ScenarioNote | null =>
  keptAt === null ? null : { id, name, keptOn: swissDay(keptAt) };

/**
 * Leads from a figure to the scenario that was kept last, which opens in the simulator below. Nothing without one, nor while
 * the address leads to it already.
 */
export const KeptLine = () => {
  const { t } = useTranslation('detail');
  const inPage = use(LatestKeptContext);
  const here = usePageSimulator();
  // Follows what has just been kept, as the page's answer doesn't.
  const listed = useListedHere();
  const isHidden = useValue(anonymizeAtom);
  const { key, pathname, query } = useValue(placeAtom);
  if (here === null || isHidden) return null;
  const page = { simulator: namesOf[here], event: key === null ? undefined : eventsOf[key] };
  const latest = listed?.find((each) => belongsTo(each, page));
  const kept = listed === null ? inPage : latest === undefined ? null : noteOf(latest);
  if (kept === null || kept.id === askedScenario(query)) return null;
  return (
    <Link
      component={RouterLink}
      href={addressWith(pathname, withScenario(query, kept.id))}
      variant="body2"
      sx={{ paddingBlock: 0.5, overflowWrap: 'anywhere' }}
    >
      {t('kept', { name: kept.name, date: formatDate(kept.keptOn) })}
    </Link>
  );
};
