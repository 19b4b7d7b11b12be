import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dashboardSchema } from '#contract/dashboard.ts';
import { civilStatusSchema } from '#contract/civil-status-page.ts';
import {
  buyInSchema,
  deathBenefitSchema,
  exitBenefitSchema,
  homeOwnershipSchema,
  insuranceOverviewSchema,
  retirementSchema,
  unpaidLeaveSchema,
} from '#contract/pages.ts';
import { buyInView } from '#pages/buy-in/view.ts';
import { civilStatusView } from '#pages/civil-status/view.ts';
import { dashboardView, type Card, type DashboardView } from '#pages/dashboard/view.ts';
import { deathBenefitView } from '#pages/death-benefit/view.ts';
import { exitBenefitView } from '#pages/exit-benefit/view.ts';
import { homeOwnershipView } from '#pages/home-ownership/view.ts';
import { insuranceOverviewView } from '#pages/insurance-overview/view.ts';
import { retirementView } from '#pages/retirement/view.ts';
import { unpaidLeaveView } from '#pages/unpaid-leave/view.ts';
import { readWire } from '../support/read-wire.ts';

const today = '2026-11-20';

const amount = fc.constantFrom(null, undefined, -20, 0, 0.4, 99.6, 240_000.35);
const text = fc.constantFrom(null, undefined, '', '  ', ' seit 20.08.2016 ');
const age = fc.constantFrom(null, undefined, -3, 0, 58, 64.5, 65, 1e6);
const points = fc.array(
  fc.record({ date: fc.constantFrom('2026-01-31', today, '2040-12-31', 'soon'), value: fc.integer() }),
);

type Sent = Readonly<Record<string, unknown>>;

/** A box on the wire with the fields that a card and its page have in common. */
const boxOf = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Sent> => fc.record(fields);

const cardOf = <Face>(name: string, box: Sent, pick: (view: DashboardView) => Card<Face>): Face => {
  const data = readWire(dashboardSchema, { [name]: { ...box, isVisible: true, isActive: true } });
  const card = pick(dashboardView({ data, dropped: [] }, today));
  if (card.kind !== 'read') throw new Error(`The card is ${card.kind}.`);
  return card.face;
};

test('A buy-in is the same on its card and on its page', () => {
  const fields = {
    maxPurchaseAmount: amount,
    maxBalanceAmount: amount,
    balanceMaxRatio: amount,
    currentCreditBalance: amount,
    homeOwnershipBalance: amount,
    subTitle: text,
    planName: text,
  };
  fc.assert(
    fc.property(boxOf(fields), (box) => {
      const card = cardOf('purchaseBox', box, ({ buyIn }) => buyIn);
      const { buyIn: page } = buyInView(readWire(buyInSchema, { purchaseBox: box }), today);
      expect(page).toMatchObject({
        atMost: card.atMost,
        isNone: card.isNone,
        isFull: card.isFull,
        reached: card.reached,
        savings: card.savings,
        savingsAtMost: card.savingsAtMost,
        toRepay: card.toRepay,
        note: card.note,
        planName: card.planName,
      });
    }),
  );
});

test('The savings balance is the same on its card and on the insurance overview', () => {
  fc.assert(
    fc.property(boxOf({ value: amount, historicalGraph: points, futureGraph: points }), (box) => {
      const card = cardOf('balanceBox', box, ({ savings }) => savings);
      const page = insuranceOverviewView(readWire(insuranceOverviewSchema, { graphBox: box }), today).savings;
      expect(page).toMatchObject(card);
    }),
  );
});

test('An early withdrawal is the same on its card and on its page', () => {
  const fields = {
    maxAmount: amount,
    maxAge: age,
    projectedGraph: points,
    noDataInfo: text,
    projectedGraphUnavailable: text,
  };
  fc.assert(
    fc.property(boxOf(fields), (box) => {
      const card = cardOf('homeOnwershipBox', box, ({ homeOwnership }) => homeOwnership);
      const page = homeOwnershipView(readWire(homeOwnershipSchema, { homeOnwershipBox: box })).withdrawal;
      expect(page).toMatchObject(card);
    }),
  );
});

test('A pension and its age are the same on its card and on its page', () => {
  fc.assert(
    fc.property(boxOf({ amount, defaultRetirementAge: age }), (box) => {
      const card = cardOf('retirementBox', box, ({ retirement }) => retirement);
      const page = retirementView(readWire(retirementSchema, { retirementBox: box }), today);
      expect([page.estimate?.amount, page.basis.age]).toEqual([card.amount, card.age]);
    }),
  );
});

test('The amount at death and its kind are the same on its card and on its page', () => {
  const kind = fc.constantFrom(null, undefined, 'partnerPension', 'lumpSum', 'orphansPensions', 'none', 'other');
  fc.assert(
    fc.property(boxOf({ amount, kind }), (box) => {
      const card = cardOf('fatalityBox', box, ({ deathBenefit }) => deathBenefit);
      const page = deathBenefitView(readWire(deathBenefitSchema, { fatalityBox: box }), today);
      expect([page.amount, page.kind]).toEqual([card.amount, card.kind]);
    }),
  );
});

test('The civil status is the same on its card and on its page', () => {
  fc.assert(
    fc.property(boxOf({ civilStatus: text, subTitle: text }), (box) => {
      const card = cardOf('civilStatusBox', box, ({ civilStatus }) => civilStatus);
      const page = civilStatusView(readWire(civilStatusSchema, { civilStatusBox: box })).status;
      expect([page?.name, page?.note]).toEqual([card.status, card.note]);
    }),
  );
});

test('The exit benefit and the cost of unpaid leave are the same on their cards and on their pages', () => {
  fc.assert(
    fc.property(amount, (sent) => {
      const exit = exitBenefitView(readWire(exitBenefitSchema, { leavingBenefitBox: { value: sent } })).benefit;
      expect(exit?.amount).toBe(cardOf('quittingBox', { amount: sent }, (view) => view.exitBenefit).amount);
      const leave = unpaidLeaveView(readWire(unpaidLeaveSchema, { unpaidVacationBox: { amount: sent } })).monthly;
      expect(leave?.amount).toBe(cardOf('unpaidVacationBox', { amount: sent }, (view) => view.unpaidLeave).amount);
    }),
  );
});
