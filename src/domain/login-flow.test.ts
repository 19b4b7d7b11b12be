import { describe, expect, it } from 'vitest';
import { loginFlowSchema, loginStart, nextLoginFlow, type LoginFlow } from './login-flow.ts';

const now = 1_000_000;
const link = { sessionId: 's-1', emailCode: 'c-1' };
const codeStep = nextLoginFlow(loginStart, {
  type: 'smsSent',
  link,
  mobileNumber: '+41790*****55',
  resendAfterSeconds: 30,
  now,
});

describe('A login', () => {
  it('remembers where the link was sent and when it may be resent', () => {
    expect(nextLoginFlow(loginStart, { type: 'linkSent', emailAddress: 'a@example.org', now })).toEqual({
      step: 'linkSent',
      emailAddress: 'a@example.org',
      resendAt: now + 60_000,
      validUntil: null,
    });
  });

  it('waits as long as the provider says before a resend, or a minute by default', () => {
    expect(codeStep).toMatchObject({ step: 'code', resendAt: now + 30_000 });
    expect(
      nextLoginFlow(loginStart, { type: 'smsSent', link, mobileNumber: '+', resendAfterSeconds: undefined, now }),
    ).toMatchObject({ resendAt: now + 60_000 });
  });

  it('knows until when link and code are good and how long the code is, if the provider says so', () => {
    const about = { validForSeconds: 300, codeLength: 6, now };
    expect(nextLoginFlow(loginStart, { type: 'linkSent', emailAddress: 'a@example.org', ...about })).toMatchObject({
      validUntil: now + 300_000,
    });
    expect(nextLoginFlow(loginStart, { type: 'smsSent', link, mobileNumber: null, ...about })).toMatchObject({
      validUntil: now + 300_000,
      codeLength: 6,
    });
    expect(codeStep).toMatchObject({ validUntil: null, codeLength: null });
  });

  it('restores a login that an earlier version has kept', () => {
    const kept = { step: 'linkSent', emailAddress: 'a@example.org', resendAt: now };
    expect(loginFlowSchema.parse(kept)).toEqual({ ...kept, validUntil: null });
  });

  it('counts the tries left and forgets them with a new code', () => {
    expect(nextLoginFlow(codeStep, { type: 'codeDead' })).toMatchObject({ step: 'code', triesLeft: 0 });
    const wrong = nextLoginFlow(codeStep, { type: 'codeWrong', triesLeft: 4 });
    expect(wrong).toMatchObject({ step: 'code', triesLeft: 4 });
    const anew = nextLoginFlow(wrong, { type: 'smsSent', link, mobileNumber: '+', resendAfterSeconds: 60, now });
    expect(anew).toMatchObject({ triesLeft: null });
  });

  it('waits as long as a refused resend says', () => {
    expect(nextLoginFlow(codeStep, { type: 'resendRefused', waitSeconds: 300, now })).toMatchObject({
      resendAt: now + 300_000,
    });
  });

  it('starts over after the end, from any step', () => {
    const sent: LoginFlow = { step: 'linkSent', emailAddress: 'a@example.org', resendAt: now, validUntil: null };
    for (const flow of [loginStart, sent, codeStep]) expect(nextLoginFlow(flow, { type: 'ended' })).toBe(loginStart);
  });

  it('ignores events that belong to another step', () => {
    expect(nextLoginFlow(loginStart, { type: 'codeWrong', triesLeft: 1 })).toBe(loginStart);
    expect(nextLoginFlow(loginStart, { type: 'resendRefused', waitSeconds: 9, now })).toBe(loginStart);
  });

  it('restores a login from the tab’s storage as it was written', () => {
    const sent = nextLoginFlow(loginStart, { type: 'linkSent', emailAddress: 'a@example.org', now });
    for (const flow of [sent, codeStep, nextLoginFlow(codeStep, { type: 'codeWrong', triesLeft: 4 })]) {
      expect(loginFlowSchema.parse(JSON.parse(JSON.stringify(flow)))).toEqual(flow);
    }
  });
});
