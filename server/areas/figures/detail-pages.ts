import type { ExplainedFigure } from '#contract/derivation.ts';
import type { Locale } from '#kernel/locale.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import type {
  BuyInPage,
  CivilStatusPage,
  CreditBalancePage,
  FatalityPage,
  HomeOwnershipPage,
  InfoBox,
  LeavingPage,
  RetirementPage,
  UnpaidVacationPage,
} from '#contract/pages.ts';
import type { PageLinkName } from '#contract/page-links.ts';
import type { Plan } from '#pension/plan.ts';
import { routePath, type RouteKey } from '#contract/route-words.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';
import { formatDate } from '#kernel/date.ts';
import { roundTo, toChf, type Centimes } from '#kernel/money.ts';
import type { Contributions } from '#pension/contributions.ts';
import { explainBenefits, LEAVE_FIGURES } from '#pension/explain-benefits.ts';
import { perMonth } from '#pension/rates.ts';
import { dashboardTexts, fill } from '#server/model/texts/dashboard.ts';
import { pagesTexts, type PagesTexts } from '#server/model/texts/pages.ts';
import { civilStatusOf, homeOwnershipOf, planName, points, purchaseOf, retirementOf } from './dashboard-boxes.ts';
import { sentDerivations } from './derivations.ts';

/** A member's figures with their explanations; null where the fund's plan cannot be read. */
export type Explained = ReturnType<typeof explainBenefits> | null;

/** What a detail page is made of. */
export type PageSource = {
  readonly record: MemberRecord;
  readonly plan: Plan | null;
  /** Figures of the record and the plan on the day. */
  readonly explained: Explained;
  readonly settings: Pick<
    TenantSettings,
    'displayName' | 'answersBeyondSpecification' | 'disableCivilStatusChange' | 'configurations'
  >;
  readonly locale: Locale;
  /** Hides personal data: what names somebody is absent, not blurred. */
  readonly anonymize: boolean;
  /** Where the certificate is found, below the API base; absent where there is none. */
  readonly certificateLink?: string | undefined;
};

/** Whether there is a pension certificate of somebody: where figures can be computed and savings are on record. */
export const hasCertificate = (explained: Explained): explained is NonNullable<Explained> =>
  explained?.benefits.savingsKnown === true;

/** The figures of a record on a day, for {@link PageSource}. */
export const explain = (plan: Plan | null, record: MemberRecord, today: string): Explained =>
  plan === null ? null : explainBenefits(plan, record, today);

type Box = { readonly title: string; readonly text: string; readonly linkText: string };

/** A way on within the portal: a path without fund and language. */
const inside = (key: RouteKey, locale: Locale): string => `/${routePath(key, locale)}`;

const infoBox = ({ title, text, linkText }: Box, link: string): InfoBox => ({
  isVisible: true,
  title,
  text,
  link,
  linkText,
});

const simulation = (texts: PagesTexts, of: keyof PagesTexts['simulation'], name: PageLinkName): InfoBox =>
  infoBox(texts.simulation[of], name);

const action = ({ title, text, action: label, linkText }: Box & { readonly action: string }, link: string) => ({
  isVisible: true,
  title,
  text,
  actions: [{ text: label, link, linkText }],
});

/** What the answers of a fund that keeps to the specification do not carry. */
const beyond = <Extra extends object>({ settings }: PageSource, extra: Extra): Extra | Record<string, never> =>
  settings.answersBeyondSpecification ? extra : {};

const derived = (source: PageSource, figures: readonly ExplainedFigure[]) =>
  beyond(source, { derivations: sentDerivations(source.explained?.derivations ?? {}, figures) });

/**
 * What contributions consist of, in the order of the lists, with the total last; parts that nobody pays are left out.
 * A share that cannot be computed is `null`, and so is the total then.
 */
