import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import type { DatedValue } from '#contract/dashboard.ts';
import { endpoints } from '#contract/endpoints.ts';
import { addYears } from '#kernel/calendar.ts';
import { formatDate, isUnknownDate } from '#kernel/date.ts';
import { isRecord } from '#kernel/is-record.ts';
import { locales } from '#kernel/locale.ts';
import { formatAmount, toChf, type Centimes } from '#kernel/money.ts';
import { fill } from '#kernel/fill.ts';
import type { DatedSavings } from '#pension/compute-benefits.ts';
import type { ExplainedFigure } from '#pension/explanation-keys.ts';
import { figureSheet, hasSavings } from '#pension/figure-sheet.ts';
import { memberRecordSchema, type MemberRecord } from '#pension/member-record.ts';
import { certificatePdf } from '#server/areas/documents/certificate-pdf.ts';
import { certificateOf, type Certificate } from '#server/areas/documents/certificate.ts';
import type { DocumentRow } from '#server/areas/documents/document-model.ts';
import { dashboardOf } from '#server/areas/figures/dashboard-answer.ts';
import { detailPages } from '#server/areas/figures/pages/detail-pages.ts';
import type { PageSource } from '#server/areas/figures/pages/page-parts.ts';
import { detailPageNames } from '#tests/support/detail-page-names.ts';
import { certificateTexts } from '#server/model/texts/certificate.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';

const today = '2026-11-21';

const loaded = await Promise.all((await funds.list()).map((code) => funds.find(code)));

/** Every person of every fund, and what their pages are made from. */
const people = loaded.flatMap((fund) =>
  fund === null
    ? []
    : fund.tenant.members.map((record) => {
        const { plan, settings, code } = fund.tenant;
        const source: PageSource = {
          sheet: figureSheet(plan, record, today),
          settings,
          locale: settings.languages[0] ?? 'de-CH',
          anonymize: false,
        };
        return { name: `${code}: ${record.id}`, source, record, fund: fund.tenant };
      }),
);

type Fund = (typeof people)[number]['fund'];

type SomeoneOnPaper = { readonly source: PageSource } & Pick<(typeof people)[number], 'record' | 'fund'>;

/** A person's certificate; null if nothing can be computed for them. */
const certificateFor = ({ source, record, fund }: SomeoneOnPaper): Certificate | null => {
  const { sheet, locale, anonymize } = source;
  const { settings } = fund;
  if (fund.plan === null || !hasSavings(sheet)) return null;
  const portal = 'https://portal.example/fund/de-CH/dashboard';
  return certificateOf({ sheet, record, plan: fund.plan, settings, portal, locale, anonymize });
};

/** All pages of a person, each with the endpoint that sends it. */
const pagesOf = (source: PageSource) =>
  detailPageNames.map((name) => [endpoints[name], detailPages[name](source)] as const);

const cardsOf = ({ sheet, locale }: PageSource, { settings }: Fund) =>
  dashboardOf({ sheet, settings, locale, unreadDocuments: 0 }).data;

/** The figure of a card; nothing is sent for one that is hidden or under a veil. */
const onCard = (card: { readonly isActive: boolean } | null, figure: number | null | undefined) =>
  card?.isActive === true ? [figure] : [];

/** A page as sent over the wire. */
const sentAs = (schema: z.ZodMiniType, page: unknown): unknown => z.encode(schema, page);

/** Every text in an answer, at any depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const keysIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
};

/** A figure of the sheet, and each place that shows it. */
type Shown = {
  readonly name: string;
  /** Undefined if the member does not have the figure. */
  readonly amount: Centimes | null | undefined;
  /** CHF on the card and on the pages. */
  readonly answers: readonly (number | null | undefined)[];
  readonly explained?: ExplainedFigure;
  /** The line of the certificate. */
  readonly printed?: string | undefined;
  /** What it says of no amount, if that is a word. */
  readonly printedAsNone?: string;
};

