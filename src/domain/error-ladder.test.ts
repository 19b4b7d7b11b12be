import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorCodes, machineDetails } from '#contract/envelope.ts';
import type { CallFailure } from './call-failure.ts';
import { failureLine } from './call-failure.ts';
import {
  readTrouble,
  saidText,
  toastsOf,
  trouble,
  type About,
  type FailedCall,
  type TroubleName,
  type TroubleText,
} from './error-ladder.ts';
import { aboutLink, aboutLinkRequest, aboutLoginCode, aboutRegistrationRequest } from './login-flow.ts';
import { aboutConfirmation } from './login-data-flow.ts';
import { aboutRegistration, aboutRegistrationCode, aboutRegistrationLink } from './registration-flow.ts';

/** An action in a session; a card that loads in one; a form before the login. */
const act: FailedCall = { says: 'toast', session: 'open' };
const load: FailedCall = { says: 'face', session: 'open' };
const open: FailedCall = { says: 'form', session: 'none' };

const answer = (status: number, ...errors: readonly (readonly [code: string, detail: string])[]): CallFailure => ({
  kind: 'answer',
  status,
  errors: errors.map(([code, detail]) => ({ code, detail })),
  call: 'GET dashboard',
});
const without = (kind: CallFailure['kind'], status = 0): CallFailure => ({ ...answer(status), kind });

const read = (text: TroubleText): string =>
  text.from === 'provider' ? text.text : text.key + ('waitSeconds' in text ? ` ${String(text.waitSeconds)}` : '');
const climb = (failure: CallFailure, call: FailedCall): readonly string[] => {
  const found = readTrouble(failure, call);
  return [found.is, ...toastsOf(found, call.says).map(read)];
};

type Row = readonly [
  story: string,
  failure: CallFailure,
  call: FailedCall,
  is: TroubleName,
  ...toasts: readonly string[],
];
const rows: readonly Row[] = [
  ['401 err_0 is passed on without a word', answer(401, ['err_0', 'Sentence']), act, 'passed'],
  ['500 err_0 is passed on without a word', answer(500, ['err_0', 'x']), act, 'passed'],
  [
    '401 says each detail and ends the session',
    answer(401, ['err_a', 'One'], ['err_b', 'Two']),
    act,
    'sessionEnded',
    'One',
    'Two',
  ],
  ['401 ends it on a load, too', answer(401, ['err_unauthorized', 'Ended']), load, 'sessionEnded', 'Ended'],
  ['401 ends it in a form, too', answer(401, ['err_x', 'Ended']), { ...act, says: 'form' }, 'sessionEnded', 'Ended'],
  ['401 without a text has the portal’s own', without('html', 401), load, 'sessionEnded', 'sessionEnded'],
  [
    '401 before there is a session is the answer',
    answer(401, ['err_x', 'No']),
    { ...load, session: 'missing' },
    'noSession',
  ],
  ['401 of a call that needs no session is a refusal', answer(401, ['err_unauthorized', 'No']), open, 'refused'],
  [
    '500 during an action shows its message and ends the session',
    answer(500, ['e', 'Broken']),
    act,
    'sessionBroken',
    'Broken',
  ],
  ['500 without a text has the portal’s own', without('html', 500), act, 'sessionBroken', 'unavailable'],
  ['500 while a card loads keeps the session', answer(500, ['err_internal', 'Broken']), load, 'unavailable'],
  ['500 before the login ends no session', answer(500, ['err_internal', 'Broken']), open, 'unavailable'],
  [
    'three codes with one cause are shown once',
    answer(401, ['err_3_3_2_42', 'A'], ['err_3_3_2_210', 'B'], ['err_3_3_2_4_109', 'C']),
    act,
    'sessionEnded',
    'A',
  ],
  [
    'codes besides those three are shown as well',
    answer(500, ['err_x', 'X'], ['err_3_3_2_210', 'B'], ['err_3_3_2_42', 'A']),
    act,
    'sessionBroken',
    'X',
    'B',
  ],
  [
    '400 shows each detail',
    answer(400, ['err_validation', 'Too short'], ['err_validation', 'No digits']),
    act,
    'refused',
    'Too short',
    'No digits',
  ],
  ['a repeated detail is shown once', answer(400, ['err_a', 'Same'], ['err_b', ' Same ']), act, 'refused', 'Same'],
  ['400 without a text has the portal’s own', answer(400, ['err_a', ' ']), act, 'refused', 'unexpected'],
  ['400 in a form is left to the form', answer(400, ['err_a', 'Same']), { ...act, says: 'form' }, 'refused'],
  ['400 for an expired link is passed on', answer(400, ['err_3_3_2_4_306', 'Expired']), act, 'expired'],
  ['409 is a conflict, passed on', answer(409, ['err_conflict', 'Newer']), act, 'conflict'],
  ['what the fund doesn’t allow is shown', answer(400, ['err_disabled', 'Off']), act, 'disabled', 'Off'],
  ['what a support user may not do is shown', answer(400, ['err_impersonating', 'No']), act, 'disabled', 'No'],
  ['a step that isn’t due is shown', answer(400, ['err_out_of_order', 'Later']), act, 'outOfOrder', 'Later'],
  ['a machine word is never shown', answer(400, ['err_1', 'DaysAfterQuittingDate']), act, 'refused', 'unexpected'],
  ['403 leads to the forbidden page', answer(403, ['err_forbidden', 'No']), act, 'forbidden'],
  ['403 leads there on a load, too', answer(403, ['err_forbidden', 'No']), load, 'forbidden'],
  ['403 leads there before the login, too', answer(403, ['err_forbidden', 'No']), open, 'forbidden'],
  ['403 of a gateway leads there, too', without('html', 403), open, 'forbidden'],
  ['a CSRF token refused twice is a 403 like any other', answer(403, ['err_csrf', 'Token']), act, 'forbidden'],
  ['404 during an action shows its detail', answer(404, ['err_not_found', 'Gone']), act, 'refused', 'Gone'],
  ['404 on a load is left to the card', answer(404, ['err_not_found', 'Gone']), load, 'refused'],
  ['429 says how many seconds to wait', { ...answer(429, ['e', 'x']), retryAfter: 90 }, act, 'wait', 'tooMany 90'],
  ['429 says it on a load, too', { ...answer(429, ['e', 'x']), retryAfter: 42 }, load, 'wait', 'tooMany 42'],
  ['429 without a time still says to wait', answer(429, ['e', 'x']), act, 'wait', 'tooManyForNow'],
  ['429 in a form is left to the form', { ...answer(429, ['e', 'x']), retryAfter: 42 }, open, 'wait'],
  ['503 says that the portal is unavailable', without('html', 503), act, 'unavailable', 'unavailable'],
  ['a page of HTML is no answer', without('html', 200), act, 'unreadable', 'unreadable'],
  ['an answer that breaks the contract is no answer', without('parse', 200), act, 'unreadable', 'unreadable'],
  ['a missing connection is shown', without('network'), act, 'network', 'network'],
  ['a missing connection on a load is left to the card', without('network'), load, 'network'],
  ['a late answer is shown', without('timeout'), act, 'timeout', 'timeout'],
  ['a cancelled call is not shown', without('aborted'), act, 'gone'],
];

