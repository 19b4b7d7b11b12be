import type { InsuredRecord } from './insured-record.ts';
import type { PlanParameters } from './plan.ts';
import { addYears } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import { projectSavings } from './account.ts';
import type { Account } from './account.ts';
import { lastDayBeforeDrawing, referenceAge } from './ages.ts';
import { shareOut } from './beneficiaries.ts';
import type { Beneficiary } from './beneficiaries.ts';
import { chf, count, law, onDay, percent } from './calculation.ts';
import type { Step } from './calculation.ts';
import { lawfulCreditsAhead, planCreditsAhead } from './credits-ahead.ts';
import { childPaidUntil, entitledChildren } from './entitled-children.ts';
import { hasLeft, insuredOn } from './insured-person.ts';
import { BVG_CONVERSION_RATE } from './legal-parameters.ts';
import { sumOfEvents } from './money-events.ts';
import { perMonth, shareOf } from './rates.ts';
import { ordinaryAge } from './retirement.ts';

export type Disability = {
  /** Pension a year for full disability. */
  readonly fullPerYear: Centimes;
  /** Each entitled child's pension a year, in addition to the full pension. */
  readonly childPerYear: Centimes;
  /** Number of children entitled today. BVG art. 25. */
  readonly children: number;
  readonly steps: readonly Step[];
  readonly childStep: Step;
};

/** Why a partner would get no pension. */
export type NoPartnerPension = 'noPartner' | 'notOffered' | 'notDeclared' | 'householdTooShort';

export type DeathBenefits = {
  /** Pension of the spouse or partner a year; 0 if none is entitled. */
  readonly partnerPerYear: Centimes;
  readonly noPartnerPension: NoPartnerPension | null;
  /** One orphan's pension a year. */
  readonly orphanPerYear: Centimes;
  /** Number of children entitled today. */
  readonly orphans: number;
  /** Paid once. */
  readonly lumpSum: Centimes;
  /** The beneficiaries on record with their share of the headline; empty if nobody is entitled. BVG art. 20a. */
  readonly beneficiaries: readonly Beneficiary[];
  /** The amount shown first: the partner's pension, else the lump sum, else the orphans' pensions. */
  readonly headline: {
    readonly kind: 'partnerPension' | 'orphansPensions' | 'lumpSum' | 'none';
    readonly amount: Centimes;
  };
  /** What all receive together: pensions a month from the next month on, and the lump sum. */
  readonly family: { readonly perMonth: Centimes; readonly once: Centimes };
  /** The derivation of each of the three. */
  readonly steps: {
    readonly partner: readonly Step[];
    readonly orphan: readonly Step[];
    readonly lumpSum: readonly Step[];
  };
};

/**
 * The disability pension, insured until the ordinary age; `null` if the birth date is unknown, nothing is insured or
 * the age is reached. Never below the law's: BVG savings with credits to come, without interest, at 6.8 % (BVG art.
 * 24).
 * @param day the day for which the pension is computed.
 * @param today the day whose children count; later than `day` for a pension in payment. BVG art. 25.
 */
