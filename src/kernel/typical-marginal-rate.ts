/** A typical marginal rate of income tax in Switzerland, in percent: federal, cantonal and communal tax together. */
export const typicalMarginalRate = 25;
