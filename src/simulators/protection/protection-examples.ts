import type { SimulationResult } from '#contract/simulations.ts';
import { addYears } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Case } from '#simulation/examples.ts';
import { partialDegree } from '#simulation/partial-degree.ts';
import { changesOf, type ProtectionTrial } from './protection-trial.ts';

/** Years after retirement. */
const retiredFor = 5;

/** Years from today. */
const later = 10;

type Key = 'deathNow' | 'deathLater' | 'deathRetired' | 'disabled' | 'partly';

/**
 * Telling events: a death in ten years, today and in retirement, and a whole and a partial disability, for which a running
 * pension would be revised. First comes what one looks at, and of this what the page above doesn't say already: it is about a
 * death today, and about a whole disability or the pension that is paid.
 */
export const protectionExamples = (
  { after: { risk, retirement } }: SimulationResult,
  today: IsoDate,
  event: ProtectionTrial['event'],
): readonly Case<Key>[] => {
  const ends = retirement?.date ?? null;
  const present = risk?.presentDegree ?? 0;
  const of = (key: Key, trial: ProtectionTrial): readonly Case<Key>[] => [{ key, changes: changesOf(trial) }];
  const becomes = (key: Key, degree: number | undefined) =>
    degree !== undefined && present < degree && (ends === null || today < ends)
      ? of(key, { event: 'disability', on: today, degree })
      : [];
  const now = of('deathNow', { event: 'death', on: today, degree: 100 });
  const inYears = addYears(today, later);
  const insured = ends === null || inYears < ends ? of('deathLater', { event: 'death', on: inYears, degree: 100 }) : [];
  const retired =
    ends === null ? [] : of('deathRetired', { event: 'death', on: addYears(ends, retiredFor), degree: 100 });
  const whole = becomes('disabled', 100);
  const partly = becomes('partly', partialDegree(present));
  const deaths = insured.length > 0 ? [...insured, ...now, ...retired] : [...retired, ...now];
  const disabilities = present > 0 ? [...whole, ...partly] : [...partly, ...whole];
  return event === 'death' ? [...deaths, ...disabilities] : [...disabilities, ...now, ...insured, ...retired];
};
