import { describe, expect, it } from 'vitest';
import { dashboardBoxes } from '#contract/dashboard.ts';
import { readBox, readDashboard, readMessage } from './boxes.ts';

const balance = dashboardBoxes.balanceBox;

describe('a box of the dashboard', () => {
  it('is hidden unless it says that it is visible', () => {
    expect(readBox(balance, undefined).kind).toBe('hidden');
    expect(readBox(balance, null).kind).toBe('hidden');
    expect(readBox(balance, {}).kind).toBe('hidden');
    expect(readBox(balance, { isVisible: false, value: 1 }).kind).toBe('hidden');
    expect(readBox(balance, { isVisible: null }).kind).toBe('hidden');
  });

  it('is read when nulls stand where the provider has nothing to say', () => {
    const reading = readBox(balance, {
      isVisible: true,
      isActive: null,
      hideAwaitBox: null,
      value: null,
      historicalGraph: null,
      futureGraph: null,
    });
    expect(reading).toEqual({
      kind: 'read',
      box: { isVisible: true, isActive: false, hideAwaitBox: false, historicalGraph: [], futureGraph: [] },
    });
  });

  it('keeps its figure when its graph alone is malformed', () => {
    const reading = readBox(balance, {
      isVisible: true,
      isActive: true,
      value: 125_000,
      historicalGraph: [{ date: '2025-12-31', value: 'many' }],
    });
    expect(reading.kind === 'read' && reading.box.value).toBe(125_000);
    expect(reading.kind === 'read' && reading.box.historicalGraph).toEqual([]);
  });

  it('is broken when its figure is no number or when it is no object', () => {
    expect(readBox(balance, { isVisible: true, value: '125000' }).kind).toBe('broken');
    expect(readBox(balance, 'oops').kind).toBe('broken');
    expect(readBox(balance, []).kind).toBe('broken');
  });

  it('stays hidden when it is malformed and was not to be seen anyway', () => {
    expect(readBox(balance, { isVisible: false, value: 'x' }).kind).toBe('hidden');
  });
});

const dateOf = (box: unknown) => readDashboard({ processingMessageBox: box }).processingDate;

describe('the dashboard', () => {
  it('reads its boxes apart: a malformed one leaves the others alone', () => {
    const reading = readDashboard({
      balanceBox: { isVisible: true, isActive: true, value: 1 },
      quittingBox: { isVisible: true, amount: {} },
      homeOnwershipBox: { isVisible: true, isActive: true, maxAmount: 2 },
    });
    expect([reading.balance.kind, reading.exit.kind, reading.home.kind, reading.death.kind]).toEqual([
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
    expect(dateOf('soon')).toBeNull();
  });

  it('offers help when the questions are visible', () => {
    expect(readDashboard({ faqBox: { isVisible: true } }).hasHelp).toBe(true);
    expect(readDashboard({ faqBox: { isVisible: false } }).hasHelp).toBe(false);
    expect(readDashboard({}).hasHelp).toBe(false);
  });

  it("shows the fund's message only when it is visible and says something", () => {
    expect(readMessage({ messageBox: { isVisible: true, title: 'Hinweis', text: null } })).toEqual({
      title: 'Hinweis',
      text: null,
    });
    expect(readMessage({ messageBox: { isVisible: true } })).toBeNull();
    expect(readMessage({ messageBox: { isVisible: false, title: 'Hinweis' } })).toBeNull();
    expect(readMessage(undefined)).toBeNull();
    expect(readMessage({ messageBox: 7 })).toBeNull();
  });
});