export const contributionParts = (contributions: Contributions) => {
  const parts = (['savings', 'risk', 'administration'] as const).flatMap((part) => {
    const share = contributions[part];
    return share !== null && share.member + share.employer === 0 ? [] : [{ part, share }];
  });
  return [...parts, { part: 'total' as const, share: contributions.perYear }];
};

/** A yearly amount by month and, beyond the specification, by year. */
const bySpan = (source: PageSource, yearly: Centimes) => ({
  valuePerMonth: toChf(perMonth(yearly)),
  ...beyond(source, { valuePerYear: toChf(yearly) }),
});

/** A text with its day put in. */
const on = (text: string, date: string): string => fill(text, { date: formatDate(date) });

const creditLines = ({ explained }: PageSource, texts: PagesTexts) => {
  if (explained?.benefits.savingsKnown !== true) return [];
  const { thisYear, bvgPart } = explained.benefits;
  const { credits } = texts;
  return [
    { text: on(credits.balanceOn, `${thisYear.year}-01-01`), value: toChf(thisYear.opening) },
    ...thisYear.moved.map(({ kind, date, savings }) => ({
      text: on(credits.moved[kind], date),
      value: toChf(savings),
    })),
    {
      text: fill(credits.interest, { percent: String(roundTo(thisYear.interestRate, 2)) }),
      value: toChf(thisYear.interest),
    },
    { text: credits.member, value: toChf(thisYear.memberCredits) },
    { text: credits.employer, value: toChf(thisYear.employerCredits) },
    { text: on(credits.balanceOn, thisYear.until), value: toChf(thisYear.closing) },
    ...(bvgPart > 0 ? [{ text: credits.bvgPart, value: toChf(bvgPart) }] : []),
  ];
};

const payrollBox = (source: PageSource, texts: PagesTexts): CreditBalancePage['payrollAndContributionBox'] => {
  const contributions = source.explained?.benefits.contributions;
  if (!contributions) return null;
  const { insured } = contributions;
  const words = texts.payroll;
  const salaryLine = (line: PagesTexts['payroll']['salary'], yearly: Centimes) => ({
    text: line.text,
    helpText: line.help,
    ...bySpan(source, yearly),
  });
  const contributionLines = contributionParts(contributions).flatMap(({ part, share }) => {
    const line = texts.contributions[part];
    const isAlone = part === 'total' && share?.employer === 0 && share.member > 0;
    return (['member', 'employer'] as const).flatMap((payer) =>
      share?.[payer] === 0 && payer === 'employer' && contributions.perYear?.employer === 0
        ? []
        : [
            {
              text: fill(texts.contributions[payer], { line: line.text }),
              valuePerMonth: share && toChf(perMonth(share[payer])),
              valuePerYear: share && toChf(share[payer]),
              ...beyond(source, { helpText: isAlone ? texts.contributions.alone : line.help, payer, part }),
            },
          ],
    );
  });
  return {
    isVisible: true,
    payrollDetailsBox: {
      value: toChf(insured.salary),
      payrollDetailsList: [
        salaryLine(words.salary, insured.salary),
        ...(insured.insured > 0 && insured.deduction > 0 ? [salaryLine(words.deduction, -insured.deduction)] : []),
        ...(insured.exempt > 0 ? [salaryLine(words.exempt, insured.exempt)] : []),
        salaryLine(words.insured, insured.insured),
      ],
    },
    contributionDetailsBox: {
      labels: [texts.contributions.perMonth, texts.contributions.perYear],
      contributionDetailsList: contributionLines,
    },
  };
};