describe('The error ladder', () => {
  it.each(rows.map((row) => [row[0], row] as const))('reads a failure: %s', (_, [, failure, call, ...expected]) => {
    expect(climb(failure, call)).toEqual(expected);
  });

  it('keeps a failure’s wait, tries and field', () => {
    const errors = [{ code: 'err_validation', detail: 'Dead.', field: 'smsCode' }];
    expect(readTrouble({ ...answer(400), errors, triesLeft: 0, retryAfter: 7 }, open)).toEqual({
      is: 'refused',
      said: [{ text: 'Dead.', field: 'smsCode' }],
      waitSeconds: 7,
      triesLeft: 0,
    });
  });

  it('joins all messages into one text', () => {
    expect(saidText(readTrouble(answer(400, ['a', 'One.'], ['b', 'Two.']), open))).toBe('One. Two.');
    expect(saidText(trouble('codeWrong', 2))).toBe('');
  });
});

const tables: Readonly<Record<string, About>> = {
  aboutLinkRequest,
  aboutRegistrationRequest,
  aboutLink,
  aboutLoginCode,
  aboutRegistration,
  aboutRegistrationCode,
  aboutRegistrationLink,
  aboutConfirmation,
};

describe('What a call says about a code', () => {
  it.each<[keyof typeof tables, string, CallFailure, TroubleName]>([
    ['aboutLinkRequest', 'an unknown address', answer(401, ['err_0', 'Unknown.']), 'unknownAddress'],
    ['aboutLinkRequest', 'a lock', answer(401, ['err_0', 'AccessRevoked']), 'accessRevoked'],
    ['aboutLinkRequest', 'an exit long ago', answer(401, ['err_0', 'DaysAfterQuittingDate']), 'leftLongAgo'],
    [
      'aboutLinkRequest',
      'a lock as second error',
      answer(401, ['err_0', 'x'], ['err_0', 'AccessRevoked']),
      'accessRevoked',
    ],
    ['aboutLinkRequest', 'an address that is none', answer(400, ['err_validation', 'No address.']), 'refused'],
    ['aboutLinkRequest', 'a lack of cookies', answer(403, ['err_csrf', 'x']), 'cookiesBlocked'],
    ['aboutLinkRequest', 'a fault of the provider', answer(500, ['err_internal', 'x']), 'unavailable'],
    ['aboutLinkRequest', 'a gateway’s page', without('html', 200), 'unreadable'],
    ['aboutLinkRequest', 'no connection', without('network'), 'network'],
    ['aboutRegistrationRequest', 'anything else', answer(400, ['err_x', 'No.']), 'unavailable'],
    ['aboutRegistrationRequest', 'an address that is none', answer(400, ['err_validation', 'No.']), 'refused'],
    ['aboutLink', 'its expiry', answer(400, ['err_3_3_2_4_306', 'x']), 'expired'],
    ['aboutLink', 'any other refusal', answer(404, ['err_not_found', 'x']), 'linkInvalid'],
    ['aboutLink', 'err_0', answer(401, ['err_0', 'x']), 'linkInvalid'],
    ['aboutLink', 'a fault of the provider', answer(503, ['err_unavailable', 'x']), 'unavailable'],
    ['aboutLoginCode', 'a refusal', answer(400, ['err_validation', 'Wrong.']), 'codeWrong'],
    ['aboutLoginCode', 'a dead link', answer(400, ['err_3_3_2_4_306', 'x']), 'expired'],
    ['aboutLoginCode', 'a fault of the provider', answer(500, ['err_internal', 'x']), 'unavailable'],
    ['aboutRegistration', 'a mismatch', answer(400, ['err_validation', 'x']), 'refused'],
    ['aboutRegistration', 'a lock', answer(401, ['err_0', 'AccessRevoked']), 'accessRevoked'],
    ['aboutRegistration', 'an unknown registration', answer(404, ['err_not_found', 'x']), 'expired'],
    ['aboutRegistration', 'a swapped session', answer(401, ['err_unauthorized', 'x']), 'expired'],
    ['aboutRegistration', 'a step that is not due', answer(400, ['err_out_of_order', 'x']), 'outOfOrder'],
    ['aboutRegistration', 'a lack of cookies', answer(403, ['err_csrf', 'x']), 'cookiesBlocked'],
    ['aboutRegistrationCode', 'a refusal', answer(400, ['err_validation', 'x']), 'codeDead'],
    ['aboutRegistrationLink', 'its expiry', answer(400, ['err_3_3_2_4_306', 'x']), 'expired'],
    ['aboutRegistrationLink', 'a lock', answer(401, ['err_0', 'AccessRevoked']), 'accessRevoked'],
    ['aboutRegistrationLink', 'an exit long ago', answer(401, ['err_0', 'DaysAfterQuittingDate']), 'leftLongAgo'],
    ['aboutRegistrationLink', 'a prohibition', answer(403, ['err_forbidden', 'x']), 'forbidden'],
    ['aboutRegistrationLink', 'a lack of cookies', answer(403, ['err_csrf', 'x']), 'cookiesBlocked'],
    ['aboutRegistrationLink', 'too many tries', answer(429, ['err_too_many', 'x']), 'wait'],
    ['aboutRegistrationLink', 'any refusal', answer(400, ['err_validation', 'x']), 'expired'],
    ['aboutConfirmation', 'a refusal', answer(400, ['err_validation', 'x']), 'codeDead'],
    ['aboutConfirmation', 'a conflict', answer(409, ['err_conflict', 'x']), 'codeDead'],
    ['aboutConfirmation', 'what the fund does not allow', answer(400, ['err_disabled', 'x']), 'disabled'],
  ])('%s recognises %s', (table, _, failure, is) => {
    const session = table === 'aboutConfirmation' ? 'open' : 'none';
    expect(readTrouble(failure, { says: 'form', session, about: tables[table] }).is).toBe(is);
  });
});

