import { dayBefore } from '#kernel/calendar.ts';
import type { Centimes } from '#kernel/money.ts';
import { shownYear } from '../account.ts';
import type { AccountYear } from '../account.ts';
import { chf, law, months, percent } from '../calculation.ts';
import type { Quantity, Step } from '../calculation.ts';
import { assumptionsUntil } from '../compute-benefits.ts';
import type { Derivation } from '../explain-benefits.ts';
import { explained, projectionStep, yearsUntil } from '../explain-benefits.ts';
import type { ExplainedFigure } from '../explanation-keys.ts';
import { disabilityShare } from '../disability-share.ts';
import { presentDegree } from '../insured-person.ts';
import { perMonth, shareOf } from '../rates.ts';
import { deducted, taxedPayments, taxSaved } from './buy-in-outcome.ts';
import { leaveOutcome } from './leave-outcome.ts';
import type { DrawnWithSteps } from './retirement-outcome.ts';
import { paidDegree } from './risk-outcome.ts';
import type { Scene } from './scene.ts';
import type { Workings } from './workings.ts';

type Draft = {
  readonly figure: ExplainedFigure;
  readonly result: Quantity;
  readonly steps: readonly Step[];
  readonly years?: readonly AccountYear[];
};

/** From today's savings to the pension of one step. */
const stepsOf = (scene: Scene, drawn: DrawnWithSteps): readonly Step[] => {
  const { account, today, plan } = scene;
  const until = dayBefore(drawn.date);
  const event = scene.steps.find(({ date, at }) => date === drawn.date && at === drawn.at)?.event ?? null;
  const years = yearsUntil(account, { today }, until);
  const last = years.at(-1);
  const { savings, lumpSum } = drawn;
  // The account's line already lacks what a partial step draws.
  const ahead =
    event === null || last === undefined
      ? years
      : [...years.slice(0, -1), { ...last, movements: last.movements + savings, closing: last.closing + savings }];
  const spans = account.spansBetween(today, until);
  const now = { thisYear: account.statement(today), balance: account.on(today).savings };
  return [
    projectionStep(now, ahead, spans, until, plan.interest.projection),
    ...(event === null
      ? []
      : [
          {
            rule: 'drawnShare',
            law: law('BVG', '13a', { paragraph: '1' }),
            inputs: [chf('capital', drawn.whole), percent('percent', event.percent)],
            result: chf('capital', savings),
          } as const,
        ]),
    ...(lumpSum === 0
      ? []
      : [
          {
            rule: 'capitalAfterLumpSum',
            law: law('BVG', '37', { paragraph: '4' }),
            inputs: [chf('capital', savings), chf('drawnCapital', lumpSum)],
            result: chf('capital', savings - lumpSum),
          } as const,
        ]),
    ...drawn.derivation,
  ];
};

/** The pension a month, step by step. */
const pensionDraft = (scene: Scene, drawn: readonly DrawnWithSteps[]): readonly Draft[] => {
  const last = drawn.at(-1);
  if (last === undefined) return [];
  const perYear = drawn.reduce((sum, { pensionPerYear }) => sum + pensionPerYear, 0);
  const all: Step[] = drawn.flatMap((step) => stepsOf(scene, step));
  if (drawn.length > 1) {
    all.push({
      rule: 'pensionsOfSteps',
      inputs: drawn.map(({ pensionPerYear }) => chf('pension', pensionPerYear)),
      result: chf('perYear', perYear),
    });
  }
  const result = chf('perMonth', perMonth(perYear));
  all.push({ rule: 'perMonth', inputs: [chf('perYear', perYear)], result });
  const years = yearsUntil(scene.account, scene, dayBefore(last.date));
  return [{ figure: 'pension', result, steps: all, years }];
};

/** The most capital of all steps together. */
const lumpSumDraft = (drawn: readonly DrawnWithSteps[]): Draft => {
  const each = drawn.map(({ lumpSumAtMost }) => chf('atMost', lumpSumAtMost));
  const result = chf(
    'atMost',
    drawn.reduce((sum, { lumpSumAtMost }) => sum + lumpSumAtMost, 0),
  );
  const steps = drawn.flatMap(({ lumpSumRule }) => lumpSumRule.steps);
  return drawn.length === 1
    ? { figure: 'lumpSumAtMost', result, steps }
    : { figure: 'lumpSumsAtMost', result, steps: [...steps, { rule: 'lumpSumsOfSteps', inputs: each, result }] };
};

