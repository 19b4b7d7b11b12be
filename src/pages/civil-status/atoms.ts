import { civilStatus } from '#contract/endpoints/pages.ts';
import { resource } from '#state/remote/resource.ts';

/** The civil status, and since when. */
export const civilStatusResource = resource('civilStatus', civilStatus);
