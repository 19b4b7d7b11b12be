import { isIP } from 'node:net';

/** `::ffff:10.0.0.5`, as a dual-stack socket writes an IPv4 address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

/** The eight groups of an IPv6 address, with its `::` expanded. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [head, tail].map((half) => half.split(':').filter((group) => group !== ''));
  const missing = Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0));
  return [...(first ?? []), ...Array.from({ length: missing }, () => '0'), ...(last ?? [])];
};

/**
 * What counts as one source: an IPv4 address, or the first half of an IPv6 address, because a household or office has
 * all addresses below it.
 */
export const networkOf = (address: string): string =>
  isIP(address) === 6
    ? `${groupsOf(address.toLowerCase().replace(/%.*$/, ''))
        .slice(0, 4)
        .map((group) => group.replace(/^0+(?=.)/, ''))
        .join(':')}::/64`
    : address;

/**
 * The caller's address, for limits and logs: the other end of the connection or, if that is one of the operator's
 * proxies, the nearest address in `X-Forwarded-For` that isn't. What the caller wrote there is never believed.
 */
export const callerAddress = (
  socketAddress: string,
  forwardedFor: string | null,
  trusted: ReadonlySet<string>,
): string => {
  const chain = [...(forwardedFor ?? '').split(',').map((part) => plain(part.trim())), plain(socketAddress)];
  for (let index = chain.length - 1; index > 0; index -= 1) {
    const address = chain[index] ?? '';
    if (!trusted.has(address)) return address;
    if (isIP(chain[index - 1] ?? '') === 0) return address;
  }
  return chain[0] ?? '';
};
