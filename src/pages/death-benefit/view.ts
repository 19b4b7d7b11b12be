import type { Derivation } from '#contract/derivation.ts';
import type { DeathBenefitAnswer } from '#contract/pages.ts';
import { dayOf, formatDate } from '#kernel/date.ts';
import { deathKind } from '#domain/death-kind.ts';
import { derivationNamed, derivationOf } from '#domain/derivations.ts';
import { roundTo } from '#kernel/money.ts';

/**
 * How the amount came about. Where orphans' pensions lead, a provider that does not explain their sum may still explain
 * one child's pension: that is the amount where there is one child.
 */
const derivationOfAmount = (data: DeathBenefitAnswer): Derivation | undefined => {
  const amount = data.deathBenefit?.amount;
  switch (deathKind(data.deathBenefit?.kind)) {
    case 'partnerPension':
      return derivationOf(data, 'partnerPension');
    case 'lumpSum':
      return derivationOf(data, 'deathLumpSum');
    case 'orphansPensions': {
      const ofAll = derivationOf(data, 'orphansPensions');
      if (ofAll?.result.value === amount) return ofAll;
      const ofOneChild = derivationOf(data, 'orphanPension');
      return ofOneChild?.result.value === amount ? ofOneChild : undefined;
    }
    case 'none':
    case 'any':
      break;
  }
  return undefined;
};

/** Somebody who would be paid something. Null where it is unknown. */
export type Beneficiary = {
  readonly name: string | null;
  readonly relation: string | null;
  /** As people read it; masked where the year is 0001. */
  readonly birthDate: string | null;
  /** In percent. */
  readonly share: number | null;
  /** CHF a year; null also where nobody at all would get a pension. */
  readonly pensionPerYear: number | null;
  /** CHF once; null also where nobody at all would get a lump sum. */
  readonly lumpSum: number | null;
};

/** How far shares may be from 100 percent together before it is said: each is rounded to two decimals. */
const tolerance = 0.05;

const textOf = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};

/** Who would be paid, in the provider's order, and what the shares come to together where they should be 100 percent and are not. */
const readBeneficiaries = (
  list: DeathBenefitAnswer['beneficiaries'],
): { readonly people: readonly Beneficiary[]; readonly wrongSum: number | null } => {
  const pensions = list.some(({ pensionPerYear }) => pensionPerYear);
  const lumpSums = list.some(({ lumpSum }) => lumpSum);
  const people = list.map(({ fullName, relationLabel, birthDate, ratio, pensionPerYear, lumpSum }): Beneficiary => ({
    name: textOf(fullName),
    relation: textOf(relationLabel),
    birthDate: birthDate && dayOf(birthDate) !== null ? formatDate(birthDate) : null,
    share: ratio ?? null,
    pensionPerYear: (pensions ? pensionPerYear : null) ?? null,
    lumpSum: (lumpSums ? lumpSum : null) ?? null,
  }));
  const shares = people.flatMap(({ share }) => (share === null ? [] : [share]));
  const sum = shares.reduce((total, share) => total + share, 0);
  const isWhole = shares.length < people.length || people.length === 0 || Math.abs(sum - 100) <= tolerance;
  return { people, wrongSum: isWhole ? null : roundTo(sum, 2) };
};

/** The death benefit as its page shows it. */
export const deathBenefitView = (answer: DeathBenefitAnswer) => {
  const { deathBenefit: box, simulation, financeExpert, actions } = answer;
  const amount = box?.amount ?? null;
  return {
    /** What the amount is. */
    kind: deathKind(box?.kind),
    /** CHF; where not even the amount came, that nobody is listed says nothing. */
    amount,
    isHidden: box?.isVisible === false,
    derivation: derivationOfAmount(answer),
    ...readBeneficiaries(answer.beneficiaries),
    /** Everything that would be paid, line by line; only providers that say more than they must send it. */
    lines: (answer.benefits ?? []).flatMap(({ label, helpText, value, figure }, index) =>
      label?.trim()
        ? [{ key: index, label, help: helpText, amount: value, derivation: derivationNamed(answer, figure) }]
        : [],
    ),
    simulation,
    financeExpert,
    actions,
  };
};

export type DeathBenefitView = ReturnType<typeof deathBenefitView>;
