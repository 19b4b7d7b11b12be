import { isBroken } from '#domain/is-broken.ts';
import { pensionAnswer } from '#domain/pension-answer.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { safePdfName } from '#kernel/file-name.ts';
import { fill } from '#kernel/fill.ts';
import type { Locale } from '#kernel/locale.ts';
import { formatChf, formatPercent, toChf, type Centimes } from '#kernel/money.ts';
import { namedValue } from '#kernel/named-value.ts';
import { sentSimulation, type SimulationResult } from '#contract/simulations.ts';
import { perMonth } from '#pension/rates.ts';
import { changesAnything, plannableParts } from '#pension/simulation/any-change.ts';
import { simulationBasis } from '#pension/simulation/basis.ts';
import type { Changes } from '#pension/simulation/changes.ts';
import { withEstimatedAhv } from '#pension/simulation/estimated-ahv.ts';
import { movedDay } from '#pension/simulation/moved-day.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { withoutPersonalData } from '#server/model/hidden-simulation.ts';
import { certificateTexts } from '#server/model/texts/certificate.ts';
import {
  calculationTexts,
  detailTexts,
  keptScenarioTexts,
  scenarioTexts,
  simulationTexts,
} from '#server/model/texts/scenario.ts';
import { ageText } from './age-text.ts';
import { assumptionNote } from './assumption-note.ts';
import { helpOf } from './document-help.ts';
import { amountText, type DocumentRow, type DocumentTable, type TablesDocument } from './document-model.ts';
import { identityOf } from './document-person.ts';
import type { DocumentSource } from './document-source.ts';
import { findingLines } from './finding-lines.ts';
import type { BandChart } from './band-chart.ts';
import { changeRows } from './scenario-changes.ts';

/** A kept scenario, as it is printed. */
export type KeptScenario = {
  readonly name: string;
  readonly changes: Changes;
  readonly keptOn: IsoDate;
  /** Whether the data that it rests on have changed since. */
  readonly changed: boolean;
};

type Outcome = SimulationResult['after'];
type Receipt = NonNullable<Outcome['risk']>['ifDead'][number];

/** How many years of the savings are printed at most. */
const mostYears = 10;

/** A table, unless it has no rows. */
const tableOf = (title: string, head: readonly string[], rows: readonly DocumentRow[], remarks: string[] = []) =>
  rows.length === 0 ? [] : [{ title, head: ['', ...head], rows, remarks }];

/** Whether a line says something else after the changes. */
const saysChange = ({ cells }: DocumentRow): boolean => cells[0] !== cells[1];

/** What a column of all changes is called: by its parts, where they are of several simulators. */
const withAllOf = (changes: Changes, locale: Locale): string => {
  const { names } = keptScenarioTexts(locale);
  const parts = plannableParts.filter((part) => changesAnything({ [part]: changes[part] }));
  return parts.length < 2 ? simulationTexts(locale).comparison.after : parts.map((part) => names[part]).join(' + ');
};

