import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anna, arrivedAt, card, profileThere, setUpProfile, words, type Member } from '../support/profile.ts';

const edits = {
  address: words.address.edit,
  civilStatus: words.personal.edit,
  emailAddress: words.login.editEmailAddress,
  restoreEmailAddress: words.login.editRestoreEmailAddress,
  mobileNumber: words.login.editMobileNumber,
} as const;

type Part = keyof typeof edits;

const funds: readonly (Member & { readonly off: readonly Part[] })[] = [
  { ...anna, off: [] },
  {
    tenant: 'ginster',
    emailAddress: 'nadja.wyss@example.org',
    mobileNumber: '+41790000011',
    off: ['address', 'civilStatus'],
  },
  {
    tenant: 'neuschnee',
    emailAddress: 'selin.aydogan@example.org',
    mobileNumber: '+41790000038',
    off: ['emailAddress', 'restoreEmailAddress'],
  },
  {
    tenant: 'rivelac',
    emailAddress: 'elodie.jaquier@example.org',
    mobileNumber: '+41790000022',
    off: ['civilStatus'],
  },
  {
    tenant: 'fadental',
    emailAddress: 'gertrud.inauen@example.org',
    mobileNumber: '+41790000033',
    off: ['mobileNumber'],
  },
];

describe.each(funds)('The profile in $tenant', ({ off, ...member }) => {
  it('a profile offers and mentions every change except those that the fund has disabled', async () => {
    const world = await setUpProfile(member);
    await world.open('profile');
    await profileThere();
    const offered = Object.entries(edits)
      .filter(([, name]) => screen.queryByRole('link', { name }) !== null)
      .map(([part]) => part);
    expect(offered).toEqual(Object.keys(edits).filter((part) => !off.some((switched) => switched === part)));
    screen.getByText(off.length === 0 ? words.lead : words.leadSome);
  });
});

describe('A dialog that the fund has switched off', () => {
  it.each([
    ['profile-address', funds[1], 'address'],
    ['profile-civil-status', funds[1], 'civilStatus'],
    ['profile-email', funds[2], 'emailAddress'],
    ['profile-email-verification', funds[2], 'emailAddress'],
    ['profile-recovery', funds[2], 'restoreEmailAddress'],
    ['profile-civil-status', funds[3], 'civilStatus'],
    ['profile-phone', funds[4], 'mobileNumber'],
    ['profile-phone-verification', funds[4], 'mobileNumber'],
  ] as const)('leads from %s back to the profile with an explanation', async (key, member, part) => {
    const world = await setUpProfile(member);
    const opened = await world.open(key);
    await arrivedAt(opened, world.at('profile'));
    await profileThere();
    screen.getByText(words.switchedOff[part]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('A verification dialog', () => {
  it.each(['profile-email-verification', 'profile-phone-verification'] as const)(
    'redirects from %s to the profile if no change is waiting for a code',
    async (key) => {
      const world = await setUpProfile();
      const opened = await world.open(key);
      await arrivedAt(opened, world.at('profile'));
      await profileThere();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});

describe('What the fund does not know', () => {
  it('masks a birth date of the year 0001, and omits a missing line of the address', async () => {
    const world = await setUpProfile({
      tenant: 'fadental',
      emailAddress: 'luca.morandini@example.org',
      mobileNumber: '+41790000035',
    });
    await world.open('profile');
    await profileThere();
    card(words.personal.title).getByText('**.**.****');
    expect(card(words.address.title).queryByText(words.address.addressRow1)).toBeNull();
    card(words.address.title).getByText('9053 Oberfaden');
  });

  it('hides personal data on every page whose address asks for it', async () => {
    const world = await setUpProfile();
    await world.open('profile', { query: '?anonymize=true' });
    await profileThere();
    expect(screen.queryByText(anna.emailAddress)).toBeNull();
    expect(screen.queryByText('8600 Waldikon')).toBeNull();
  });
});
