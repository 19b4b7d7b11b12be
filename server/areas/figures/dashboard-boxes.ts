import type { Dashboard, DashboardBoxName } from '#contract/dashboard.ts';
import type { EndpointMeta } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#kernel/locale.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import type { Plan } from '#pension/plan.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf, toChf } from '#kernel/money.ts';
import { computeBenefits, type Benefits, type DatedSavings } from '#pension/compute-benefits.ts';
import { dashboardTexts, fill, type DashboardTexts } from '#server/model/texts/dashboard.ts';

/** What a dashboard is made of. */
export type DashboardSource = {
  readonly record: MemberRecord;
  /** Null where the fund's plan cannot be read: cards with figures then say "coming soon". */
  readonly plan: Plan | null;
  readonly settings: Pick<TenantSettings, 'dashboardBoxes' | 'answersBeyondSpecification'>;
  /** The day in Switzerland, `YYYY-MM-DD`. */
  readonly today: string;
  readonly locale: Locale;
  readonly unreadDocuments: number;
};

export type DashboardAnswer = {
  readonly data: Dashboard;
  readonly meta: NonNullable<EndpointMeta<(typeof endpoints)['dashboard']>>;
};

type Face = { readonly isVisible: boolean; readonly isActive: boolean; readonly hideAwaitBox: boolean };

/** What a box may say: nothing, something sharp, a blur that will become something, or a blur for good. */
const faces = {
  hidden: { isVisible: false, isActive: false, hideAwaitBox: false },
  shown: { isVisible: true, isActive: true, hideAwaitBox: false },
  comingSoon: { isVisible: true, isActive: false, hideAwaitBox: false },
  blurred: { isVisible: true, isActive: false, hideAwaitBox: true },
} as const satisfies Record<string, Face>;

/** A box whose figure cannot be computed announces it. */
const figure = (known: boolean): keyof typeof faces => (known ? 'shown' : 'comingSoon');

export const points = (list: readonly DatedSavings[]) =>
  list.map(({ date, savings }) => ({ date, value: toChf(savings) }));

/** A plan's name in a language, else in German. */
export const planName = (plan: Plan, locale: Locale): string =>
  typeof plan.name === 'string' ? plan.name : (plan.name[locale] ?? plan.name['de-CH'] ?? '');

const purchaseText = ({ buyIn }: Benefits, texts: DashboardTexts): string | null => {
  const { blocked, arrivalCap, openWithdrawals } = buyIn;
  if (blocked !== null) {
    return fill(texts.purchase.blocked[blocked], { amount: formatChf(toChf(openWithdrawals)) });
  }
  return arrivalCap === null ? null : fill(texts.purchase.arrivalCap, { amount: formatChf(toChf(arrivalCap)) });
};

const homeText = ({ homeOwnership }: Benefits, texts: DashboardTexts): string | null => {
  const { blocked, possibleFrom } = homeOwnership;
  return blocked === null
    ? null
    : fill(texts.home.blocked[blocked], { date: possibleFrom === null ? '' : formatDate(possibleFrom) });
};

/** What may be bought in, in CHF and words: the same on the card and on the page. */
export const purchaseOf = (benefits: Benefits, plan: Plan, locale: Locale) => {
  const texts = dashboardTexts(locale);
  const { buyIn } = benefits;
  const isKnown = buyIn.blocked !== 'birthDateUnknown';
  return {
    maxPurchaseAmount: isKnown ? toChf(buyIn.atMost) : null,
    maxBalanceAmount: isKnown ? toChf(buyIn.savingsAtMost) : null,
    balanceMaxRatio: isKnown ? buyIn.ratio : null,
    currentCreditBalance: benefits.birthDateKnown ? toChf(buyIn.current) : null,
    homeOwnershipBalance: toChf(buyIn.openWithdrawals),
    defaultRetirementAge: benefits.retirement?.ordinary.age ?? null,
    subTitle: purchaseText(benefits, texts),
    planName: planName(plan, locale),
  };
};

/** What may be withdrawn for a home: the same on the card and on the page. */
export const homeOwnershipOf = (benefits: Benefits, locale: Locale) => {
  const texts = dashboardTexts(locale);
  const { atMost, maxAge, curve, blocked } = benefits.homeOwnership;
  const isKnown = blocked !== 'birthDateUnknown';
  return {
    maxAmount: isKnown ? toChf(atMost) : null,
    maxAge,
    projectedGraph: curve.map(({ age, date, amount }) => ({ age, date, value: toChf(amount) })),
    noDataInfo: homeText(benefits, texts),
    projectedGraphUnavailable: isKnown && curve.length === 0 ? texts.home.noCurve : null,
  };
};

/** The monthly pension by age: the same on the card and on the page. */
export const retirementOf = ({ ordinary, byAge }: NonNullable<Benefits['retirement']>) => ({
  amount: toChf(ordinary.pensionPerMonth),
  projectedGraph: byAge.map(({ age, date, pensionPerMonth }) => ({ age, date, value: toChf(pensionPerMonth) })),
  defaultRetirementAge: ordinary.age,
});

/** The civil status in words and since when: the same on the card and on the page. */
export const civilStatusOf = ({ sex, civilStatus }: MemberRecord, locale: Locale) => {
  const texts = dashboardTexts(locale);
  return {
    civilStatus: texts.civilStatus[sex][civilStatus.code],
    subTitle: civilStatus.since === undefined ? null : fill(texts.since, { date: formatDate(civilStatus.since) }),
  };
};