const someCode = fc.constantFrom<string>(...Object.values(errorCodes), 'err_3_3_2_42', 'err_x');
const someDetail = fc.oneof(fc.constantFrom<string>(...Object.values(machineDetails)), fc.string({ maxLength: 12 }));
const someFailure: fc.Arbitrary<CallFailure> = fc.record(
  {
    kind: fc.constantFrom<CallFailure['kind']>('answer', 'html', 'parse', 'network', 'timeout', 'aborted'),
    status: fc.constantFrom(0, 200, 400, 401, 403, 404, 405, 409, 413, 415, 429, 500, 502, 503, 504),
    errors: fc.array(fc.record({ code: someCode, detail: someDetail }), { maxLength: 3 }),
    call: fc.constant('PATCH sessions/login/{sessionId}'),
    retryAfter: fc.nat(4000),
  },
  { requiredKeys: ['kind', 'status', 'errors', 'call'] },
);
const someCall: fc.Arbitrary<FailedCall> = fc.record({
  says: fc.constantFrom('toast', 'form', 'face', 'notice'),
  session: fc.constantFrom('none', 'open', 'missing'),
  about: fc.constantFrom(undefined, ...Object.values(tables)),
});
const always = (holds: (failure: CallFailure, call: FailedCall) => void) => {
  fc.assert(fc.property(someFailure, someCall, holds), { numRuns: 5000 });
};

