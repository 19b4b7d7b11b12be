import { useEffect, useState } from 'react';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { loginFlowAtom, restartLoginAction } from '#state/flows/login.ts';
import { loginLinkAtom } from '#state/flows/login-flow.ts';
import { LinkCheck } from './parts/LinkCheck.tsx';
import { LinkSent } from './parts/LinkSent.tsx';

/**
 * Second step of the login: says that a link was sent; opened through that link, it checks
 * the link, has the SMS sent and goes on to the code. Without either it goes back to the first step.
 */
export const LoginLinkPage = () => {
  const flow = useValue(loginFlowAtom);
  const link = useValue(loginLinkAtom);
  const restart = useAction(restartLoginAction);
  const [opened] = useState(link !== null);
  const lost = !opened && link === null && flow.step !== 'linkSent';
  const [lostAtFirst] = useState(lost);

  useEffect(() => {
    if (lostAtFirst) restart(null);
  }, [lostAtFirst, restart]);

  if (link !== null || opened) return <LinkCheck />;
  return flow.step === 'linkSent' ? <LinkSent flow={flow} /> : null;
};