/** The savings options as the dashboard's card and ring show them. */
const savingsBox = (benefits: Benefits, texts: DashboardTexts) => {
  const { savingsOptions: options } = benefits;
  const title = (percent: number) =>
    percent === 0 ? texts.savings.base : fill(texts.savings.option, { percent: String(percent) });
  const actual = options.find(({ isActual }) => isActual);
  const next = options.find(({ chosenFrom }) => chosenFrom !== null);
  if (actual === undefined) return null;
  return {
    planName: title(actual.additionalPercent),
    subTitle:
      next !== undefined && next.chosenFrom !== null
        ? fill(texts.savings.chosen, { date: formatDate(next.chosenFrom), option: title(next.additionalPercent) })
        : fill(texts.savings.subTitle, { amount: formatChf(toChf(actual.memberSavingsPerYear)) }),
    currentCreditBalance: toChf(benefits.balance),
    maxBalanceAmount: toChf(actual.savingsAtRetirement),
    defaultRetirementAge: benefits.retirement?.ordinary.age ?? null,
    graphData: options.map(({ additionalPercent, pensionPerMonth }) => ({
      label: title(additionalPercent),
      value: toChf(pensionPerMonth),
    })),
    graphMaxValue: Math.max(...options.map(({ pensionPerMonth }) => toChf(pensionPerMonth))),
  };
};

/** What the fund has to say to a member who is about to leave: meta of the answer. BVG art. 47a after a dismissal past 58. */
const leavingMessage = ({ record, today }: DashboardSource, texts: DashboardTexts) => {
  const { exit } = record;
  if (exit === undefined || exit.date < today) return { isVisible: false };
  const fiftyEighth = `${Number(record.birthDate.slice(0, 4)) + 58}${record.birthDate.slice(4)}`;
  const mayStay = exit.reason === 'dismissedByEmployer' && exit.date >= fiftyEighth;
  return {
    isVisible: true,
    title: fill(texts.leaving.title, { date: formatDate(exit.date) }),
    text: mayStay ? texts.leaving.continued : texts.leaving.text,
  };
};

/**
 * The dashboard of a member on a day, with computed figures in CHF and words in a language. Pure: the same source gives
 * the same answer, in the provider and in a story. What cannot be computed (no plan, no birth date, nothing on record) is
 * announced instead of shown, and what does not concern the member is not there.
 */
export const dashboardOf = (source: DashboardSource): DashboardAnswer => {
  const { record, plan, settings, today, locale, unreadDocuments } = source;
  const texts = dashboardTexts(locale);
  const benefits = plan === null ? null : computeBenefits(plan, record, today);
  /** How a box shows itself: by the fund's switch, else sharp where there is something to say. */
  const face = (box: Exclude<DashboardBoxName, 'faqBox' | 'processingMessageBox'>, natural: keyof typeof faces): Face =>
    faces[natural === 'hidden' ? natural : (settings.dashboardBoxes[box] ?? natural)];
  const isInsured = benefits !== null && !benefits.hasLeft;
  const fatality = benefits?.fatality ?? null;
  const leave = benefits?.unpaidLeave ?? null;
  const leaveCost = leave?.perMonth ?? null;
  const savings = benefits && isInsured ? savingsBox(benefits, texts) : null;

  const data: Dashboard = {
    balanceBox: {
      ...face('balanceBox', figure(benefits?.savingsKnown === true)),
      value: benefits?.savingsKnown === true ? toChf(benefits.balance) : null,
      historicalGraph: points(benefits?.history ?? []),
      futureGraph: points(benefits?.future ?? []),
    },
    inboxBox: { ...face('inboxBox', 'shown'), unreadDocumentsAmount: unreadDocuments },
    quittingBox: {
      ...face('quittingBox', benefits?.hasLeft === true ? 'hidden' : figure(isInsured && benefits.savingsKnown)),
      amount: benefits?.savingsKnown === true ? toChf(benefits.exitBenefit) : null,
    },
    additionalSavingsBox: savings
      ? { ...face('additionalSavingsBox', 'shown'), ...savings }
      : faces[plan === null ? 'comingSoon' : 'hidden'],
    purchaseBox: {
      ...face('purchaseBox', benefits?.hasLeft === true ? 'hidden' : figure(isInsured && benefits.birthDateKnown)),
      ...(benefits && plan && purchaseOf(benefits, plan, locale)),
      tooltipTitle: texts.purchase.tooltipTitle,
      tooltipSubtitle: texts.purchase.tooltipSubtitle,
      tooltipLabel: texts.purchase.tooltipLabel,
    },
    homeOnwershipBox: {
      ...face('homeOnwershipBox', benefits?.hasLeft === true ? 'hidden' : figure(isInsured && benefits.birthDateKnown)),
      ...(benefits && homeOwnershipOf(benefits, locale)),
    },
    retirementBox: {
      ...face(
        'retirementBox',
        benefits?.hasLeft === true ? 'hidden' : figure(benefits !== null && benefits.retirement !== null),
      ),
      ...(benefits?.retirement && retirementOf(benefits.retirement)),
    },
    civilStatusBox: {
      ...face('civilStatusBox', 'shown'),
      ...civilStatusOf(record, locale),
    },
    fatalityBox: {
      ...face('fatalityBox', figure(fatality !== null)),
      ...(fatality && {
        amount: toChf(fatality.headline.amount),
        ...(settings.answersBeyondSpecification && { kind: fatality.headline.kind }),
      }),
    },
    unpaidVacationBox: {
      ...face('unpaidVacationBox', isInsured && leave === null ? 'hidden' : figure(isInsured && leaveCost !== null)),
      amount: leaveCost === null ? null : toChf(leaveCost),
    },
    // Who may view other members' portals has the panel for it where others have the help button.
    faqBox: { isVisible: settings.dashboardBoxes.faqBox !== 'hidden' && !record.ableToImpersonate },
    processingMessageBox: { processingDate: today, showProcessingDate: benefits !== null },
  };
  return { data, meta: { messageBox: leavingMessage(source, texts) } };
};