/** The figures before and after the changes; those that are nothing in both are omitted. */
const comparison = (
  { locale }: DocumentSource,
  { before, after }: SimulationResult,
  changes: Changes,
): readonly DocumentTable[] => {
  const { compared: words } = scenarioTexts(locale);
  const { figures } = calculationTexts(locale);
  const { retirement, home, comparison: heads } = simulationTexts(locale);
  const certificate = certificateTexts(locale);
  const { ageInWords } = detailTexts(locale);
  const texts = (label: string, of: (outcome: Outcome) => string | null): DocumentRow[] => {
    const cells = [of(before) ?? '–', of(after) ?? '–'];
    return cells.every((cell) => cell === '–') ? [] : [{ label, cells }];
  };
  const amounts = (label: string, of: (outcome: Outcome) => Centimes | null | undefined): DocumentRow[] =>
    (of(before) ?? 0) === 0 && (of(after) ?? 0) === 0
      ? []
      : [{ label, cells: [amountText(of(before)), amountText(of(after))] }];
  const monthly = (label: string, ofYear: (outcome: Outcome) => Centimes | null | undefined) =>
    amounts(label, (outcome) => {
      const year = ofYear(outcome);
      return year && perMonth(year);
    });
  const rows = [
    ...texts(
      retirement.age,
      (outcome) => outcome.retirement && ageText(outcome.retirement.age, certificate, ageInWords.years),
    ),
    ...texts(words.date, ({ retirement: drawn }) => (drawn?.date ? formatDate(drawn.date) : null)),
    ...amounts(retirement.savings, (outcome) => outcome.retirement?.savings),
    ...amounts(retirement.capital, (outcome) => outcome.retirement?.lumpSum),
    ...amounts(figures.pension, (outcome) => outcome.retirement?.pensionPerMonth),
    ...amounts(certificate.retirement.drawn, (outcome) => outcome.retirement?.drawnPerMonth),
    ...monthly(home.effects.disability, (outcome) => outcome.risk?.disabilityPerYear),
    ...monthly(home.effects.disabilityChild, (outcome) => outcome.risk?.disabilityChildPerYear),
    ...monthly(home.effects.partner, (outcome) => outcome.risk?.partnerPerYear),
    ...monthly(home.effects.orphan, (outcome) => outcome.risk?.orphanPerYear),
    ...amounts(figures.deathLumpSum, (outcome) => outcome.risk?.deathLumpSum),
    ...amounts(figures.exitBenefit, (outcome) => outcome.exitBenefit),
    ...amounts(home.effects.buyIn, (outcome) => outcome.buyIn?.atMost),
    ...amounts(figures.homeOwnership, (outcome) => outcome.home?.atMost),
    ...amounts(figures.contributions, (outcome) => outcome.contributions?.member),
    ...amounts(certificate.contributions.employerMonth, (outcome) => outcome.contributions?.employer),
    ...amounts(words.leaveMonth, (outcome) => outcome.leave?.perMonth),
    ...amounts(figures.leaveCost, (outcome) => outcome.leave?.total),
  ];
  const changed = rows.filter(saysChange);
  // What doesn't change is a closing line.
  const same = changed.length === 0 ? [] : rows.filter((row) => !saysChange(row));
  const remarks = [
    ...(same.length === 0
      ? []
      : [fill(heads.same, { figures: same.map(({ label, cells }) => `${label} ${cells[0]}`).join(' · ') })]),
    fill(after.leave === null ? words.on : words.onWithLeave, { date: formatDate(after.on) }),
  ];
  const shown = changed.length === 0 ? rows : changed;
  return tableOf(heads.title, [heads.before, withAllOf(changes, locale)], shown, remarks).map((table) => ({
    ...table,
    mayBreak: true,
  }));
};

/**
 * The screen's answer in words: that the changes are not possible, or what becomes of the pension. Undefined if there is no
 * pension to compare, or if the scenario is about a death or a disability.
 */
const answerOf = ({ locale }: DocumentSource, result: SimulationResult, { risk }: Changes): string | undefined => {
  const { inSight, retirement: words, severity } = simulationTexts(locale);
  if (isBroken(result)) return `${severity.broken}.`;
  const [before, after] = [result.before.retirement, result.after.retirement];
  const isPaid = after !== null && after.pensionPerMonth + after.lumpSum > 0;
  if (risk !== undefined || !before?.pensionPerMonth || !isPaid) return undefined;
  return pensionAnswer(before, after)
    .map(({ key, values }) => `${fill(key === 'asCapital' ? words.asCapital : inSight[key], values)}.`)
    .join(' ');
};

/** The retirement, and the savings over the years, at each rate of interest. */
const band = ({ locale }: DocumentSource, { after: { retirement, savings } }: SimulationResult) => {
  const { band: words } = scenarioTexts(locale);
  const { retirement: names } = simulationTexts(locale);
  const { figures } = calculationTexts(locale);
  const drawn = retirement?.band ?? [];
  const rowOf = (label: string, of: (rate: (typeof drawn)[number]) => Centimes): DocumentRow[] =>
    drawn.some((rate) => of(rate) > 0) ? [{ label, cells: drawn.map((rate) => amountText(of(rate))) }] : [];
  const years = savings?.years.slice(1, -1).filter(({ date }) => date.endsWith('-12-31')) ?? [];
  const apart = Math.max(1, Math.ceil(years.length / mostYears));
  const shown = years.filter((_, index) => (index + 1) % apart === 0);
  return tableOf(
    words.title,
    drawn.map(({ percent }) => formatPercent(percent, locale)),
    [
      ...shown.map(({ date, band: amounts }) => ({
        label: fill(words.savingsOn, { date: formatDate(date) }),
        cells: amounts.map(amountText),
      })),
      ...rowOf(names.savings, (rate) => rate.savings),
      ...rowOf(names.capital, (rate) => rate.lumpSum),
      ...rowOf(figures.pension, (rate) => rate.pensionPerMonth),
    ],
  );
};

