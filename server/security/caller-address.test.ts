import { expect, it } from 'vitest';
import { callerAddress } from './caller-address.ts';

const proxies = new Set(['10.0.0.5', '10.0.0.6']);

it.each([
  ['believes no header of an unknown caller', '203.0.113.7', '1.2.3.4', '203.0.113.7'],
  ['takes the address that the own proxy noted', '10.0.0.5', '203.0.113.7', '203.0.113.7'],
  ['passes by a row of own proxies', '10.0.0.5', '203.0.113.7, 10.0.0.6', '203.0.113.7'],
  ['does not believe what the caller wrote before the proxy', '10.0.0.5', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
  ['reads an IPv4 address in IPv6 clothes', '::ffff:10.0.0.5', '203.0.113.7', '203.0.113.7'],
  ['names the proxy where it noted nobody', '10.0.0.5', null, '10.0.0.5'],
  ['names the proxy where the note is no address', '10.0.0.5', 'unknown', '10.0.0.5'],
])('%s', (_, socket, forwardedFor, expected) => {
  expect(callerAddress(socket, forwardedFor, proxies)).toBe(expected);
});
