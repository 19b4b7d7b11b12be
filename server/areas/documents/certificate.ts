import type { Locale } from '#kernel/locale.ts';
import { formatDate } from '#kernel/date.ts';
import { formatAmount, formatPercent, roundTo, toChf } from '#kernel/money.ts';
import type { Assumption } from '#pension/compute-benefits.ts';
import type { Share } from '#pension/contributions.ts';
import type { explainBenefits } from '#pension/explain-benefits.ts';
import { planTimeline } from '#pension/plan-parameters.ts';
import { perMonth } from '#pension/rates.ts';
import {
  buyInPageOf,
  contributionParts,
  creditBalancePageOf,
  homeOwnershipPageOf,
  leavingPageOf,
  retirementPageOf,
  type PageSource,
} from '../figures/detail-pages.ts';
import { certificateTexts, type CertificateTexts } from '#server/model/texts/certificate.ts';
import { fill } from '#server/model/texts/dashboard.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';

/** One line of a table: what it is, a word on it, and its amounts by column. */
export type CertificateRow = {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly cells: readonly string[];
  readonly isStrong?: boolean;
};

/** A table of the certificate under its heading, and what is to be said about it. */
export type CertificateSection = {
  readonly title: string;
  /** Heads of the columns, that of the labels first. */
  readonly head: readonly string[];
  readonly rows: readonly CertificateRow[];
  readonly remarks: readonly string[];
};

/** A pension certificate as it is printed: words and figures in their final form. */
export type Certificate = {
  readonly locale: Locale;
  readonly title: string;
  readonly fund: string;
  readonly asOf: string;
  readonly inChf: string;
  readonly person: { readonly title: string; readonly lines: readonly (readonly [label: string, value: string])[] };
  readonly sections: readonly CertificateSection[];
  readonly notes: { readonly title: string; readonly lines: readonly string[] };
  /** With the placeholders `{page}` and `{pages}`. */
  readonly page: string;
  /** Readable, without anybody's name: `Vorsorgeausweis 2026-11-21.pdf`. */
  readonly fileName: string;
};

/** What a certificate is made of: what the pages are, with figures. */
export type CertificateSource = PageSource & { readonly explained: ReturnType<typeof explainBenefits> };

const amount = (chf: number | null | undefined): string => formatAmount(chf ?? Number.NaN);

/** A rate with all the decimals it is calculated with, which pages may round: `5.4 %`, `6.7125 %`. */
const rateOf = (percent: number | null | undefined): string =>
  typeof percent === 'number' ? `${roundTo(percent, 4)}\u00a0%` : '–';

/** A line with one amount. */
const one = (label: string, value: number | null | undefined, detail?: string | null): CertificateRow => ({
  label,
  cells: [amount(value)],
  detail: detail ?? undefined,
});

/** An age as people say it: `65`, and with months where there are any. */
const ageOf = (age: number | null | undefined, texts: CertificateTexts, whole = '{years}'): string => {
  if (typeof age !== 'number') return '–';
  const months = Math.round(age * 12);
  return months % 12 === 0
    ? fill(whole, { years: String(months / 12) })
    : fill(texts.retirement.ageWithMonths, { years: String(Math.floor(months / 12)), months: String(months % 12) });
};

const assumptionNote = (made: Assumption, { notes }: CertificateTexts): string => {
  if (made.kind === 'projectedInterest') {
    return fill(notes.projectedInterest, { percent: formatPercent(made.percent) });
  }
  return made.kind === 'legalParametersCarriedOn'
    ? fill(notes.legalParametersCarriedOn, { year: String(made.known) })
    : fill(notes.interestNotYetDecided, { year: String(made.year) });
};

/**
 * The pension certificate (Vorsorgeausweis) of a member on a day. Its figures are those of the pages, read out of the pages'
 * own answers; it leaves out what there is not. Anonymized, it names nobody. BVG art. 86b, FZG art. 8 and 24.
 */
