import { buyIn } from '#contract/endpoints/pages.ts';
import { resource } from '#state/remote/resource.ts';

/** How much may be bought in, and what reduces it. */
export const buyInResource = resource('benefits', buyIn);
