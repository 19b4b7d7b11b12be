import { unpaidLeave } from '#contract/endpoints/pages.ts';
import { resource } from './resource.ts';

/** The data of the unpaid leave page. */
export const unpaidLeaveResource = resource('unpaidLeave', unpaidLeave);
