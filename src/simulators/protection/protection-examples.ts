import type { SimulationResult } from '#contract/simulations.ts';
import { addYears } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Case } from '#simulation/examples.ts';
import { partialDegree } from '#simulation/partial-degree.ts';
import { changesOf, type ProtectionTrial } from './protection-trial.ts';

/** Years after retirement. */
const retiredFor = 5;

type Key = 'deathNow' | 'deathRetired' | 'disabled' | 'partly';

/**
 * Telling events: a death today and one in retirement; a full disability and a partial one, if a running pension would be
 * revised for it. Those of what one looks at come first, and of these what happens today.
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
  const later =
    ends === null ? [] : of('deathRetired', { event: 'death', on: addYears(ends, retiredFor), degree: 100 });
  const whole = becomes('disabled', 100);
  const partly = becomes('partly', partialDegree(present));
  const deaths = [...now, ...later];
  const disabilities = [...whole, ...partly];
  return event === 'death' ? [...deaths, ...disabilities] : [...disabilities, ...deaths];
};
