import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import type { InsuredRecord, MoneyEvent } from './insured-record.ts';

/** An event with an amount; a partial retirement has a share instead. */
type AmountEvent = Exclude<MoneyEvent, { kind: 'partialRetirement' }>;

/** The sum of a member's money events that count. */
export const sumOfEvents = (
  { moneyEvents }: Pick<InsuredRecord, 'moneyEvents'>,
  counts: (event: AmountEvent) => boolean,
): Centimes =>
  moneyEvents.reduce(
    (sum, event) => (event.kind !== 'partialRetirement' && counts(event) ? sum + toCentimes(event.amount) : sum),
    0,
  );
