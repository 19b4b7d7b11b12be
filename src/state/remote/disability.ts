import { disability } from '#contract/endpoints/pages.ts';
import { resource } from './resource.ts';

/** The data of the disability page. */
export const disabilityResource = resource('disability', disability);
