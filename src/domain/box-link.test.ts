import { describe, expect, it } from 'vitest';
import { readBoxLink } from './box-link.ts';

const place = { fund: 'bergahorn', locale: 'de-CH' } as const;

describe('The link of a box', () => {
  it('reads a name whose address the provider supplies', () => {
    expect(readBoxLink(' buyinsimulation ', place)).toEqual({ kind: 'lookup', name: 'buyinsimulation' });
  });

  it('reads a page of the portal in any language, and an external address', () => {
    expect(readBoxLink('/kontakt', place)).toEqual({ kind: 'route', key: 'contact', rest: '' });
    expect(readBoxLink('/profil/etat-civil', place)).toEqual({ kind: 'route', key: 'profile-civil-status', rest: '' });
    expect(readBoxLink('https://kasse.example/antrag', place)).toEqual({
      kind: 'address',
      href: 'https://kasse.example/antrag',
    });
  });

  it('reads one of the member’s documents', () => {
    const path = 'documents/download?fileCode=Ab-_9';
    expect(readBoxLink(path, place)).toEqual({ kind: 'document', path });
  });

  it.each([
    'documents/download?fileCode=a&next=//evil.example',
    'documents/download?fileCode=../x',
    '../documents/download?fileCode=a',
    'documents/download',
    null,
    undefined,
    '',
    ' ',
    '//evil.example',
    'javascript:alert(1)',
    'buyinsimulation2',
    '/nirgends',
    'constructor',
  ])('leads nowhere as %s', (link) => expect(readBoxLink(link, place)).toEqual({ kind: 'none' }));
});
