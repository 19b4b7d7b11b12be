import type { SimulatorName } from '#contract/page-links.ts';
import type { Namespace } from '#i18n/namespaces.ts';

/** Every simulator that stands alone: its file in src/simulators, which exports a component of the same name. */
export const simulatorTable: { readonly [Name in SimulatorName]?: string } = {
  buyinsimulation: 'buy-in/BuyInSimulator',
  retirementsimulation: 'retirement/RetirementSimulator',
  homeownershipsimulation: 'home/HomeSimulator',
};

/** Namespaces that simulators need besides the shared ones. */
export const simulatorNamespaces: readonly Namespace[] = ['simulation', 'calculation', 'detail'];
