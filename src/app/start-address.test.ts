import { describe, expect, it } from 'vitest';
import { readStartAddress } from './start-address.ts';

describe('The address a portal starts at', () => {
  it('brings the start address into canonical form, with its query and fragment', () => {
    expect(readStartAddress('/Nordlicht/it-IT/nutzungsbedingungen?anonymize=true#top')).toEqual({
      address: '/nordlicht/it-IT/condizioni?anonymize=true#top',
      fund: 'nordlicht',
      key: 'terms',
      credentials: null,
    });
  });

  it('leaves an address as it is if it names no page or no fund', () => {
    expect(readStartAddress('/nordlicht/de-CH/unsinn?a=1').address).toBe('/nordlicht/de-CH/unsinn?a=1');
    expect(readStartAddress('/').address).toBe('/');
  });

  it.each([
    ['/nordlicht/de-CH/login/link/session-1/code-1?x=1#y', '/nordlicht/de-CH/login/link?x=1#y', 'login-link'],
    [
      '/nordlicht/fr-FR/register?SessionId=session-1&x=1&EmailCode=code-1',
      '/nordlicht/fr-FR/inscription?x=1',
      'register',
    ],
  ])('removes the secrets of a mailed link: %s', (given, address, key) => {
    expect(readStartAddress(given)).toEqual({
      address,
      fund: 'nordlicht',
      key,
      credentials: { sessionId: 'session-1', emailCode: 'code-1' },
    });
  });

  it('keeps what looks like a secret on pages that no mail links to, or if half of it is missing', () => {
    for (const given of ['/nordlicht/de-CH/login?sessionid=1&emailcode=2', '/nordlicht/de-CH/login/link?sessionid=1']) {
      expect(readStartAddress(given)).toMatchObject({ address: given, credentials: null });
    }
  });
});
