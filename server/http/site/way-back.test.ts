import { describe, expect, it } from 'vitest';
import { originRules } from '#server/kernel/origins.ts';
import { wayBack } from './way-back.ts';

const origins = originRules({ publicUrl: 'https://portal.example.org', portalOrigins: ['https://fund.example.org'] });
const place = { fund: 'bergahorn', locale: 'de-CH' } as const;
const home = 'https://portal.example.org/bergahorn/de-CH/dashboard';

describe('The way back from a simulator', () => {
  it.each(['https://portal.example.org/bergahorn/de-CH/altersleistung', 'https://fund.example.org/x?anonymize=true'])(
    'leads back to the portal’s page %s',
    (page) => expect(wayBack(page, place, origins)).toBe(page),
  );

  it('leads to the portal’s page in the language that is read now, and keeps personal data hidden', () => {
    const page = 'https://fund.example.org/bergahorn/fr-FR/rachat?anonymize=true';
    expect(wayBack(page, place, origins)).toBe(
      'https://fund.example.org/bergahorn/de-CH/altersleistung?anonymize=true',
    );
  });

  it.each([
    'https://portal.example.org/fadental/fr-FR/rachat',
    'https://portal.example.org/bergahorn/de-CH/login/link/session/code',
  ])('leaves %s as it is: another fund’s page, and a mailed link', (page) => {
    expect(wayBack(page, place, origins)).toBe(page);
  });

  it.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    String.raw`\\evil.example`,
    'javascript:alert(1)',
    'data:text/html,x',
    'https://portal.example.org@evil.example/',
    'https://portal.example.org.evil.example/',
    'https://user:word@portal.example.org/',
    `https://portal.example.org/${'x'.repeat(2000)}`,
  ])('leads to the dashboard instead of back to %s', (address) => expect(wayBack(address, place, origins)).toBe(home));
});