/** The savings year by year; undefined where they are unknown. */
const chartOf = ({ locale }: DocumentSource, { before, after }: SimulationResult): BandChart | undefined => {
  const [old, changed] = [before.savings?.years ?? [], after.savings?.years ?? []];
  const [low, middle, high] = after.retirement?.band.map(({ percent }) => formatPercent(percent, locale)) ?? [];
  const end = changed.at(-1);
  if (old.length < 2 || changed.length < 2 || end === undefined || low === undefined || high === undefined)
    return undefined;
  const { band: words, comparison: heads } = simulationTexts(locale);
  const { band } = scenarioTexts(locale);
  const rate = fill(words.rate, { percent: middle ?? '' });
  const area = fill(words.area, { low, high });
  const last = formatChf(toChf(end.band[1] ?? 0));
  return {
    title: words.title,
    alt: namedValue(words.title, `${fill(band.savingsOn, { date: formatDate(end.date) })} ${last}, ${rate}.`, locale),
    before: old,
    after: changed,
    legend: { after: rate, before: heads.before, area, unit: detailTexts(locale).unit },
  };
};

/** What comes in a month, and the payments of a buy-in: until when each is locked, and what it saves in taxes. */
const payments = (
  { locale }: DocumentSource,
  { after: { retirement, payments: paid, paid: total, tax } }: SimulationResult,
  changes: Changes,
  isAhvEstimated: boolean,
) => {
  const words = scenarioTexts(locale);
  const { retirement: names, buyIn } = simulationTexts(locale);
  const income = changes.retirement === undefined ? [] : (retirement?.income ?? []);
  return [
    ...tableOf(
      names.income.title,
      [
        names.income.salary,
        names.income.pension,
        isAhvEstimated ? names.income.ahvEstimated : names.income.ahv,
        names.income.total,
      ],
      income.map(({ from, salary, pension, ahv, total }) => ({
        label: fill(words.income.from, { date: formatDate(from) }),
        cells: [salary, pension, ahv, total].map(amountText),
      })),
    ),
    ...tableOf(
      buyIn.payments.title,
      [buyIn.payments.amount, buyIn.payments.locked, ...(tax === null ? [] : [buyIn.payments.saved])],
      paid.length === 0
        ? []
        : [
            ...paid.map(({ date, amount, locked, lockedUntil, saved }) => ({
              label: fill(words.payments.on, { date: formatDate(date) }),
              cells: [
                amountText(amount),
                lockedUntil === null
                  ? ''
                  : locked === amount
                    ? formatDate(lockedUntil)
                    : fill(buyIn.payments.partly, { date: formatDate(lockedUntil), amount: amountText(locked) }),
                ...(saved === null ? [] : [amountText(saved)]),
              ],
            })),
            {
              label: words.payments.total,
              cells: [amountText(total), '', ...(tax === null ? [] : [amountText(tax.total)])],
              isStrong: true,
            },
          ],
    ),
  ];
};

