import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  anna,
  arrivedAt,
  card,
  dialog,
  dialogGone,
  enterCode,
  fill,
  optional,
  profileThere,
  setUpProfile,
  words,
} from '../support/profile.ts';
import { providersWith } from '../support/providers.ts';

describe.each(providersWith())('At $name a member', ({ start }) => {
  it('reaches their profile from the account menu and reads what is on record', async () => {
    const world = await setUpProfile(anna, start);
    const { user, ...opened } = await world.open('dashboard');
    await user.click(await screen.findByRole('button', { name: 'Konto von Anna Keller' }));
    await user.click(screen.getByRole('link', { name: 'Profil' }));
    await arrivedAt({ user, ...opened }, world.at('profile'));
    await profileThere();
    card(words.personal.title).getByText('Anna');
    card(words.personal.title).getByText('12.03.1985');
    card(words.personal.title).getByText(/^756\.\d{4}\.\d{4}\.\d{2}$/);
    card(words.login.title).getByText(anna.emailAddress);
    card(words.login.title).getByText('+41 79 000 00 04');
    card(words.address.title).getByText('8600 Waldikon');
    card(words.address.title).getByText('Schweiz');
    expect(card(words.address.title).queryByText(words.address.addressRow2)).toBeNull();
    await user.click(screen.getByRole('link', { name: words.toDashboard }));
    await arrivedAt({ user, ...opened }, world.at('dashboard'));
  });

  it('changes their e-mail address with the code mailed to the new one', async () => {
    const world = await setUpProfile(anna, start);
    const opened = await world.open('profile');
    await profileThere();
    await opened.user.click(screen.getByRole('link', { name: words.login.edit.emailAddress }));
    await arrivedAt(opened, world.at('profile-email'));
    const entry = await dialog(words.emailAddress.title);
    await fill(opened, entry, words.emailAddress.label, 'anna.neu@example.net');
    await opened.user.click(entry.getByRole('button', { name: words.dialog.sendCode }));
    await arrivedAt(opened, world.at('profile-email-verification'));
    const code = await dialog(words.emailCode.title);
    code.getByText('ann**************net');
    const confirm = code.getByRole('button', { name: words.dialog.confirm });
    expect(confirm).toHaveProperty('disabled', true);
    await enterCode(opened, code, words.emailCode.label, await world.codeSentTo('anna.neu@example.net'));
    await screen.findAllByText(words.emailCode.done);
    await arrivedAt(opened, world.at('profile'));
    await dialogGone();
    await waitFor(() => {
      card(words.login.title).getByText('anna.neu@example.net');
    });
    await opened.user.click(screen.getByRole('button', { name: 'Konto von Anna Keller' }));
    await waitFor(() => {
      expect(screen.getAllByText('anna.neu@example.net')).toHaveLength(2);
    });
    const told = await world.provider.sentTo(anna.emailAddress);
    expect(told.length).toBeGreaterThan(1);
  });

  it('changes their mobile number with the code from the SMS', async () => {
    const world = await setUpProfile(anna, start);
    const opened = await world.open('profile-phone');
    const entry = await dialog(words.mobileNumber.title);
    await fill(opened, entry, words.mobileNumber.label, '079 000 00 77');
    await opened.user.click(entry.getByRole('button', { name: words.mobileNumber.submit }));
    await screen.findAllByText('Die SMS wurde an Ihr Telefon gesendet!');
    await arrivedAt(opened, world.at('profile-phone-verification'));
    const code = await dialog(words.smsCode.title);
    code.getByText('+41 79 0** ** 77');
    const sent = await world.codeSentTo('+41790000077');
    await fill(opened, code, words.smsCode.label, `${sent.slice(0, 3)} ${sent.slice(3)}{Enter}`);
    await arrivedAt(opened, world.at('profile'));
    await waitFor(() => {
      card(words.login.title).getByText('+41 79 000 00 77');
    });
  });

  it('registers a recovery address at one address, in two steps', async () => {
    const world = await setUpProfile(anna, start);
    const opened = await world.open('profile-recovery');
    const entry = await dialog(words.restoreEmailAddress.title);
    await fill(opened, entry, words.restoreEmailAddress.label, anna.emailAddress);
    await opened.user.tab();
    await entry.findByText(words.restoreEmailAddress.same);
    await fill(opened, entry, words.restoreEmailAddress.label, 'anna@zweite.example');
    await opened.user.click(entry.getByRole('button', { name: words.dialog.sendCode }));
    const code = await dialog(words.emailCode.title);
    expect(opened.portal.router.address()).toBe(world.at('profile-recovery'));
    await enterCode(opened, code, words.emailCode.label, await world.codeSentTo('anna@zweite.example'));
    await screen.findAllByText(words.restoreEmailAddress.done);
    await arrivedAt(opened, world.at('profile'));
    await waitFor(() => {
      card(words.login.title).getByText('anna@zweite.example');
    });
  });

  it('continues with a code after a reload, whatever the profile tells of pending changes', async () => {
    const world = await setUpProfile(anna, start);
    const tab = world.openTab();
    const first = await world.open('profile-email', { tab });
    await fill(first, await dialog(words.emailAddress.title), words.emailAddress.label, 'anna.neu@example.net{Enter}');
    await arrivedAt(first, world.at('profile-email-verification'));
    await dialog(words.emailCode.title);
    first.close();
    const again = await world.open('profile-email-verification', { tab });
    const code = await dialog(words.emailCode.title);
    await fill(again, code, words.emailCode.label, `${await world.codeSentTo('anna.neu@example.net')}{Enter}`);
    await screen.findAllByText(words.emailCode.done);
  });

  it('reports a new address and a new civil status, and reads that they were sent', async () => {
    const world = await setUpProfile(anna, start);
    const opened = await world.open('profile-address');
    const address = await dialog(words.addressForm.title);
    await fill(opened, address, words.addressForm.addressRow1, 'Seeweg 9');
    await opened.user.click(address.getByRole('button', { name: words.dialog.save }));
    await screen.findAllByText(/^Ihre neue Adresse wird übermittelt\./);
    await arrivedAt(opened, world.at('profile'));
    act(() => {
      opened.portal.router.navigate(world.at('profile-civil-status'));
    });
    const status = await dialog(words.civilStatusForm.title);
    await opened.user.selectOptions(status.getByLabelText(words.civilStatusForm.status), words.civilStatus.widowed);
    await opened.user.click(status.getByRole('button', { name: words.dialog.save }));
    await screen.findAllByText(words.civilStatusForm.pending);
    await arrivedAt(opened, world.at('profile'));
  });
});

