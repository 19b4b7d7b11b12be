import type { DeathBenefitAnswer } from '#contract/pages.ts';
import { toChf } from '#kernel/money.ts';
import type { NamedBeneficiary } from '#pension/figure-sheet.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';
import { chfOf } from '../boxes.ts';
import { beyond, derived, type PageSource } from './page-parts.ts';
import { riskLines } from './risk-lines.ts';

const beneficiary = (source: PageSource, person: NamedBeneficiary) => ({
  ...(!source.anonymize && {
    fullName: person.lastname === null ? person.firstname : `${person.firstname} ${person.lastname}`,
    birthDate: person.birthDate,
  }),
  ratio: person.ratio,
  relationLabel: pagesTexts(source.locale).relation[person.relation],
  ...beyond(source, { pensionPerYear: toChf(person.pensionPerYear), lumpSum: toChf(person.lumpSum) }),
});

/** `pages/fatality`. */
export const deathBenefitPage = (source: PageSource): DeathBenefitAnswer => {
  const death = source.sheet.figures?.death ?? null;
  return {
    ...derived(source, ['partnerPension', 'orphanPension', 'orphansPensions', 'deathLumpSum']),
    deathBenefit: {
      isVisible: true,
      amount: chfOf(death?.headline.amount),
      ...(death && beyond(source, { kind: death.headline.kind })),
    },
    simulation: null,
    beneficiaries: (death?.beneficiaries ?? []).map((person) => beneficiary(source, person)),
    ...beyond(source, { benefits: riskLines(source, death?.lines ?? []) }),
  };
};
