import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import type { InsuredRecord } from '../insured-record.ts';

/** What one person receives, from when to when. */
export type Receipt = {
  /** `others`: heirs or further persons who are not on record. */
  readonly who: 'self' | 'partner' | 'child' | 'others';
  /** The child's place in the record; `null` for others than children. */
  readonly child: number | null;
  /** The partner's relation to the member; `null` for others. */
  readonly relation: NonNullable<InsuredRecord['partner']>['relation'] | null;
  /** The child's or partner's, by which a page that knows names finds theirs; `null` if unknown. */
  readonly birthDate: IsoDate | null;
  readonly what:
    | 'disabilityPension'
    | 'disabilityChildPension'
    | 'oldAgePension'
    | 'oldAgeChildPension'
    | 'partnerPension'
    | 'orphanPension'
    | 'lumpSum';
  /** Once for a lump sum, else a month. */
  readonly amount: Centimes;
  readonly from: IsoDate;
  /** Last day; `null` for a pension without a fixed end, and for a lump sum. */
  readonly to: IsoDate | null;
  readonly ends: ReceiptEnd;
};

/**
 * Until when somebody receives something. BVG art. 22, 24a, 26.
 *
 * - `once`: a lump sum.
 * - `lifelong`: until death.
 * - `ordinaryAge`: until the old-age pension begins.
 * - `childAge`: until the plan's age; longer in education or if disabled.
 * - `longerChildAge`: the child is in education or disabled already.
 * - `remarriage`: until death or another marriage.
 * - `regulations`: as the regulations have it for cohabiting partners.
 * - `higherDegree`: until the pension of a higher degree of disability begins.
 */
export type ReceiptEnd =
  'once' | 'lifelong' | 'ordinaryAge' | 'childAge' | 'longerChildAge' | 'remarriage' | 'regulations' | 'higherDegree';

type Receiving = Pick<Receipt, 'who' | 'child' | 'relation' | 'birthDate'>;

const nobodyElse = { child: null, relation: null, birthDate: null } as const;
/** The member. */
export const self: Receiving = { who: 'self', ...nobodyElse };
/** Heirs or further persons who are not on record. */
export const others: Receiving = { who: 'others', ...nobodyElse };

/** The partner, as far as they are on record. */
export const partnerReceiving = ({ partner }: InsuredRecord): Receiving => ({
  who: 'partner',
  child: null,
  relation: partner?.relation ?? null,
  birthDate: partner?.birthDate ?? null,
});

/** A child, by its place in the record. */
export const childReceiving = ({ birthDate }: InsuredRecord['children'][number], place: number): Receiving => ({
  who: 'child',
  child: place,
  relation: null,
  birthDate,
});
