import type { InsuredRecord } from './insured-record.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';

type Partner = NonNullable<InsuredRecord['partner']>;
type Child = InsuredRecord['children'][number];

/** A person who would be paid if the member died today. */
export type Beneficiary = {
  readonly relation: Partner['relation'] | 'child';
  /** The child's place in the record; `null` for a partner. */
  readonly child: number | null;
  readonly birthDate: IsoDate | null;
  readonly pensionPerYear: Centimes;
  /** Last day of a child's pension; `null` without one, and for a pension without a fixed end. BVG art. 22. */
  readonly pensionUntil: IsoDate | null;
  readonly lumpSum: Centimes;
  /** Share of the headline amount in percent, with two decimals; all shares add up to 100. */
  readonly ratio: number;
};

/**
 * Divides a whole number by weights so that the parts add up to it: each part is rounded down, and the remainder goes,
 * one each, to the parts that lost most by rounding (on a tie, to the first). All zero if all weights are.
 */
export const partBy = (whole: number, weights: readonly number[]): readonly number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (whole * weight) / total);
  const parts = exact.map((share) => Math.floor(share));
  const left = whole - parts.reduce((sum, part) => sum + part, 0);
  const first = exact
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, left);
  return parts.map((part, index) => part + (first.some((each) => each.index === index) ? 1 : 0));
};

/**
 * Who gets what at death. The lump sum goes to the first group of the legal order with anybody on record: the entitled
 * partner and the children with a pension, by the plan's split or per head; otherwise the other children, per head.
 * Parents, siblings and heirs are not on record. BVG art. 20a.
 * @param partnerPercent the partner's share if there are children; `null` divides per head.
 * @param onRecord the record's children; the others are among them.
 * @param paidUntil the last day of a child's pension.
 * @param leads what the shares refer to.
 */
export const shareOut = ({
  partner,
  partnerPercent,
  onRecord,
  orphans,
  allChildren,
  partnerPerYear,
  orphanPerYear,
  lumpSum,
  paidUntil,
  leads,
}: {
  readonly partner: Partner | null;
  readonly partnerPercent: number | null;
  readonly onRecord: readonly Child[];
  readonly orphans: readonly Child[];
  readonly allChildren: readonly Child[];
  readonly partnerPerYear: Centimes;
  readonly orphanPerYear: Centimes;
  readonly lumpSum: Centimes;
  readonly paidUntil: (child: Child) => IsoDate;
  readonly leads: 'pensions' | 'lumpSum';
}): readonly Beneficiary[] => {
  const isFirstGroup = partner !== null || orphans.length > 0;
  const children = isFirstGroup ? orphans : allChildren;
  const people = [
    ...(partner
      ? [
          {
            relation: partner.relation,
            child: null,
            birthDate: partner.birthDate ?? null,
            pensionPerYear: partnerPerYear,
            pensionUntil: null,
          },
        ]
      : []),
    ...children.map((child) => ({
      relation: 'child' as const,
      child: onRecord.indexOf(child),
      birthDate: child.birthDate,
      pensionPerYear: isFirstGroup ? orphanPerYear : 0,
      pensionUntil: isFirstGroup && orphanPerYear > 0 ? paidUntil(child) : null,
    })),
  ];
  const weights = people.map(({ relation }) =>
    partnerPercent === null || partner === null || children.length === 0
      ? 1
      : relation === 'child'
        ? (100 - partnerPercent) / children.length
        : partnerPercent,
  );
  const sums = partBy(lumpSum, weights);
  const pensions = people.map(({ pensionPerYear }) => pensionPerYear);
  const shares = partBy(10_000, leads === 'lumpSum' ? weights : pensions);
  return people.flatMap((person, index) => {
    const ratio = (shares[index] ?? 0) / 100;
    return ratio > 0 ? [{ ...person, lumpSum: sums[index] ?? 0, ratio }] : [];
  });
};
