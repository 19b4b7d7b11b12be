import Link from '@mui/material/Link';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedSimulator } from '#contract/page-links.ts';
import type { KeptScenarioNote } from '#contract/pages.ts';
import type { SimulatorName } from '#contract/simulations.ts';
import { withScenario } from '#domain/simulate-query.ts';
import { formatDate } from '#kernel/date.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { addressWith, anonymizeAtom, placeAtom } from '#state/kernel/place.ts';
import { newestKeptAtom } from '#state/remote/newest-kept.ts';
import { RouterLink } from '#ui/RouterLink.tsx';
import { usePageSimulator } from './page-simulator.tsx';

/** The scenario that was kept last in the page's simulator, as the page's answer says it; null without one. */
export const KeptInPage = createContext<KeptScenarioNote | null>(null);

const namesOf: Readonly<Record<LinkedSimulator, SimulatorName>> = {
  buyinsimulation: 'buyIn',
  retirementsimulation: 'retirement',
  homeownershipsimulation: 'home',
  additionalsavingssimulation: 'savings',
  protectionsimulation: 'protection',
  leavesimulation: 'leave',
};

/** Leads from a figure to the scenario that was kept last, which opens in the simulator below. Nothing without one. */
export const KeptLine = () => {
  const { t } = useTranslation('detail');
  const inPage = use(KeptInPage);
  const here = usePageSimulator();
  // Newer than the page, as soon as the simulator has loaded them.
  const loaded = useValue(newestKeptAtom);
  const isHidden = useValue(anonymizeAtom);
  const { pathname, query } = useValue(placeAtom);
  const kept = here === null || isHidden ? null : loaded === null ? inPage : (loaded[namesOf[here]] ?? null);
  if (kept === null) return null;
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
