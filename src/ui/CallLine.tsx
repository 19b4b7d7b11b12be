import Link from '@mui/material/Link';
import { emailLink } from '#domain/reach.ts';
import { Fineprint } from './Fineprint.tsx';
import { PhoneLink } from './PhoneLink.tsx';

/** Whom to call or to write to, in a sentence, and how to reach them. */
export type CallLineProps =
  { readonly text: string; readonly phoneNumber: string } | { readonly text: string; readonly emailAddress: string };

/** Whom to turn to if a retry doesn't help. */
export const CallLine = ({ text, ...reach }: CallLineProps) => (
  <Fineprint>
    {text}{' '}
    {'phoneNumber' in reach ? (
      <PhoneLink phoneNumber={reach.phoneNumber} />
    ) : (
      <Link href={emailLink(reach.emailAddress) ?? undefined}>{reach.emailAddress}</Link>
    )}
  </Fineprint>
);
