import { formatAmount } from '#kernel/money.ts';
import { formatRoughAmount } from '#kernel/rough-amount.ts';

/**
 * The pattern of a simulator's answer by the row of the pension a month, before and then after: both rounded where they are
 * clearly apart, otherwise the difference of what is shown.
 */
export const pensionInstead = ([before = 0, after = 0]: readonly number[] = []): string =>
  Math.abs(after - before) >= Math.max(before, after) / 20
    ? `Rund CHF\\s${formatRoughAmount(after)} Altersrente im Monat statt rund CHF\\s${formatRoughAmount(before)}`
    : `CHF\\s${formatAmount(Math.abs(after - before), 0)} ${after > before ? 'mehr' : 'weniger'} Altersrente im Monat`;
