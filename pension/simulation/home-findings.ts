import { addYears, dayBefore } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import { ageInMonths } from '../ages.ts';
import { openWithdrawals } from '../buy-in.ts';
import { chf, law, onDay, years } from '../calculation.ts';
import type { LawArticle, Quantity } from '../calculation.ts';
import type { PlanParagraph } from '../explanation-keys.ts';
import { disabilityShareOn, needsConsent } from '../insured-person.ts';
import { pensionOnlySince } from '../continued-insurance.ts';
import { buyInLock, recentBuyIns } from '../recent-buy-ins.ts';
import { afterRetirement, type Finding, type FindingRule } from './finding.ts';
import { beforeRepayment, mostOut, openFrom, possibleAfter, situationBefore } from './home-limits.ts';
import type { OutKind } from './home-limits.ts';
import type { Scene } from './scene.ts';

const about = 'home' as const;

type Said = { readonly law?: LawArticle; readonly plan?: PlanParagraph; readonly inputs?: readonly Quantity[] };

/** A finding of a day. */
const said = (
  rule: FindingRule,
  severity: Finding['severity'],
  on: IsoDate,
  { inputs = [], ...place }: Said = {},
): Finding => ({ rule, severity, about, on, ...place, inputs });

/** What is taken out for a home, or pledged. */
type Out = { readonly on: IsoDate; readonly amount: Centimes; readonly kind: OutKind };

/** Rules of the same limits, and where they are. */
const limitsOf = {
  withdrawal: {
    tooLate: ['withdrawalTooLate', law('BVG', '30c', { paragraph: '1' })],
    aboveMaximum: ['withdrawalAboveMaximum', law('BVG', '30c', { paragraph: '2' })],
    aboveFifty: ['withdrawalAboveFifty', law('BVG', '30c', { paragraph: '2' })],
    consent: law('BVG', '30c', { paragraph: '5' }),
  },
  pledge: {
    tooLate: ['pledgeTooLate', law('BVG', '30b')],
    aboveMaximum: ['pledgeAboveMaximum', law('WEFV', '8', { paragraph: '1' })],
    aboveFifty: ['pledgeAboveFifty', law('WEFV', '8', { paragraph: '2' })],
    consent: law('BVG', '30b'),
  },
} as const;
const limitsFor = (kind: OutKind) => limitsOf[kind === 'pledge' ? 'pledge' : 'withdrawal'];

/**
 * What law and plan say about taking some money out for a home on a day. A pledge, also one that is realised, has no
 * minimum and needs no years in between. BVG art. 30b, 30c, WEFV art. 5, 8, 9.
 */
const withdrawalFindings = (scene: Scene, { on, amount, kind }: Out): readonly Finding[] => {
  const { parametersOn } = scene;
  const { maxAge, atLeast, everyYears } = parametersOn(on).homeOwnership;
  const { account, record } = situationBefore(scene, on, 'earlyWithdrawal');
  const age = ageInMonths(record.birthDate, on);
  if (age >= maxAge * 12) {
    const inputs = [years('age', Math.floor(age / 12)), years('withdrawalAge', maxAge)];
    const [rule, article] = limitsFor(kind).tooLate;
    return [said(rule, 'broken', on, { law: article, plan: 'homeOwnership', inputs })];
  }
  const findings: Finding[] = [];
  const continuedFrom = pensionOnlySince(record, on);
  if (continuedFrom !== null) {
    const article = law('BVG', '47a', { paragraph: '6' });
    findings.push(
      said('withdrawalAfterContinuedInsurance', 'broken', on, {
        law: article,
        inputs: [onDay('continuedFrom', continuedFrom)],
      }),
    );
  }
  if (disabilityShareOn(record, on) === 100) {
    findings.push(said('withdrawalWhileDisabled', 'broken', on, { law: law('BVG', '30c', { paragraph: '1' }) }));
  }
  const minimum = toCentimes(atLeast);
  if (kind === 'withdrawal' && amount < minimum) {
    findings.push(
      said('withdrawalBelowMinimum', 'broken', on, {
        law: law('WEFV', '5', { paragraph: '1' }),
        plan: 'homeOwnership',
        inputs: [chf('amount', amount), chf('atLeast', minimum)],
      }),
    );
  }
  const possibleFrom = possibleAfter(record, everyYears);
  if (kind === 'withdrawal' && possibleFrom !== null && possibleFrom > on) {
    findings.push(
      said('withdrawalTooSoon', 'broken', on, {
        law: law('WEFV', '5', { paragraph: '3' }),
        plan: 'homeOwnership',
        inputs: [onDay('possibleFrom', possibleFrom)],
      }),
    );
  }
  const atMost = mostOut(kind, account, record, on);
  if (amount > atMost) {
    const isOverFifty = on > addYears(record.birthDate, 50);
    const [rule, article] = limitsFor(kind)[isOverFifty ? 'aboveFifty' : 'aboveMaximum'];
    const inputs = [chf('amount', amount), chf('atMost', atMost)];
    findings.push(said(rule, 'broken', on, { law: article, inputs }));
  }
  // Nothing is drawn yet.
  if (kind === 'pledge') return findings;
  const bought = recentBuyIns(record, on);
  const lockedUntil = buyInLock(record, on);
  if (bought > 0 && lockedUntil !== null) {
    findings.push(
      said('withdrawalAfterBuyIn', amount > atMost ? 'broken' : 'risk', on, {
        law: law('BVG', '79b', { paragraph: '3', sentence: 1 }),
        inputs: [chf('recentBuyIns', bought), onDay('until', lockedUntil)],
      }),
    );
  }
  return findings;
};

