import Link from '@mui/material/Link';
import { dialLink } from '#domain/reach.ts';
import { Fineprint } from './Fineprint.tsx';

type CallLineProps = {
  /** Whom to call, in a sentence. */
  text: string;
  /** The number, if it is known. */
  phoneNumber: string | null | undefined;
};

/** Whom to call if a retry doesn't help. */
export const CallLine = ({ text, phoneNumber }: CallLineProps) => (
  <Fineprint>
    {text} {phoneNumber ? <Link href={dialLink(phoneNumber)}>{phoneNumber}</Link> : null}
  </Fineprint>
);
