import { retirement } from '#contract/endpoints/pages.ts';
import { resource } from './resource.ts';

/** The data of the retirement page. */
export const retirementResource = resource('retirement', retirement);
