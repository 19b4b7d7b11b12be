import { exitBenefit } from '#contract/endpoints/pages.ts';
import { resource } from '#state/remote/resource.ts';

/** The data of the exit benefit page. */
export const exitBenefitResource = resource('exitBenefit', exitBenefit);
