import { exitBenefit } from '#contract/endpoints/pages.ts';
import { resource } from '#state/remote/resource.ts';

/** The data of the exit benefit page. */
export const exitResource = resource('exit', exitBenefit);
