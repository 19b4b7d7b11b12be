import { describe, expect, test } from 'vitest';
import type { ExplainedFigure } from '#contract/derivation.ts';
import { locales } from '#kernel/locale.ts';
import { memberRecordSchema, type MemberRecord } from '#pension/member-record.ts';
import * as endpoints from '#contract/endpoints/pages.ts';
import { formatDate } from '#kernel/date.ts';
import { formatAmount, toChf } from '#kernel/money.ts';
import { certificateOf } from '#server/areas/documents/certificate.ts';
import { certificatePdf } from '#server/areas/documents/certificate-pdf.ts';
import { createFunds } from '#server/model/funds.ts';
import { silentLog } from '#server/kernel/log-types.ts';
import { dashboardOf } from '#server/areas/figures/dashboard-boxes.ts';
import {
  buyInPageOf,
  civilStatusPageOf,
  creditBalancePageOf,
  explain,
  fatalityPageOf,
  hasCertificate,
  homeOwnershipPageOf,
  leavingPageOf,
  retirementPageOf,
  unpaidVacationPageOf,
  type PageSource,
} from '#server/areas/figures/detail-pages.ts';
import { certificateTexts } from '#server/model/texts/certificate.ts';
import { fill } from '#server/model/texts/dashboard.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';
import { tenantsRoot } from '../provider/fixture.ts';
import { pdfTexts } from '../support/pdf-text.ts';

const today = '2026-11-21';
const funds = createFunds({ root: tenantsRoot, log: silentLog });

const loaded = await Promise.all((await funds.list()).map((code) => funds.find(code)));

/** Every person of every fund, with what their pages are made of. */
const people = loaded.flatMap((fund) =>
  fund === null
    ? []
    : fund.tenant.members.map((record) => {
        const { plan, settings, code } = fund.tenant;
        const source: PageSource = {
          record,
          plan,
          settings,
          explained: explain(plan, record, today),
          locale: settings.languages[0] ?? 'de-CH',
          anonymize: false,
        };
        return { name: `${code}: ${record.id}`, source, fund: fund.tenant };
      }),
);

/** All pages of somebody, each with the schema that reads it. */
const pagesOf = (source: PageSource) =>
  [
    [endpoints.creditBalancePage, creditBalancePageOf(source)],
    [endpoints.buyInPage, buyInPageOf(source)],
    [endpoints.leavingPage, leavingPageOf(source)],
    [endpoints.retirementPage, retirementPageOf(source)],
    [endpoints.homeOwnershipPage, homeOwnershipPageOf(source)],
    [endpoints.fatalityPage, fatalityPageOf(source)],
    [endpoints.unpaidVacationPage, unpaidVacationPageOf(source)],
    [endpoints.civilStatusPage, civilStatusPageOf(source)],
  ] as const;