/** Benefits at death in lines; empty where the member has left or nothing is on record. */
const fatalityLines = (source: PageSource, texts: PagesTexts) => {
  const { explained, record } = source;
  if (!explained || explained.benefits.hasLeft || !explained.benefits.savingsKnown) return [];
  const { fatality } = explained.benefits;
  if (fatality === null) return [];
  const { risk } = texts;
  const { noPartnerPension: refused } = fatality;
  const line = (
    words: PagesTexts['risk']['spouse'],
    value: Centimes,
    figure: ExplainedFigure,
    period: 'perYear' | 'once',
    help = words.help,
  ) => ({ label: words.text, helpText: help, value: toChf(value), ...beyond(source, { period, figure }) });
  const words = record.partner?.relation === 'spouse' ? risk.spouse : risk.partner;
  return [
    ...(refused === 'noPartner'
      ? []
      : [
          line(
            words,
            fatality.partnerPerYear,
            'partnerPension',
            'perYear',
            refused === null ? words.help : risk.noPartner[refused],
          ),
        ]),
    ...(fatality.orphanPerYear > 0 ? [line(risk.orphan, fatality.orphanPerYear, 'orphanPension', 'perYear')] : []),
    line(risk.lumpSum, fatality.lumpSum, 'deathLumpSum', 'once'),
  ];
};

const riskBox = (source: PageSource, texts: PagesTexts): CreditBalancePage['invalidityAndDeathBenefitBox'] => {
  const benefits = source.explained?.benefits;
  const disability = benefits?.disability ?? null;
  const fatality = benefits?.fatality ?? null;
  const { risk } = texts;
  const line = (words: PagesTexts['risk']['spouse'], value: Centimes, figure: ExplainedFigure) => ({
    label: words.text,
    helpText: words.help,
    value: toChf(value),
    ...beyond(source, { period: 'perYear', figure }),
  });
  const invalidityBenefitsList = disability
    ? [
        line(risk.disability, disability.fullPerYear, 'disabilityPension'),
        ...(disability.share > 0 ? [line(risk.inPayment, disability.runningPerYear, 'disabilityInPayment')] : []),
        line(risk.disabilityChild, disability.childPerYear, 'disabilityChildPension'),
      ]
    : [];
  const fatalityBenefitsList = fatalityLines(source, texts);
  return {
    isVisible: invalidityBenefitsList.length + fatalityBenefitsList.length > 0,
    ...beyond(
      source,
      disability
        ? { total: toChf(benefits?.disabilityTotalPerYear ?? 0), totalLabel: risk.total }
        : {
            total: fatality && toChf(fatality.partnerPerYear + fatality.orphanPerYear * fatality.orphans),
            totalLabel: risk.survivorsTotal,
          },
    ),
    invalidityBenefitsList,
    fatalityBenefitsList,
  };
};

/** `pages/creditbalance`, the insurance overview. */
export const creditBalancePageOf = (source: PageSource): CreditBalancePage => {
  const { record, plan, explained, settings, locale, anonymize } = source;
  const texts = pagesTexts(locale);
  const benefits = explained?.benefits;
  const employment = benefits
    ? record.employments.findLast(({ from }) => from <= benefits.today)
    : record.employments.at(-1);
  const ordinary = benefits?.retirement?.ordinary;
  const credits = creditLines(source, texts);
  return {
    ...derived(source, [
      'savings',
      'insuredSalary',
      'contributions',
      'pension',
      'disabilityPension',
      'disabilityInPayment',
      'disabilityChildPension',
      'disabilityBenefits',
      'partnerPension',
      'orphanPension',
      'deathLumpSum',
    ]),
    graphBox: {
      isVisible: true,
      value: benefits?.savingsKnown === true ? toChf(benefits.balance) : null,
      historicalGraph: points(benefits?.history ?? []),
      futureGraph: points(benefits?.future ?? []),
    },
    simulationBox: simulation(texts, 'retirement', 'retirementsimulation'),
    personalInformation: {
      ...(!anonymize && {
        firstname: record.firstname,
        lastname: record.lastname,
        birthdate: record.birthDate,
        companyName: employment?.employer ?? null,
        socialSecurityNumber: record.ahvNumber,
      }),
      admissionDate: record.admissionDate ?? null,
      civilStatusName: civilStatusOf(record, locale).civilStatus,
      activityRate: employment?.activityRate ?? null,
      showTenantPlanInfo: true,
      tenantName: settings.displayName,
      planName: plan && planName(plan, locale),
    },
    certificateBox: {
      isVisible: true,
      title: texts.certificate.title,
      text: texts.certificate.text,
      downloadLink: source.certificateLink ?? null,
      orderLink: 'documentordering',
    },
    creditbalanceDetailsBox: { isVisible: credits.length > 0, creditBalanceDetailsList: credits },
    payrollAndContributionBox: payrollBox(source, texts),
    regularRetirementBox: ordinary
      ? {
          isVisible: true,
          annuityDetailsObject: {
            annuityPerYear: toChf(ordinary.pensionPerYear),
            annuityPerMonth: toChf(ordinary.pensionPerMonth),
            capital: toChf(ordinary.savings),
            conversionRate: ordinary.rate,
            ...beyond(source, { age: ordinary.age, date: ordinary.date }),
          },
        }
      : null,
    invalidityAndDeathBenefitBox: riskBox(source, texts),
    ...beyond(source, { projectedInterest: plan?.interest.projection ?? null }),
  };
};

