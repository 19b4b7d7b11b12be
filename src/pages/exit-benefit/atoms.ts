import { exitBenefit } from '#contract/endpoints/pages.ts';
import { resource } from '#state/remote/resource.ts';

/** The exit benefit of today. */
export const exitResource = resource('exit', exitBenefit);
