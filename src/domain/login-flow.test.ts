import { describe, expect, it } from 'vitest';
import {
  afterCodeRefused,
  afterLinkRefused,
  afterLinkRequestRefused,
  loginStart,
  nextLoginFlow,
  type LoginFlow,
  type LoginRefusal,
} from './login-flow.ts';

const now = 1_000_000;
const link = { sessionId: 's-1', emailCode: 'c-1' };
const refusal = (status: number, code: string, detail = 'Sentence for a person.'): LoginRefusal => ({
  kind: 'answer',
  status,
  errors: [{ code, detail }],
});

const codeStep = nextLoginFlow(loginStart, {
  type: 'smsSent',
  link,
  mobileNumber: '+41790*****55',
  resendAfterSeconds: 30,
  now,
});

describe('A login', () => {
  it('remembers where the link went and when it may be sent again', () => {
    expect(nextLoginFlow(loginStart, { type: 'linkSent', emailAddress: 'a@example.org', now })).toEqual({
      step: 'linkSent',
      emailAddress: 'a@example.org',
      resendAt: now + 60_000,
    });
  });

  it('keeps to the pause that the provider names, and to a minute where it names none', () => {
    expect(codeStep).toMatchObject({ step: 'code', resendAt: now + 30_000 });
    expect(
      nextLoginFlow(loginStart, { type: 'smsSent', link, mobileNumber: '+', resendAfterSeconds: undefined, now }),
    ).toMatchObject({ resendAt: now + 60_000 });
  });

  it('counts the tries that are left and forgets them with a new code', () => {
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

  it('begins anew when it has ended, wherever it stood', () => {
    const sent: LoginFlow = { step: 'linkSent', emailAddress: 'a@example.org', resendAt: now };
    for (const flow of [loginStart, sent, codeStep]) expect(nextLoginFlow(flow, { type: 'ended' })).toBe(loginStart);
  });

  it('is not moved by what belongs to another step', () => {
    expect(nextLoginFlow(loginStart, { type: 'codeWrong', triesLeft: 1 })).toBe(loginStart);
    expect(nextLoginFlow(loginStart, { type: 'resendRefused', waitSeconds: 9, now })).toBe(loginStart);
  });
});

describe('A refused request for a link', () => {
  it.each([
    ['AccessRevoked', 'accessRevoked'],
    ['DaysAfterQuittingDate', 'leftLongAgo'],
    ['Somebody unknown', 'register'],
  ])('with the detail %s means %s', (detail, outcome) => {
    expect(afterLinkRequestRefused(refusal(401, 'err_0', detail))).toMatchObject({ outcome });
  });

  it('finds the machine word in any of the errors', () => {
    const errors = [
      { code: 'err_0', detail: 'x' },
      { code: 'err_0', detail: 'AccessRevoked' },
    ];
    expect(afterLinkRequestRefused({ kind: 'answer', status: 401, errors })).toEqual({ outcome: 'accessRevoked' });
  });

  it('for an address that is none is said at the field', () => {
    expect(afterLinkRequestRefused(refusal(400, 'err_validation', 'No address.'))).toEqual({
      outcome: 'addressRefused',
      text: 'No address.',
    });
  });

  it('of too many says how long to wait', () => {
    expect(afterLinkRequestRefused({ ...refusal(429, 'err_too_many'), retryAfter: 120 })).toEqual({
      outcome: 'tryLater',
      reason: 'tooMany',
      waitSeconds: 120,
    });
  });

  it('for the lack of a cookie says that cookies are blocked', () => {
    expect(afterLinkRequestRefused(refusal(403, 'err_csrf'))).toEqual({ outcome: 'cookiesBlocked' });
  });

  it('never asks for a registration because something is broken', () => {
    for (const kind of ['html', 'parse', 'network', 'timeout', 'aborted'] as const) {
      expect(afterLinkRequestRefused({ kind, status: 200, errors: [] })).toMatchObject({ outcome: 'tryLater' });
    }
    expect(afterLinkRequestRefused(refusal(500, 'err_internal'))).toMatchObject({ reason: 'server' });
    expect(afterLinkRequestRefused({ kind: 'network', status: 0, errors: [] })).toMatchObject({ reason: 'offline' });
  });
});

describe('A refused link', () => {
  it('with err_3_3_2_4_306 has expired, been used or been superseded', () => {
    expect(afterLinkRefused(refusal(400, 'err_3_3_2_4_306'))).toEqual({ outcome: 'expired' });
  });

  it('with any other refusal is invalid', () => {
    expect(afterLinkRefused(refusal(400, 'err_validation'))).toEqual({ outcome: 'invalid' });
    expect(afterLinkRefused(refusal(404, 'err_not_found'))).toEqual({ outcome: 'invalid' });
    expect(afterLinkRefused(refusal(401, 'err_0'))).toEqual({ outcome: 'invalid' });
  });

  it('with HTTP 403 is forbidden', () => {
    expect(afterLinkRefused(refusal(403, 'err_forbidden'))).toEqual({ outcome: 'forbidden' });
  });

  it('that nobody could check is kept', () => {
    expect(afterLinkRefused(refusal(503, 'err_unavailable'))).toMatchObject({ outcome: 'tryLater' });
    expect(afterLinkRefused({ kind: 'timeout', status: 0, errors: [] })).toMatchObject({ reason: 'offline' });
  });
});

describe('A refused code', () => {
  it('is wrong and says how many tries are left', () => {
    expect(afterCodeRefused({ ...refusal(400, 'err_validation', 'Wrong.'), triesLeft: 2 })).toEqual({
      outcome: 'wrong',
      text: 'Wrong.',
      triesLeft: 2,
    });
  });

  it('is dead together with its link after the last try', () => {
    expect(afterCodeRefused(refusal(400, 'err_3_3_2_4_306'))).toEqual({ outcome: 'expired' });
  });

  it('is not called wrong when it was not looked at', () => {
    expect(afterCodeRefused(refusal(500, 'err_internal'))).toMatchObject({ outcome: 'tryLater', reason: 'server' });
    expect(afterCodeRefused({ ...refusal(429, 'err_too_many'), retryAfter: 7 })).toMatchObject({ waitSeconds: 7 });
  });
});