export const certificateOf = (given: CertificateSource): Certificate => {
  const { explained, locale, anonymize, settings } = given;
  const { benefits } = explained;
  // What a fund keeps from the wire still belongs on paper.
  const source: CertificateSource = { ...given, settings: { ...settings, answersBeyondSpecification: true } };
  const texts = certificateTexts(locale);
  const pages = pagesTexts(locale);
  const overview = creditBalancePageOf(source);
  const retirementPage = retirementPageOf(source);
  const exit = leavingPageOf(source);
  const { purchaseBox: buyIn, capitalLockedUntil } = buyInPageOf(source);
  const { homeOnwershipBox: home } = homeOwnershipPageOf(source);
  const { retirement, contributions, fatality } = benefits;

  const person = overview.personalInformation;
  const { person: words } = texts;
  const lines = [
    [words.name, [person?.firstname, person?.lastname].filter(Boolean).join(' ')],
    [words.ahvNumber, person?.socialSecurityNumber],
    [words.birthDate, person?.birthdate && formatDate(person.birthdate)],
    [words.civilStatus, person?.civilStatusName],
    [words.employer, person?.companyName],
    [words.activityRate, typeof person?.activityRate === 'number' && formatPercent(person.activityRate)],
    [words.admission, person?.admissionDate && formatDate(person.admissionDate)],
    [words.plan, person?.planName],
    [words.ordinaryRetirement, retirement && !anonymize && formatDate(retirement.ordinary.date)],
  ] as const;

  const section = (
    title: string,
    rows: readonly CertificateRow[],
    head: readonly string[] = [texts.amount],
    remarks: readonly string[] = [],
  ): CertificateSection => ({ title, head: ['', ...head], rows, remarks });

  const salary = (overview.payrollAndContributionBox?.payrollDetailsBox?.payrollDetailsList ?? []).map(
    (line, index, all) => ({
      ...one(line.text ?? '', line.valuePerYear),
      isStrong: index === all.length - 1,
    }),
  );

  const closing = fill(pages.credits.balanceOn, { date: formatDate(benefits.thisYear.until) });
  const savings = (overview.creditbalanceDetailsBox?.creditBalanceDetailsList ?? []).map((line) => ({
    ...one(line.text ?? '', line.value),
    isStrong: line.text === closing,
  }));

  const isPaidByMember = contributions?.perYear?.employer === 0;
  const both = (share: Share | null): string[] =>
    (isPaidByMember ? [share?.member] : [share?.member, share?.employer]).flatMap((yearly) => [
      amount(yearly === undefined ? null : toChf(perMonth(yearly))),
      amount(yearly === undefined ? null : toChf(yearly)),
    ]);
  const contributionRows = (contributions ? contributionParts(contributions) : []).map(({ part, share }) => ({
    label: pages.contributions[part].text,
    cells: both(share),
    isStrong: part === 'total',
  }));
  const { memberMonth, memberYear, employerMonth, employerYear } = texts.contributions;

  const byAge = (retirementPage.benefitsByAge ?? []).map((at) => ({
    label: ageOf(at.age, texts),
    cells: [
      ...(anonymize ? [] : [formatDate(at.date)]),
      amount(at.capital),
      rateOf(at.conversionRate),
      amount(at.annuityPerYear),
      amount(at.annuityPerMonth),
    ],
    isStrong: at.age === retirementPage.retirementBox?.defaultRetirementAge,
  }));
  const besides = retirement
    ? [
        ...(retirement.drawnPerMonth > 0 ? [one(texts.retirement.drawn, retirementPage.drawnPerMonth)] : []),
        one(
          fill(texts.retirement.lumpSum, { age: ageOf(retirement.ordinary.age, texts, texts.retirement.wholeAge) }),
          retirementPage.lumpSumAtMost,
        ),
        ...(retirement.children > 0 ? [one(texts.retirement.child, toChf(retirement.childPerYear))] : []),
      ]
    : [];

  const risks = overview.invalidityAndDeathBenefitBox;
  const refusal = fatality?.noPartnerPension ?? null;
  const riskRows = (list: NonNullable<typeof risks>['invalidityBenefitsList'] | undefined): CertificateRow[] =>
    (list ?? []).map(({ label, value, helpText, figure }) =>
      one(label ?? '', value, figure === 'partnerPension' && refusal !== null ? helpText : null),
    );

  const further = [
    one(texts.further.exit, exit.leavingBenefitBox?.value),
    ...(benefits.bvgPart > 0 ? [one(texts.further.lawfulPart, exit.lawfulPart)] : []),
    ...(benefits.hasLeft
      ? []
      : [
          one(texts.further.buyIn, buyIn?.maxPurchaseAmount, buyIn?.subTitle),
          ...(benefits.buyIn.openWithdrawals > 0
            ? [one(texts.further.openWithdrawals, buyIn?.homeOwnershipBalance)]
            : []),
          ...(capitalLockedUntil
            ? [{ label: texts.further.lockedUntil, cells: [formatDate(capitalLockedUntil)] }]
            : []),
          one(texts.further.home, home?.maxAmount, home?.noDataInfo),
        ]),
  ];

  const waitingMonths = given.plan === null ? 0 : planTimeline(given.plan)(benefits.today).disability.waitingMonths;
  const hasLawfulMinimum = retirement?.byAge.some(({ steps }) => steps.some(({ rule }) => rule === 'lawfulMinimum'));
  const sections = [
    section(texts.salary, salary, [texts.perYear]),
    section(texts.savings, savings),
    section(
      texts.contributions.title,
      contributionRows,
      isPaidByMember ? [memberMonth, memberYear] : [memberMonth, memberYear, employerMonth, employerYear],
    ),
    section(
      texts.disability.title,
      riskRows(risks?.invalidityBenefitsList),
      [texts.amount],
      waitingMonths > 0 && benefits.disability?.share === 0
        ? [fill(texts.disability.waiting, { months: String(waitingMonths) })]
        : [],
    ),
    section(texts.death, riskRows(risks?.fatalityBenefitsList)),
    {
      title: texts.retirement.title,
      head: [
        texts.retirement.age,
        // When a pension begins tells the month of birth.
        ...(anonymize ? [] : [texts.retirement.from]),
        texts.retirement.capital,
        texts.retirement.rate,
        texts.retirement.perYear,
        texts.retirement.perMonth,
      ],
      rows: byAge,
      remarks: hasLawfulMinimum === true ? [texts.retirement.lawfulMinimum] : [],
    },
    section(texts.retirement.besides, besides),
    section(texts.further.title, further),
  ];

  return {
    locale,
    title: texts.title,
    fund: settings.displayName,
    asOf: fill(texts.asOf, { date: formatDate(benefits.today) }),
    inChf: texts.inChf,
    person: {
      title: words.title,
      lines: lines.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    },
    sections: sections.filter(({ rows }) => rows.length > 0),
    notes: {
      title: texts.notes.title,
      lines: [
        ...(anonymize ? [texts.notes.anonymized] : []),
        ...(benefits.hasLeft ? [texts.notes.hasLeft] : []),
        ...benefits.assumptions.map((made) => assumptionNote(made, texts)),
        `${texts.notes.binding} ${texts.notes.replaces}`,
      ],
    },
    page: texts.page,
    fileName: `${texts.fileName} ${benefits.today}.pdf`,
  };
};
