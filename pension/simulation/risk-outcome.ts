import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import { disabilityOf } from '../compute-benefits.ts';
import { revisedDegree } from '../disability-share.ts';
import { hasLeft, presentDegree } from '../insured-person.ts';
import { retireAt } from '../retirement.ts';
import { computeDeathBenefits } from '../risk-benefits.ts';
import type { DeathBenefits } from '../risk-benefits.ts';
import { monthlyReceipts } from './monthly-receipts.ts';
import type { MonthlyReceipts } from './monthly-receipts.ts';
import { once } from './once.ts';
import type { Receipt } from './receipt.ts';
import { receiptsIfDead } from './receipts-if-dead.ts';
import { receiptsIfDisabled } from './receipts-if-disabled.ts';
import { drawnOn } from './retirement-outcome.ts';
import type { DrawnStep } from './retirement-outcome.ts';
import type { Scene } from './scene.ts';

/** Benefits at death or disability on a day. BVG art. 18 to 26. */
export type RiskOutcome = {
  readonly on: IsoDate;
  /**
   * At full disability, a year; the one in payment if nothing else is insured; 0 without any, also if it would begin only
   * after the ordinary age.
   */
  readonly disabilityPerYear: Centimes;
  /** Each child's; 0 if none is entitled on that day. */
  readonly disabilityChildPerYear: Centimes;
  readonly partnerPerYear: Centimes;
  /** Each orphan's; 0 if none is entitled on that day. */
  readonly orphanPerYear: Centimes;
  readonly deathLumpSum: Centimes;
  /** Degree of disability in percent for which a pension is paid on that day without the change; 0 without one. */
  readonly presentDegree: number;
  /** Ages up to which the plan pays children's pensions: usually, and in education or disabled. BVG art. 22. */
  readonly childUntil: { readonly age: number; readonly longer: number };
  readonly ifDisabled: readonly Receipt[];
  readonly ifDead: readonly Receipt[];
  /** What all of them receive together a month. */
  readonly monthlyIfDisabled: readonly MonthlyReceipts[];
  readonly monthlyIfDead: readonly MonthlyReceipts[];
};

/** Whether a day is in the months of an unpaid leave in which no salary is insured. */
const isWithoutCover = ({ changes: { leave }, paidLeave }: Scene, day: IsoDate): boolean =>
  leave?.cover === 'none' && paidLeave !== null && day >= paidLeave.from && day < paidLeave.until;

/** The benefits at death or disability on a day, with their derivations. */
export type RiskWork = {
  readonly disability: ReturnType<typeof disabilityOf>;
  readonly death: DeathBenefits;
  /** Whether nothing is insured but a disability pension in payment, with the survivors' benefits from it. */
  readonly isPensionOnly: boolean;
};

/** The degree of disability for which a pension is paid if the member becomes disabled by the entered one. BVG art. 24b. */
export const paidDegree = ({ record }: Scene, on: IsoDate, { isPensionOnly }: RiskWork, entered: number): number => {
  const present = presentDegree(record, on);
  return isPensionOnly ? present : revisedDegree(present, entered);
};

/** The benefits on a day; `null` if the age is unknown or nothing is insured any more. */
export const riskWork = (scene: Scene, on: IsoDate, drawn: readonly DrawnStep[]): RiskWork | null => {
  const { plan, record, account, parametersOn } = scene;
  if (isUnknownDate(record.birthDate) || hasLeft(record, on)) return null;
  const retired = scene.steps.at(-1);
  const isRetired = retired !== undefined && on >= retired.date;
  const isUncovered = !isRetired && isWithoutCover(scene, on);
  const isPensionOnly = isUncovered && presentDegree(record, on) > 0;
  const isUninsured = isRetired || (isUncovered && !isPensionOnly);
  const disability = isUninsured ? null : disabilityOf(plan, record, account, parametersOn, on);
  const insured = isPensionOnly ? disability?.runningPerYear : disability?.fullPerYear;
  const basis = insured ?? (isUninsured ? 0 : (ordinaryPension(scene) ?? 0));
  const parameters = parametersOn(on);
  const old = drawnOn(scene, drawn, on);
  const death = computeDeathBenefits(account, record, parameters, on, basis, old, disability === null);
  // What was drawn is not paid again.
  return { disability, death: isRetired ? { ...death, lumpSum: 0, beneficiaries: [] } : death, isPensionOnly };
};

/** Benefits at death or disability on a day. */
export const riskOutcome = (scene: Scene, on: IsoDate, work: RiskWork): RiskOutcome => {
  const { risk } = scene.changes;
  const { disability, death, isPensionOnly } = work;
  const full = { fullPerYear: disability?.fullPerYear ?? 0, childPerYear: disability?.childPerYear ?? 0 };
  const paid = disability === null || disability.beginsTooLate ? null : disability;
  const ofChild = (isPensionOnly ? paid?.runningChildPerYear : paid?.childPerYear) ?? 0;
  const degree = risk?.event === 'disability' ? (risk.degree ?? 100) : 100;
  const { childUntilAge, childInEducationUntilAge } = scene.parametersOn(on).survivors;
  const ifDisabled = once(() => receiptsIfDisabled(scene, on, full, paidDegree(scene, on, work, degree)));
  const ifDead = once(() => receiptsIfDead(scene, on, death));
  return {
    on,
    disabilityPerYear: (isPensionOnly ? paid?.runningPerYear : paid?.fullPerYear) ?? 0,
    disabilityChildPerYear: paid !== null && paid.children > 0 ? ofChild : 0,
    partnerPerYear: death.partnerPerYear,
    orphanPerYear: death.orphans > 0 ? death.orphanPerYear : 0,
    deathLumpSum: death.lumpSum,
    presentDegree: presentDegree(scene.record, on),
    childUntil: { age: childUntilAge, longer: childInEducationUntilAge },
    get ifDisabled() {
      return ifDisabled();
    },
    get ifDead() {
      return ifDead();
    },
    get monthlyIfDisabled() {
      return monthlyReceipts(ifDisabled());
    },
    get monthlyIfDead() {
      return monthlyReceipts(ifDead());
    },
  };
};

/** The yearly pension from savings not drawn yet. Past the insured age, survivors receive a share of it. */
const ordinaryPension = ({ account, record, parametersOn, steps }: Scene): Centimes | null => {
  const last = steps.at(-1);
  return last === undefined ? null : retireAt(account, record, parametersOn, last.month).pensionPerYear;
};
