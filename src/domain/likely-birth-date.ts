import type { IsoDate } from '#kernel/date.ts';

/** Typical age of an insured person or their spouse. */
const likelyAge = 45;

/** Where the calendar of an empty birth date opens, so that most people don't have to scroll far. */
export const likelyBirthDate = (today: IsoDate): IsoDate => `${Number(today.slice(0, 4)) - likelyAge}-01-01`;
