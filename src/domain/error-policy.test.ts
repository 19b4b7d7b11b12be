import { describe, expect, it } from 'vitest';
import { decide } from './error-policy.ts';
import type { CallFailure, Effect, FailedCall } from './error-policy.ts';

const act: FailedCall = { purpose: 'act', inSession: true };
const load: FailedCall = { ...act, purpose: 'load' };
const open: FailedCall = { ...act, inSession: false };

const answer = (status: number, ...errors: readonly (readonly [code: string, detail: string])[]): CallFailure => ({
  kind: 'answer',
  status,
  errors: errors.map(([code, detail]) => ({ code, detail })),
});

/** Effects in one word each, toasts with what they say. */
const read = (effects: readonly Effect[]): string[] =>
  effects.map((effect) => {
    if (effect.do === 'toast') {
      const { text } = effect;
      const words =
        text.from === 'provider' ? text.detail : text.key + ('count' in text ? ` ${String(text.count)}` : '');
      return `${effect.kind}: ${words}`;
    }
    return effect.do === 'logOut' ? effect.to : effect.do;
  });

const rows: readonly (readonly [story: string, failure: CallFailure, call: FailedCall, effects: readonly string[]])[] =
  [
    [
      '401 err_0 goes to the caller unchanged',
      answer(401, ['err_0', 'AccessRevoked']),
      open,
      ['stopLoading', 'passToCaller'],
    ],
    ['500 err_0 goes to the caller unchanged', answer(500, ['err_0', 'x']), act, ['stopLoading', 'passToCaller']],
    [
      '401 says each detail, then logs out',
      answer(401, ['err_a', 'One'], ['err_b', 'Two']),
      act,
      ['stopLoading', 'error: One', 'error: Two', 'login'],
    ],
    [
      '401 ends the session on a load too',
      answer(401, ['err_unauthorized', 'Ended']),
      load,
      ['stopLoading', 'error: Ended', 'login'],
    ],
    [
      '401 without a text says that the session has ended',
      { kind: 'html', status: 401, errors: [] },
      load,
      ['stopLoading', 'error: sessionEnded', 'login'],
    ],
    [
      '500 while somebody acts says it and logs out',
      answer(500, ['err_internal', 'Broken']),
      act,
      ['stopLoading', 'log', 'error: Broken', 'login'],
    ],
    [
      '500 while a card loads is logged and leaves the reader logged in',
      answer(500, ['err_internal', 'Broken']),
      load,
      ['stopLoading', 'log', 'passToCaller'],
    ],
    [
      '500 before anybody has logged in ends no session',
      answer(500, ['err_internal', 'Broken']),
      open,
      ['stopLoading', 'log', 'error: Broken', 'passToCaller'],
    ],
    [
      'three codes of one cause are said once',
      answer(401, ['err_3_3_2_42', 'A'], ['err_3_3_2_210', 'B'], ['err_3_3_2_4_109', 'C']),
      act,
      ['stopLoading', 'error: A', 'login'],
    ],
    [
      'other codes beside them are said as well',
      answer(500, ['err_x', 'X'], ['err_3_3_2_210', 'B'], ['err_3_3_2_42', 'A']),
      act,
      ['stopLoading', 'log', 'error: X', 'error: B', 'login'],
    ],
    [
      '400 says each detail and stays',
      answer(400, ['err_validation', 'Too short'], ['err_validation', 'No digits']),
      act,
      ['stopLoading', 'error: Too short', 'error: No digits', 'passToCaller'],
    ],
    [
      'the same detail is said once',
      answer(400, ['err_a', 'Same'], ['err_b', 'Same']),
      act,
      ['stopLoading', 'error: Same', 'passToCaller'],
    ],
    [
      '400 for an expired link goes to the caller',
      answer(400, ['err_3_3_2_4_306', 'Expired']),
      open,
      ['stopLoading', 'passToCaller'],
    ],
    [
      'a machine word is never shown',
      answer(400, ['err_1', 'DaysAfterQuittingDate']),
      open,
      ['stopLoading', 'error: unexpected', 'passToCaller'],
    ],
    ['403 leads to the forbidden page', answer(403, ['err_forbidden', 'No']), act, ['stopLoading', 'forbidden']],
    ['403 leads there on a load too', answer(403, ['err_forbidden', 'No']), load, ['stopLoading', 'forbidden']],
    [
      'a CSRF token that was refused a second time is a 403 like any other',
      answer(403, ['err_csrf', 'Token']),
      act,
      ['stopLoading', 'forbidden'],
    ],
    [
      '404 says its detail to somebody who acts',
      answer(404, ['err_not_found', 'Gone']),
      act,
      ['stopLoading', 'error: Gone', 'passToCaller'],
    ],
    ['404 on a load is logged', answer(404, ['err_not_found', 'Gone']), load, ['stopLoading', 'log', 'passToCaller']],
    [
      '429 says how many seconds to wait',
      { ...answer(429, ['err_too_many', 'x']), retryAfter: 42 },
      act,
      ['stopLoading', 'warning: tooManySeconds 42', 'passToCaller'],
    ],
    [
      '429 says it on a load too, before anybody tries again',
      { ...answer(429, ['err_too_many', 'x']), retryAfter: 42 },
      load,
      ['stopLoading', 'warning: tooManySeconds 42', 'passToCaller'],
    ],
    [
      '429 says minutes when it is long',
      { ...answer(429, ['err_too_many', 'x']), retryAfter: 601 },
      open,
      ['stopLoading', 'warning: tooManyMinutes 11', 'passToCaller'],
    ],
    [
      '429 without a time still says to wait',
      answer(429, ['err_too_many', 'x']),
      act,
      ['stopLoading', 'warning: tooMany', 'passToCaller'],
    ],
    [
      '503 says that the portal is away',
      { kind: 'html', status: 503, errors: [] },
      act,
      ['stopLoading', 'log', 'error: unavailable', 'passToCaller'],
    ],
    [
      'a page of HTML is no answer',
      { kind: 'html', status: 200, errors: [] },
      act,
      ['stopLoading', 'log', 'error: unreadable', 'passToCaller'],
    ],
    [
      'an answer that breaks the contract is no answer',
      { kind: 'parse', status: 200, errors: [] },
      act,
      ['stopLoading', 'log', 'error: unreadable', 'passToCaller'],
    ],
    [
      'no connection is said',
      { kind: 'network', status: 0, errors: [] },
      act,
      ['stopLoading', 'error: network', 'passToCaller'],
    ],
    [
      'a card without connection has its own face',
      { kind: 'network', status: 0, errors: [] },
      load,
      ['stopLoading', 'log', 'passToCaller'],
    ],
    [
      'a late answer is said',
      { kind: 'timeout', status: 0, errors: [] },
      act,
      ['stopLoading', 'log', 'error: timeout', 'passToCaller'],
    ],
    ['what nobody waits for has no effect', { kind: 'aborted', status: 0, errors: [] }, act, []],
  ];

describe('A failed call', () => {
  it.each(rows)('%s', (_story, failure, call, effects) => {
    expect(read(decide(failure, call))).toEqual(effects);
  });

  it('always stops the loading sign, unless nobody waits', () => {
    for (const status of [0, 200, 400, 401, 403, 404, 405, 409, 413, 415, 429, 500, 502, 503]) {
      for (const call of [act, load, open]) {
        for (const kind of ['answer', 'html', 'parse', 'network', 'timeout'] as const) {
          expect(decide({ kind, status, errors: [] }, call)[0]).toEqual({ do: 'stopLoading' });
        }
      }
    }
  });
});
