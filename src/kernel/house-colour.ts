/** The default brand colour, for funds that don't set their own. */
export const houseColour = '#0d4f57';
