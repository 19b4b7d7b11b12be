import type { TenantSettings } from './format/settings.ts';

/** Lines of a fund's postal address, without its name. */
export const postalLines = ({
  contactDetail: { addition, street, city },
}: Pick<TenantSettings, 'contactDetail'>): string[] => [addition, street, city].filter((line) => line !== undefined);
