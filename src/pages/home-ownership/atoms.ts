import { homeOwnershipPage } from '#contract/endpoints/pages.ts';
import { resource } from '#state/resource.ts';

/** The home ownership page as it came. */
export const homeOwnershipResource = resource('homeOwnership', homeOwnershipPage);
