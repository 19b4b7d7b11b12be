import { isIP } from 'node:net';

/** `::ffff:10.0.0.5`, as a socket that speaks both protocols names an IPv4 address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

/**
 * Who is calling, for limits and logs: the other end of the connection, or, where that is one of the operator's own
 * proxies, the nearest address in `X-Forwarded-For` that is not. What a caller wrote there by himself is never believed.
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
