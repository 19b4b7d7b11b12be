import type { Locale } from '#kernel/locale.ts';
import type { Tenant } from '#tenants/define-tenant.ts';

/** Lines that say how to reach a fund; null for those that it doesn't give. */
export const contactDetailsOf = (
  { settings }: Pick<Tenant, 'settings'>,
  locale: Locale,
): Readonly<Record<string, string | null>> => {
  const { name, addition, street, city, openingHours } = settings.contactDetail;
  const { phoneNumber, emailAddress, website } = settings.configurations.contact ?? {};
  const hours = typeof openingHours === 'string' ? openingHours : openingHours?.[locale];
  return {
    name: name ?? settings.displayName,
    addition: addition ?? null,
    street: street ?? null,
    city: city ?? null,
    phoneNumber: phoneNumber ?? null,
    emailAddress: emailAddress ?? null,
    website: website ?? null,
    openingHours: hours ?? null,
  };
};
