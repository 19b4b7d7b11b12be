/** What a fund may keep insured during an unpaid leave, from most to least. */
export const leaveCovers = ['full', 'riskOnly', 'none'] as const;

export type LeaveCover = (typeof leaveCovers)[number];
