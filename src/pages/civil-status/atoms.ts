import { civilStatus } from '#contract/endpoints/civil-status.ts';
import { resource } from '#state/remote/resource.ts';

/** The data of the civil status page. */
export const civilStatusResource = resource('civilStatus', civilStatus);
