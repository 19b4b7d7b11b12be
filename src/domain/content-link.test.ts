import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileTargets } from '#tests/support/hostile-texts.ts';
import { readContentTarget, withRest } from './content-link.ts';
import { leaveAddress } from './leave-address.ts';

const here = { fund: 'seeblick', locale: 'fr-FR' } as const;
const read = (target: string) => readContentTarget(target, here);

describe('What an editor wrote as a link’s target', () => {
  it.each([
    ['/kontakt', 'contact', ''],
    ['/contact', 'contact', ''],
    ['/profil/adresse', 'profile-address', ''],
    ['/seeblick/de-CH/austritt', 'exit-benefit', ''],
    [' /kontakt ', 'contact', ''],
    ['/fragen#oben?unten', 'questions', '#oben?unten'],
    ['/fragen?suche=wef#oben', 'questions', '?suche=wef#oben'],
  ])('%s stays in the portal', (target, key, rest) => {
    expect(read(target)).toEqual({ kind: 'route', key, rest });
  });

  it.each(['https://fund.example/reglement.pdf', 'http://fund.example', 'mailto:info@fund.example'])(
    '%s leads out of the portal',
    (href) => {
      expect(read(href)).toEqual({ kind: 'address', href });
    },
  );

  it.each(['additionalSavingsSimulator', 'capitalPurchaseSimulator', 'documentOrdering', 'insuranceCertificate'])(
    '{%s} stands for an address that the provider knows',
    (name) => {
      expect(read(`{${name}}`)).toEqual({ kind: 'placeholder', name });
    },
  );

  it.each([...hostileTargets, '/seeblick', '/seeblick/de-CH/login/link/s-1/c-1', '/andere/de-CH/austritt'])(
    '%j leads nowhere',
    (target) => {
      expect(read(target)).toEqual({ kind: 'none' });
    },
  );

  it('leads to http, https, mailto or a page of the portal and nowhere else, whatever an editor wrote', () => {
    const prefixes = fc.constantFrom(
      '',
      '/',
      '//',
      'javascript:',
      'https:',
      'https://',
      'mailto:',
      '{',
      '\\',
      ' ',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.tuple(prefixes, fc.string({ unit: 'binary' })), ([prefix, rest]) => {
        const target = read(prefix + rest);
        if (target.kind === 'address') expect(target.href).toMatch(/^(?:https?:\/\/|mailto:)/i);
        if (target.kind === 'address')
          expect(['http:', 'https:', 'mailto:']).toContain(new URL(target.href, 'https://x.example').protocol);
      }),
    );
  });
});

it('The query of an editor’s link is merged with the page’s query', () => {
  expect(withRest('/a', '?b=1#c')).toBe('/a?b=1#c');
  expect(withRest('/a?anonymize=true', '?b=1?2#c')).toBe('/a?anonymize=true&b=1?2#c');
  expect(withRest('/a?anonymize=true', '#c')).toBe('/a?anonymize=true#c');
});

describe('The address of a simulator', () => {
  it('passes on the portal’s address and whether personal data are hidden', () => {
    expect(leaveAddress('https://sim.example/start?a=1', { anonymize: true, portal: 'https://p.example/x' })).toBe(
      'https://sim.example/start?a=1&anonymize=true&portal=https%3A%2F%2Fp.example%2Fx%3Fanonymize%3Dtrue',
    );
    expect(leaveAddress('https://sim.example/', { anonymize: false, portal: 'https://p.example/' })).not.toContain(
      'anonymize',
    );
  });

  it.each(['javascript:alert(1)', '/start', 'data:text/html,x', ''])(
    'rejects %j as a simulator’s address',
    (address) => {
      expect(leaveAddress(address, { anonymize: false, portal: 'https://p.example/' })).toBeNull();
    },
  );
});
