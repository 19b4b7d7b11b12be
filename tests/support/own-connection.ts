/**
 * Calls a provider on a connection of its own. One that was kept from an earlier call may have been closed by the provider
 * while this process was busy, and a call on it fails.
 */
export const fetchOnOwnConnection = (address: string, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  return fetch(address, { ...init, headers });
};
