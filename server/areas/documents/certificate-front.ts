import { yearOf } from '#kernel/calendar.ts';
import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import type { Locale } from '#kernel/locale.ts';
import { toChf, type Centimes } from '#kernel/money.ts';
import type { DatedSavings } from '#pension/compute-benefits.ts';
import type { FilledSheet, RiskLine } from '#pension/figure-sheet.ts';
import { perMonth } from '#pension/rates.ts';
import { riskNames } from '#server/model/figure-words.ts';
import type { CertificateTexts } from '#server/model/texts/certificate.ts';
import { ageText } from './age-text.ts';
import { amountText } from './document-model.ts';
import type { DocumentSource } from './document-source.ts';

/** The curve of the savings; years are exact, `2026.5` is the middle of 2026. */
export type CertificateChart = {
  readonly title: string;
  readonly alt: string;
  readonly past: readonly { readonly year: number; readonly chf: number }[];
  readonly future: readonly { readonly year: number; readonly chf: number }[];
  readonly legend: { readonly past: string; readonly future: string; readonly unit: string };
  /** Whether the axis names the years, which reveal the age. */
  readonly hasYears: boolean;
};

/** What the first page of a certificate shows besides the person. */
export type CertificateFront = {
  /** The figures that matter most, for the first page. */
  readonly highlights: {
    readonly title: string;
    readonly figures: readonly { readonly label: string; readonly amount: string; readonly detail: string | null }[];
  };
  /** Null if there is too little to draw. */
  readonly chart: CertificateChart | null;
};

/** A pension's year, small below its month. */
const perYear = (amount: Centimes, { highlights }: CertificateTexts): string =>
  fill(highlights.perYear, { amount: amountText(amount) });

const riskFigures = ({ figures }: FilledSheet, texts: CertificateTexts, locale: Locale): Highlight[] => {
  const { disability, waitingMonths, death } = figures;
  const { highlights: words } = texts;
  // One that is drawn says more than what would be insured.
  const paid = disability.find(({ figure }) => figure === 'disabilityInPayment');
  const pension = paid ?? disability[0];
  const pensionOfPartner = death?.lines.find(({ figure, amount }) => figure === 'partnerPension' && amount > 0);
  const survivors = pensionOfPartner ?? death?.lines.find(({ figure }) => figure === 'deathLumpSum');
  const shown = (line: RiskLine, ...details: readonly string[]): Highlight => {
    const { label, name } = riskNames(line, locale);
    return line.period === 'perYear'
      ? {
          label: fill(words.perMonth, { name }),
          amount: amountText(perMonth(line.amount)),
          detail: [perYear(line.amount, texts), ...details].join(', '),
        }
      : { label, amount: amountText(line.amount), detail: null };
  };
  const waits = paid === undefined && waitingMonths > 0;
  const waiting = waits ? [fill(words.afterWaiting, { months: String(waitingMonths) })] : [];
  return [...(pension ? [shown(pension, ...waiting)] : []), ...(survivors ? [shown(survivors)] : [])];
};

type Highlight = CertificateFront['highlights']['figures'][number];

/** Four figures: the savings and what they become, and the cover; others where some of these don't apply. */
const highlightsOf = ({ sheet, locale, anonymize }: DocumentSource, texts: CertificateTexts): readonly Highlight[] => {
  const { highlights: words, further } = texts;
  const { savings, retirement, buyIn, hasLeft } = sheet.figures;
  const ordinary = retirement?.ordinary;
  const age = ordinary && ageText(ordinary.age, texts, texts.retirement.wholeAge);
  const from = ordinary && formatDate(ordinary.date);
  const wanted: Highlight[] = [
    {
      label: fill(words.savings, { date: formatDate(sheet.today) }),
      amount: amountText(savings.balance),
      detail: savings.lawfulPart > 0 ? `${further.lawfulPart} ${amountText(savings.lawfulPart)}` : null,
    },
    ...(ordinary && age && from
      ? [
          {
            label: words.pension,
            amount: amountText(ordinary.pensionPerMonth),
            detail: [
              perYear(ordinary.pensionPerYear, texts),
              anonymize ? fill(words.pensionAt, { age }) : fill(words.pensionFrom, { age, date: from }),
            ].join(', '),
          },
        ]
      : []),
    ...riskFigures(sheet, texts, locale),
    { label: further.exitBenefit, amount: amountText(savings.exitBenefit), detail: null },
    ...(hasLeft ? [] : [{ label: further.buyIn, amount: amountText(buyIn.atMost), detail: null }]),
  ];
  return wanted.slice(0, 4);
};

const exactYear = (date: string): number =>
  yearOf(date) + (Number(date.slice(5, 7)) - 1) / 12 + Number(date.slice(8)) / 365;

const pointsOf = (dated: readonly DatedSavings[]) =>
  dated.map(({ date, savings }) => ({ year: exactYear(date), chf: toChf(savings) }));

const chartOf = (
  { sheet, anonymize }: DocumentSource,
  { chart: words }: CertificateTexts,
): CertificateFront['chart'] => {
  const { history, future, savings } = sheet.figures;
  if (history.length + future.length < 3) return null;
  const said = (pattern: string, point: DatedSavings | undefined): string[] =>
    point === undefined || anonymize
      ? []
      : [fill(pattern, { amount: amountText(point.savings), date: formatDate(point.date) })];
  return {
    title: words.title,
    alt: [
      fill(words.alt, { amount: amountText(savings.balance), date: formatDate(sheet.today) }),
      ...said(words.altPast, history[0]),
      ...said(words.altFuture, future.at(-1)),
    ].join(' '),
    past: pointsOf(history),
    future: pointsOf(future),
    legend: { past: words.past, future: words.future, unit: words.unit },
    hasYears: !anonymize,
  };
};

/** The first page of a member's certificate. */
export const frontOf = (source: DocumentSource, texts: CertificateTexts): CertificateFront => ({
  highlights: { title: texts.highlights.title, figures: highlightsOf(source, texts) },
  chart: chartOf(source, texts),
});