const shownFigures = (source: PageSource, fund: Fund): readonly Shown[] => {
  const { figures } = source.sheet;
  const cards = cardsOf(source, fund);
  const overview = detailPages.insuranceOverview(source);
  const { further, noLumpSum } = certificateTexts(source.locale);
  const { credits, salaryLines, risk } = pagesTexts(source.locale);
  const closing = figures?.savings?.statement.find((line) => line.kind === 'closing');
  const insured = figures?.contributions?.salaryLines.at(-1);
  const salaries = overview.salaryAndContributions?.salary?.lines;
  /** What the certificate prints unless the member has left. */
  const insuredOnly = (label: string) => (figures?.hasLeft === true ? undefined : label);
  return [
    {
      name: 'savings',
      amount: figures?.savings?.balance,
      answers: [...onCard(cards.savings, cards.savings?.value), overview.savings?.value],
      explained: 'savings',
      printed: fill(credits.balanceOn, { date: formatDate(closing?.kind === 'closing' ? closing.date : '') }),
    },
    {
      name: 'exit benefit',
      amount: figures?.savings?.exitBenefit,
      answers: [
        ...onCard(cards.exitBenefit, cards.exitBenefit?.amount),
        detailPages.exitBenefit(source).exitBenefit?.amount,
      ],
      explained: 'exitBenefit',
      printed: further.exitBenefit,
    },
    {
      name: 'buy-in',
      amount: figures?.buyIn.atMost,
      answers: [...onCard(cards.buyIn, cards.buyIn?.atMost), detailPages.buyIn(source).buyIn?.atMost],
      explained: 'buyIn',
      printed: insuredOnly(further.buyIn),
    },
    {
      name: 'early withdrawal',
      amount: figures?.homeOwnership.atMost,
      answers: [
        ...onCard(cards.homeOwnership, cards.homeOwnership?.maxAmount),
        detailPages.homeOwnership(source).homeOwnership?.maxAmount,
      ],
      explained: 'homeOwnership',
      printed: insuredOnly(further.homeOwnership),
    },
    {
      name: 'pension',
      amount: figures?.retirement?.ordinary.pensionPerMonth,
      answers: [
        ...onCard(cards.retirement, cards.retirement?.amount),
        detailPages.retirement(source).retirement?.amount,
        overview.regularRetirement?.pension?.pensionPerMonth,
      ],
      explained: 'pension',
    },
    {
      name: 'benefit at death',
      amount: figures?.death?.headline.amount,
      answers: [
        ...onCard(cards.deathBenefit, cards.deathBenefit?.amount),
        detailPages.deathBenefit(source).deathBenefit?.amount,
      ],
    },
    {
      name: 'unpaid leave',
      amount: figures?.unpaidLeave?.perMonth,
      answers: [
        ...onCard(cards.unpaidLeave, cards.unpaidLeave?.amount),
        ...onCard(cards.unpaidLeave, detailPages.unpaidLeave(source).unpaidLeave?.amount),
      ],
      explained: 'unpaidLeave',
    },
    {
      name: 'insured salary',
      amount: insured?.perYear,
      answers: fund.settings.answersBeyondSpecification ? [salaries?.at(-1)?.valuePerYear] : [],
      explained: 'insuredSalary',
      printed: salaryLines.insured.text,
    },
    ...[...(figures?.disability ?? []), ...(figures?.death?.lines ?? [])].flatMap((line): Shown[] => {
      const texts = {
        disabilityPension: risk.disability,
        disabilityInPayment: risk.inPayment,
        disabilityChildPension: risk.disabilityChild,
        partnerPension: line.figure === 'partnerPension' && line.relation === 'spouse' ? risk.spouse : risk.partner,
        orphanPension: risk.orphan,
        deathLumpSum: risk.lumpSum,
      }[line.figure];
      const { disability = [], death = [] } = overview.riskBenefits ?? {};
      const sentAs = (name: string) => [...disability, ...death].find(({ label }) => label === name)?.value;
      const { text } = texts;
      const count = 'children' in line ? line.children : 1;
      const printed = {
        name: text,
        amount: line.amount,
        explained: line.figure,
        printed: text,
        ...(line.figure === 'deathLumpSum' && { printedAsNone: noLumpSum }),
      };
      // The page lists what is in payment, and the full pension on paper only.
      const isPart = line.figure === 'disabilityPension' && figures?.riskTotal.kind === 'inPayment';
      if (count === 1 || !('several' in texts)) return [{ ...printed, answers: isPart ? [] : [sentAs(text)] }];
      // Paper says what one child receives, a page what all do.
      const ofAll = fill(texts.several.text, { count: String(count) });
      return [
        { ...printed, answers: [] },
        {
          name: ofAll,
          amount: line.amount * count,
          answers: [sentAs(ofAll)],
          explained: line.figure === 'orphanPension' ? 'orphansPensions' : 'disabilityChildrenPensions',
        },
      ];
    }),
  ];
};

const pointsOf = (of: readonly DatedSavings[] = []): DatedValue[] =>
  of.map(({ date, savings }) => ({ date, value: toChf(savings) }));

const rowsOf = (someone: SomeoneOnPaper): readonly DocumentRow[] =>
  (certificateFor(someone)?.sections ?? []).flatMap(({ rows }) => rows);

/** The fields of a box that say nothing. */
const emptyFieldsOf = (box: object): string[] =>
  Object.entries(box).flatMap(([field, value]) =>
    value === null || (Array.isArray(value) && value.length === 0) ? [field] : [],
  );