/** Every text in an answer, wherever it stands. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const keysIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
};

describe.each(people)('$name', ({ source, fund }) => {
  test('the contract reads every page as it was written, nothing lost', () => {
    for (const [{ path, data }, page] of pagesOf(source)) {
      const sent: unknown = JSON.parse(JSON.stringify(page));
      expect([path, JSON.parse(JSON.stringify(data.parse(sent)))]).toEqual([path, sent]);
    }
  });

  test('dashboard and pages show the same figures', () => {
    const { data } = dashboardOf({
      record: source.record,
      plan: source.plan,
      settings: fund.settings,
      today,
      locale: source.locale,
      unreadDocuments: 0,
    });
    const overview = creditBalancePageOf(source);
    const known = source.explained !== null && source.explained.benefits.history.length > 0;
    expect(overview.graphBox?.value).toBe(data.balanceBox?.value);
    if (!known) expect(data.balanceBox?.value).toBeNull();
    expect(overview.graphBox?.futureGraph).toEqual(data.balanceBox?.futureGraph);
    expect(leavingPageOf(source).leavingBenefitBox?.value).toBe(data.quittingBox?.amount);
    expect(retirementPageOf(source).retirementBox?.amount).toBe(data.retirementBox?.amount);
    expect(retirementPageOf(source).retirementBox?.projectedGraph ?? []).toEqual(
      data.retirementBox?.projectedGraph ?? [],
    );
    expect(overview.regularRetirementBox?.annuityDetailsObject?.annuityPerMonth).toBe(data.retirementBox?.amount);
    expect(buyInPageOf(source).purchaseBox?.maxPurchaseAmount).toBe(data.purchaseBox?.maxPurchaseAmount);
    expect(homeOwnershipPageOf(source).homeOnwershipBox?.maxAmount).toBe(data.homeOnwershipBox?.maxAmount);
    expect(fatalityPageOf(source).fatalityBox?.amount ?? null).toBe(data.fatalityBox?.amount ?? null);
    expect(unpaidVacationPageOf(source).unpaidVacationBox?.amount).toBe(data.unpaidVacationBox?.amount);
    expect(civilStatusPageOf(source).civilStatusBox?.civilStatus).toBe(data.civilStatusBox?.civilStatus);
  });

  test('every explanation ends with the figure that its page shows', () => {
    const overview = creditBalancePageOf(source);
    const shown: Record<string, number | null | undefined> = {
      savings: overview.graphBox?.value,
      pension: retirementPageOf(source).retirementBox?.amount,
      buyIn: buyInPageOf(source).purchaseBox?.maxPurchaseAmount,
      exitBenefit: leavingPageOf(source).leavingBenefitBox?.value,
      homeOwnership: homeOwnershipPageOf(source).homeOnwershipBox?.maxAmount,
      lawfulPart: leavingPageOf(source).lawfulPart,
      lumpSumAtMost: retirementPageOf(source).lumpSumAtMost,
      unpaidLeave: unpaidVacationPageOf(source).unpaidVacationBox?.amount,
      disabilityBenefits: source.explained?.benefits.disability && overview.invalidityAndDeathBenefitBox?.total,
    };
    for (const line of [
      ...(overview.invalidityAndDeathBenefitBox?.invalidityBenefitsList ?? []),
      ...(overview.invalidityAndDeathBenefitBox?.fatalityBenefitsList ?? []),
    ])
      if (typeof line.figure === 'string') shown[line.figure] = line.value;
    for (const { figure, amount } of unpaidVacationPageOf(source).covers ?? [])
      if (typeof figure === 'string') shown[figure] = amount;
    const { kind, amount: atDeath } = fatalityPageOf(source).fatalityBox ?? {};
    if (kind === 'orphansPensions') shown['orphansPensions'] = atDeath;
    const explained = pagesOf(source).flatMap(([, page]) => page.derivations ?? []);
    for (const { figure, result, steps } of explained) {
      if (figure in shown) expect([figure, result.value]).toEqual([figure, shown[figure]]);
      expect(steps.at(-1)?.result.value).toBe(result.value);
    }
    if (!fund.settings.answersBeyondSpecification) expect(explained).toEqual([]);
  });

  test('dashboard, pages, panel and certificate show the same figures, to the centime', async () => {
    const { record, explained, plan, locale } = source;
    if (!hasCertificate(explained)) {
      expect(creditBalancePageOf(source).graphBox?.value).toBeNull();
      return;
    }
    const pdf = await certificatePdf(certificateOf({ ...source, explained }), { logo: null }, new Date(0));
    const printed = pdfTexts(pdf);
    const [words, pages] = [certificateTexts(locale), pagesTexts(locale)];
    /** The amounts printed behind a label; a remark may stand beneath the label in the same cell. */
    const behind = (label: string, from = 0, count = 1): string[] => {
      const exact = printed.indexOf(label, from);
      const at = exact < 0 ? printed.findIndex((text, index) => index >= from && text.startsWith(`${label} `)) : exact;
      return at < 0 ? [] : printed.slice(at + 1, at + 1 + count);
    };
    const { data } = dashboardOf({ record, plan, settings: fund.settings, today, locale, unreadDocuments: 0 });
    const { benefits, derivations } = explained;
    const inPanel = (figure: ExplainedFigure): number | null => {
      const value = derivations[figure]?.result.value;
      return typeof value === 'number' ? toChf(value) : null;
    };
    const expected: [label: string, ...shown: (number | null | undefined)[]][] = [
      [
        fill(pages.credits.balanceOn, { date: formatDate(benefits.thisYear.until) }),
        data.balanceBox?.value,
        creditBalancePageOf(source).graphBox?.value,
        inPanel('savings'),
      ],
      [
        words.further.exit,
        data.quittingBox?.amount,
        leavingPageOf(source).leavingBenefitBox?.value,
        inPanel('exitBenefit'),
      ],
    ];
    if (!benefits.hasLeft) {
      const { fatality } = benefits;
      const partner = record.partner?.relation === 'spouse' ? pages.risk.spouse : pages.risk.partner;
      const blocked = { buyIn: benefits.buyIn.steps.length === 0, home: benefits.homeOwnership.steps.length === 0 };
      expected.push(
        [
          words.further.buyIn,
          data.purchaseBox?.maxPurchaseAmount,
          buyInPageOf(source).purchaseBox?.maxPurchaseAmount,
          blocked.buyIn ? 0 : inPanel('buyIn'),
        ],
        [
          words.further.home,
          data.homeOnwershipBox?.maxAmount,
          homeOwnershipPageOf(source).homeOnwershipBox?.maxAmount,
          blocked.home ? 0 : inPanel('homeOwnership'),
        ],
        [pages.risk.lumpSum.text, inPanel('deathLumpSum')],
      );
      if (benefits.contributions) expected.push([pages.payroll.insured.text, inPanel('insuredSalary')]);
      if (fatality && fatality.orphanPerYear > 0) expected.push([pages.risk.orphan.text, inPanel('orphanPension')]);
      if (fatality && fatality.noPartnerPension !== 'noPartner')
        expected.push([partner.text, inPanel('partnerPension')]);
      if (benefits.disability) {
        expected.push(
          [pages.risk.disability.text, inPanel('disabilityPension')],
          [pages.risk.disabilityChild.text, inPanel('disabilityChildPension')],
        );
      }
      if (benefits.disability && benefits.disability.share > 0) {
        expected.push([pages.risk.inPayment.text, inPanel('disabilityInPayment')]);
      }
    }
    for (const [label, ...shown] of expected) {
      for (const figure of shown) expect([label, behind(label)]).toEqual([label, [formatAmount(figure ?? Number.NaN)]]);
    }
    if (benefits.contributions?.perYear) {
      const from = printed.indexOf(words.contributions.memberMonth);
      const [perMonth, perYear] = behind(pages.contributions.total.text, from, 2);
      expect(perMonth).toBe(formatAmount(inPanel('contributions') ?? Number.NaN));
      expect(perYear).toBe(formatAmount(toChf(benefits.contributions.perYear.member)));
    }
    if (benefits.retirement) {
      const { ordinary, byAge } = benefits.retirement;
      const from = printed.indexOf(words.retirement.perMonth) + 1;
      const lines = byAge.map((_, index) => printed.slice(from + 6 * index, from + 6 * index + 6));
      for (const [, date, capital, , perYear, perMonth] of lines) {
        const at = byAge.find((each) => formatDate(each.date) === date);
        expect([date, capital, perYear, perMonth]).toEqual([
          date,
          ...[at?.savings, at?.pensionPerYear, at?.pensionPerMonth].map((chf) =>
            formatAmount(toChf(chf ?? Number.NaN)),
          ),
        ]);
      }
      const line = lines.find(([, date]) => date === formatDate(ordinary.date));
      for (const shown of [
        data.retirementBox?.amount,
        retirementPageOf(source).retirementBox?.amount,
        creditBalancePageOf(source).regularRetirementBox?.annuityDetailsObject?.annuityPerMonth,
        inPanel('pension'),
      ])
        expect(line?.[5]).toBe(formatAmount(shown ?? Number.NaN));
    }
  });

  test('the pension of the default age is the same in the list by age and on the overview', () => {
    const page = retirementPageOf(source);
    const overview = creditBalancePageOf(source).regularRetirementBox?.annuityDetailsObject;
    const line = page.benefitsByAge?.find(({ age }) => age === page.retirementBox?.defaultRetirementAge);
    if (page.benefitsByAge === undefined) expect(line).toBeUndefined();
    else expect(line).toMatchObject({ ...overview });
    const annuities = page.benefitsByAge?.map(({ annuityPerMonth }) => annuityPerMonth) ?? [];
    expect(annuities).toEqual(annuities.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  });

  test('the credits of the year add up to the savings', () => {
    const { creditBalanceDetailsList: lines = [] } = creditBalancePageOf(source).creditbalanceDetailsBox ?? {};
    const closing = source.explained?.benefits.thisYear.closing ?? 0;
    const values = lines.map(({ value }) => Math.round((value ?? 0) * 100));
    const at = values.lastIndexOf(closing, lines.length - 1);
    const parts = values.slice(0, Math.max(at, 0));
    if (lines.length > 0) expect(toChf(parts.reduce((sum, value) => sum + value, 0))).toBe(toChf(closing));
  });

  test('what is anonymized names nobody', () => {
    const { record } = source;
    const hidden = pagesOf({ ...source, anonymize: true }).flatMap(([, page]) => textsIn(page));
    const names = [
      record.firstname,
      record.lastname,
      record.ahvNumber,
      record.birthDate,
      ...(record.partner ? [record.partner.firstname, record.partner.birthDate ?? '-'] : []),
      ...record.children.flatMap((child) => [child.firstname, child.birthDate]),
      // Who works for the fund has the fund's name as employer, which is no secret.
      ...record.employments.flatMap(({ employer }) => (employer === fund.settings.displayName ? [] : [employer])),
    ];
    const anyName = names.map((name) => name.replaceAll(/[.()+?*]/g, String.raw`\$&`)).join('|');
    const named = new RegExp(String.raw`(?<![\p{L}\d])(?:${anyName})(?![\p{L}\d])`, 'u');
    for (const text of hidden) expect(text).not.toMatch(named);
  });

  test.each(locales)('every text is there and filled in %s', (locale) => {
    for (const text of pagesOf({ ...source, locale }).flatMap(([, page]) => textsIn(page))) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/\{(?!0\})|undefined|NaN/);
    }
  });
});