export const computeDisability = (
  account: Account,
  record: InsuredRecord,
  parameters: PlanParameters,
  day: IsoDate,
  today = day,
): Disability | null => {
  const insured = insuredOn(record, parameters, day);
  // An unknown birth date is of year 1, so that every age is reached.
  const until = lastDayBeforeDrawing(record.birthDate, ordinaryAge(record, parameters));
  if (!insured || insured.insured === 0 || until <= day) return null;

  const { pension, childPercent } = parameters.disability;
  const steps: Step[] = [];
  let byPlan: Centimes;
  if (pension.basis === 'insuredSalary') {
    byPlan = shareOf(insured.insured, pension.percent);
    steps.push({
      rule: 'shareOfInsuredSalary',
      plan: 'disability',
      inputs: [chf('insuredSalary', insured.insured), percent('percent', pension.percent)],
      result: chf('pension', byPlan),
    });
  } else {
    const { savings, credits } = projectSavings(account, day, until, pension.interest);
    const now = account.on(day).savings;
    byPlan = shareOf(savings, pension.conversionRate);
    steps.push(
      {
        rule: pension.interest === 0 ? 'projectedSavingsWithoutInterest' : 'projectedSavings',
        law: law('BVG', '24', { paragraph: '3' }),
        plan: 'disability',
        inputs: [
          onDay('until', until),
          percent('assumedInterest', pension.interest),
          ...planCreditsAhead(account.spansBetween(day, until)),
          chf('savings', now),
          ...(pension.interest === 0 ? [] : [chf('interest', savings - now - credits)]),
          chf('credits', credits),
        ],
        result: chf('capital', savings),
      },
      {
        rule: 'conversion',
        plan: 'disability',
        inputs: [chf('capital', savings), percent('conversionRate', pension.conversionRate)],
        result: chf('pension', byPlan),
      },
    );
  }
  const reference = lastDayBeforeDrawing(record.birthDate, referenceAge(record.sex, record.birthDate));
  const lawful = projectSavings(account, day, reference, 0).bvgPart;
  const byLaw = shareOf(lawful, BVG_CONVERSION_RATE);
  if (byLaw > byPlan) {
    const { bvgPart } = account.on(day);
    steps.push(
      {
        rule: 'lawfulProjectedSavings',
        law: law('BVG', '24', { paragraph: '3' }),
        inputs: [
          onDay('until', reference),
          ...lawfulCreditsAhead(account.spansBetween(day, reference)),
          chf('bvgPart', bvgPart),
          chf('lawfulCredits', lawful - bvgPart),
        ],
        result: chf('lawfulCapital', lawful),
      },
      {
        rule: 'lawfulMinimum',
        law: law('BVG', '24', { paragraph: '1' }),
        inputs: [chf('byPlan', byPlan), chf('lawfulCapital', lawful), percent('lawfulRate', BVG_CONVERSION_RATE)],
        result: chf('pension', byLaw),
      },
    );
  }
  const fullPerYear = Math.max(byPlan, byLaw);
  const childPerYear = shareOf(fullPerYear, childPercent);
  const children = entitledChildren(record, parameters, today).length;
  return {
    fullPerYear,
    childPerYear,
    children,
    steps,
    childStep: {
      rule: 'disabilityChildPension',
      law: law('BVG', '25', { paragraph: '1' }),
      plan: 'disability',
      inputs: [chf('pension', fullPerYear), percent('percent', childPercent), count('children', children)],
      result: chf('childPension', childPerYear),
    },
  };
};

/** Why the partner is not entitled on a day; `null` if they are. BVG art. 19, 19a, 20a. */
export const partnerRefusal = (
  record: InsuredRecord,
  parameters: PlanParameters,
  date: IsoDate,
): NoPartnerPension | null => {
  const { partner } = record;
  if (!partner) return 'noPartner';
  if (partner.relation !== 'cohabitant') return null;
  const rules = parameters.survivors.cohabitingPartner;
  if (!rules) return 'notOffered';
  if (rules.declarationRequired && (partner.declarationReceived ?? '9999-12-31') > date) return 'notDeclared';
  const commonChild = record.children.some((child) => child.withPartner === true && child.birthDate <= date);
  const longEnough = addYears(partner.since, rules.yearsOfSharedHousehold) <= date;
  return commonChild || longEnough ? null : 'householdTooShort';
};

/**
 * Benefits if the member died today. BVG art. 18 to 22.
 * @param record the record; movements after today don't count.
 * @param insuredPerYear the pension that the survivors' pensions are a share of: the disability pension before
 * retirement, the old-age pension once the ordinary age is reached.
 * @param drawnPerYear the old-age pension already paid by steps into retirement, which also counts.
 * @param isOldAge whether `insuredPerYear` is the old-age pension.
 */
