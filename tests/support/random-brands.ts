/**
 * How many random brands the properties of colour are tried with, in both modes: `npm run test:all` tries ten thousand,
 * which takes minutes.
 */
export const randomBrands = process.env['EVERY_FUND'] === 'true' ? 10_000 : 2_000;

/** How long that may take, in milliseconds, on a machine that does other things besides. */
export const timeForBrands = 600_000;
