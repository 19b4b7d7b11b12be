import { brandingAtom, configurationsAtom } from '#state/fund/settings.ts';
import { derivedAtom } from '#state/kernel/atoms.ts';
import { processingDateAtom } from '#state/kernel/ui.ts';
import { aboutUserAtom } from './session.ts';

/** A line of an address whose postcode and town are never parted at a line's end: `8099 Ahornwil`, `CH-8099 Ahornwil`. */
const withTown = (line: string): string => line.replace(/^((?:[A-Z]{1,2}[- ])?\d{4,5}) (?=\S)/, '$1\u00a0');

/** What every page ends with: where the fund is, how and when to reach it, its privacy statement, and how old its data are. */
export const fundFooterAtom = derivedAtom((get) => {
  const { contact, privacyStatement, address } = get(configurationsAtom);
  const about = get(aboutUserAtom);
  const { phoneNumber, emailAddress } = contact ?? {};
  return {
    name: get(brandingAtom).name,
    address: (about?.address ?? address ?? []).map(withTown),
    phone: phoneNumber ?? null,
    email: emailAddress === undefined ? null : { text: emailAddress, href: `mailto:${emailAddress}` },
    hours: about?.openingHours ?? null,
    /** Null if the fund has none, or one that is no web address. */
    privacyStatement:
      privacyStatement !== undefined && /^https?:\/\//i.test(privacyStatement) ? privacyStatement : null,
    /** The day up to which the fund has processed its data (ISO date): as the dashboard says, else as on arrival. */
    processingDate: get(processingDateAtom) ?? about?.processingDate ?? null,
  };
});
