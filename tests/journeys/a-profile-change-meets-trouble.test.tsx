import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Fetch } from '#api/fetch-adapter.ts';
import { createTabs } from '#app/tabs.ts';
import { locales } from '#kernel/locale.ts';
import { spanOf } from '#kernel/span.ts';
import common from '#words/de-CH/common.json';
import documents from '#words/de-CH/documents.json';
import forms from '#words/de-CH/forms.json';
import { textsOf } from '../support/words.ts';
import { offline, refused, scriptedProvider } from '../support/scripted-provider.ts';
import { memoryStorage } from '../support/open-portal.tsx';
import { arrivedAt, card, dialog, fill, profileThere, setUpProfile, words } from '../support/profile.ts';

const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
const newAddress = 'anna.neu@example.net';

const reachEmailCode = async (world: Awaited<ReturnType<typeof setUpProfile>>) => {
  const opened = await world.open('profile-email');
  const entry = await dialog(words.emailAddress.title);
  await fill(opened, entry, words.emailAddress.label, `${newAddress}{Enter}`);
  return { opened, code: await dialog(words.emailCode.title) };
};

describe('A code', () => {
  it('a wrong code says how many tries are left, and the right one still works', async () => {
    const world = await setUpProfile();
    const { opened, code } = await reachEmailCode(world);
    const sent = await world.codeSentTo(newAddress);
    await fill(opened, code, words.emailCode.label, `${wrong(sent)}{Enter}`);
    await code.findByText('Dieser Code stimmt nicht. Sie haben noch 4 Versuche.');
    await fill(opened, code, words.emailCode.label, `${sent}{Enter}`);
    await arrivedAt(opened, world.at('profile'));
  });

  it('a code tried five times in vain no longer works, and a new one can be requested', async () => {
    const world = await setUpProfile();
    const { opened, code } = await reachEmailCode(world);
    const sent = await world.codeSentTo(newAddress);
    for (const left of [4, 3, 2, 1]) {
      await fill(opened, code, words.emailCode.label, `${wrong(sent)}{Enter}`);
      await code.findByText(new RegExp(`noch ${left} Versuch`));
    }
    await fill(opened, code, words.emailCode.label, `${wrong(sent)}{Enter}`);
    await code.findByText(words.code.dead);
    act(() => {
      world.clock.pass(60_000);
    });
    await opened.user.click(await code.findByRole('button', { name: words.emailCode.resend }));
    await screen.findAllByText(words.emailCode.sent);
    await fill(opened, code, words.emailCode.label, `${await world.codeSentTo(newAddress)}{Enter}`);
    await arrivedAt(opened, world.at('profile'));
  });

  it('an expired code says so and offers to send a new one', async () => {
    const world = await setUpProfile();
    const { opened } = await reachEmailCode(world);
    const sent = await world.codeSentTo(newAddress);
    // The hour passes only for the provider, because nobody is idle that long on this page.
    const late: Fetch = scriptedProvider(
      { confirmEmail: refused(400, 'err_validation', 'Dieser Code gilt nicht mehr.') },
      world.fetch,
    );
    opened.close();
    const again = await world.open('profile-email-verification', { through: late });
    const reopened = await dialog(words.emailCode.title);
    await fill(again, reopened, words.emailCode.label, `${sent}{Enter}`);
    await reopened.findByText(words.code.dead);
    reopened.getByRole('button', { name: words.emailCode.resend });
  });

  it('a code can be abandoned for another address', async () => {
    const world = await setUpProfile();
    const { opened, code } = await reachEmailCode(world);
    await opened.user.click(code.getByRole('button', { name: words.emailCode.other }));
    await arrivedAt(opened, world.at('profile-email'));
    await dialog(words.emailAddress.title);
  });
});

