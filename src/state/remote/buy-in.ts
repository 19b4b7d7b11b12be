import { buyIn } from '#contract/endpoints/pages.ts';
import { resource } from './resource.ts';

/** The data of the buy-in page. */
export const buyInResource = resource('buyIn', buyIn);