/** Who receives what from when to when, before and after the changes. */
const receipts = ({ locale }: DocumentSource, { before, after }: SimulationResult, { risk }: Changes) => {
  if (risk === undefined) return [];
  const { receipts: words } = scenarioTexts(locale);
  const { comparison: heads } = simulationTexts(locale);
  const listOf = (outcome: Outcome): readonly Receipt[] =>
    (risk.event === 'death' ? outcome.risk?.ifDead : outcome.risk?.ifDisabled) ?? [];
  const labelOf = ({ who, child, what }: Receipt): string =>
    namedValue(fill(words.who[who], { number: (child ?? 0) + 1 }), words.what[what], locale);
  // One pension may follow another of the same kind.
  const keyOf = (receipt: Receipt): string => `${labelOf(receipt)} ${receipt.ends}`;
  const old = new Map(listOf(before).map((receipt) => [keyOf(receipt), receipt]));
  return tableOf(
    risk.event === 'death' ? words.dead : words.disabled,
    [heads.before, heads.after],
    listOf(after).map((receipt): DocumentRow => {
      const { from, to, what, amount } = receipt;
      const span = { from: from === null ? '' : formatDate(from), to: to === null ? '' : formatDate(to) };
      return {
        label: labelOf(receipt),
        detail: from === null || what === 'lumpSum' ? undefined : fill(to === null ? words.since : words.span, span),
        cells: [amountText(old.get(keyOf(receipt))?.amount), amountText(amount)],
      };
    }),
  );
};

/** What the figures are computed from: as in the simulators with an estimated AHV pension, unless personal data are hidden. */
const basisOf = ({ sheet, record, plan, anonymize }: DocumentSource) =>
  anonymize
    ? { basis: simulationBasis(plan, { ...record, ahvPerMonth: undefined }, sheet.today), estimatedAhv: null }
    : withEstimatedAhv(simulationBasis(plan, record, sheet.today));

/** A name without what the typefaces lack. */
const printable = (name: string): string =>
  name
    .replaceAll(/[^\p{Script=Latin}\p{N}\p{P}\p{Zs}+=<>%°|~$]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * A scenario that a member has kept, with the data of the document's day: what it assumes, what that does to the centime,
 * what law and plan say about it, and what it rests on.
 */
export const scenarioDocumentOf = (source: DocumentSource, kept: KeptScenario): TablesDocument => {
  const { sheet, settings, locale, anonymize } = source;
  const changes = movedDay(kept.changes, kept.keptOn, sheet.today);
  const { basis, estimatedAhv } = basisOf(source);
  const whole = sentSimulation(simulate(basis, changes));
  const result = anonymize ? withoutPersonalData(whole) : whole;
  const words = scenarioTexts(locale);
  const shared = certificateTexts(locale);
  const { assumptions, findingsTitle } = simulationTexts(locale);
  const name = anonymize ? '' : printable(kept.name);
  const { notes } = words;
  const findings = findingLines(result.findings, changes, locale);
  // What is not possible has no figures, as on the screen.
  const isPossible = !isBroken(result);
  const first = [
    ...tableOf(words.changes.title, [words.changes.value], changeRows(source, changes)),
    ...(isPossible ? comparison(source, result, changes) : []),
  ];
  const drawn = isPossible && changes.risk === undefined ? chartOf(source, result) : undefined;
  const isAhvEstimated = estimatedAhv !== null && changes.retirement?.ahvPerMonth === undefined;
  return {
    locale,
    title: name === '' ? words.untitled : fill(words.title, { name }),
    fund: settings.displayName,
    asOf: fill(shared.asOf, { date: formatDate(sheet.today) }),
    inChf: shared.inChf,
    person: identityOf(source),
    answer: answerOf(source, result, changes),
    sections: [
      ...first,
      ...(isPossible
        ? [
            ...payments(source, result, changes, isAhvEstimated),
            ...receipts(source, result, changes),
            ...band(source, result),
          ]
        : []),
    ],
    band: drawn && { drawn, after: first.length },
    findings: findings.length === 0 ? undefined : { title: findingsTitle, lines: findings },
    notes: {
      title: notes.title,
      lines: [
        ...(anonymize ? [shared.notes.anonymized] : []),
        fill(notes.kept, { kept: formatDate(kept.keptOn), date: formatDate(sheet.today) }),
        ...(kept.changed ? [notes.changed] : []),
        assumptions.same,
        ...sheet.figures.assumptions.map((made) => assumptionNote(made, source, shared)),
        notes.estimate,
        assumptions.disclaimer,
      ],
    },
    help: helpOf(source),
    page: shared.page,
    fileName: safePdfName([words.untitled, name, sheet.today].filter((part) => part !== '').join(' ')),
  };
};
