import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Fetch } from '#api/fetch-adapter.ts';
import forms from '#words/de-CH/forms.json';
import login from '#words/de-CH/login.json';
import {
  anna,
  arrivedAt,
  card,
  dialog,
  fill,
  profileThere,
  setUpProfile,
  words,
  type Member,
} from '../support/profile.ts';
import { offline, refused, scriptedProvider, type Answer } from '../support/scripted-provider.ts';

const edits = {
  address: words.address.edit,
  civilStatus: words.personal.edit,
  emailAddress: words.login.edit.emailAddress,
  // Nobody has one yet.
  restoreEmailAddress: words.login.add.restoreEmailAddress,
  mobileNumber: words.login.edit.mobileNumber,
} as const;

type Part = keyof typeof edits;

/** The same request to a provider that knows no way to hide personal data. */
const withoutQuery = (request: Request): Request => {
  const url = new URL(request.url);
  url.searchParams.delete('anonymize');
  return new Request(url, request);
};

/** An answer of the provider, to be varied. */
const readJson = async (answer: Promise<Response>): Promise<{ data: object }> => (await answer).json();

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

describe('The page for a recovery address', () => {
  it('says that the fund takes none in the portal, and offers no form', async () => {
    const world = await setUpProfile(funds[2]);
    await world.open('login-reminder');
    await screen.findByText(words.switchedOff.restoreEmailAddress);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says so to a member whose profile is read-only, too', async () => {
    const world = await setUpProfile();
    const profile: Answer = async () => {
      const { data } = await readJson(world.fetch(`${world.provider.origin}/api/v1/users/current/profile`));
      return Response.json({ data: { ...data, isUserProfileReadOnly: true } });
    };
    await world.open('login-reminder', { through: scriptedProvider({ profile }, world.fetch) });
    await screen.findByText(words.switchedOff.restoreEmailAddress);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('names the recovery address on record', async () => {
    const world = await setUpProfile();
    const profile: Answer = async () => {
      const { data } = await readJson(world.fetch(`${world.provider.origin}/api/v1/users/current/profile`));
      return Response.json({ data: { ...data, loginData: { restoreEmailAddress: 'zweite@example.org' } } });
    };
    await world.open('login-reminder', { through: scriptedProvider({ profile }, world.fetch) });
    await screen.findByText('Heute erfasst: zweite@example.org');
  });

  it('offers its form if the profile cannot be loaded, and leaves the answer to the provider', async () => {
    const world = await setUpProfile();
    const said = 'Ihre Pensionskasse nimmt keine neue Adresse entgegen.';
    const script = { profile: offline, updateLoginData: refused(400, 'err_disabled', said) };
    const opened = await world.open('login-reminder', { through: scriptedProvider(script, world.fetch) });
    await fill(opened, screen, login.reminder.label, 'zweite@example.org{Enter}');
    expect((await screen.findByText(said)).closest('form')).not.toBeNull();
  });

  it('says that an address was refused even if the provider does not say why', async () => {
    const world = await setUpProfile();
    const script = { updateLoginData: refused(400, 'err_validation', '') };
    const opened = await world.open('login-reminder', { through: scriptedProvider(script, world.fetch) });
    await fill(opened, screen, login.reminder.label, 'zweite@example.org{Enter}');
    await screen.findByText(forms.refused);
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
    card(words.personal.title).getByText(words.personal.birthDateMissing);
    expect(card(words.address.title).queryByText(words.address.addressRow1)).toBeNull();
    card(words.address.title).getByText('9053 Oberfaden');
  });

  it('hides personal data on every page whose address asks for it', async () => {
    const world = await setUpProfile();
    await world.open('profile', { query: '?anonymize=true' });
    await profileThere();
    expect(screen.queryByText(anna.emailAddress)).toBeNull();
    expect(screen.queryByText('8600 Waldikon')).toBeNull();
    expect(screen.queryByText(words.personal.birthDateMissing)).toBeNull();
    expect(screen.queryByRole('link', { name: words.personal.reportBirthDate })).toBeNull();
  });

  it('hides the new value of a change that was begun in this tab', async () => {
    const world = await setUpProfile();
    const opened = await world.open('profile-email');
    await fill(opened, await dialog(words.emailAddress.title), words.emailAddress.label, 'neu@example.net{Enter}');
    await dialog(words.emailCode.title);
    act(() => {
      opened.portal.router.navigate(`${world.at('profile')}?anonymize=true`);
    });
    await profileThere();
    await screen.findByText(words.pending.unconfirmed);
    expect(document.body.textContent).not.toContain('neu@example.net');
  });

  it('hides personal data that a provider sends although it was asked not to', async () => {
    const world = await setUpProfile();
    const named: Fetch = (input, init) => world.fetch(withoutQuery(new Request(input, init)));
    await world.open('profile', { query: '?anonymize=true', through: named });
    await profileThere();
    card(words.personal.title).getByText('Verheiratet');
    expect(document.body.textContent).not.toMatch(/Anna|Keller|Waldikon|756\.|example\.org/);
  });
});