/** `pages/buyin`. */
export const buyInPageOf = (source: PageSource): BuyInPage => {
  const { explained, plan, locale } = source;
  const texts = pagesTexts(locale);
  const { tooltipTitle, tooltipSubtitle, tooltipLabel } = dashboardTexts(locale).purchase;
  const words = texts.buyInActions;
  return {
    ...derived(source, ['buyIn']),
    purchaseBox: {
      isVisible: true,
      ...(explained && plan && purchaseOf(explained.benefits, plan, locale)),
      tooltipTitle,
      tooltipSubtitle,
      tooltipLabel,
      link: 'buyinsimulation',
      graphData: [],
    },
    simulationBox: simulation(texts, 'buyIn', 'buyinsimulation'),
    financeExpertBox: infoBox(texts.financeExpert, inside('contact', locale)),
    buyInActionsShortBox: {
      isVisible: true,
      title: words.title,
      text: words.text,
      actions: [
        { text: words.simulate, link: 'buyinsimulation', linkText: words.simulateLink },
        { text: words.ask, link: 'documentordering', linkText: words.askLink },
      ],
    },
    ...(explained && beyond(source, { capitalLockedUntil: explained.benefits.buyIn.lockedUntil })),
  };
};

/** `pages/leaving`. */
export const leavingPageOf = (source: PageSource): LeavingPage => {
  const { explained, locale } = source;
  const known = explained?.benefits.savingsKnown === true;
  return {
    ...derived(source, ['exitBenefit', 'lawfulPart']),
    leavingBenefitBox: { isVisible: true, value: known ? toChf(explained.benefits.exitBenefit) : null },
    ...(known && beyond(source, { lawfulPart: toChf(explained.benefits.bvgPart) })),
    actionsBox: action(pagesTexts(locale).leaving, inside('contact', locale)),
  };
};

/** `pages/retirement`. */
export const retirementPageOf = (source: PageSource): RetirementPage => {
  const { explained, locale } = source;
  const texts = pagesTexts(locale);
  const retirement = explained?.benefits.retirement ?? null;
  return {
    ...derived(source, ['pension', 'retiredChildPension', 'lumpSumAtMost']),
    retirementBox: {
      isVisible: true,
      ...(retirement ? retirementOf(retirement) : { projectedGraph: [] }),
      link: 'retirementsimulation',
    },
    ...(retirement &&
      beyond(source, {
        benefitsByAge: retirement.byAge.map((at) => ({
          age: at.age,
          date: at.date,
          capital: toChf(at.savings),
          conversionRate: at.rate,
          annuityPerYear: toChf(at.pensionPerYear),
          annuityPerMonth: toChf(at.pensionPerMonth),
        })),
        drawnPerMonth: toChf(retirement.drawnPerMonth),
        lumpSumAtMost: toChf(retirement.lumpSumAtMost),
        capitalLockedUntil: retirement.lockedUntil,
      })),
    simulationBox: simulation(texts, 'retirement', 'retirementsimulation'),
    financeExpertBox: infoBox(texts.financeExpert, inside('contact', locale)),
  };
};

