import { deathBenefit } from '#contract/endpoints/pages.ts';
import { resource } from '#state/remote/resource.ts';

/** What would be paid at death, and to whom. */
export const deathResource = resource('death', deathBenefit);
