import { useState } from 'react';
import { loginLinkAtom } from '#state/flows/opened-link.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { LinkCheck } from './parts/LinkCheck.tsx';
import { LinkSent } from './parts/LinkSent.tsx';

/**
 * Second step of the login: says that a link was sent; opened through that link, it checks the link, has the SMS sent and
 * goes on to the code. Without either it goes back to the first step.
 */
export const LoginLinkPage = () => {
  const link = useValue(loginLinkAtom);
  const [opened] = useState(link !== null);
  return link !== null || opened ? <LinkCheck /> : <LinkSent />;
};
