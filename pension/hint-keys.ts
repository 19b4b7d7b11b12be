/** What a member may have to know or do; hints that are equally urgent are in this order. */
export const hintKeys = [
  'partnerNotDeclared',
  'birthDateUnknown',
  'stayInsured',
  'lumpSumNotice',
  'retirementNear',
  'openWithdrawal',
  'planChange',
  'buyInThisYear',
  'buyInLockEnds',
  'recoveryAddressMissing',
] as const;

export type HintKey = (typeof hintKeys)[number];
