import type { IsoDate } from '#kernel/date.ts';

/** How old an insured person or their spouse is, about. */
const likelyAge = 45;

/** Where the calendar of an unknown birth date opens: most people choose a year near it without scrolling far. */
export const likelyBirthDate = (today: IsoDate): IsoDate => `${Number(today.slice(0, 4)) - likelyAge}-01-01`;
