import { describe, expect, it } from 'vitest';
import { locales } from '#kernel/locale.ts';
import { simulatorNames } from '#contract/page-links.ts';
import { originRules } from '#server/kernel/origins.ts';
import { musterFund } from '#tests/support/muster-fund.ts';
import { readSimulatorPlace, simulatorPage, wayBack } from './simulator-page.ts';

const origins = originRules({ publicUrl: 'https://portal.example.org', portalOrigins: ['https://fund.example.org'] });
const place = { tenant: 'bergahorn', locale: 'de-CH', name: 'buyinsimulation' } as const;
const home = 'https://portal.example.org/bergahorn/de-CH/dashboard';

describe('The way back from a simulator', () => {
  it.each(['https://portal.example.org/bergahorn/de-CH/altersleistung', 'https://fund.example.org/x?anonymize=true'])(
    'leads back to the portal’s page %s',
    (page) => expect(wayBack(page, place, origins)).toBe(page),
  );

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

describe('The address of a simulator', () => {
  it('reads fund, language and service from a simulator’s address', () => {
    expect(readSimulatorPlace('/simulators/bergahorn/de-CH/buyinsimulation')).toEqual(place);
  });

  it.each([
    '/simulators',
    '/simulators/bergahorn',
    '/simulators/bergahorn/de-CH/other',
    '/simulators/bergahorn/de-CH/documentordering',
    '/simulators/bergahorn/de/buyinsimulation',
    '/simulators/../de-CH/buyinsimulation',
    '/simulators/bergahorn/de-CH/buyinsimulation/x',
  ])('does not take %s for a simulator’s address', (path) => expect(readSimulatorPlace(path)).toBeNull());
});

describe('The page in place of a simulator', () => {
  const settings = musterFund({
    tenantName: 'bergahorn',
    displayName: '<Kasse> & Söhne',
    configurations: {
      contact: { phoneNumber: '+41 31 000 00 01', emailAddress: 'hallo@kasse.example', website: 'javascript:alert(1)' },
    },
  });

  it.each(locales.flatMap((locale) => simulatorNames.map((name) => [locale, name] as const)))(
    'explains in %s what %s will be, names a contact, and leads back',
    (locale, name) => {
      const portal = `https://portal.example.org/bergahorn/${locale}/dashboard`;
      const answer = simulatorPage({
        from: portal,
        place: { tenant: 'bergahorn', locale, name },
        settings,
        frame: null,
        origins,
      });
      const html = String(answer.body);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain('&lt;Kasse&gt; &amp; Söhne');
      expect(html).toContain(`href="${portal}"`);
      expect(html).toContain('href="tel:+41310000001"');
      expect(html).not.toMatch(/<script|javascript:|undefined|<Kasse>/);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    },
  );

  it('names the fund’s website and dials its number as the portal does', () => {
    const contact = { phoneNumber: '+41 (31) 000+1', website: 'HTTPS://kasse.example/' };
    const answer = simulatorPage({
      from: null,
      place: { tenant: 'bergahorn', locale: 'de-CH', name: 'buyinsimulation' },
      settings: musterFund({ configurations: { contact } }),
      frame: null,
      origins,
    });
    expect(String(answer.body)).toContain('href="tel:+41310001"');
    expect(String(answer.body)).toMatch(/href="HTTPS:\/\/kasse.example\/"[^>]*>kasse.example</);
  });

  it('uses the dark logo in the device’s dark mode, whatever its address', () => {
    const brand = { mode: 'system', logoImageDark: 'https://fund.example/dark 100%, wide.svg' } as const;
    const answer = simulatorPage({
      from: null,
      place,
      settings: musterFund({ tenantName: 'bergahorn', logoImage: '/light.svg', configurations: { brand } }),
      frame: null,
      origins,
    });
    expect(answer.body).toContain('srcset="https://fund.example/dark%20100%%2C%20wide.svg"');
    expect(answer.headers['content-security-policy']).toMatch(/img-src [^;]*https:\/\/fund\.example/);
  });
});
