import type { DeathBenefitAnswer } from '#contract/pages.ts';
import { toChf } from '#kernel/money.ts';
import type { NamedBeneficiary } from '#pension/figure-sheet.ts';
import { perMonth } from '#pension/rates.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';
import { chfOf, sentFamily } from '../boxes.ts';
import { beyond, derived, hinted, leaving, latestKept, simulation, type PageSource } from './page-parts.ts';
import { riskLines } from './risk-lines.ts';

const beneficiary = (source: PageSource, person: NamedBeneficiary) => ({
  ...(!source.anonymize && {
    fullName: person.lastname === null ? person.firstname : `${person.firstname} ${person.lastname}`,
    birthDate: person.birthDate,
    // It tells the age.
    ...beyond(source, { pensionUntil: person.pensionUntil }),
  }),
  ratio: person.ratio,
  relationLabel: pagesTexts(source.locale).relation[person.relation],
  ...beyond(source, {
    pensionPerYear: toChf(person.pensionPerYear),
    figure: person.relation === 'child' ? ('orphanPension' as const) : ('partnerPension' as const),
    pensionPerMonth: toChf(perMonth(person.pensionPerYear)),
    lumpSum: toChf(person.lumpSum),
  }),
});

/** `pages/fatality`. */
export const deathBenefitPage = (source: PageSource): DeathBenefitAnswer => {
  const death = source.sheet.figures?.death ?? null;
  return {
    ...derived(source, ['partnerPension', 'orphanPension', 'orphansPensions', 'familyPensions', 'deathLumpSum']),
    ...hinted(source, ['partnerNotDeclared']),
    // A pension in payment goes on after an exit, and with it what survivors would receive.
    ...(source.sheet.figures?.riskTotal.kind === 'inPayment' ? {} : leaving(source)),
    ...latestKept(source, { simulator: 'protection', event: 'death' }),
    deathBenefit: {
      isVisible: true,
      amount: chfOf(death?.headline.amount),
      ...(death &&
        beyond(source, {
          kind: death.headline.kind,
          family: sentFamily(death.family),
        })),
    },
    simulation: death && simulation(source, 'protection', 'protectionsimulation'),
    beneficiaries: (death?.beneficiaries ?? []).map((person) => beneficiary(source, person)),
    ...beyond(source, { benefits: riskLines(source, death?.lines ?? []) }),
  };
};
