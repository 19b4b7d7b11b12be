import { useTranslation } from 'react-i18next';
import type { LinkedSimulator } from '#contract/page-links.ts';
import { sameLink, type Box } from '#domain/box.ts';
import { usePageSimulator } from './page-simulator.tsx';
import { SimulateAction } from './SimulateAction.tsx';

type SimulateOwnProps = {
  /** The simulator of the page. */
  simulator: LinkedSimulator;
  simulation: Box | null;
};

/**
 * The way from a figure without a link of its own to the page's simulator, if it stands there or the provider's box leads
 * to it.
 */
export const SimulateOwn = ({ simulator, simulation }: SimulateOwnProps) => {
  const { t } = useTranslation('detail');
  const isHere = usePageSimulator() === simulator;
  const text = sameLink(simulator, simulation) ? simulation?.linkText : null;
  return <SimulateAction link={simulator} text={text ?? (isHere ? t('simulate') : null)} simulation={simulation} />;
};
