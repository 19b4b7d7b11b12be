const quarters: { readonly [rest: number]: string } = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** An age in years for a headline: `64½`. */
export const shortAge = (age: number): string => `${Math.trunc(age)}${quarters[age % 1] ?? ''}`;
