import { deathBenefit } from '#contract/endpoints/pages.ts';
import { resource } from '#state/remote/resource.ts';

/** The data of the death benefit page. */
export const deathBenefitResource = resource('deathBenefit', deathBenefit);
