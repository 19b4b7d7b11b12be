/** Ways of seeing colours that a preview can stand for; `usual` changes nothing. */
export const visions = ['usual', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
export type Vision = (typeof visions)[number];
