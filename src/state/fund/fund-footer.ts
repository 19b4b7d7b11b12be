import { dialled } from '#domain/reach.ts';
import { derivedAtom } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { brandingAtom, configurationsAtom } from './settings.ts';

/** What every page ends with: the fund's name, address, contact details and hours, and its privacy statement. */
export const fundFooterAtom = derivedAtom((get) => {
  const { contact = {}, privacyStatement } = get(configurationsAtom);
  const { phoneNumber, emailAddress, address, openingHours } = contact;
  return {
    name: get(brandingAtom).name,
    address: address ?? [],
    phone: phoneNumber === undefined ? null : { text: phoneNumber, href: `tel:${dialled(phoneNumber)}` },
    email: emailAddress === undefined ? null : { text: emailAddress, href: `mailto:${emailAddress}` },
    hours: openingHours?.[get(localeAtom)] ?? null,
    /** Null if the fund has none, or one that is no web address. */
    privacyStatement:
      privacyStatement !== undefined && /^https?:\/\//i.test(privacyStatement) ? privacyStatement : null,
  };
});