/** What law and plan say about paying some of it back on a day. BVG art. 30d, WEFV art. 7. */
const repaymentFindings = (
  scene: Scene,
  { on, amount }: { readonly on: IsoDate; readonly amount: Centimes },
): readonly Finding[] => {
  const { today, parametersOn, steps } = scene;
  const findings: Finding[] = [];
  const before = beforeRepayment(scene);
  const open = openWithdrawals(before, on);
  const from = openFrom(before, today);
  const { repaymentAtLeast } = parametersOn(on).homeOwnership;
  const least = Math.min(toCentimes(repaymentAtLeast), open);
  if (from !== null && on < from) {
    findings.push(
      said('repaymentBeforeWithdrawal', 'broken', on, {
        law: law('BVG', '30d', { paragraph: '2' }),
        inputs: [onDay('possibleFrom', from)],
      }),
    );
  } else if (amount > open) {
    findings.push(
      said('repaymentAboveOpen', 'broken', on, {
        law: law('BVG', '30d', { paragraph: '1' }),
        inputs: [chf('amount', amount), chf('openWithdrawals', open)],
      }),
    );
  } else if (amount < least) {
    findings.push(
      said('repaymentBelowMinimum', 'broken', on, {
        law: law('WEFV', '7', { paragraph: '1' }),
        plan: 'homeOwnership',
        inputs: [chf('amount', amount), chf('atLeast', least)],
      }),
    );
  }
  const [first] = steps;
  if (first !== undefined && on >= first.date) {
    findings.push(
      said('repaymentTooLate', 'broken', on, {
        law: law('BVG', '30d', { paragraph: '3' }),
        inputs: [onDay('drawnFrom', first.date), onDay('until', dayBefore(first.date))],
      }),
    );
  }
  return findings;
};

/** What law and plan say about taking money out for a home, pledging it, or paying it back. */
export const homeFindings = (scene: Scene): readonly Finding[] => {
  const { changes, record } = scene;
  const { withdrawal, pledge, repayment } = changes.home ?? {};
  const findings: Finding[] = [];
  const end = scene.steps.at(-1)?.date;
  const pledged = (pledge ? [pledge] : []).map(({ on, realisedOn, amount }): Out => ({
    on: realisedOn ?? on,
    amount: toCentimes(amount),
    kind: realisedOn === undefined ? 'pledge' : 'realisation',
  }));
  const out = [
    ...(withdrawal ? [{ on: withdrawal.on, amount: toCentimes(withdrawal.amount), kind: 'withdrawal' as const }] : []),
    ...pledged,
  ].filter(({ amount }) => amount > 0);
  for (const each of out) {
    if (end !== undefined && each.on >= end) {
      findings.push({ ...afterRetirement, about, on: each.on, inputs: [onDay('drawnFrom', end)] });
    } else {
      findings.push(...withdrawalFindings(scene, each));
    }
  }
  const [first] = out;
  if (first && needsConsent(record)) {
    findings.push(said('spouseConsent', 'note', first.on, { law: limitsFor(first.kind).consent }));
  }
  if (first && record.pledgedSince !== undefined && record.pledgedSince <= first.on) {
    const inputs = [onDay('pledgedSince', record.pledgedSince)];
    findings.push(said('alreadyPledged', 'note', first.on, { law: law('WEFV', '9', { paragraph: '1' }), inputs }));
  }
  if (withdrawal && withdrawal.amount > 0) {
    findings.push(
      said('withdrawalBlocksBuyIn', 'note', withdrawal.on, {
        law: law('BVG', '79b', { paragraph: '3', sentence: 2 }),
      }),
    );
  }
  if (pledge?.realisedOn !== undefined && pledge.realisedOn < pledge.on) {
    const inputs = [onDay('from', pledge.on)];
    findings.push(said('realisedBeforePledge', 'broken', pledge.realisedOn, { law: law('BVG', '30b'), inputs }));
  }
  if (pledge && pledge.amount > 0 && pledge.realisedOn === undefined) {
    findings.push(said('pledgeChangesNothing', 'note', pledge.on, { law: law('BVG', '30b') }));
  }
  if (repayment && repayment.amount > 0) {
    findings.push(...repaymentFindings(scene, { on: repayment.on, amount: toCentimes(repayment.amount) }));
  }
  return findings;
};
