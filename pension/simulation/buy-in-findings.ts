import { chf, law, onDay } from '../calculation.ts';
import { pensionOnlySince } from '../continued-insurance.ts';
import { employmentOn } from '../insured-person.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import { roomFor } from './buy-in-room.ts';
import { afterRetirement, type Finding, type FindingRule } from './finding.ts';
import type { Scene } from './scene.ts';

const about = 'buyIn' as const;

/** The finding for an instalment above what is possible on its day, by what limits it. BVG art. 79b, BVV 2 art. 60a, 60b. */
const limits: Readonly<
  Record<'gap' | 'open' | 'cap' | 'disabled', { readonly rule: FindingRule } & Pick<Finding, 'law' | 'plan'>>
> = {
  gap: { rule: 'buyInAboveMaximum', law: law('BVG', '79b', { paragraph: '1' }), plan: 'buyIn' },
  open: { rule: 'buyInBeforeRepayment', law: law('BVG', '79b', { paragraph: '3', sentence: 2 }) },
  cap: { rule: 'buyInAboveArrivalCap', law: law('BVV2', '60b', { paragraph: '1' }) },
  disabled: { rule: 'buyInWhileDisabled', plan: 'buyIn' },
};

/**
 * Whether the member will retire by a day and may still choose capital, which would cost the deduction of what is locked
 * until then; what an entered retirement draws has findings of its own. BVG art. 79b para. 3.
 */
const mayTakeCapital = ({ changes, record, steps }: Scene, until: IsoDate): boolean => {
  const end = steps.at(-1)?.date;
  if (changes.retirement !== undefined || end === undefined) return false;
  return end <= until && pensionOnlySince(record, end) === null;
};

/** What law and plan say about a buy-in, instalment by instalment. BVG art. 79b; what can be deducted, DBG art. 33. */
export const buyInFindings = (scene: Scene): readonly Finding[] => {
  const { changes, record, account, instalments, payments, steps } = scene;
  const findings: Finding[] = [];
  const end = steps.at(-1)?.date;
  const rooms = roomFor(scene, account, payments);
  instalments.forEach(({ date, amount }, at) => {
    const place = { about, at, on: date } as const;
    const room = rooms[at];
    if (room === undefined) {
      const inputs = end === undefined ? [] : [onDay('drawnFrom', end)];
      findings.push({ ...afterRetirement, ...place, inputs });
      return;
    }
    if (amount > room.atMost) {
      const cap = room.potential?.limits.find(({ name }) => name === 'arrivalCap')?.amount;
      const kind =
        room.blocked === 'drawingDisabilityPension'
          ? 'disabled'
          : room.openWithdrawals > 0
            ? 'open'
            : cap === room.atMost
              ? 'cap'
              : 'gap';
      const inputs = [
        chf('amount', amount),
        chf('atMost', room.atMost),
        ...(room.openWithdrawals > 0 ? [chf('openWithdrawals', room.openWithdrawals)] : []),
      ];
      findings.push({ severity: 'broken', ...limits[kind], ...place, inputs });
    }
    const salary = toCentimes(employmentOn(record, date)?.salary ?? 0);
    if (changes.buyIn?.marginalRate !== undefined && amount > salary) {
      const inputs = [chf('amount', amount), chf('salary', salary)];
      const article = law('DBG', '33', { paragraph: '1' });
      findings.push({ rule: 'buyInAboveSalary', severity: 'risk', law: article, ...place, inputs });
    }
  });
  const last = payments.findLastIndex(({ lockedUntil }) => lockedUntil !== null);
  const latest = payments[last];
  if (latest?.lockedUntil) {
    const locked = payments.reduce((sum, payment) => sum + payment.locked, 0);
    const isPart = payments.some((payment) => payment.locked < payment.amount);
    findings.push({
      rule: isPart ? 'buyInPartlyLocked' : 'buyInLocked',
      severity: mayTakeCapital(scene, latest.lockedUntil) ? 'risk' : 'note',
      about,
      at: last,
      law: law('BVG', '79b', { paragraph: '3', sentence: 1 }),
      on: latest.date,
      inputs: [...(isPart ? [chf('amount', locked)] : []), onDay('until', latest.lockedUntil)],
    });
  }
  if (payments.length > 0 && changes.buyIn?.marginalRate !== undefined) {
    findings.push({ rule: 'taxIsEstimate', severity: 'note', about, inputs: [] });
  }
  return findings;
};
