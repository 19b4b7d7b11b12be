import { insuranceOverview } from '#contract/endpoints/pages.ts';
import { resource } from './resource.ts';

/** The data of the insurance overview. */
export const insuranceOverviewResource = resource('insuranceOverview', insuranceOverview);
