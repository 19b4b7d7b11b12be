export { typicalMarginalRate } from '#pension/simulation/at-most.ts';
