import type { Dashboard } from '#contract/dashboard.ts';
import type { Locale } from '#contract/locale.ts';
import type { MemberRecord } from '#contract/member-record.ts';
import type { Plan } from '#contract/plan.ts';
import { toChf } from '#domain/money.ts';
import { computeBenefits, type DatedSavings } from '#domain/pension/compute-benefits.ts';
import { tenants } from '#tenants/index.ts';
import type { Person } from './member-answers.ts';
import { storyDay } from './story-clock.ts';

const shown = { isVisible: true, isActive: true, hideAwaitBox: false };

const points = (list: readonly DatedSavings[]) => list.map(({ date, savings }) => ({ date, value: toChf(savings) }));

/** Civil status in words, by language: unknown, single, married, divorced, widowed, separated, registered partnership … */
const statusWords: Record<Locale, readonly string[]> = {
  'de-CH': ['–', 'ledig', 'verheiratet', 'geschieden', 'verwitwet', 'getrennt', 'eingetragene Partnerschaft'],
  'de-DE': ['–', 'ledig', 'verheiratet', 'geschieden', 'verwitwet', 'getrennt', 'eingetragene Partnerschaft'],
  'en-US': ['–', 'single', 'married', 'divorced', 'widowed', 'separated', 'registered partnership'],
  'fr-FR': ['–', 'célibataire', 'marié(e)', 'divorcé(e)', 'veuf/veuve', 'séparé(e)', 'partenariat enregistré'],
  'it-IT': [
    '–',
    'celibe/nubile',
    'coniugato/a',
    'divorziato/a',
    'vedovo/a',
    'separato/a',
    'unione domestica registrata',
  ],
  'pt-BR': ['–', 'solteiro(a)', 'casado(a)', 'divorciado(a)', 'viúvo(a)', 'separado(a)', 'parceria registrada'],
};

const planWords: Record<Locale, string> = {
  'de-CH': 'Sparplan',
  'de-DE': 'Sparplan',
  'en-US': 'Savings plan',
  'fr-FR': 'Plan d’épargne',
  'it-IT': 'Piano di risparmio',
  'pt-BR': 'Plano de poupança',
};

const compute = (plan: Plan, person: MemberRecord, language: Locale): Dashboard => {
  const benefits = computeBenefits(plan, person, storyDay);
  const { buyIn, homeOwnership, retirement, fatality } = benefits;
  const option = benefits.savingsOptions.find(({ isActual }) => isActual);
  return {
    balanceBox: {
      ...shown,
      value: toChf(benefits.balance),
      historicalGraph: points(benefits.history),
      futureGraph: points(benefits.future),
    },
    inboxBox: { ...shown, unreadDocumentsAmount: person.documents?.filter(({ read }) => !read).length ?? 0 },
    quittingBox: { ...shown, amount: toChf(benefits.exitBenefit) },
    additionalSavingsBox: {
      ...shown,
      isVisible: option !== undefined,
      planName: `${planWords[language]} +${option?.additionalPercent ?? 0} %`,
    },
    purchaseBox: {
      ...shown,
      maxPurchaseAmount: toChf(buyIn.atMost),
      maxBalanceAmount: toChf(buyIn.savingsAtMost),
      balanceMaxRatio: buyIn.ratio,
      currentCreditBalance: toChf(buyIn.current),
      homeOwnershipBalance: toChf(buyIn.openWithdrawals),
    },
    homeOnwershipBox: { ...shown, maxAmount: toChf(homeOwnership.atMost), maxAge: homeOwnership.maxAge },
    retirementBox: {
      ...shown,
      amount: retirement === null ? null : toChf(retirement.ordinary.pensionPerMonth),
      defaultRetirementAge: retirement?.ordinary.age,
    },
    civilStatusBox: {
      ...shown,
      civilStatus: statusWords[language][person.civilStatus.code] ?? '–',
      subTitle: null,
    },
    fatalityBox: { ...shown, amount: toChf(fatality.headline.amount), kind: fatality.headline.kind },
    unpaidVacationBox: {
      ...shown,
      amount: benefits.unpaidLeave === null ? null : toChf(benefits.unpaidLeave.perMonth),
    },
    faqBox: { isVisible: true },
    processingMessageBox: { processingDate: storyDay, showProcessingDate: true },
  };
};

/** A person's whole dashboard, computed from her record and her fund's plan as the provider does. */
export const dashboardOf = (fund: string, language: Locale, person: Person): Dashboard => {
  const plan = tenants.find((tenant) => tenant.code === fund)?.plan ?? null;
  return plan === null || person === null ? {} : compute(plan, person, language);
};