describe.each(providersWith('pendingChanges'))('At $name, which lists what is waiting, a member', ({ start }) => {
  it('reports a new address, reads that it was sent, and sees it as pending', async () => {
    const world = await setUpProfile(anna, start);
    const opened = await world.open('profile');
    await profileThere();
    await opened.user.click(screen.getByRole('link', { name: words.address.edit }));
    await arrivedAt(opened, world.at('profile-address'));
    const form = await dialog(words.addressForm.title);
    const save = form.getByRole('button', { name: words.dialog.save });
    expect(save).toHaveProperty('disabled', true);
    await fill(opened, form, words.addressForm.addressRow1, 'Seeweg 9');
    await fill(opened, form, words.addressForm.zipCode, '80012');
    await opened.user.tab();
    await form.findByText('Postleitzahl ist ungültig');
    await fill(opened, form, words.addressForm.zipCode, '8001');
    await fill(opened, form, words.addressForm.city, 'Zürich');
    await opened.user.click(save);
    await screen.findAllByText(
      'Ihre neue Adresse wird übermittelt. Es kann ein paar Tage dauern bis die Änderung wirksam wird.',
    );
    await arrivedAt(opened, world.at('profile'));
    await waitFor(() => {
      card(words.address.title).getByText(words.pending.badge);
    });
    card(words.address.title).getByText('Ahornweg 7');
    card(words.address.title).getByText('Seeweg 9');
    card(words.address.title).getByText('Gemeldet am 10.03.2026');
  });

  it('reports their marriage with the details it asks for, and returns to the profile', async () => {
    const world = await setUpProfile(anna, start);
    const opened = await world.open('profile-civil-status');
    const form = await dialog(words.civilStatusForm.title);
    const save = form.getByRole('button', { name: words.dialog.save });
    expect(save).toHaveProperty('disabled', true);
    expect(form.queryByLabelText(optional(words.civilStatusForm.marriageDate))).toBeNull();
    await opened.user.selectOptions(form.getByLabelText(words.civilStatusForm.status), words.civilStatus.married);
    await fill(opened, form, optional(words.civilStatusForm.marriageDate), '1.4.2099');
    await opened.user.tab();
    await form.findByText('Das Datum muss vor dem aktuellen Datum liegen.');
    await fill(opened, form, optional(words.civilStatusForm.marriageDate), '28.2.2026');
    await fill(opened, form, optional(words.civilStatusForm.spouseFirstName), 'شيرين 🌷');
    await fill(opened, form, optional(words.civilStatusForm.spouseName), 'Müller-von Aesch');
    await fill(opened, form, optional(words.civilStatusForm.spouseBirthDate), '29.2.1988');
    await fill(opened, form, optional(words.civilStatusForm.nameAfterChange), 'Keller-Müller');
    await opened.user.click(save);
    await screen.findAllByText(words.civilStatusForm.pending);
    await arrivedAt(opened, world.at('profile'));
    await waitFor(() => {
      card(words.personal.title).getByText(words.pending.badge);
    });
    expect(card(words.personal.title).getAllByText('Verheiratet')).toHaveLength(2);
  });

  it('continues with a code after a reload, from the profile’s list of pending changes', async () => {
    const world = await setUpProfile(anna, start);
    const first = await world.open('profile-email');
    const entry = await dialog(words.emailAddress.title);
    await fill(first, entry, words.emailAddress.label, 'anna.neu@example.net{Enter}');
    await arrivedAt(first, world.at('profile-email-verification'));
    await dialog(words.emailCode.title);
    first.close();
    const again = await world.open('profile');
    await profileThere();
    card(words.login.title).getByText(words.pending.unconfirmed);
    await again.user.click(screen.getByRole('link', { name: words.pending.enterCodeFor.emailAddress }));
    const code = await dialog(words.emailCode.title);
    await fill(again, code, words.emailCode.label, `${await world.codeSentTo('anna.neu@example.net')}{Enter}`);
    await screen.findAllByText(words.emailCode.done);
  });
});

