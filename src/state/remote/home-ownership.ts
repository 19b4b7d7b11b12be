import { homeOwnership } from '#contract/endpoints/pages.ts';
import { resource } from './resource.ts';

/** The data of the home ownership page. */
export const homeOwnershipResource = resource('homeOwnership', homeOwnership);