test('a fund that keeps to the specification sends its fields alone', () => {
  const further =
    /^(?:derivations|total|totalLabel|kind|payer|part|period|figure|pensionPerYear|lumpSum|covers|freeMonths|atMostMonths|projectedInterest|benefitsByAge|drawnPerMonth|lumpSumAtMost|capitalLockedUntil|lawfulPart|age|date)$/;
  const graphs = ['retirementBox', 'homeOnwershipBox', 'graphBox'];
  const keeping = people.filter(({ fund }) => !fund.settings.answersBeyondSpecification);
  expect(keeping.length).toBeGreaterThan(0);
  for (const { source } of keeping) {
    for (const [{ path }, page] of pagesOf(source)) {
      // The graphs' own points have an age and a date.
      const rest = Object.entries(page).filter(([box]) => !graphs.includes(box));
      expect([path, keysIn(Object.fromEntries(rest)).filter((key) => further.test(key))]).toEqual([path, []]);
    }
  }
});

test('who stays insured after a dismissal past 58 reads that both shares are hers, and the certificate has one payer', async () => {
  const heidi = people.find(({ name }) => name === 'schiefer: heidi-arnold');
  if (heidi === undefined) throw new Error('No demo member was dismissed.');
  const record: MemberRecord = {
    ...heidi.source.record,
    exit: { date: '2026-08-31', reason: 'dismissedByEmployer' },
    continuedInsurance: { from: '2026-09-01', withSavings: true },
  };
  const explained = explain(heidi.fund.plan, record, today);
  if (!hasCertificate(explained)) throw new Error('No figures.');
  const source = { ...heidi.source, record, explained, locale: 'de-CH' as const };
  const lines =
    creditBalancePageOf(source).payrollAndContributionBox?.contributionDetailsBox?.contributionDetailsList ?? [];
  expect(lines.map(({ payer }) => payer)).not.toContain('employer');
  expect(lines.at(-1)?.helpText).toBe('Nach der Kündigung bezahlen Sie auch den Anteil des Arbeitgebers.');
  const printed = pdfTexts(await certificatePdf(certificateOf(source), { logo: null }, new Date(0)));
  expect(printed).toContain('Sie im Monat');
  expect(printed).not.toContain('Arbeitgeber im Monat');
});

