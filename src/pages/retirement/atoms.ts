import { retirement } from '#contract/endpoints/pages.ts';
import { resource } from '#state/remote/resource.ts';

/** The retirement page as it came. */
export const retirementResource = resource('retirement', retirement);