/** `pages/homeownership`. */
export const homeOwnershipPageOf = (source: PageSource): HomeOwnershipPage => {
  const { explained, locale } = source;
  const texts = pagesTexts(locale);
  return {
    ...derived(source, ['homeOwnership']),
    homeOnwershipBox: {
      isVisible: true,
      ...(explained ? homeOwnershipOf(explained.benefits, locale) : { projectedGraph: [] }),
      link: 'homeownershipsimulation',
    },
    fundingRequestBox: infoBox(texts.funding, 'documentordering'),
    mortageRequestBox: infoBox(texts.mortgage, 'documentordering'),
    simulationBox: simulation(texts, 'homeOwnership', 'homeownershipsimulation'),
    financeExpertBox: infoBox(texts.financeExpert, inside('contact', locale)),
  };
};

/** `pages/fatality`. */
export const fatalityPageOf = (source: PageSource): FatalityPage => {
  const { explained, locale, anonymize } = source;
  const texts = pagesTexts(locale);
  const fatality = explained?.benefits.fatality ?? null;
  return {
    ...derived(source, ['partnerPension', 'orphanPension', 'orphansPensions', 'deathLumpSum']),
    fatalityBox: {
      isVisible: true,
      amount: fatality && toChf(fatality.headline.amount),
      ...(fatality && beyond(source, { kind: fatality.headline.kind })),
    },
    beneficariesList: (fatality?.beneficiaries ?? []).map((person) => ({
      ...(!anonymize && {
        fullName: person.lastname === null ? person.firstname : `${person.firstname} ${person.lastname}`,
        birthDate: person.birthDate,
      }),
      ratio: person.ratio,
      relationLabel: texts.relation[person.relation],
      ...beyond(source, { pensionPerYear: toChf(person.pensionPerYear), lumpSum: toChf(person.lumpSum) }),
    })),
    ...beyond(source, { fatalityBenefitsList: fatalityLines(source, texts) }),
  };
};

/** An amount that may be unknown, in CHF. */
const costOf = (cost: Centimes | null | undefined): number | null => (typeof cost === 'number' ? toChf(cost) : null);

/** `pages/unpaidvacation`. */
export const unpaidVacationPageOf = (source: PageSource): UnpaidVacationPage => {
  const { explained, locale } = source;
  const texts = pagesTexts(locale);
  const leave = explained?.benefits.unpaidLeave ?? null;
  return {
    ...derived(source, ['unpaidLeave', 'unpaidLeaveFull', 'unpaidLeaveRiskOnly', 'unpaidLeaveNone']),
    unpaidVacationBox: { isVisible: true, amount: costOf(leave?.perMonth) },
    ...(leave &&
      beyond(source, {
        covers: leave.covers.map(({ cover, perMonth: cost }, index) => ({
          cover,
          label: texts.cover[cover],
          amount: costOf(cost),
          figure: index === 0 ? 'unpaidLeave' : LEAVE_FIGURES[cover],
        })),
        freeMonths: leave.freeMonths,
        atMostMonths: leave.atMostMonths,
      })),
    actionsBox: action(texts.unpaidLeave, inside('contact', locale)),
  };
};

/** `pages/civilstatus`. */
export const civilStatusPageOf = (source: PageSource): CivilStatusPage => {
  const { record, settings, locale } = source;
  const isFixed =
    settings.disableCivilStatusChange ||
    settings.configurations.hideCivilStatusEditing === true ||
    record.readOnlyProfile;
  return {
    civilStatusBox: { isVisible: true, ...civilStatusOf(record, locale) },
    actionsBox: isFixed ? null : action(pagesTexts(locale).civilStatus, inside('profile-civil-status', locale)),
  };
};