describe('Somebody whose birth date is not known', () => {
  const unknown = people.filter(({ source }) => source.record.birthDate.startsWith('0001'));

  test('is among the demo members', () => expect(unknown.length).toBeGreaterThan(0));

  test.each(unknown)('$name: reads no figure that rests on an age, on any page', ({ source, fund }) => {
    const overview = creditBalancePageOf(source);
    expect(overview.graphBox).toMatchObject({ value: null, historicalGraph: [], futureGraph: [] });
    expect(overview.creditbalanceDetailsBox?.isVisible).toBe(false);
    expect(overview.invalidityAndDeathBenefitBox).toMatchObject({ isVisible: false, total: null });
    const lines =
      overview.payrollAndContributionBox?.contributionDetailsBox?.contributionDetailsList.map(
        ({ part, valuePerMonth, valuePerYear }) => [part, valuePerMonth === null, valuePerYear === null],
      ) ?? [];
    for (const part of ['savings', 'total']) expect(lines).toContainEqual([part, true, true]);
    expect(lines).toContainEqual(['risk', false, false]);
    expect(leavingPageOf(source)).toMatchObject({ leavingBenefitBox: { value: null }, derivations: [] });
    expect(leavingPageOf(source).lawfulPart).toBeUndefined();
    expect(buyInPageOf(source)).toMatchObject({
      purchaseBox: {
        maxPurchaseAmount: null,
        maxBalanceAmount: null,
        balanceMaxRatio: null,
        currentCreditBalance: null,
      },
      derivations: [],
    });
    expect(homeOwnershipPageOf(source)).toMatchObject({
      homeOnwershipBox: { maxAmount: null, projectedGraph: [], projectedGraphUnavailable: null },
      derivations: [],
    });
    expect(fatalityPageOf(source)).toMatchObject({ fatalityBox: { amount: null }, beneficariesList: [] });
    const leave = unpaidVacationPageOf(source);
    expect(leave.unpaidVacationBox?.amount).toBeNull();
    expect(leave.covers?.map(({ cover, amount }) => [cover, amount])).toEqual([
      ['full', null],
      ['riskOnly', expect.any(Number)],
      ['none', 0],
    ]);
    expect(hasCertificate(source.explained)).toBe(false);
    const { data } = dashboardOf({
      record: source.record,
      plan: source.plan,
      settings: fund.settings,
      today,
      locale: source.locale,
      unreadDocuments: 0,
    });
    const { balanceBox, quittingBox, purchaseBox, homeOnwershipBox, fatalityBox, unpaidVacationBox } = data;
    const boxes = [balanceBox, quittingBox, purchaseBox, homeOnwershipBox, fatalityBox, unpaidVacationBox];
    expect(boxes.map((box) => box?.isActive)).toEqual(boxes.map(() => false));
  });
});