describe('In the dialog for the civil status a member', () => {
  it('can only choose days before today as the marriage date', async () => {
    const world = await setUpProfile();
    const opened = await world.open('profile-civil-status');
    const form = await dialog(words.civilStatusForm.title);
    await opened.user.selectOptions(form.getByLabelText(words.civilStatusForm.status), words.civilStatus.married);
    const [marriage] = form.getAllByRole('button', { name: words.civilStatusForm.calendar });
    if (marriage === undefined) throw new Error('The date of the marriage has no calendar.');
    await opened.user.click(marriage);
    await screen.findByRole('radio', { name: '2026' });
    expect(screen.queryByRole('radio', { name: '2027' })).toBeNull();
    await opened.user.keyboard('{Escape}');
    await fill(opened, form, optional(words.civilStatusForm.marriageDate), '09.03.2026');
    await opened.user.click(marriage);
    expect(await screen.findByRole('gridcell', { name: '9' })).toHaveProperty('disabled', false);
    expect(screen.getByRole('gridcell', { name: '10' })).toHaveProperty('disabled', true);
  });

  it('is offered what may follow a marriage, which is not being single', async () => {
    const world = await setUpProfile();
    await world.open('profile-civil-status');
    const form = await dialog(words.civilStatusForm.title);
    const choice = within(form.getByLabelText(words.civilStatusForm.status));
    const { single, unknown, ...offered } = words.civilStatus;
    for (const name of Object.values(offered)) choice.getByRole('option', { name });
    for (const name of [single, unknown]) expect(choice.queryByRole('option', { name })).toBeNull();
  });

  it('is asked for date and name after a divorce, and for nothing more when widowed', async () => {
    const world = await setUpProfile();
    const opened = await world.open('profile-civil-status');
    const form = await dialog(words.civilStatusForm.title);
    const status = form.getByLabelText(words.civilStatusForm.status);
    await opened.user.selectOptions(status, words.civilStatus.divorced);
    await form.findByLabelText(optional(words.civilStatusForm.divorceDate));
    form.getByLabelText(optional(words.civilStatusForm.nameAfterChange));
    expect(form.queryByLabelText(optional(words.civilStatusForm.spouseName))).toBeNull();
    await opened.user.selectOptions(status, words.civilStatus.widowed);
    expect(form.queryByLabelText(optional(words.civilStatusForm.divorceDate))).toBeNull();
    expect(form.queryByLabelText(optional(words.civilStatusForm.nameAfterChange))).toBeNull();
    expect(form.getByRole('button', { name: words.dialog.save })).toHaveProperty('disabled', false);
  });
});

describe('In a form of the profile a member', () => {
  it('is not scolded for passing by an empty field of a form, and reads what is missing when saving', async () => {
    const world = await setUpProfile();
    const opened = await world.open('profile-address', { query: '?anonymize=true' });
    const form = await dialog(words.addressForm.title);
    const street = form.getByLabelText(words.addressForm.addressRow1);
    await opened.user.click(street);
    for (let field = 0; field < 3; field += 1) await opened.user.tab();
    await opened.user.keyboard('Zürich');
    await opened.user.tab();
    expect(form.getByLabelText(words.addressForm.city)).toHaveProperty('value', 'Zürich');
    expect(form.queryByText('Pflichtfeld darf nicht leer sein')).toBeNull();
    await opened.user.click(form.getByRole('button', { name: words.dialog.save }));
    await waitFor(() => expect(street.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(street);
  });

  it('reads that a field is missing after emptying it', async () => {
    const world = await setUpProfile();
    const opened = await world.open('profile-address');
    const form = await dialog(words.addressForm.title);
    await fill(opened, form, words.addressForm.addressRow1, '');
    await opened.user.tab();
    await form.findByText('Pflichtfeld darf nicht leer sein');
  });

  it('is asked about a slip in their new e-mail address, and takes over what was meant', async () => {
    const world = await setUpProfile();
    const opened = await world.open('profile-email');
    const form = await dialog(words.emailAddress.title);
    await fill(opened, form, words.emailAddress.label, 'anna.neu@gmial.com');
    await opened.user.click(await form.findByRole('button', { name: 'anna.neu@gmail.com übernehmen' }));
    const field = form.getByLabelText(words.emailAddress.label);
    expect(field).toHaveProperty('value', 'anna.neu@gmail.com');
    expect(document.activeElement).toBe(field);
    expect(form.queryByText(/^Meinten Sie/)).toBeNull();
    await opened.user.keyboard('{Enter}');
    await dialog(words.emailCode.title);
    expect(await world.codeSentTo('anna.neu@gmail.com')).toMatch(/^\d+$/);
  });
});
