import type { Dashboard } from '#contract/dashboard.ts';
import { formatChf } from '#kernel/money.ts';
import { activeMembers, initialGlobals } from './axes.ts';
import { dashboardOf } from './dashboard-of.ts';
import { pageOf } from './pages-of.ts';

const { fund, language } = initialGlobals;

/** A member in the middle of their career. */
const [someone = null] = activeMembers(fund);

/** One shortly before retirement: the oldest. */
const [oldest = null] = activeMembers(fund).toSorted((one, other) => one.birthDate.localeCompare(other.birthDate));

/** What the provider answers about a member, for stories of components, which show the same in each fund and language. */
export const someDashboard: Dashboard = dashboardOf(fund, language, someone);

/** What it answers about somebody shortly before retirement. */
export const lateDashboard: Dashboard = dashboardOf(fund, language, oldest);

/** Their insurance overview. */
export const someOverview = pageOf('insuranceOverview', { ...initialGlobals, mode: 'light' }, someone);

/** A figure of an answer that a story can't do without. */
export const given = <T>(figure: T | null | undefined): T => {
  if (figure === null || figure === undefined) throw new Error('The provider doesn’t answer what a story shows.');
  return figure;
};

/** What the member pays of the contributions, CHF a month and a year: a part of them, or the total. */
export const memberContribution = (part: 'savings' | 'total'): readonly [number, number] => {
  const { contributions } = given(someOverview.salaryAndContributions);
  const line = given(contributions).lines.find((each) => each.payer === 'member' && each.part === part);
  return [given(line?.valuePerMonth), given(line?.valuePerYear)];
};

/** An amount as a test reads it on the screen, with an ordinary space. */
export const spokenChf = (amount: number): string => formatChf(amount).replaceAll('\u00a0', ' ');
