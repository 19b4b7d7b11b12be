import Link from '@mui/material/Link';
import { emailLink } from '#domain/reach.ts';
import { Fineprint } from './Fineprint.tsx';
import { PhoneLink } from './PhoneLink.tsx';

type CallLineProps = {
  /** Whom to call or to write to, in a sentence. */
  text: string;
  /** The number, if it is known. */
  phoneNumber?: string | null | undefined;
  /** The address of a fund without a number. */
  emailAddress?: string;
};

/** Whom to turn to if a retry doesn't help. */
export const CallLine = ({ text, phoneNumber, emailAddress }: CallLineProps) => (
  <Fineprint>
    {text} {phoneNumber ? <PhoneLink phoneNumber={phoneNumber} /> : null}
    {emailAddress === undefined ? null : <Link href={emailLink(emailAddress) ?? undefined}>{emailAddress}</Link>}
  </Fineprint>
);