describe('An address that is refused', () => {
  it('a refused address is explained at its field, in the provider’s words', async () => {
    const world = await setUpProfile();
    const through = scriptedProvider(
      { updateLoginData: refused(400, 'err_validation', 'Diese Adresse kann nicht verwendet werden.') },
      world.fetch,
    );
    const opened = await world.open('profile-email', { through });
    const entry = await dialog(words.emailAddress.title);
    await fill(opened, entry, words.emailAddress.label, `${newAddress}{Enter}`);
    await entry.findByText('Diese Adresse kann nicht verwendet werden.');
    expect(entry.getByLabelText(words.emailAddress.label)).toHaveProperty('value', newAddress);
    expect(entry.getByLabelText(words.emailAddress.label).getAttribute('aria-invalid')).toBe('true');
  });

  it('the present address is refused before anything is sent', async () => {
    const world = await setUpProfile();
    const opened = await world.open('profile-email');
    const entry = await dialog(words.emailAddress.title);
    await fill(opened, entry, words.emailAddress.label, 'Anna.Keller@example.org');
    await opened.user.tab();
    await waitFor(() => {
      expect(entry.getByLabelText(words.emailAddress.label).getAttribute('aria-invalid')).toBe('true');
    });
    expect(entry.getByRole('button', { name: words.dialog.sendCode })).toHaveProperty('disabled', true);
  });
});

describe('A change without a connection', () => {
  it('a change without a connection is reported and keeps what was typed', async () => {
    const world = await setUpProfile();
    const through = scriptedProvider({ changeAddress: offline }, world.fetch);
    const opened = await world.open('profile-address', { through });
    const form = await dialog(words.addressForm.title);
    await fill(opened, form, words.addressForm.addressRow1, 'Seeweg 9');
    await opened.user.click(form.getByRole('button', { name: words.dialog.save }));
    await form.findByText(forms.offline);
    expect(form.getByLabelText(words.addressForm.addressRow1)).toHaveProperty('value', 'Seeweg 9');
  });
});

describe('A change that has to wait', () => {
  it.each(locales)('a change that has to wait says so once, in the dialog, and for how long: %s', async (locale) => {
    const world = await setUpProfile();
    const through = scriptedProvider(
      { changeAddress: refused(429, 'err_too_many', 'Zu viele Änderungen.', { retryAfter: 150 }) },
      world.fetch,
    );
    const spoken = textsOf(locale, 'profile');
    const opened = await world.open('profile-address', { through, locale });
    const form = await dialog(spoken.get('addressForm.title') ?? '');
    const field = spoken.get('addressForm.addressRow1') ?? '';
    await fill(opened, form, field, 'Seeweg 9');
    await opened.user.click(form.getByRole('button', { name: spoken.get('dialog.save') ?? '' }));
    const sentence = (textsOf(locale, 'errors').get('tooMany') ?? '').replace('{{wait}}', spanOf(150, locale));
    expect(sentence).toContain('3');
    await form.findByText(sentence);
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(screen.queryByText('Zu viele Änderungen.')).toBeNull();
    expect(form.getByLabelText(field)).toHaveProperty('value', 'Seeweg 9');
  });
});

/** Types an address in one tab while another one reports a different one. */
const changeInBoth = async () => {
  const world = await setUpProfile();
  const one = await world.open('profile-address', { tab: memoryStorage() });
  const form = await dialog(words.addressForm.title);
  await fill(one, form, words.addressForm.addressRow1, 'Mein Weg 1');
  // Meanwhile the other tab changes the address, by the provider's own call.
  const answer = await world.fetch(`${world.provider.origin}/api/v1/isvalidtenantcode/?tenantName=bergahorn`);
  const changed = await world.fetch(`${world.provider.origin}/api/v1/users/current/profile/address`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'x-csrf-token': answer.headers.get('x-csrf-token') ?? '' },
    body: JSON.stringify({
      addressRow1: 'Ihr Weg 2',
      addressRow2: '',
      zipCode: '8001',
      city: 'Zürich',
      countryCode: 'CH',
    }),
  });
  expect(changed.status).toBe(201);
  await one.user.click(form.getByRole('button', { name: words.dialog.save }));
  await form.findByText(words.conflict.title);
  form.getByText('Ihr Weg 2');
  expect(form.getByLabelText(words.addressForm.addressRow1)).toHaveProperty('value', 'Mein Weg 1');
  return { world, one, form };
};

