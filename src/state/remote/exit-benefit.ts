import { exitBenefit } from '#contract/endpoints/pages.ts';
import { resource } from './resource.ts';

/** The data of the exit benefit page. */
export const exitBenefitResource = resource('exitBenefit', exitBenefit);
