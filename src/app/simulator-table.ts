import type { SimulatorName } from '#contract/page-links.ts';
import type { Namespace } from '#i18n/namespaces.ts';

/** Every simulator that stands alone: its file in src/simulators, which exports a component of the same name. */
export const simulatorTable: Readonly<Record<SimulatorName, string>> = {
  buyinsimulation: 'buy-in/BuyInSimulator',
  retirementsimulation: 'retirement/RetirementSimulator',
  homeownershipsimulation: 'home/HomeSimulator',
  additionalsavingssimulation: 'savings/SavingsSimulator',
};

/** Namespaces that simulators need besides the shared ones. */
export const simulatorNamespaces: readonly Namespace[] = ['simulation', 'calculation', 'detail'];
