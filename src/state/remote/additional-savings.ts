import { additionalSavings } from '#contract/endpoints/pages.ts';
import { resource } from './resource.ts';

/** The data of the page on savings plans. */
export const additionalSavingsResource = resource('additionalSavings', additionalSavings);
