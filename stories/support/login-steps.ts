import { nextLoginFlow, loginStart } from '#domain/login-flow.ts';
import type { Portal } from '#app/portal-options.ts';
import { login } from '#state/flows/login.ts';
import { loginLinkAtom } from '#state/flows/opened-link.ts';
import { storyClock } from './story-clock.ts';
import type { Answer } from './story-provider.ts';

const link = { sessionId: 'story-session', emailCode: 'story-email-code' };

/** The link was requested some seconds ago. */
export const linkSentSecondsAgo = (seconds: number, emailAddress: string) => (portal: Portal) => {
  const now = storyClock.now() - seconds * 1000;
  portal.store.set(
    login.flowAtom,
    nextLoginFlow(loginStart, { type: 'linkSent', emailAddress, validForSeconds: 600, now }),
  );
};

/** The mailed link has just been opened. */
export const linkOpened = (portal: Portal) => {
  portal.store.set(loginLinkAtom, link);
};

/** The SMS was sent some seconds ago. */
export const smsSentSecondsAgo = (seconds: number) => (portal: Portal) => {
  const now = storyClock.now() - seconds * 1000;
  const sent = {
    type: 'smsSent',
    link,
    mobileNumber: '+41790****01',
    resendAfterSeconds: 60,
    validForSeconds: 300,
    codeLength: 6,
    now,
  } as const;
  portal.store.set(login.flowAtom, nextLoginFlow(loginStart, sent));
};

/** Refused for too many tries, with the seconds to wait. */
export const tooMany =
  (seconds: number): Answer =>
  () =>
    Response.json(
      { errors: [{ code: 'err_too_many', detail: 'Too many tries.' }] },
      { status: 429, headers: { 'Retry-After': String(seconds) } },
    );
