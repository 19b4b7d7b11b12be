import { colourVisions } from '#theme/colour-vision.ts';

/** Ways of seeing colours that a preview can stand for; `usual` changes nothing. */
export const visions = ['usual', ...colourVisions] as const;
export type Vision = (typeof visions)[number];
