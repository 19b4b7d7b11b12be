import { disability } from '#contract/endpoints/pages.ts';
import { resource } from '#state/remote/resource.ts';

/** The data of the disability page. */
export const disabilityResource = resource('disability', disability);
