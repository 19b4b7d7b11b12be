import { describe, expect, it } from 'vitest';
import { toCentimes } from '#kernel/money.ts';
import { pensionAnswer } from './pension-answer.ts';

type Retirement = NonNullable<Parameters<typeof pensionAnswer>[0]>;

/** A retirement with a pension a month and a lump sum, CHF. */
const drawn = (pension: number, capital = 0, age = 65) =>
  ({ pensionPerMonth: toCentimes(pension), lumpSum: toCentimes(capital), age }) as Retirement;

describe('The answer about the pension', () => {
  it.each([
    ['both amounts where they are apart', drawn(3_815.2), [['instead', 'CHF 3’820', 'CHF 4’480']]],
    [
      'the age without the changes where it is another',
      drawn(3_815.2, 0, 63),
      [['insteadAt', 'CHF 3’820', 'CHF 4’480', 65]],
    ],
    ['the difference in francs where they are close', drawn(4_560.54), [['more', 'CHF 76']]],
    ['the same where it is less', drawn(4_409.4), [['less', 'CHF 76']]],
    ['that nothing changes within a franc', drawn(4_485.4), [['same']]],
    [
      'the capital beside half of the pension',
      drawn(2_242.48, 523_123),
      [
        ['instead', 'CHF 2’240', 'CHF 4’480'],
        ['besides', 'CHF 523’000'],
      ],
    ],
    ['the capital alone without a pension', drawn(0, 1_046_246), [['asCapital', 'CHF 1’050’000']]],
  ] as const)('says %s', (_, after, said) => {
    expect(
      pensionAnswer(drawn(4_484.96), after).map(({ key, values }) => [
        key,
        ...Object.values(values).map((value) => (typeof value === 'string' ? value.replace('\u00a0', ' ') : value)),
      ]),
    ).toEqual(said);
  });

  it('names no age in years and months', () => {
    const [{ key }] = pensionAnswer(drawn(4_484.96, 0, 65.5), drawn(3_815.2, 0, 63));
    expect(key).toBe('instead');
  });
});