describe('Two tabs that change the same address', () => {
  it('two tabs do not overwrite each other silently: saving again is a conscious choice', async () => {
    const { world, one, form } = await changeInBoth();
    await one.user.click(form.getByRole('button', { name: words.dialog.save }));
    await arrivedAt(one, world.at('profile'));
    await waitFor(() => {
      card(words.address.title).getByText('Mein Weg 1');
    });
  });

  it('a conflict can be resolved by taking over what is on record now', async () => {
    const { one, form } = await changeInBoth();
    await one.user.click(form.getByRole('button', { name: words.conflict.take }));
    expect(form.getByLabelText(words.addressForm.addressRow1)).toHaveProperty('value', 'Ihr Weg 2');
    expect(form.getByRole('button', { name: words.dialog.save })).toHaveProperty('disabled', true);
  });
});

/** A provider whose calls to some addresses fail while `down`. */
const failing = (fetch: Fetch, fails: (url: string) => boolean) => {
  const state = { down: true, asked: 0 };
  const through: Fetch = (input, init) => {
    const request = new Request(input, init);
    if (fails(request.url)) {
      state.asked += 1;
      if (state.down) return Promise.reject(new TypeError('Failed to fetch'));
    }
    return fetch(request);
  };
  return { state, through };
};

describe('A profile that fails to load', () => {
  it('a profile that fails to load reports it, and loads with a retry', async () => {
    const world = await setUpProfile();
    const { state, through } = failing(world.fetch, (url) => url.endsWith('/users/current/profile'));
    const opened = await world.open('profile', { through });
    await screen.findByText(words.failed.title);
    state.down = false;
    await opened.user.click(screen.getByRole('button', { name: common.retry }));
    await profileThere();
  });

  it('a profile whose newest data fail to load says so, and loads them with a retry', async () => {
    const world = await setUpProfile();
    const { state, through } = failing(world.fetch, (url) => url.endsWith('/users/current/profile'));
    state.down = false;
    const opened = await world.open('profile', { through });
    await profileThere();
    act(() => opened.portal.router.navigate(world.at('documents')));
    await screen.findByRole('heading', { level: 1, name: documents.title });
    state.down = true;
    act(() => opened.portal.router.navigate(world.at('profile')));
    await profileThere();
    await screen.findByText(common.stale);
    state.down = false;
    await opened.user.click(screen.getByRole('button', { name: common.retry }));
    await waitFor(() => expect(screen.queryByText(common.stale)).toBeNull());
    await profileThere();
  });
});

/** Another tab logs in while the profile is open, which resets the last session's settings. */
const loseSettings = async () => {
  const world = await setUpProfile();
  const { state, through } = failing(world.fetch, (url) => url.includes('/globalsettings/'));
  state.down = false;
  const opened = await world.open('profile', { through });
  await profileThere();
  state.down = true;
  state.asked = 0;
  const otherTab = createTabs(() => new BroadcastChannel(world.browser.channelName));
  otherTab.announce('signed-in');
  otherTab.close();
  await screen.findByText(words.failed.title);
  return { world, opened, state };
};

describe('A profile whose fund’s settings were lost with the last session and fail to load', () => {
  it('a profile without its fund’s settings says so once instead of claiming that nothing can be changed, and loads with a retry', async () => {
    const { opened, state } = await loseSettings();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: words.personal.title })).toBeNull();
    state.down = false;
    await opened.user.click(screen.getByRole('button', { name: common.retry }));
    await profileThere();
    screen.getByRole('link', { name: words.address.edit });
    expect(screen.queryByText(words.failed.title)).toBeNull();
  });

  it('requests the fund’s settings again on the next visit', async () => {
    const { world, opened, state } = await loseSettings();
    const asked = state.asked;
    state.down = false;
    await opened.user.click(screen.getByRole('link', { name: words.toDashboard }));
    await arrivedAt(opened, world.at('dashboard'));
    expect(state.asked).toBe(asked);
    opened.portal.router.navigate(world.at('profile'));
    await profileThere();
    screen.getByRole('link', { name: words.address.edit });
  });
});
