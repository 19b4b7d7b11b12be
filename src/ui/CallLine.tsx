import { Fineprint } from './Fineprint.tsx';
import { PhoneLink } from './PhoneLink.tsx';

type CallLineProps = {
  /** Whom to call, in a sentence. */
  text: string;
  /** The number, if it is known. */
  phoneNumber: string | null | undefined;
};

/** Whom to call if a retry doesn't help. */
export const CallLine = ({ text, phoneNumber }: CallLineProps) => (
  <Fineprint>
    {text} {phoneNumber ? <PhoneLink phoneNumber={phoneNumber} /> : null}
  </Fineprint>
);
