import { useState } from 'react';
import { loginLinkAtom } from '#state/flows/opened-link.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { LinkCheck } from './parts/LinkCheck.tsx';
import { LinkSent } from './parts/LinkSent.tsx';

/**
 * Second step of the login: says that a link was sent. Opened by that link, it checks it, has the SMS sent and goes on
 * to the code. Otherwise it redirects to the first step.
 */
export const LoginLinkPage = () => {
  const link = useValue(loginLinkAtom);
  const [opened] = useState(link !== null);
  return link !== null || opened ? <LinkCheck /> : <LinkSent />;
};
