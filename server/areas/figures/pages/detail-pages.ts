import { additionalSavingsPage } from './additional-savings.ts';
import { buyInPage } from './buy-in.ts';
import { civilStatusPage } from './civil-status.ts';
import { deathBenefitPage } from './death-benefit.ts';
import { disabilityPage } from './disability.ts';
import { exitBenefitPage } from './exit-benefit.ts';
import { homeOwnershipPage } from './home-ownership.ts';
import { insuranceOverviewPage } from './insurance-overview.ts';
import { retirementPage } from './retirement.ts';
import { unpaidLeavePage } from './unpaid-leave.ts';

/** The renderer of each detail page, by the name of its endpoint. */
export const detailPages = {
  insuranceOverview: insuranceOverviewPage,
  buyIn: buyInPage,
  exitBenefit: exitBenefitPage,
  retirement: retirementPage,
  additionalSavings: additionalSavingsPage,
  homeOwnership: homeOwnershipPage,
  deathBenefit: deathBenefitPage,
  disability: disabilityPage,
  unpaidLeave: unpaidLeavePage,
  civilStatus: civilStatusPage,
} as const;
