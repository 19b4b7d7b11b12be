import { describe, expect, it } from 'vitest';
import { partBy, shareOut } from './beneficiaries.ts';

describe('A whole divided by weights', () => {
  it.each([
    ['has no parts without weights', 100, [], []],
    ['leaves nothing to weights of zero', 100, [0, 0], [0, 0]],
    ['gives the remainder of equal parts to the first', 11, [1, 1, 1], [4, 4, 3]],
    // 14.29, 28.57 and 57.14: the second loses most
    ['gives the remainder to the part that loses most by rounding', 100, [1, 2, 4], [14, 29, 57]],
  ])('%s', (_, whole, weights, parts) => {
    expect(partBy(whole, weights)).toEqual(parts);
  });
});

const mia = { birthDate: '2012-04-01' };
const leo = { birthDate: '2015-04-01' };
const urs = { birthDate: '2000-04-01' };
const names = ['Mia', 'Leo', 'Urs'];

const paid = (about: Partial<Parameters<typeof shareOut>[0]>) =>
  shareOut({
    partner: null,
    onRecord: [mia, leo, urs],
    partnerPercent: null,
    orphans: [],
    allChildren: [],
    partnerPerYear: 600,
    orphanPerYear: 200,
    lumpSum: 90_000,
    paidUntil: ({ birthDate }) => `20${birthDate.slice(2, 4) === '12' ? '30' : '33'}-04-30`,
    leads: 'lumpSum',
    ...about,
  });

describe('Who is paid the lump sum (BVG art. 20a)', () => {
  const spouse = { relation: 'spouse', since: '2010-06-01' } as const;

  it.each<[string, Parameters<typeof paid>[0], [string, number, number][]]>([
    ['nobody, if nobody is on record', {}, []],
    [
      'per head, by default',
      { partner: spouse, orphans: [mia, leo] },
      [
        ['Jan', 30_000, 33.34],
        ['Mia', 30_000, 33.33],
        ['Leo', 30_000, 33.33],
      ],
    ],
    [
      'the plan’s half for the partner, the rest for the children',
      { partner: spouse, orphans: [mia, leo], partnerPercent: 50 },
      [
        ['Jan', 45_000, 50],
        ['Mia', 22_500, 25],
        ['Leo', 22_500, 25],
      ],
    ],
    [
      'the partner alone without children, whatever the split',
      { partner: spouse, partnerPercent: 0 },
      [['Jan', 90_000, 100]],
    ],
    ['the partner before grown children', { partner: spouse, allChildren: [urs] }, [['Jan', 90_000, 100]]],
    [
      'the children alone without a partner, whatever the split',
      { orphans: [mia, leo], allChildren: [urs, mia, leo], partnerPercent: 100 },
      [
        ['Mia', 45_000, 50],
        ['Leo', 45_000, 50],
      ],
    ],
    ['grown children, if there is nobody else', { allChildren: [urs] }, [['Urs', 90_000, 100]]],
    [
      'by their pensions, if these lead',
      { partner: spouse, orphans: [mia, leo], lumpSum: 0, leads: 'pensions' },
      [
        ['Jan', 0, 60],
        ['Mia', 0, 20],
        ['Leo', 0, 20],
      ],
    ],
  ])('%s', (_, about, shares) => {
    expect(
      paid(about).map(({ child, lumpSum, ratio }) => [child === null ? 'Jan' : names[child], lumpSum, ratio]),
    ).toEqual(shares);
  });

  it('says of each what is on record: the birth date, the place among the children, and the pension', () => {
    const known = { ...spouse, birthDate: '1979-02-03' };
    const [jan, child] = paid({ partner: known, orphans: [mia] });
    expect(jan).toMatchObject({
      relation: 'spouse',
      child: null,
      birthDate: '1979-02-03',
      pensionPerYear: 600,
      pensionUntil: null,
    });
    expect(child).toMatchObject({
      relation: 'child',
      child: 0,
      birthDate: '2012-04-01',
      pensionPerYear: 200,
      pensionUntil: '2030-04-30',
    });
    expect(paid({ partner: spouse })[0]?.birthDate).toBeNull();
    expect(paid({ allChildren: [urs] })[0]).toMatchObject({ pensionPerYear: 0, pensionUntil: null });
  });
});
