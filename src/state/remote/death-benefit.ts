import { deathBenefit } from '#contract/endpoints/pages.ts';
import { resource } from './resource.ts';

/** The data of the death benefit page, which alone names the family. */
export const deathBenefitResource = resource('deathBenefit', deathBenefit);
