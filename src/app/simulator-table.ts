import type { LinkedSimulator } from '#contract/page-links.ts';
import type { Namespace } from '#i18n/namespaces.ts';

/** The simulators with an address of their own. Each file exports a component of its own name. */
export const simulatorTable: Readonly<Record<LinkedSimulator, string>> = {
  buyinsimulation: 'buy-in/BuyInSimulator',
  retirementsimulation: 'retirement/RetirementSimulator',
  homeownershipsimulation: 'home/HomeSimulator',
  additionalsavingssimulation: 'savings/SavingsSimulator',
  protectionsimulation: 'protection/FamilyProtectionSimulator',
  leavesimulation: 'leave/LeaveSimulator',
};

/** Namespaces that simulators need besides the shared ones. */
export const simulatorNamespaces: readonly Namespace[] = ['simulation', 'calculation', 'detail'];
