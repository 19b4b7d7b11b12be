import type { Outlook, OutlookAt } from '#domain/outlook.ts';
import type { Asked } from '../explain.ts';

/** An outlook with figures. */
export type KnownOutlook = Extract<Outlook, { kind: 'known' }>;

/** The question for how the pension at an age is calculated. */
export const askedPension = ({ usual, drawn }: KnownOutlook, row: OutlookAt): Asked => ({
  of: 'pension',
  amount: row.pensionPerMonth,
  age: row.age,
  isUsual: row === usual,
  drawn: drawn ?? 0,
});
