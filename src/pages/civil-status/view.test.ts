import { describe, expect, it } from 'vitest';
import type { BoxWithActions } from '#domain/box.ts';
import { readReporting, readWaysOn } from './view.ts';

const switches = {
  disableAddressChange: false,
  disableCivilStatusChange: false,
  disableEmailChange: false,
  disableMobileNumberChange: false,
};
const fund = { ...switches, configurations: {} };
const profile = { ...switches, isUserProfileReadOnly: false };

describe('A new civil status', () => {
  it('lets the member report a new status unless the fund or the profile forbids it', () => {
    expect(readReporting(profile, fund)).toBe('open');
  });

  it('forbids reporting if either does, without waiting for the profile if it is the fund', () => {
    expect(readReporting({ ...profile, isUserProfileReadOnly: true }, fund)).toBe('closed');
    expect(readReporting({ ...profile, disableCivilStatusChange: true }, fund)).toBe('closed');
    expect(readReporting(null, { ...fund, disableCivilStatusChange: true })).toBe('closed');
    expect(readReporting(null, { ...fund, configurations: { hideCivilStatusEditing: true } })).toBe('closed');
  });

  it('neither offers nor refuses reporting until the profile is known', () => {
    expect(readReporting(null, fund)).toBe('unknown');
    expect(readReporting(null, null)).toBe('unknown');
  });
});

const place = { fund: 'bergahorn', locale: 'fr-FR' } as const;
const report = { text: 'Annoncer', link: '/profil/etat-civil', linkText: 'Modifier' };
const write = { text: 'Écrire', link: '/contact', linkText: 'Message' };
const box = (...actions: BoxWithActions['actions']): BoxWithActions => ({
  title: 'Du nouveau ?',
  text: null,
  actions,
});

describe('The ways on', () => {
  it('keeps the provider’s links without adding a second way to report', () => {
    expect(readWaysOn(box(report), 'open', place)).toEqual({ box: box(report), ownWay: false });
    expect(readWaysOn(box(report), 'unknown', place)).toEqual({ box: box(report), ownWay: false });
  });

  it('adds the page’s own link if the provider has none', () => {
    expect(readWaysOn(null, 'open', place)).toEqual({ box: null, ownWay: true });
    expect(readWaysOn(box(write), 'open', place)).toEqual({ box: box(write), ownWay: true });
    const wordless = box({ ...report, linkText: null });
    expect(readWaysOn(wordless, 'open', place)).toEqual({ box: wordless, ownWay: true });
    expect(readWaysOn(null, 'unknown', place)).toEqual({ box: null, ownWay: false });
  });

  it('removes the provider’s link to report where reporting is closed, in any language', () => {
    expect(readWaysOn(box(report, write), 'closed', place)).toEqual({ box: box(write), ownWay: false });
    expect(readWaysOn(box({ ...report, link: '/profil/zivilstand' }), 'closed', place)).toEqual({
      box: null,
      ownWay: false,
    });
    expect(readWaysOn(box(), 'closed', place)).toEqual({ box: box(), ownWay: false });
  });
});
