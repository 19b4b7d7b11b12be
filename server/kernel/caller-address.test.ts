import { expect, it } from 'vitest';
import { callerAddress, networkOf } from './caller-address.ts';

const proxies = new Set(['10.0.0.5', '10.0.0.6']);

it.each([
  ['believes no header of an unknown caller', '203.0.113.7', '1.2.3.4', '203.0.113.7'],
  ['takes the address that our own proxy reports', '10.0.0.5', '203.0.113.7', '203.0.113.7'],
  ['skips several of our own proxies', '10.0.0.5', '203.0.113.7, 10.0.0.6', '203.0.113.7'],
  ['does not believe what the caller wrote before the proxy', '10.0.0.5', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
  ['reads an IPv4 address in IPv6 notation', '::ffff:10.0.0.5', '203.0.113.7', '203.0.113.7'],
  ['names the proxy if it reports nobody', '10.0.0.5', null, '10.0.0.5'],
  ['names the proxy if its report is no address', '10.0.0.5', 'unknown', '10.0.0.5'],
])('%s', (_, socket, forwardedFor, expected) => {
  expect(callerAddress(socket, forwardedFor, proxies)).toBe(expected);
});

it.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['the network of an IPv6 address', '2001:DB8:0:1:aaaa:bbbb:cccc:1', '2001:db8:0:1::/64'],
  ['the same network, written short', '2001:0db8::1:0:0:0:2', '2001:db8:0:1::/64'],
  ['loopback', '::1', '0:0:0:0::/64'],
  ['an unreadable address', '', ''],
])('counts %s as one source', (_, address, source) => {
  expect(networkOf(address)).toBe(source);
});
