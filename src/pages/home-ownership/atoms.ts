import { homeOwnership } from '#contract/endpoints/pages.ts';
import { resource } from '#state/remote/resource.ts';

/** The home ownership page as it came. */
export const homeOwnershipResource = resource('homeOwnership', homeOwnership);
