import type { InsuranceOverviewAnswer } from '#contract/pages.ts';
import { toChf } from '#kernel/money.ts';
import { fill } from '#kernel/fill.ts';
import type { ContributionLine, Figures, SalaryLine, Span } from '#pension/figure-sheet.ts';
import { civilStatusWords, planName, statementWords } from '#server/model/figure-words.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';
import { chfOf, savingsGraph } from '../boxes.ts';
import { riskLines } from './risk-lines.ts';
import { beyond, derived, hinted, leaving, simulation, type PageSource } from './page-parts.ts';

type Contributions = NonNullable<Figures['contributions']>;

const salaryLine = (source: PageSource, { kind, perMonth, perYear }: SalaryLine) => {
  const { text, help } = pagesTexts(source.locale).salaryLines[kind];
  return {
    text,
    helpText: help,
    valuePerMonth: toChf(perMonth),
    ...beyond(source, { valuePerYear: toChf(perYear) }),
  };
};

/** One contribution, a line for each payer. */
const contributionLines = (source: PageSource, { payers }: Contributions, { part, shares }: ContributionLine) => {
  const texts = pagesTexts(source.locale).contributions;
  const paysAll = part === 'total' && payers.length === 1 && (shares?.member.perYear ?? 0) > 0;
  return payers.map((payer) => {
    const share: Span | undefined = shares?.[payer];
    return {
      text: fill(texts[payer], { line: texts[part].text }),
      valuePerMonth: chfOf(share?.perMonth),
      valuePerYear: chfOf(share?.perYear),
      ...beyond(source, { helpText: paysAll ? texts.alone : texts[part].help, payer, part }),
    };
  });
};

const salaryAndContributions = (
  source: PageSource,
  contributions: Contributions,
): NonNullable<InsuranceOverviewAnswer['salaryAndContributions']> => {
  const texts = pagesTexts(source.locale).contributions;
  return {
    isVisible: true,
    // A salary is known outside the fund, so it identifies somebody.
    salary: source.anonymize
      ? null
      : {
          value: toChf(contributions.salary),
          lines: contributions.salaryLines.map((line) => salaryLine(source, line)),
        },
    contributions: {
      labels: [texts.perMonth, texts.perYear],
      lines: contributions.lines.flatMap((line) => contributionLines(source, contributions, line)),
    },
  };
};

const riskBox = (source: PageSource): InsuranceOverviewAnswer['riskBenefits'] => {
  const { figures } = source.sheet;
  const { risk } = pagesTexts(source.locale);
  const total = figures?.riskTotal;
  // What is in payment is part of the full pension: the list adds up to the one or the other.
  const lines = (figures?.disability ?? []).filter(
    ({ figure }) => total?.kind !== 'inPayment' || figure !== 'disabilityPension',
  );
  const disability = riskLines(source, lines);
  const death = riskLines(source, figures?.death?.lines ?? []);
  return {
    isVisible: disability.length + death.length > 0,
    ...beyond(source, {
      total: chfOf(total?.perYear),
      totalPerMonth: chfOf(total?.perMonth),
      totalLabel: { inPayment: risk.totalInPayment, disability: risk.total, survivors: risk.survivorsTotal }[
        total?.kind ?? 'survivors'
      ],
    }),
    disability,
    death,
  };
};

const personalInformation = ({ sheet, settings, locale, anonymize }: PageSource) => {
  const { person, figures } = sheet;
  return {
    ...(!anonymize && {
      firstname: person.firstname,
      lastname: person.lastname,
      birthDate: person.birthDate,
      companyName: person.employment?.employer ?? null,
      ahvNumber: person.ahvNumber,
    }),
    admissionDate: anonymize ? null : person.admissionDate,
    civilStatusName: civilStatusWords(person, locale).civilStatus,
    activityRate: person.employment?.activityRate ?? null,
    showTenantPlanInfo: true,
    fundName: settings.displayName,
    planName: figures && planName(figures, locale),
  };
};

/** `pages/creditbalance`. */
export const insuranceOverviewPage = (source: PageSource): InsuranceOverviewAnswer => {
  const { sheet, locale, anonymize } = source;
  const { figures, today } = sheet;
  const texts = pagesTexts(locale);
  const ordinary = figures?.retirement?.ordinary;
  const statement = (figures?.savings?.statement ?? []).map((line) => ({
    text: statementWords(line, locale),
    value: toChf(line.amount),
  }));
  return {
    ...derived(source, [
      'savings',
      'insuredSalary',
      'contributions',
      'pension',
      'disabilityPension',
      'disabilityInPayment',
      'disabilityChildPension',
      'disabilityChildrenPensions',
      'disabilityBenefits',
      'partnerPension',
      'orphanPension',
      'orphansPensions',
      'deathLumpSum',
    ]),
    ...hinted(source),
    ...leaving(source),
    savings: {
      isVisible: true,
      ...savingsGraph(figures, { today, anonymize, isBeyond: source.settings.answersBeyondSpecification }),
    },
    simulation: simulation(source, 'retirement', 'retirementsimulation'),
    personalInformation: personalInformation(source),
    certificate: {
      isVisible: true,
      ...beyond(source, { title: texts.certificate.title, text: texts.certificate.text }),
      downloadLink: source.certificateLink ?? null,
      orderLink: 'documentordering',
    },
    savingsCredits: { isVisible: statement.length > 0, lines: statement },
    salaryAndContributions: figures?.contributions ? salaryAndContributions(source, figures.contributions) : null,
    regularRetirement: ordinary
      ? {
          isVisible: true,
          pension: {
            pensionPerYear: toChf(ordinary.pensionPerYear),
            pensionPerMonth: toChf(ordinary.pensionPerMonth),
            capital: toChf(ordinary.savings),
            conversionRate: ordinary.rate,
            // The start of a pension reveals the month of birth.
            ...beyond(source, { age: ordinary.age, date: anonymize ? null : ordinary.date }),
          },
        }
      : null,
    riskBenefits: riskBox(source),
    ...beyond(source, { projectedInterest: figures?.plan.projectedInterest ?? null }),
  };
};
