import type { Dashboard, DatedValue } from '#contract/dashboard.ts';
import type { Locale } from '#contract/locale.ts';
import type { Person } from './member-answers.ts';
import { storyDay } from './story-clock.ts';

const shown = { isVisible: true, isActive: true, hideAwaitBox: false };

const yearEnds = (from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => `${from + index}-12-31`);

const grow = (start: number, dates: readonly string[], credit: number, rate: number): DatedValue[] => {
  let value = start;
  return dates.map((date) => {
    value = Math.round((value * (1 + rate / 100) + credit) * 100) / 100;
    return { date, value };
  });
};

const words: Record<Locale, { status: string; since: string; plan: string }> = {
  'de-CH': { status: 'verheiratet', since: 'seit 20.08.2016', plan: 'Sparplan Plus' },
  'de-DE': { status: 'verheiratet', since: 'seit 20.08.2016', plan: 'Sparplan Plus' },
  'en-US': { status: 'married', since: 'since 20.08.2016', plan: 'Savings plan Plus' },
  'fr-FR': { status: 'mariée', since: 'depuis le 20.08.2016', plan: 'Plan d’épargne Plus' },
  'it-IT': { status: 'coniugata', since: 'dal 20.08.2016', plan: 'Piano di risparmio Plus' },
  'pt-BR': { status: 'casada', since: 'desde 20.08.2016', plan: 'Plano de poupança Plus' },
};

/** A whole dashboard for a person. */
export const dashboardOf = (_fund: string, language: Locale, person: Person): Dashboard => {
  const birthYear = Number((person?.birthDate ?? '1988').slice(0, 4));
  const entry = Number((person?.admissionDate ?? '2014').slice(0, 4));
  const history = grow(18_400, yearEnds(entry, 2025), 9_850, 1.25);
  const value = (history.at(-1)?.value ?? 18_400) + 8_934.55;
  const future = grow(value, yearEnds(2026, Math.max(2027, birthYear + 65)), 12_400, 2);
  const end = future.at(-1)?.value ?? value;
  const said = words[language];
  return {
    balanceBox: { ...shown, value, historicalGraph: history, futureGraph: future },
    inboxBox: { ...shown, unreadDocumentsAmount: 2 },
    quittingBox: { ...shown, amount: value },
    additionalSavingsBox: { ...shown, planName: said.plan },
    purchaseBox: {
      ...shown,
      maxPurchaseAmount: 84_210.35,
      currentCreditBalance: value,
      maxBalanceAmount: value + 84_210.35,
      balanceMaxRatio: Math.round((value / (value + 84_210.35)) * 100),
    },
    homeOnwershipBox: { ...shown, maxAmount: value * 0.92, maxAge: 62 },
    retirementBox: { ...shown, amount: Math.round((end * 0.052) / 12), defaultRetirementAge: 65 },
    civilStatusBox: { ...shown, civilStatus: said.status, subTitle: said.since },
    fatalityBox: { ...shown, amount: 31_214.2 },
    unpaidVacationBox: { ...shown, amount: 642.8 },
    faqBox: { isVisible: true },
    processingMessageBox: { processingDate: storyDay, showProcessingDate: true },
  };
};
