import { unpaidLeave } from '#contract/endpoints/pages.ts';
import { resource } from '#state/remote/resource.ts';

/** What unpaid leave costs a month, with each cover. */
export const vacationResource = resource('vacation', unpaidLeave);
