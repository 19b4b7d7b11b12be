import { describe, expect, it } from 'vitest';
import { readBoxLink } from './box-link.ts';

const apiBase = 'https://provider.example/api/v1/';
const place = { fund: 'bergahorn', locale: 'de-CH', apiBase } as const;

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
    const link = 'documents/download?fileCode=Ab-_9';
    expect(readBoxLink(link, place)).toEqual({ kind: 'document', fileCode: 'Ab-_9' });
  });

  it.each([
    ['documents/download?fileCode=abc.def', 'abc.def'],
    ['documents/download?fileCode=a%2Bb%3D%3D', 'a+b=='],
    ['documents/download?anonymize=false&fileCode=abc', 'abc'],
    ['documents/download?fileCode=a&next=//evil.example', 'a'],
    ['/documents/download?fileCode=abc', 'abc'],
    ['/api/v1/documents/download?fileCode=abc', 'abc'],
    [`${apiBase}documents/download?fileCode=abc`, 'abc'],
    ['../documents/download?fileCode=../x', '../x'],
  ])('reads a document from %s', (link, fileCode) => {
    expect(readBoxLink(link, place)).toEqual({ kind: 'document', fileCode });
  });

  it('takes another host’s address for an address, whatever it is called', () => {
    const href = 'https://evil.example/api/v1/documents/download?fileCode=abc';
    expect(readBoxLink(href, place)).toEqual({ kind: 'address', href });
  });

  it.each([
    'documents/download',
    'documents/download?fileCode=',
    '//evil.example/documents/download?fileCode=a',
    '/\\evil.example/documents/download?fileCode=a',
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
