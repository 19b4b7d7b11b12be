import { describe, expect, it } from 'vitest';
import { disabilitySchema, type DisabilityAnswer } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { disabilityCourse, disabilityView, type CourseDays } from './view.ts';

type Box = NonNullable<DisabilityAnswer['disability']>;

const viewOf = (box: Partial<Box> | null, benefits: DisabilityAnswer['benefits'] = []) =>
  disabilityView({
    ...readWire(disabilitySchema, {}),
    disability: box && { isVisible: true, perMonth: 4_000, waitingMonths: 24, ...box },
    benefits,
    derivations: (['disabilityPension', 'disabilityInPayment'] as const).map((figure) => ({
      figure,
      date: '2026-11-20',
      result: { name: 'pension', unit: 'chf', value: 1 },
      steps: [],
      years: [],
      assumptions: [],
    })),
  });

describe('The pension at disability', () => {
  it('is explained as what is insured, or as what is paid', () => {
    expect(viewOf({ kind: 'insured' }).derivation?.figure).toBe('disabilityPension');
    expect(viewOf({ kind: 'inPayment' }).derivation?.figure).toBe('disabilityInPayment');
  });

  it('counts as insured where a provider doesn’t say what it is, and as none where it is zero', () => {
    expect(viewOf({ kind: null }).kind).toBe('insured');
    expect(viewOf({ kind: 'insured', perMonth: 0 }).kind).toBe('none');
  });

  it('is elsewhere where a provider sends nothing for the page, but not where it only lacks the amount', () => {
    expect(viewOf(null).isElsewhere).toBe(true);
    expect(viewOf({ perMonth: null }).isElsewhere).toBe(false);
  });

  it('waits beyond the retirement where a provider says so', () => {
    expect(viewOf({ kind: 'none', perMonth: 0, reason: 'waitingPeriod' }).kind).toBe('waits');
    expect(viewOf({ kind: 'none', perMonth: 0, reason: null }).kind).toBe('none');
  });

  it('leaves nothing to simulate where none is paid', () => {
    expect(viewOf({ kind: 'insured' }).isNone).toBe(false);
    expect(viewOf({ kind: 'inPayment' }).isNone).toBe(false);
    expect(viewOf({ kind: 'none', perMonth: 0, reason: 'waitingPeriod' }).isNone).toBe(true);
    expect(viewOf({ kind: 'none', perMonth: 0, reason: null }).isNone).toBe(true);
  });

  it('has its degree and the retirement pension that follows where a provider says them', () => {
    expect(viewOf({ kind: 'inPayment', degree: 48, retirementPerMonth: 2_290 })).toMatchObject({
      degree: 48,
      retirementPerMonth: 2_290,
    });
    expect(viewOf({ kind: 'inPayment' })).toMatchObject({ degree: null, retirementPerMonth: null });
  });

  it('is missing without a box', () => {
    expect(viewOf(null)).toMatchObject({ perMonth: null, waitingMonths: null, isHidden: false });
  });

  it('says no waiting period of zero months', () => {
    expect(viewOf({ waitingMonths: 0 }).waitingMonths).toBeNull();
    expect(viewOf({}).waitingMonths).toBe(24);
  });

  it('omits lines without a name', () => {
    const line = { helpText: null, value: 1 };
    expect(
      viewOf({}, [
        { ...line, label: ' ' },
        { ...line, label: 'Kinderrente' },
      ]).lines,
    ).toMatchObject([{ label: 'Kinderrente', amount: 1 }]);
  });
});

describe('The course of a disability', () => {
  const today = '2026-11-21';
  const courseOf = (days: Partial<CourseDays>) =>
    disabilityCourse({ waitingMonths: 24, isRunning: false, from: '2028-11-21', until: '2046-11-21', ...days }, today);

  it('begins with the waiting period, and goes on after retirement', () => {
    const { isPaid, scale } = courseOf({});
    expect(isPaid).toBe(false);
    expect(scale).toMatchObject({ before: 24, pension: 216, retirement: 60 });
    expect(scale?.years.map(({ year }) => year)).toEqual([2030, 2035, 2040, 2045]);
  });

  it('begins with the pension for a lower degree while that is paid', () => {
    const running = courseOf({ waitingMonths: null, isRunning: true, from: '2027-11-21' });
    expect(running.isPaid).toBe(false);
    expect(running.scale).toMatchObject({ before: 12, pension: 228, retirement: 60 });
  });

  it('begins with a pension that is paid already, whenever it began', () => {
    const paid = courseOf({ waitingMonths: null, from: '2020-01-01' });
    expect(paid.isPaid).toBe(true);
    expect(paid.scale).toMatchObject({ before: 0, pension: 240, retirement: 60 });
    expect(courseOf({ waitingMonths: null, from: null }).scale).toEqual(paid.scale);
  });

  it('has no time before a pension whose first day has passed', () => {
    expect(courseOf({ from: '2026-01-01' }).scale).toMatchObject({ before: 0, pension: 240 });
  });

  it.each([
    ['the retirement isn’t said', { until: null }],
    ['the first day isn’t said', { from: null }],
    ['the pension would begin only with the retirement', { from: '2046-11-21' }],
    ['the retirement has come', { waitingMonths: null, until: today }],
  ])('has no scale where %s', (_, days) => {
    expect(courseOf(days).scale).toBeNull();
  });
});