describe('A page of somebody of whom little is known', () => {
  const bare: MemberRecord = memberRecordSchema.parse({
    id: 'nobody',
    state: 'active',
    note: 'Nothing on record.',
    ahvNumber: '756.0000.0000.19',
    firstname: 'Anna',
    lastname: 'Keller',
    sex: 'female',
    birthDate: '0001-01-01',
    language: 'de-CH',
    emailAddress: 'anna.keller@example.org',
    mobileNumber: '+41790000001',
    civilStatus: { code: 0 },
  });
  const [person] = people;
  if (person === undefined) throw new Error('No demo member.');

  test.each([
    ['without a plan', null],
    ['with one', person.fund.plan],
  ])('stands %s, without a figure', (_, plan) => {
    const source: PageSource = { ...person.source, record: bare, plan, explained: explain(plan, bare, today) };
    for (const [{ data }, page] of pagesOf(source)) data.parse(JSON.parse(JSON.stringify(page)));
    expect(creditBalancePageOf(source).graphBox).toMatchObject({ value: null, historicalGraph: [], futureGraph: [] });
    expect(leavingPageOf(source).leavingBenefitBox?.value).toBeNull();
    expect(retirementPageOf(source).retirementBox?.amount).toBeUndefined();
    expect(fatalityPageOf(source).beneficariesList).toEqual([]);
  });
});