const toastsAboutWaiting = (waitSeconds?: number) => toastsOf({ is: 'wait', said: [], waitSeconds }, 'toast');

describe('A toast about waiting', () => {
  it('says how long to wait, unless that is unknown or over', () => {
    expect(toastsAboutWaiting(1)).toEqual([{ from: 'messages', key: 'tooMany', waitSeconds: 1 }]);
    for (const unknown of [undefined, 0, -1])
      expect(toastsAboutWaiting(unknown)).toEqual([{ from: 'messages', key: 'tooManyForNow' }]);
  });
});

describe('Whatever fails, wherever it speaks', () => {
  it('403 leads to the forbidden page, unless a call before the login names the code or word', () => {
    always((failure, call) => {
      const { is } = readTrouble({ ...failure, kind: 'answer', status: 403 }, call);
      const { otherwise: _, ...named } = call.about ?? {};
      const saidByCall = call.session === 'none' ? Object.values<TroubleName>(named) : [];
      expect(['forbidden', ...saidByCall]).toContain(is);
    });
  });

  it('the end of a session is always shown, whatever the call declares', () => {
    always((failure, { says, about }) => {
      const errors = failure.errors.filter(({ code }) => code !== 'err_0');
      const ended = readTrouble({ ...failure, kind: 'answer', status: 401, errors }, { says, about, session: 'open' });
      expect(ended.is).toBe('sessionEnded');
      expect(toastsOf(ended, says).length).toBeGreaterThan(0);
    });
  });

  it('a session ends only by 401, or by 500 during an action', () => {
    always((failure, call) => {
      const { is } = readTrouble(failure, call);
      if (is === 'sessionEnded') expect([failure.status, call.session]).toEqual([401, 'open']);
      if (is === 'sessionBroken') {
        expect([failure.status, call.session]).toEqual([500, 'open']);
        expect(['face', 'notice']).not.toContain(call.says);
      }
    });
  });

  it('machine words and duplicate sentences are never shown', () => {
    always((failure, call) => {
      const texts = readTrouble(failure, call).said.map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) {
        expect(text.trim()).toBe(text);
        expect([...Object.values<string>(machineDetails), '']).not.toContain(text);
      }
    });
  });

  it('every trouble of an action has a toast, unless it leads elsewhere or is passed on', () => {
    const untold: readonly TroubleName[] = ['gone', 'forbidden', 'noSession', 'passed', 'conflict', 'expired'];
    always((failure, { session }) => {
      const found = readTrouble(failure, { says: 'toast', session });
      expect(toastsOf(found, 'toast').length > 0).toBe(!untold.includes(found.is));
    });
  });

  it('a form’s trouble is toasted only where the form disappears', () => {
    always((failure, call) => {
      const found = readTrouble(failure, { ...call, says: 'form' });
      const goes = found.is === 'sessionEnded' || found.is === 'sessionBroken';
      expect(toastsOf(found, 'form').length > 0).toBe(goes);
    });
  });

  it('the log line names call, status, codes and place, but none of the provider’s messages', () => {
    expect(failureLine({ ...answer(400, ['err_validation', 'Anna Keller is not known.']), requestId: 'r-1' })).toBe(
      'GET dashboard failed: answer 400 err_validation (request r-1)',
    );
    expect(failureLine({ ...without('parse', 200), path: 'data.balanceBox.value: Invalid input' })).toBe(
      'GET dashboard failed: parse 200 at data.balanceBox.value: Invalid input',
    );
    expect(failureLine(without('timeout'))).toBe('GET dashboard failed: timeout');
  });
});
