import Link from '@mui/material/Link';
import { emailLink } from '#domain/reach.ts';
import { Fineprint } from './Fineprint.tsx';
import { PhoneLink } from './PhoneLink.tsx';

/** How to reach somebody; null if that isn't known. */
type Reach = { readonly by: 'phone' | 'mail'; readonly address: string } | null;

type CallLineProps = {
  /** Whom to call or to write to, in a sentence. */
  text: string;
  reach: Reach;
};

/** An e-mail address, with a link where one can be made of it. */
const MailAddress = ({ address }: { address: string }) => {
  const href = emailLink(address);
  return href === null ? address : <Link href={href}>{address}</Link>;
};

/** Whom to turn to if a retry doesn't help. */
export const CallLine = ({ text, reach }: CallLineProps) => (
  <Fineprint>
    {text}{' '}
    {reach === null ? null : reach.by === 'phone' ? (
      <span data-contact>
        <PhoneLink phoneNumber={reach.address} />
      </span>
    ) : (
      <MailAddress address={reach.address} />
    )}
  </Fineprint>
);
