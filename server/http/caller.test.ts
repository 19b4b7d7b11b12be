import { expect, test } from 'vitest';
import { cookieRules } from '#server/kernel/cookies.ts';
import { tokensOf } from './caller.ts';

const cookies = cookieRules({ secure: false, isForeignPortal: () => false });
const tokensWith = (authorization: string) =>
  tokensOf(new Request('http://localhost/', { headers: { authorization } }), cookies);

test.each([
  ['the provider’s own', 'a'.repeat(43)],
  ['a signed one of 900 characters', `${'e'.repeat(300)}.${'y'.repeat(300)}.${'J_-'.repeat(100)}`],
  ['one in base 64', `${'a+/~'.repeat(20)}==`],
])('accepts a bearer token: %s', (_what, token) => {
  expect(tokensWith(`Bearer ${token}`)).toEqual([token]);
  expect(tokensWith(`bearer ${token}`)).toEqual([token]);
});

test.each(['Bearer', 'Bearer short', `Basic ${'a'.repeat(43)}`, `Bearer ${'a'.repeat(20)} ${'b'.repeat(20)}`])(
  'reads no token from "%s"',
  (authorization) => {
    expect(tokensWith(authorization)).toEqual([]);
  },
);
