import { secondsAfter } from '#server/kernel/clock.ts';
import { failuresForgotten, waitAfterFailures } from '#server/kernel/limits.ts';

/** Wrong codes of an account, a member's or an administrator's. */
export type Failures = {
  readonly failures: number;
  readonly last_failed_at: Date | null;
  readonly blocked_until: Date | null;
};

/** An account that has entered a right code. */
export const noFailures: Failures = { failures: 0, last_failed_at: null, blocked_until: null };

/** Seconds for which an account has to wait; 0 or less if it needn't. */
export const blockedSeconds = ({ blocked_until: until }: Failures, now: Date): number =>
  until === null ? 0 : (until.getTime() - now.getTime()) / 1000;

/** An account after one more wrong code; after thirty it has to wait, longer each time. */
export const oneMoreFailure = ({ failures: before, last_failed_at: lastAt }: Failures, now: Date): Failures => {
  const isOld = lastAt === null || secondsAfter(lastAt, failuresForgotten) < now;
  const failures = isOld ? 1 : before + 1;
  const wait = waitAfterFailures(failures);
  return { failures, last_failed_at: now, blocked_until: wait === 0 ? null : secondsAfter(now, wait) };
};