export const computeDeathBenefits = (
  account: Account,
  record: InsuredRecord,
  parameters: PlanParameters,
  today: IsoDate,
  insuredPerYear: Centimes,
  drawnPerYear: Centimes,
  isOldAge: boolean,
): DeathBenefits => {
  const basisPerYear = insuredPerYear + drawnPerYear;
  const { spousePercent, childPercent, lumpSum: rule } = parameters.survivors;
  const insured = insuredOn(record, parameters, today)?.insured ?? 0;
  const savings = hasLeft(record, today) ? 0 : account.on(today).savings;
  const noPartnerPension = partnerRefusal(record, parameters, today);
  const partnerPerYear = noPartnerPension === null ? shareOf(basisPerYear, spousePercent) : 0;
  const orphanPerYear = shareOf(basisPerYear, childPercent);
  const entitled = entitledChildren(record, parameters, today);
  const orphans = entitled.length;

  const bases: Record<typeof rule.rule, Centimes> = {
    none: 0,
    savings,
    savingsWithoutPension: partnerPerYear > 0 ? 0 : savings,
    insuredSalary: insured,
    disabilityPensions: insuredPerYear,
  };
  const basis = bases[rule.rule];
  const bought = rule.buyInsOnTop ? sumOfEvents(record, ({ kind, date }) => kind === 'buyIn' && date <= today) : 0;
  const ofRule = shareOf(basis, rule.percent);
  // Savings that are paid out in full already include the buy-ins.
  const onTop = rule.rule.startsWith('savings') && ofRule >= savings ? 0 : Math.min(bought, savings);
  const lumpSum = ofRule + onTop;

  const allOrphans = orphanPerYear * orphans;
  const headline: DeathBenefits['headline'] =
    partnerPerYear > 0
      ? { kind: 'partnerPension', amount: partnerPerYear }
      : lumpSum > 0
        ? { kind: 'lumpSum', amount: lumpSum }
        : allOrphans > 0
          ? { kind: 'orphansPensions', amount: allOrphans }
          : { kind: 'none', amount: 0 };
  const { partner } = record;
  const drawnSteps: readonly Step[] =
    drawnPerYear === 0
      ? []
      : [
          {
            rule: 'basisWithDrawnPension',
            law: law('BVG', '21', { paragraph: '2' }),
            inputs: [chf('pension', insuredPerYear), chf('drawnPension', drawnPerYear)],
            result: chf('basisPension', basisPerYear),
          },
        ];
  const ofPension = law('BVG', '21', { paragraph: isOldAge ? '2' : '1' });
  const entitledPartner = noPartnerPension === null ? (partner ?? null) : null;
  return {
    partnerPerYear,
    noPartnerPension,
    orphanPerYear,
    orphans,
    lumpSum,
    headline,
    family: { perMonth: perMonth(partnerPerYear) + orphans * perMonth(orphanPerYear), once: lumpSum },
    beneficiaries: shareOut({
      partner: entitledPartner,
      partnerPercent: parameters.survivors.beneficiaries?.partnerPercent ?? null,
      onRecord: record.children,
      orphans: entitled,
      allChildren: record.children.filter((child) => child.birthDate <= today),
      partnerPerYear,
      orphanPerYear,
      lumpSum,
      paidUntil: (child) => childPaidUntil(child, parameters),
      leads: headline.kind === 'lumpSum' ? 'lumpSum' : 'pensions',
    }),
    steps: {
      partner: [
        ...(entitledPartner ? drawnSteps : []),
        entitledPartner
          ? {
              rule: isOldAge ? 'partnerPensionOfOldAge' : 'partnerPension',
              law: entitledPartner.relation === 'cohabitant' ? law('BVG', '20a', { paragraph: '1' }) : ofPension,
              plan: 'survivors',
              inputs: [chf('basisPension', basisPerYear), percent('percent', spousePercent)],
              result: chf('partnerPension', partnerPerYear),
            }
          : {
              rule: 'noPartnerPension',
              law: law('BVG', partner?.relation === 'cohabitant' ? '20a' : '19', { paragraph: '1' }),
              plan: 'survivors',
              inputs: [],
              result: chf('partnerPension', 0),
            },
      ],
      orphan: [
        ...drawnSteps,
        {
          rule: isOldAge ? 'orphanPensionOfOldAge' : 'orphanPension',
          law: ofPension,
          plan: 'survivors',
          inputs: [chf('basisPension', basisPerYear), percent('percent', childPercent), count('children', orphans)],
          result: chf('childPension', orphanPerYear),
        },
      ],
      lumpSum: [
        {
          rule: LUMP_SUM_RULES[rule.rule],
          plan: 'survivors',
          inputs: rule.rule === 'none' ? [] : [chf('basis', basis), percent('percent', rule.percent)],
          result: chf('lumpSum', ofRule),
        },
        ...(onTop > 0
          ? [
              {
                rule: 'buyInsOnTop',
                plan: 'survivors',
                inputs: [chf('buyIns', onTop), chf('byPlan', ofRule)],
                result: chf('lumpSum', lumpSum),
              } as const,
            ]
          : []),
      ],
    },
  };
};

/** The rules of the lump sum, as calculations name them. */
const LUMP_SUM_RULES = {
  none: 'lumpSumNone',
  savings: 'lumpSumOfSavings',
  savingsWithoutPension: 'lumpSumWithoutPension',
  insuredSalary: 'lumpSumOfInsuredSalary',
  disabilityPensions: 'lumpSumOfDisabilityPensions',
} as const;
