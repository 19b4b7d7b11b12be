import type { SimulationResult } from '#contract/simulations.ts';
import { addYears } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Case } from '#simulation/examples.ts';
import { changesOf, type ProtectionTrial } from './protection-trial.ts';

/** Years after retirement. */
const retiredFor = 5;

type Key = 'deathNow' | 'deathRetired' | 'disabled' | 'half';

/**
 * Telling events: a death today and in retirement, and a whole and half a disability; first those of what one looks at.
 *
 * @param isShown whether the page has said already what one looks at first
 */
export const protectionExamples = (
  { after: { risk, retirement } }: SimulationResult,
  today: IsoDate,
  event: ProtectionTrial['event'],
  isShown: boolean,
): readonly Case<Key>[] => {
  const ends = retirement?.date ?? null;
  const degree = risk?.presentDegree ?? 0;
  const of = (key: Key, trial: ProtectionTrial): readonly Case<Key>[] => [{ key, changes: changesOf(trial) }];
  const canBecome = (percent: number) => degree < percent && (ends === null || today < ends);
  const now = of('deathNow', { event: 'death', on: today, degree: 100 });
  const later =
    ends === null ? [] : of('deathRetired', { event: 'death', on: addYears(ends, retiredFor), degree: 100 });
  const whole = canBecome(100) ? of('disabled', { event: 'disability', on: today, degree: 100 }) : [];
  const half = canBecome(50) ? of('half', { event: 'disability', on: today, degree: 50 }) : [];
  const [first, ...others] =
    event === 'death' ? [...now, ...later, ...whole, ...half] : [...whole, ...half, ...now, ...later];
  return first === undefined || isShown ? others : [first, ...others];
};
