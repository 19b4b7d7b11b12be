import type { TFunction } from 'i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { dayBefore } from '#kernel/calendar.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import { disabilityPaid } from '#simulation/disability-paid.ts';
import type { InSight } from '#simulation/in-sight.ts';
import { roughOf } from '#simulation/rough.ts';
import type { Receipt } from './people.ts';
import type { ProtectionTrial } from './protection-trial.ts';

type Risk = NonNullable<SimulationResult['after']['risk']>;
type Translate = TFunction<'simulation'>;

/** What is paid if the member dies or becomes disabled. */
export const receiptsOf = (risk: Risk, event: ProtectionTrial['event']): readonly Receipt[] =>
  event === 'death' ? risk.ifDead : risk.ifDisabled;

const sumOf = (receipts: readonly Receipt[]): Centimes => receipts.reduce((sum, { amount }) => sum + amount, 0);

/** What the family receives together: a month, at first and in the end, and once; null without any of it. */
const ofDeath = ({ ifDead, monthlyIfDead }: Risk, t: Translate): InSight | null => {
  const whose = ifDead.some(({ who }) => who !== 'others') ? 'family' : 'others';
  const pensions = ifDead.filter(({ ends }) => ends !== 'once');
  const once = sumOf(ifDead.filter(({ ends }) => ends === 'once'));
  // Hidden data have no months; the pensions of a death all begin on the same day.
  const paid = monthlyIfDead.filter(({ total }) => total > 0);
  const perMonth = paid[0]?.total ?? sumOf(pensions);
  if (perMonth === 0) {
    if (once === 0) return null;
    const amount = t('protection.rough.once', { amount: roughOf(once) });
    return {
      name: t('protection.what.lumpSum'),
      amounts: [0, once],
      said: [t(`protection.answer.${whose}`, { amount })],
      rough: 'protection.rough.once',
    };
  }
  const last = paid.length > 1 ? paid.at(-1) : undefined;
  const end = monthlyIfDead.find(({ total }) => total === 0)?.from;
  const isFirst = last !== undefined || (paid.length === 0 && pensions.some(({ ends }) => ends !== pensions[0]?.ends));
  const amount = t(`protection.${isFirst ? 'answer.first' : 'rough.perMonth'}`, { amount: roughOf(perMonth) });
  const then = paid.length > 2 ? 'last' : 'then';
  return {
    name: t('protection.months.total'),
    amounts: [0, perMonth],
    said: [
      t(`protection.answer.${whose}`, { amount }),
      ...(last === undefined
        ? []
        : [t(`protection.answer.${then}`, { date: formatDate(last.from), amount: roughOf(last.total) })]),
      ...(end === undefined ? [] : [t('protection.answer.until', { date: formatDate(dayBefore(end)) })]),
      ...(once === 0 ? [] : [t('protection.answer.andOnce', { amount: roughOf(once) })]),
    ],
    rough: 'protection.rough.perMonth',
  };
};

/** The member's own pension, from when to when, and what it is with those for children; null without one. */
const ofDisability = ({ ifDisabled }: Risk, today: IsoDate, t: Translate): InSight | null => {
  const [own, ...ofChildren] = disabilityPaid(ifDisabled, 'last');
  if (own === undefined) return null;
  const { amount, from, to } = own;
  const children = sumOf(ofChildren);
  const withChildren = ofChildren.some(({ ends }) => ends !== own.ends) ? 'withChildrenFirst' : 'withChildren';
  const perMonth = t('protection.rough.perMonth', { amount: roughOf(amount) });
  const between =
    from !== null && to !== null && from > today
      ? t('protection.answer.between', { from: formatDate(from), to: formatDate(to), amount: perMonth })
      : null;
  return {
    name: t('protection.what.disabilityPension'),
    amounts: [0, amount],
    said: [
      t('protection.answer.self', { amount: between ?? perMonth }),
      ...(to === null || between !== null ? [] : [t('protection.answer.until', { date: formatDate(to) })]),
      ...(children === 0 ? [] : [t(`protection.answer.${withChildren}`, { amount: roughOf(amount + children) })]),
    ],
    rough: 'protection.rough.perMonth',
  };
};

/** The answer in a line: what is paid after a death or in a disability, or that nobody receives anything. */
export const answerOf = (risk: Risk, event: ProtectionTrial['event'], today: IsoDate, t: Translate): InSight | null => {
  if (receiptsOf(risk, event).length === 0) {
    const nothing = t(`protection.nothing.${event}`);
    return { name: nothing, amounts: null, said: [nothing], rough: null };
  }
  const answer = event === 'death' ? ofDeath(risk, t) : ofDisability(risk, today, t);
  // Its parts are one sentence.
  return answer && { ...answer, said: [answer.said.join(', ')] };
};