describe.each(people)('$name', ({ source, record, fund }) => {
  test('the contract reads every page without loss', () => {
    for (const [{ path, data }, page] of pagesOf(source)) {
      const sent: unknown = JSON.parse(JSON.stringify(sentAs(data, page)));
      expect([path, data.parse(sent)]).toEqual([path, page]);
    }
  });

  test('dashboard, pages, panel and certificate show the figures of the sheet, to the centime', () => {
    const { figures } = source.sheet;
    const rows = rowsOf({ source, record, fund });
    for (const { name, amount, answers, explained, printed, printedAsNone } of shownFigures(source, fund)) {
      const chf = typeof amount === 'number' ? toChf(amount) : null;
      for (const answer of answers) expect([name, answer ?? null]).toEqual([name, chf]);
      const panel = explained && figures?.derivations[explained];
      if (panel) expect([name, panel.result.value]).toEqual([name, amount]);
      if (printed === undefined || amount === undefined || rows.length === 0) continue;
      const row = rows.find(({ label }) => label === printed);
      const none = amount === 0 ? printedAsNone : undefined;
      expect([name, row?.cells]).toEqual([name, [none ?? formatAmount(chf ?? Number.NaN)]]);
    }
  });

  test('card and page draw the same curves', () => {
    const cards = cardsOf(source, fund);
    const { savings } = detailPages.insuranceOverview(source);
    const { history, future } = source.sheet.figures ?? {};
    for (const box of [cards.savings, savings]) {
      expect([box?.historicalGraph, box?.futureGraph]).toEqual([pointsOf(history), pointsOf(future)]);
    }
    const byAge = detailPages.retirement(source).retirement?.projectedGraph;
    expect(byAge).toEqual(cards.retirement?.projectedGraph ?? []);
  });

  test('the certificate prints the benefits at each age', () => {
    const words = certificateTexts(source.locale).retirement;
    const { figures } = source.sheet;
    const certificate = certificateFor({ source, record, fund });
    if (certificate === null || !figures?.retirement) return;
    const table = certificate.sections.find(({ title }) => title === words.title);
    expect(table?.rows.map(({ cells, isStrong }) => [cells[0], cells[1], cells[3], cells[4], isStrong])).toEqual(
      figures.retirement.byAge.map((at) => [
        formatDate(at.date),
        ...[at.savings, at.pensionPerYear, at.pensionPerMonth].map((amount) => formatAmount(toChf(amount))),
        at.isOrdinary,
      ]),
    );
  });

  test('the certificate states what a new fund or a court asks for, and the notice for capital (FZG art. 17, 24)', () => {
    const { sheet, locale } = source;
    const certificate = certificateFor({ source, record, fund });
    if (certificate === null || !hasSavings(sheet)) return;
    const { figures, person } = sheet;
    const words = certificateTexts(locale);
    const cells = new Map(rowsOf({ source, record, fund }).map((row) => [row.label, row.cells[0]]));
    const { minimum, record: known } = figures.savings;
    const amounts: readonly (readonly [label: string, amount: Centimes | null])[] = [
      [words.further.minimum, minimum?.amount ?? null],
      [words.further.broughtIn, known.broughtIn === 0 ? null : known.broughtIn],
      [words.further.boughtIn, known.boughtIn === 0 ? null : known.boughtIn],
      [words.further.withdrawn, known.withdrawn === 0 ? null : known.withdrawn],
    ];
    for (const [label, amount] of amounts) {
      expect([label, cells.get(label)]).toEqual([label, amount === null ? undefined : formatAmount(toChf(amount))]);
    }
    // Who is married or has turned 50 reads the amount of that day, or that the fund doesn't know it.
    const { partner, birthDate, exit } = record;
    const last = figures.hasLeft && exit ? exit.date : sheet.today;
    const isMarried = partner !== undefined && partner.relation !== 'cohabitant';
    const isFifty = !isUnknownDate(birthDate) && addYears(birthDate, 50) <= last;
    const stated = (amount: Centimes | null) =>
      amount === null ? words.further.notKnown : formatAmount(toChf(amount));
    expect(cells.get(words.further.atMarriage)).toBe(isMarried ? stated(known.atMarriage) : undefined);
    expect(cells.get(words.further.atFifty)).toBe(isFifty ? stated(known.atFifty) : undefined);
    const until = figures.retirement?.lumpSumNotice?.until;
    expect(cells.get(words.retirement.notice)).toBe(until === undefined ? undefined : formatDate(until));
    const { person: about, sections } = certificate;
    const labels = about.lines.map(([label]) => label);
    expect(labels.includes(words.person.referenceAge)).toBe(person.referenceAge !== null);
    const remarks = sections.flatMap((section) => section.remarks);
    const since = record.pledgedSince;
    const pledged =
      since === undefined
        ? words.further.notPledged
        : words.further.pledgedSince.replace('{{date}}', formatDate(since));
    expect(cells.get(words.further.pledged)).toBe(figures.hasLeft ? undefined : pledged);
    expect(remarks.includes(words.further.leavingAfterEarliestAge)).toBe(
      figures.retirement?.isPastEarliestAge === true,
    );
  });

  test('every explanation ends with its figure', () => {
    const explained = pagesOf(source).flatMap(([, page]) => page.derivations ?? []);
    for (const { result, steps } of explained) expect(steps.at(-1)?.result.value).toBe(result.value);
    if (!fund.settings.answersBeyondSpecification) expect(explained).toEqual([]);
  });

  test('the pension of the default age is the same in the list by age and on the overview', () => {
    const page = detailPages.retirement(source);
    const overview = detailPages.insuranceOverview(source).regularRetirement?.pension;
    const line = page.benefitsByAge?.find(({ age }) => age === page.retirement?.defaultRetirementAge);
    if (page.benefitsByAge === undefined) expect(line).toBeUndefined();
    else expect(line).toMatchObject({ ...overview });
    const pensions = page.benefitsByAge?.map(({ pensionPerMonth }) => pensionPerMonth) ?? [];
    expect(pensions).toEqual(pensions.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  });

  test('the credits of the year add up to the savings', () => {
    const lines = detailPages.insuranceOverview(source).savingsCredits?.lines ?? [];
    const statement = source.sheet.figures?.savings?.statement ?? [];
    expect(lines.map(({ value }) => value)).toEqual(statement.map(({ amount }) => toChf(amount)));
    const closing = statement.findIndex(({ kind }) => kind === 'closing');
    const parts = statement.slice(0, Math.max(closing, 0)).reduce((sum, { amount }) => sum + amount, 0);
    expect(parts).toBe(statement[closing]?.amount ?? 0);
  });

  test('an anonymised page identifies nobody', () => {
    const anonymous = { ...source, anonymize: true };
    const hidden = [
      ...pagesOf(anonymous).flatMap(([, page]) => textsIn(page)),
      ...textsIn(rowsOf({ source: anonymous, record, fund })),
    ];
    const names = [
      record.firstname,
      record.lastname,
      record.ahvNumber,
      record.birthDate,
      ...(record.partner ? [record.partner.firstname, record.partner.birthDate ?? '-'] : []),
      ...record.children.flatMap((child) => [child.firstname, child.birthDate]),
      // People who work for the fund have the fund's name as employer, which is not a secret.
      ...record.employments.flatMap(({ employer }) => (employer === fund.settings.displayName ? [] : [employer])),
    ];
    const anyName = names.map((name) => name.replaceAll(/[.()+?*]/g, String.raw`\$&`)).join('|');
    const named = new RegExp(String.raw`(?<![\p{L}\d])(?:${anyName})(?![\p{L}\d])`, 'u');
    expect(hidden.filter((text) => named.test(text))).toEqual([]);
  });

  test.each(locales)('every text is complete in %s', (locale) => {
    const texts = pagesOf({ ...source, locale }).flatMap(([, page]) => textsIn(page));
    expect(texts.filter((text) => text.trim() === '' || /\{(?!0\})|undefined|NaN/.test(text))).toEqual([]);
  });
});

/** Fields of the savings beyond the specification. */
const furtherOfSavings = ['movements', 'futureBand', 'yearOfBirth', 'ageAtEnd'];

test('only a fund that answers beyond the specification sends movements, band and year of birth, and none if hidden', () => {
  for (const { source, fund } of people) {
    const furtherIn = (of: PageSource): string[] =>
      fieldsOf(inside(sentAs(endpoints.insuranceOverview.data, detailPages.insuranceOverview(of)))['graphBox']).filter(
        (field) => furtherOfSavings.includes(field),
      );
    const known = source.sheet.figures !== null && fund.settings.answersBeyondSpecification;
    expect(furtherIn(source).includes('movements')).toBe(known);
    expect(furtherIn(source).includes('yearOfBirth')).toBe(known);
    expect(furtherIn(source).includes('ageAtEnd')).toBe(known);
    if (!fund.settings.answersBeyondSpecification) expect(furtherIn(source)).toEqual([]);
    expect(furtherIn({ ...source, anonymize: true }).filter((field) => field !== 'futureBand')).toEqual([]);
  }
});

test('a fund that keeps to the specification sends only its fields', () => {
  const further =
    /^(?:derivations|total|totalLabel|totalPerMonth|gain|price|kind|payer|part|period|figure|pensionPerYear|lumpSum|covers|freeMonths|atMostMonths|projectedInterest|benefitsByAge|drawnPerMonth|lumpSumAtMost|capitalLockedUntil|lawfulPart|blocked|potential|retiredChild|age|date)$/;
  const graphs = ['retirementBox', 'homeOnwershipBox', 'graphBox'];
  const keeping = people.filter(({ fund }) => !fund.settings.answersBeyondSpecification);
  expect(keeping.length).toBeGreaterThan(0);
  for (const { source } of keeping) {
    for (const [{ path, data }, page] of pagesOf(source)) {
      // The graphs' own points have an age and a date.
      const rest = Object.entries(sentAs(data, page) ?? {}).filter(([box]) => !graphs.includes(box));
      expect([path, keysIn(Object.fromEntries(rest)).filter((key) => further.test(key))]).toEqual([path, []]);
      const { certificateBox } = Object.fromEntries(rest);
      if (certificateBox !== undefined)
        expect(keysIn(certificateBox)).toEqual(['isVisible', 'downloadLink', 'orderLink']);
    }
  }
});

/** The fields of an object on the wire. */
const inside = (sent: unknown): Readonly<Record<string, unknown>> => (isRecord(sent) ? sent : {});
const fieldsOf = (box: unknown): string[] => Object.keys(inside(box)).toSorted();

test('the dashboard and the pages send every field of the specification’s boxes, and the names of the simulators', () => {
  const flags = ['isVisible', 'isActive', 'hideAwaitBox'];
  const savings = [
    'maxPurchaseAmount',
    'maxBalanceAmount',
    'balanceMaxRatio',
    'currentCreditBalance',
    'tooltipTitle',
    'tooltipSubtitle',
    'tooltipLabel',
    'planName',
    'subTitle',
    'homeOwnershipBalance',
    'defaultRetirementAge',
    'link',
    'graphData',
    'graphMaxValue',
  ];
  const homeOwnership = ['maxAmount', 'maxAge', 'projectedGraph', 'noDataInfo', 'projectedGraphUnavailable', 'link'];
  const retirement = ['amount', 'projectedGraph', 'defaultRetirementAge', 'link'];
  for (const { name, source, fund } of people) {
    const cards = inside(sentAs(endpoints.dashboard.data, cardsOf(source, fund)));
    for (const [box, fields] of Object.entries({
      balanceBox: ['value', 'futureGraph', 'historicalGraph'],
      inboxBox: ['unreadDocumentsAmount'],
      quittingBox: ['amount'],
      purchaseBox: savings,
      additionalSavingsBox: savings,
      homeOnwershipBox: homeOwnership,
      retirementBox: retirement,
      civilStatusBox: ['civilStatus', 'subTitle'],
      unpaidVacationBox: ['amount'],
    })) {
      const sentFields = fieldsOf(cards[box]).filter(
        (field) => ![...furtherOfSavings, 'missing', 'isTooLate'].includes(field),
      );
      expect([name, box, sentFields]).toEqual([name, box, [...flags, ...fields].toSorted()]);
    }
    const [buyInCard, savingsCard] = [inside(cards['purchaseBox']), inside(cards['additionalSavingsBox'])];
    if (name.endsWith('anna-keller')) {
      // Nothing keeps her from buying in (docs/decisions/0230).
      expect([emptyFieldsOf(buyInCard), emptyFieldsOf(savingsCard)]).toEqual([['subTitle'], []]);
    }
    // What both cards have in common means the same.
    if (savingsCard['maxBalanceAmount'] !== null) {
      for (const field of [
        'maxPurchaseAmount',
        'maxBalanceAmount',
        'balanceMaxRatio',
        'currentCreditBalance',
        'homeOwnershipBalance',
        'defaultRetirementAge',
      ]) {
        expect([name, field, savingsCard[field]]).toEqual([name, field, buyInCard[field]]);
      }
    }
    const links = ['purchaseBox', 'homeOnwershipBox', 'retirementBox', 'additionalSavingsBox'].map(
      (box) => inside(cards[box])['link'],
    );
    const hasChoice = cardsOf(source, fund).additionalSavings?.isActive === true;
    const simulators = [
      'buyinsimulation',
      'homeownershipsimulation',
      'retirementsimulation',
      hasChoice ? 'additionalsavingssimulation' : null,
    ];
    // A fund whose provider keeps to the specification has no simulators of ours to lead to.
    expect([name, ...links]).toEqual([
      name,
      ...(fund.settings.answersBeyondSpecification ? simulators : simulators.map(() => null)),
    ]);
    const buyIn = inside(sentAs(endpoints.buyIn.data, detailPages.buyIn(source)));
    expect(fieldsOf(buyIn['purchaseBox'])).toEqual(['isVisible', ...savings].toSorted());
  }
});

test('the dashboard has the savings plan of a member for whom another one comes too late, too', () => {
  const anna = people.find(({ record }) => record.id === 'anna-keller');
  if (anna === undefined) throw new Error('Nobody has a savings plan.');
  const { record, fund } = anna;
  const cardOf = (birthDate: string) => {
    const sheet = figureSheet(fund.plan, { ...record, birthDate }, today);
    const { data } = dashboardOf({ sheet, settings: fund.settings, locale: 'de-CH', unreadDocuments: 0 });
    return { blocked: sheet.figures?.savingsOptions?.blocked, card: data.additionalSavings };
  };
  // 65 before a choice of today would apply.
  const late = cardOf('1962-06-15');
  expect(late.blocked).toBe('tooLate');
  expect(late.card).toMatchObject({ isVisible: true, isActive: true, planName: cardOf('1985-06-15').card?.planName });
  expect(late.card?.planName).toMatch(/^Basissparen/);
});

test('the dashboard’s message offers to stay insured to who is dismissed past 58, unless a hint does, and to nobody younger', () => {
  const heidi = people.find(({ record }) => record.id === 'heidi-arnold');
  if (heidi === undefined) throw new Error('Nobody is dismissed past 58.');
  const { record, fund } = heidi;
  const message = (birthDate: string, answersBeyondSpecification: boolean) => {
    const sheet = figureSheet(fund.plan, { ...record, birthDate }, today);
    const settings = { ...fund.settings, answersBeyondSpecification };
    return dashboardOf({ sheet, settings, locale: 'de-CH', unreadDocuments: 0 }).meta.message;
  };
  expect(message(record.birthDate, false)?.text).toMatch(/weiterversichern/);
  expect(message(record.birthDate, true)).toMatchObject({ isVisible: false, text: null });
  for (const isBeyond of [false, true]) {
    expect(message('1986-04-02', isBeyond)?.text).toMatch(/wohin wir Ihre Austrittsleistung/);
  }
});

test('pages that look ahead say that somebody leaves, except to who stays insured, and nothing beyond the specification', () => {
  const heidi = people.find(({ record }) => record.id === 'heidi-arnold');
  if (heidi === undefined) throw new Error('Nobody is about to leave.');
  const { record, fund } = heidi;
  const said = (of: Partial<MemberRecord>, answersBeyondSpecification = true) => {
    const sheet = figureSheet(fund.plan, { ...record, ...of }, today);
    const settings = { ...fund.settings, answersBeyondSpecification };
    return Object.entries(detailPages).flatMap(([page, answer]) => {
      const { isLeaving } = { isLeaving: null, ...answer({ sheet, settings, locale: 'de-CH', anonymize: false }) };
      return isLeaving === true ? [page] : [];
    });
  };
  const ahead = ['insuranceOverview', 'buyIn', 'retirement', 'homeOwnership', 'deathBenefit', 'disability'];
  expect(said({}).toSorted()).toEqual(ahead.toSorted());
  expect(said({ exit: undefined })).toEqual([]);
  expect(said({ continuedInsurance: { from: '2027-01-01', withSavings: true } })).toEqual([]);
  expect(said({}, false)).toEqual([]);
});

test.each(['hidden', 'comingSoon', 'blurred'] as const)(
  'a card that a fund sets to %s is sent without its figures',
  (shown) => {
    for (const { name, source, fund } of people) {
      const { sheet, locale } = source;
      const dashboardBoxes = Object.fromEntries(Object.keys(cardsOf(source, fund)).map((box) => [box, shown]));
      const settings = { ...fund.settings, dashboardBoxes };
      const { data } = dashboardOf({ sheet, settings, locale, unreadDocuments: 3 });
      // The page of the leave hides its figures as well.
      const leave = detailPages.unpaidLeave({ ...source, settings });
      expect([leave.unpaidLeave?.amount, leave.covers], name).toEqual([null, undefined]);
      expect(leave.derivations ?? [], name).toEqual([]);
      const cards = Object.entries(data).flatMap(([box, card]) =>
        card && 'isActive' in card ? [[box, card] as const] : [],
      );
      // Disability has a card beyond the specification, which concerns nobody who has left.
      expect(cards.length, name).toBe(data.disability ? 11 : 10);
      for (const [box, card] of cards) {
        const sent = Object.values(card).filter((value) => typeof value !== 'string');
        expect(card.isActive, `${name}: ${box}`).toBe(false);
        expect(JSON.stringify(sent), `${name}: ${box}`).not.toMatch(/\d/u);
        expect(card, `${name}: ${box}`).not.toMatchObject({ planName: expect.any(String) });
        expect(card, `${name}: ${box}`).not.toMatchObject({ civilStatus: expect.any(String) });
      }
    }
  },
);

test('somebody’s certificate has each of the amounts that a new fund or a court asks for', () => {
  const printed = new Set(
    people.flatMap((person) =>
      rowsOf({ ...person, source: { ...person.source, locale: 'de-CH' } }).map(({ label }) => label),
    ),
  );
  const { minimum, atMarriage, atFifty, broughtIn, boughtIn } = certificateTexts('de-CH').further;
  for (const label of [minimum, atMarriage, atFifty, broughtIn, boughtIn]) expect(printed).toContain(label);
});

test('a member whose early withdrawal is open reads how much to repay, and the plan’s minimum at a time', () => {
  const sandra = people.find(({ name }) => name === 'schiefer: sandra-hurlimann');
  if (sandra?.fund.plan === undefined || sandra.fund.plan === null)
    throw new Error('No demo member has a withdrawal open.');
  const plan = structuredClone(sandra.fund.plan);
  const note = (repaymentAtLeast: number) => {
    plan.parameters[0].homeOwnership.repaymentAtLeast = repaymentAtLeast;
    const sheet = figureSheet(plan, sandra.record, today);
    return detailPages.buyIn({ ...sandra.source, sheet, locale: 'de-CH' }).buyIn?.subTitle;
  };
  expect(note(5_000)).toMatch(/CHF.80’000\.00, mindestens CHF.5’000\.00 auf einmal\.$/);
  expect(note(100_000)).toMatch(/CHF.80’000\.00, mindestens CHF.80’000\.00 auf einmal\.$/);
});

/** Somebody with a family, with other data or at a fund with other settings. */
const anna = (change: Partial<MemberRecord> = {}, settings: Partial<Fund['settings']> = {}): PageSource => {
  const found = people.find(({ name }) => name === 'bergahorn: anna-keller');
  if (found === undefined) throw new Error('The demo funds lack this member.');
  const { fund, record, source } = found;
  const sheet = figureSheet(fund.plan, { ...record, ...change }, today);
  return { ...source, sheet, settings: { ...fund.settings, ...settings }, locale: 'de-CH' };
};

/** Who gets something at death, by the dashboard. */
const receivers = (source: PageSource) => dashboardOf({ ...source, unreadDocuments: 0 }).data.deathBenefit?.receivers;

test('a dashboard names the family, but nobody while the name of one is unknown', () => {
  const { children = [] } = people.find(({ name }) => name === 'bergahorn: anna-keller')?.record ?? {};
  expect(receivers(anna())).toEqual(['Matthias', 'Lena', 'Finn']);
  const nameless = children.map((child, index) => (index === 1 ? { ...child, firstname: ' ' } : child));
  expect(receivers(anna({ children: nameless }))).toEqual([]);
});

test('the page about the civil status speaks of orphans’ pensions only to who has children', () => {
  expect(detailPages.civilStatus(anna()).orphans).toBe(true);
  expect(detailPages.civilStatus(anna({ children: [] })).orphans).toBe(false);
});

/** Where a withdrawal and a pledge are ordered. */
const links = (source: PageSource) => {
  const { withdrawalRequest, pledgeRequest } = detailPages.homeOwnership(source);
  return [withdrawalRequest?.link, pledgeRequest?.link];
};

test('a member orders a withdrawal or a pledge in the fund’s own form, or else by a message that names it', () => {
  expect(links(anna({}, { pageLinks: { documentordering: 'https://formulare.example/bestellen' } }))).toEqual([
    'documentordering',
    'documentordering',
  ]);
  expect(links(anna({}, { pageLinks: {} }))).toEqual([
    expect.stringMatching(/kontakt\?topic=documents&order=withdrawal$/),
    expect.stringMatching(/kontakt\?topic=documents&order=pledge$/),
  ]);
});

test('a member who stays insured after a dismissal past 58 reads that they pay both shares, and the certificate has one payer', async () => {
  const heidi = people.find(({ name }) => name === 'schiefer: heidi-arnold');
  if (heidi === undefined) throw new Error('No demo member was dismissed.');
  const record: MemberRecord = {
    ...heidi.record,
    exit: { date: '2026-08-31', reason: 'dismissedByEmployer' },
    continuedInsurance: { from: '2026-09-01', withSavings: true },
  };
  const sheet = figureSheet(heidi.fund.plan, record, today);
  if (!hasSavings(sheet)) throw new Error('No figures.');
  const { settings } = heidi.fund;
  const source = { sheet, settings, locale: 'de-CH', anonymize: false } as const;
  const lines = detailPages.insuranceOverview(source).salaryAndContributions?.contributions?.lines ?? [];
  expect(lines.map(({ payer }) => payer)).not.toContain('employer');
  expect(lines.at(-1)?.helpText).toBe('Nach der Kündigung bezahlen Sie auch den Anteil des Arbeitgebers.');
  const certificate = certificateFor({ source, record, fund: heidi.fund });
  if (certificate === null) throw new Error('No certificate.');
  const printed = pdfTexts(await certificatePdf(certificate, { logo: null }, new Date(0)));
  expect(printed).toContain('Sie pro Monat');
  expect(printed).not.toContain('Arbeitgeber pro Monat');
  // Retirement follows more than two years later: BVG art. 47a para. 6.
  expect(detailPages.retirement(source)).toMatchObject({ lumpSumAtMost: 0, isPensionOnly: true });
  expect(printed.join('\n')).toContain('Nach mehr als zwei Jahren Weiterversicherung nur als Rente');
});

describe('A member whose birth date is unknown', () => {
  const unknown = people.filter(({ record }) => record.birthDate.startsWith('0001'));

  test('the demo members include one whose birth date is unknown', () => expect(unknown.length).toBeGreaterThan(0));

  test.each(unknown)('$name: reads no figure that depends on an age, on any page', ({ source, fund }) => {
    const overview = detailPages.insuranceOverview(source);
    expect(overview.savings).toMatchObject({ value: null, historicalGraph: [], futureGraph: [] });
    expect(overview.savingsCredits?.isVisible).toBe(false);
    expect(overview.riskBenefits).toMatchObject({ isVisible: false, total: null });
    const lines =
      overview.salaryAndContributions?.contributions?.lines.map(({ part, valuePerMonth, valuePerYear }) => [
        part,
        valuePerMonth === null,
        valuePerYear === null,
      ]) ?? [];
    for (const part of ['savings', 'total']) expect(lines).toContainEqual([part, true, true]);
    expect(lines).toContainEqual(['risk', false, false]);
    expect(detailPages.exitBenefit(source)).toMatchObject({ exitBenefit: { amount: null }, derivations: [] });
    expect(detailPages.exitBenefit(source).lawfulPart).toBeUndefined();
    expect(detailPages.buyIn(source)).toMatchObject({
      buyIn: {
        atMost: null,
        savingsAtMost: null,
        ratio: null,
        savings: null,
      },
      derivations: [],
    });
    expect(detailPages.homeOwnership(source)).toMatchObject({
      homeOwnership: { maxAmount: null, projectedGraph: [], projectedGraphUnavailable: null },
      derivations: [],
    });
    expect(detailPages.deathBenefit(source)).toMatchObject({ deathBenefit: { amount: null }, beneficiaries: [] });
    const leave = detailPages.unpaidLeave(source);
    expect(leave.unpaidLeave?.amount).toBeNull();
    expect(leave.covers?.map(({ cover, amount }) => [cover, amount])).toEqual([
      ['full', null],
      ['riskOnly', expect.any(Number)],
      ['none', 0],
    ]);
    expect(hasSavings(source.sheet)).toBe(false);
    const { savings, exitBenefit, buyIn, homeOwnership, deathBenefit, unpaidLeave } = cardsOf(source, fund);
    const boxes = [savings, exitBenefit, buyIn, homeOwnership, deathBenefit, unpaidLeave];
    // Not under a veil: the cards say what is missing.
    expect(boxes.map((box) => [box?.isActive, box?.missing])).toEqual(boxes.map(() => [true, 'birthDate']));
  });
});

describe('A page of a member of whom little is known', () => {
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
  ])('a page of a member without figures is complete %s', (_, plan) => {
    const source: PageSource = { ...person.source, sheet: figureSheet(plan, bare, today) };
    for (const [{ data }, page] of pagesOf(source)) data.parse(JSON.parse(JSON.stringify(sentAs(data, page))));
    expect(detailPages.insuranceOverview(source).savings).toMatchObject({
      value: null,
      historicalGraph: [],
      futureGraph: [],
    });
    expect(detailPages.exitBenefit(source).exitBenefit?.amount).toBeNull();
    expect(detailPages.retirement(source).retirement?.amount).toBeNull();
    expect(detailPages.deathBenefit(source).beneficiaries).toEqual([]);
  });
});

test.each(people.filter(({ record, fund }) => fund.members[0]?.id === record.id))(
  '$name: the PDF of the certificate prints every word and figure of it',
  async (person) => {
    const certificate = certificateFor(person);
    if (certificate === null) throw new Error('The first member of a fund has savings.');
    const printed = pdfTexts(await certificatePdf(certificate, { logo: null }, new Date(0)));
    const words = certificate.sections.flatMap(({ title, head, rows, remarks }) => [
      title,
      ...head.filter((text) => text !== ''),
      ...rows.flatMap(({ label, detail, cells }) => [detail === undefined ? label : `${label} ${detail}`, ...cells]),
      ...remarks,
    ]);
    expect(printed).toEqual(expect.arrayContaining([...certificate.person.lines.flat(), ...words]));
  },
);
