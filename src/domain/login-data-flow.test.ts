import { describe, expect, it } from 'vitest';
import {
  loginDataChangeOf,
  loginDataEntry,
  maskedLoginData,
  nextLoginDataFlow,
  pendingLoginDataFlow,
} from './login-data-flow.ts';

const now = Date.parse('2026-11-21T08:00:00Z');

describe('A change of the login data', () => {
  const verification = nextLoginDataFlow(loginDataEntry('emailAddress'), {
    type: 'codeSent',
    newValue: 'anna@example.org',
    token: 't-1',
    resendAfterSeconds: 30,
    now,
  });

  it('asks for the code that was sent to the new value', () => {
    expect(verification).toEqual({
      step: 'verification',
      kind: 'emailAddress',
      newValue: 'anna@example.org',
      token: 't-1',
      resendAt: now + 30_000,
      triesLeft: null,
      validUntil: null,
      codeLength: null,
    });
  });

  it('counts the tries left, stops at a dead code, continues with a new one, and takes effect once confirmed', () => {
    const wrong = nextLoginDataFlow(verification, { type: 'codeWrong', triesLeft: 2 });
    expect(wrong).toMatchObject({ triesLeft: 2 });
    const dead = nextLoginDataFlow(wrong, { type: 'codeDead' });
    expect(dead).toMatchObject({ step: 'verification', triesLeft: 0 });
    const again = nextLoginDataFlow(dead, {
      type: 'codeSent',
      newValue: 'anna@example.org',
      token: 't-2',
      resendAfterSeconds: undefined,
      now,
    });
    expect(again).toMatchObject({ token: 't-2', triesLeft: null, resendAt: now + 60_000 });
    expect(nextLoginDataFlow(again, { type: 'confirmed' })).toEqual({
      step: 'confirmed',
      kind: 'emailAddress',
      newValue: 'anna@example.org',
    });
  });

  it('waits as long as a refused resend says, and starts over when cancelled', () => {
    expect(nextLoginDataFlow(verification, { type: 'resendRefused', waitSeconds: 90, now })).toMatchObject({
      resendAt: now + 90_000,
    });
    expect(nextLoginDataFlow(verification, { type: 'cancelled' })).toEqual(loginDataEntry('emailAddress'));
  });

  it('ignores a code before one was sent', () => {
    const entry = loginDataEntry('mobileNumber');
    expect(entry).toEqual({ step: 'entry', kind: 'mobileNumber' });
    expect(nextLoginDataFlow(entry, { type: 'confirmed' })).toBe(entry);
    expect(nextLoginDataFlow(entry, { type: 'codeWrong', triesLeft: 1 })).toBe(entry);
  });

  it('resumes a pending change after a reload, until its code expires', () => {
    const end = Date.parse('2026-11-21T08:30:00Z');
    const pending = { newValue: '+41790000001', token: 't-3', expiresAt: end };
    expect(pendingLoginDataFlow(pending, 'mobileNumber', now)).toEqual({
      step: 'verification',
      kind: 'mobileNumber',
      newValue: '+41790000001',
      token: 't-3',
      resendAt: 0,
      triesLeft: null,
      validUntil: end,
      codeLength: null,
    });
    expect(pendingLoginDataFlow(pending, 'mobileNumber', end - 1)).toMatchObject({ step: 'verification' });
    expect(pendingLoginDataFlow(pending, 'mobileNumber', end)).toEqual(loginDataEntry('mobileNumber'));
    const open = { ...pending, expiresAt: null };
    expect(pendingLoginDataFlow(open, 'mobileNumber', now)).toMatchObject({ step: 'verification' });
    expect(pendingLoginDataFlow(null, 'mobileNumber', now)).toEqual(loginDataEntry('mobileNumber'));
  });

  it('sends only the value that changes', () => {
    expect(loginDataChangeOf('emailAddress', 'a')).toEqual({ emailAddress: 'a' });
    expect(loginDataChangeOf('restoreEmailAddress', 'a')).toEqual({ restoreEmailAddress: 'a' });
    expect(loginDataChangeOf('mobileNumber', '1')).toEqual({ mobileNumber: '1' });
  });

  it('masks an e-mail address except for its first and last 3 characters, a phone number except for its first 6 and last 2', () => {
    expect(maskedLoginData('emailAddress', 'anna@example.org')).toBe('ann**********org');
    expect(maskedLoginData('restoreEmailAddress', 'anna@example.org')).toBe('ann**********org');
    expect(maskedLoginData('mobileNumber', '+41791234567')).toBe('+41791****67');
  });
});
