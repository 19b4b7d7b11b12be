import { dayBefore } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import { projectionDays } from '../projection-days.ts';
import { BAND } from '../interest-band.ts';
import type { Scene } from './scene.ts';

/** Savings on a day, by the plan's projection and at each rate of the band (1, 2 and 3 %). */
export type SavingsPoint = { readonly date: IsoDate; readonly savings: Centimes; readonly band: readonly Centimes[] };

/** From today, at each year's end and around each movement, so that it is seen as a jump, to the day before all is drawn. */
export const savingsYears = (scene: Scene): readonly SavingsPoint[] => {
  const { today, account, steps, accountAt } = scene;
  const last = steps.at(-1);
  if (last === undefined) return [];
  const accounts = BAND.map(accountAt);
  const at = (date: IsoDate): SavingsPoint => ({
    date,
    savings: account.on(date).savings,
    band: accounts.map((each) => each.on(date).savings),
  });
  const end = dayBefore(last.date);
  const moved = [...account.eventsUntil(end).map(({ event }) => event.date), ...steps.map(({ date }) => date)]
    .filter((date) => date > today && date <= end)
    .flatMap((date) => [dayBefore(date), date]);
  return [...new Set([...projectionDays(today, end), ...moved])].toSorted().map(at);
};