/** How the changed figures of a simulation come about, by the part that was changed. */
export const derivationsOf = (workings: Workings): readonly Derivation[] => {
  const { scene, on } = workings;
  const { plan, today, changes } = scene;
  const drawn = workings.drawn();
  const drafts: Draft[] = [...pensionDraft(scene, drawn)];
  if (drawn.some(({ lumpSum }) => lumpSum > 0)) drafts.push(lumpSumDraft(drawn));
  const buyIn = workings.buyIn();
  if (changes.buyIn && buyIn && buyIn.steps.length > 0) {
    drafts.push({ figure: 'buyIn', result: chf('atMost', buyIn.atMost), steps: buyIn.steps });
  }
  const rate = changes.buyIn?.marginalRate;
  const taxed = taxedPayments(scene);
  if (rate !== undefined && taxed.length > 0) {
    const steps = taxed.map((payment): Step => {
      const counted = deducted(scene, payment);
      return {
        rule: 'taxSaving',
        inputs: [
          chf('amount', payment.amount),
          ...(counted < payment.amount ? [chf('salary', counted)] : []),
          percent('marginalRate', rate),
        ],
        result: chf('taxSaved', payment.saved ?? 0),
      };
    });
    drafts.push({ figure: 'taxSaving', result: chf('taxSaved', taxSaved(scene, taxed) ?? 0), steps });
  }
  const home = workings.home();
  if (changes.home && home && home.steps.length > 0) {
    drafts.push({ figure: 'homeOwnership', result: chf('atMost', home.atMost), steps: home.steps });
  }
  const contributions = workings.contributions();
  if (changes.savings && contributions?.perMonth) {
    const steps = [...contributions.insured.steps, ...contributions.steps];
    drafts.push({ figure: 'contributions', result: chf('perMonth', contributions.perMonth.member), steps });
  }
  const leave = leaveOutcome(scene);
  if (leave && leave.months > 0) {
    const inputs = [chf('perMonth', leave.perMonth), months('leaveMonths', leave.months)];
    const result = chf('total', leave.total);
    drafts.push({ figure: 'leaveCost', result, steps: [{ rule: 'leaveCost', plan: 'unpaidLeave', inputs, result }] });
  }
  drafts.push(...riskDrafts(workings));
  const assumptions = assumptionsUntil(plan, today, drawn.at(-1)?.date ?? today);
  return drafts.map(({ figure, result, steps, years = [] }) => ({
    figure,
    date: on,
    result,
    steps: explained(plan, steps, on),
    years: years.map(shownYear),
    assumptions,
  }));
};

/** The pension a year at a degree of disability: of the full one, the share that is paid. BVG art. 24a. */
const disabilityDraft = (
  { fullPerYear, steps }: { readonly fullPerYear: Centimes; readonly steps: readonly Step[] },
  degree: number,
): readonly Draft[] => {
  const full = chf('pension', fullPerYear);
  const share = disabilityShare(degree);
  if (share === 0) return [];
  if (share === 100) return [{ figure: 'disabilityPension', result: full, steps }];
  const result = chf('perYear', shareOf(fullPerYear, share));
  const inPayment: Step = {
    rule: 'disabilityInPayment',
    law: law('BVG', '24a'),
    inputs: [full, percent('disabilityDegree', degree), percent('disabilityShare', share)],
    result,
  };
  return [{ figure: 'disabilityPension', result, steps: [...steps, inPayment] }];
};

/** The benefits at death or disability, if they were asked for. */
const riskDrafts = ({ scene, on, risk }: Workings): readonly Draft[] => {
  const { changes, record } = scene;
  const work = changes.risk === undefined ? null : risk();
  if (work === null) return [];
  const { disability, death, isPensionOnly } = work;
  if (changes.risk?.event === 'disability') {
    const degree = paidDegree(scene, on, work, changes.risk.degree ?? 100);
    return disability === null || disability.beginsTooLate ? [] : disabilityDraft(disability, degree);
  }
  const [inPayment] = isPensionOnly && disability ? disabilityDraft(disability, presentDegree(record, on)) : [];
  const basis = inPayment?.steps ?? disability?.steps ?? [];
  const { partner, orphan, lumpSum } = death.steps;
  return [
    ...(death.partnerPerYear > 0
      ? [
          {
            figure: 'partnerPension',
            result: chf('partnerPension', death.partnerPerYear),
            steps: [...basis, ...partner],
          } as const,
        ]
      : []),
    ...(death.orphans > 0
      ? [
          {
            figure: 'orphanPension',
            result: chf('childPension', death.orphanPerYear),
            steps: [...basis, ...orphan],
          } as const,
        ]
      : []),
    ...(death.lumpSum > 0
      ? [{ figure: 'deathLumpSum', result: chf('lumpSum', death.lumpSum), steps: lumpSum } as const]
      : []),
  ];
};
