/** The house colour, for funds that name none. */
export const houseColour = '#0d4f57';
