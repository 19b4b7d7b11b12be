import Link from '@mui/material/Link';
import { phoneLink } from '#domain/reach.ts';

/** Props of {@link PhoneLink}. */
export type PhoneLinkProps = {
  /** The number as the fund writes it. */
  phoneNumber: string;
  /** It stands out among the lines around it. */
  isMain?: boolean;
};

/** A phone number of the fund's as a link to dial it; words that can't be dialled are shown as they are. */
export const PhoneLink = ({ phoneNumber, isMain = false }: PhoneLinkProps) => {
  const href = phoneLink(phoneNumber);
  return href === null ? (
    phoneNumber
  ) : (
    <Link href={href} {...(isMain && { sx: { fontWeight: 'fontWeightMedium' } })}>
      {phoneNumber}
    </Link>
  );
};
