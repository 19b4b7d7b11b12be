import { describe, expect, it } from 'vitest';
import { dashboardMetaSchema, dashboardSchema } from '#contract/dashboard.ts';
import { tolerant } from '#contract/tolerant.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { dashboardView } from './view.ts';

/** A dashboard as the client reads it from the wire. */
const reading = (sent: Record<string, unknown>) => {
  const read = tolerant(dashboardSchema)(sent);
  if (!read.ok) throw new Error(read.path);
  return dashboardView({ data: read.value, dropped: read.dropped }, '2026-11-20');
};

const savingsOf = (balanceBox: unknown) => reading({ balanceBox }).savings;

describe('a box of the dashboard', () => {
  it.each([
    [
      ['Anna', ' Léo '],
      ['Anna', 'Léo'],
    ],
    [['Anna', ' '], []],
    [['Anna', null], []],
    [['Anna', { name: 'Léo' }], []],
    [['Anna', ['Léo']], []],
    [['Anna', true], []],
    [[], []],
    [null, []],
  ])('names those who receive something at a death only if all are known: %j', (receivers, names) => {
    const { deathBenefit } = reading({ fatalityBox: { isVisible: true, isActive: true, amount: 1, receivers } });
    expect(deathBenefit).toMatchObject({ face: { receivers: names } });
  });

  it.each([undefined, null, {}, { isVisible: false, value: 1 }, { isVisible: null }, { isVisible: 'yes' }])(
    'hides a box unless it says that it is visible: %j',
    (sent) => {
      expect(savingsOf(sent).kind).toBe('hidden');
    },
  );

  it('reads a box with nulls for what the provider doesn’t know', () => {
    expect(
      savingsOf({
        isVisible: true,
        isActive: null,
        hideAwaitBox: null,
        value: null,
        historicalGraph: null,
        futureGraph: null,
      }),
    ).toEqual({
      kind: 'read',
      face: {
        amount: null,
        curve: { past: [], future: [] },
        end: null,
        movements: [],
        yearOfBirth: null,
        ageAtEnd: null,
        band: null,
      },
      missing: null,
      isActive: false,
      hideAwaitBox: false,
    });
  });

  it('keeps a box’s figure when only its graph is malformed', () => {
    const read = savingsOf({
      isVisible: true,
      isActive: true,
      value: 125_000,
      historicalGraph: [{ date: '2025-12-31', value: 'many' }],
      futureGraph: 7,
    });
    expect(read).toMatchObject({ kind: 'read', face: { amount: 125_000, curve: { past: [], future: [] } } });
  });

  it('loses a lesser field that is malformed by itself, and never the card', () => {
    const { homeOwnership, retirement, buyIn } = reading({
      homeOnwershipBox: { isVisible: true, isActive: 'true', maxAmount: '40000', projectedGraphUnavailable: true },
      retirementBox: { isVisible: true, amount: 1800, defaultRetirementAge: [], link: {} },
      purchaseBox: { isVisible: true, maxPurchaseAmount: 500, subTitle: { de: 'x' }, planName: 7, graphData: 'x' },
    });
    expect(homeOwnership).toMatchObject({ kind: 'read', isActive: true, face: { amount: 40_000 } });
    expect(retirement).toMatchObject({ kind: 'read', face: { amount: 1800, age: 65 } });
    expect(buyIn).toMatchObject({ kind: 'read', face: { atMost: 500, note: null, planName: '7' } });
  });

  it('marks a box as broken if it is not an object or its figure is not a number', () => {
    expect(savingsOf({ isVisible: true, value: 'many' }).kind).toBe('broken');
    expect(savingsOf('oops').kind).toBe('broken');
    expect(savingsOf([]).kind).toBe('broken');
  });

  it('keeps a malformed box hidden if it wasn’t visible anyway', () => {
    expect(savingsOf({ isVisible: false, value: 'x' }).kind).toBe('hidden');
  });
});

const dateOf = (box: unknown) => reading({ processingMessageBox: box }).processingDate;

const messageOf = (messageBox: unknown) => {
  const read = tolerant(dashboardMetaSchema)({ messageBox });
  const meta = read.ok ? read.value : undefined;
  return dashboardView({ data: readWire(dashboardSchema, {}), meta, dropped: [] }, '2026-11-20').message;
};

describe('the dashboard', () => {
  it('reads each box separately: a malformed one does not affect the others', () => {
    const { savings, exitBenefit, homeOwnership, deathBenefit } = reading({
      balanceBox: { isVisible: true, isActive: true, value: 1 },
      quittingBox: { isVisible: true, amount: {} },
      homeOnwershipBox: { isVisible: true, isActive: true, maxAmount: 2 },
    });
    expect([savings.kind, exitBenefit.kind, homeOwnership.kind, deathBenefit.kind]).toEqual([
      'read',
      'broken',
      'read',
      'hidden',
    ]);
  });

  it('shows the processing date only when the provider wants it shown', () => {
    expect(dateOf({ processingDate: '2026-11-20', showProcessingDate: true })).toBe('2026-11-20');
    expect(dateOf({ processingDate: '2026-11-20', showProcessingDate: false })).toBeNull();
    expect(dateOf({ showProcessingDate: true })).toBeNull();
    expect(dateOf({ processingDate: '2026-02-30', showProcessingDate: true })).toBeNull();
    expect(dateOf('soon')).toBeNull();
  });

  it('offers help when the questions are visible', () => {
    expect(reading({ faqBox: { isVisible: true } }).hasHelp).toBe(true);
    expect(reading({ faqBox: { isVisible: false } }).hasHelp).toBe(false);
    expect(reading({}).hasHelp).toBe(false);
  });

  it("shows the fund's message only when it is visible and says something", () => {
    expect(messageOf({ isVisible: true, title: 'Hinweis', text: null })).toEqual({ title: 'Hinweis', text: null });
    expect(messageOf({ isVisible: true })).toBeNull();
    expect(messageOf({ isVisible: false, title: 'Hinweis' })).toBeNull();
    expect(messageOf(7)).toBeNull();
  });
});

describe('the answer above the cards, from a provider that keeps to the specification', () => {
  const retirementBox = {
    isVisible: true,
    isActive: true,
    amount: 1_880,
    defaultRetirementAge: 65,
    projectedGraph: [
      { age: 66, value: 1_990, date: '2032-08-01' },
      { age: 64, value: 1_770, date: '2030-08-01' },
    ],
  };

  it('is the pension of the retirement card, with those at other ages, and nothing explains it', () => {
    const { outlook, isExplained } = reading({ retirementBox });
    expect(outlook).toMatchObject({
      kind: 'known',
      usual: { age: 65, pensionPerMonth: 1_880 },
      byAge: [
        { age: 64, pensionPerMonth: 1_770 },
        { age: 65, pensionPerMonth: 1_880 },
        { age: 66, pensionPerMonth: 1_990 },
      ],
      salary: null,
      ahv: null,
    });
    expect(isExplained).toBe(false);
  });

  it.each([
    ['hidden', { isVisible: false }],
    ['not yet active', { isActive: false }],
    ['without an amount', { amount: null }],
    ['of zero', { amount: 0 }],
    ['of a single age', { projectedGraph: null }],
    ['with an amount that is none', { amount: 'much' }],
  ])('is missing where that card is %s', (_, change) => {
    expect(reading({ retirementBox: { ...retirementBox, ...change } }).outlook).toBeNull();
  });
});
