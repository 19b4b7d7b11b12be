import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import savings from '#words/de-CH/additional-savings.json';
import civilStatus from '#words/de-CH/civil-status.json';
import contact from '#words/de-CH/contact.json';
import dashboard from '#words/de-CH/dashboard.json';
import detail from '#words/de-CH/detail.json';
import hints from '#words/de-CH/hints.json';
import overview from '#words/de-CH/insurance-overview.json';
import profile from '#words/de-CH/profile.json';
import leave from '#words/de-CH/unpaid-leave.json';
import { setUpProfile } from '../support/profile.ts';

/** The fund doesn't know when he was born. */
const luca = { tenant: 'fadental', emailAddress: 'luca.morandini@example.org', mobileNumber: '+41790000035' };
const world = await setUpProfile(luca);
const words = detail.missingBirthDate;
const toForm = /\/kontakt\?topic=birthDate$/;

it.each([
  'retirement',
  'buy-in',
  'home-ownership',
  'unpaid-leave',
  'death-benefit',
  'disability',
  'exit-benefit',
  'insurance-overview',
] as const)('reads on the page %s what is missing, and the one step to take', async (route) => {
  await world.open(route);
  const panel = within(await screen.findByRole('region', { name: words.title }));
  // A cover without saving costs the same at every age.
  panel.getByText(route === 'unpaid-leave' ? leave.withoutBirthDate : words.text);
  expect(panel.getByRole('link', { name: words.action }).getAttribute('href')).toMatch(toForm);
  // Nothing leads to a simulator that has nothing to simulate.
  expect(screen.queryByText(detail.notAvailable)).toBeNull();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('link', { name: /simulieren/i })).toBeNull();
  expect(screen.queryByRole('button', { name: /simulieren/i })).toBeNull();
});

it('is led to the overview for what is known, by every page but the overview itself', async () => {
  for (const route of ['retirement', 'disability', 'exit-benefit'] as const) {
    const { close } = await world.open(route);
    await screen.findByText(words.known);
    close();
  }
  await world.open('insurance-overview');
  await screen.findByText(words.text);
  expect(screen.queryByText(words.known)).toBeNull();
});

it('reads on the page of civil status what needs no date', async () => {
  await world.open('civil-status');
  await screen.findByRole('region', { name: civilStatus.fact.label });
  expect(screen.queryByText(words.title)).toBeNull();
});

it('reads on the page of savings plans, as in its dialog, that the fund offers no choice', async () => {
  await world.open('additional-savings-customize');
  await within(await screen.findByRole('dialog', { name: savings.customize.title })).findByText(savings.plan.noChoice);
  await waitFor(() => expect(screen.getAllByText(savings.plan.noChoice)).toHaveLength(2));
});

it('reads in the overview what is known all the same', async () => {
  await world.open('insurance-overview');
  await screen.findByRole('region', { name: words.title });
  screen.getByText('Drechslerei Hohl & Kant');
  expect(screen.getByText(overview.personal.birthDate).parentElement?.textContent).toContain(overview.personal.unknown);
  await screen.findByText('Woher die Zahlen stammen');
  expect(screen.queryByText(/gestrichelte Linie/)).toBeNull();
});

it('reads in the profile that the date is missing, and where to report it', async () => {
  await world.open('profile');
  await screen.findByText(profile.personal.birthDateMissing);
  screen.getByText('**.**.****');
  expect(screen.getByRole('link', { name: profile.personal.reportBirthDate }).getAttribute('href')).toMatch(toForm);
});

it('reports it once: the dashboard and the pages then lead to the message', async () => {
  const world = await setUpProfile(luca);
  const first = await world.open('dashboard');
  expect(
    (await screen.findByRole('link', { name: dashboard.answer.none.birthDateUnknown.wayOn })).getAttribute('href'),
  ).toMatch(toForm);
  first.close();
  const { user, close } = await world.open('contact', { query: '?topic=birthDate' });
  await user.type(await screen.findByRole('textbox', { name: contact.form.body }), ' 1.5.1980');
  await user.click(screen.getByRole('button', { name: contact.form.send }));
  await screen.findByRole('button', { name: new RegExp(`^${contact.topics.birthDate}`) });
  close();
  const sentence = /^Sie haben uns am .* dazu geschrieben\. Wir antworten Ihnen hier im Portal\.$/;
  const toThread = /\/kontakt\?thread=[\w-]+$/;
  const again = await world.open('dashboard');
  await screen.findByText(sentence);
  expect(screen.getByRole('link', { name: hints.message.view }).getAttribute('href')).toMatch(toThread);
  expect(screen.queryByRole('link', { name: dashboard.answer.none.birthDateUnknown.wayOn })).toBeNull();
  again.close();
  for (const route of ['buy-in', 'additional-savings'] as const) {
    const page = await world.open(route);
    const panel = within(await screen.findByRole('region', { name: words.title }));
    panel.getByText(sentence);
    expect(panel.getByRole('link', { name: hints.message.view }).getAttribute('href')).toMatch(toThread);
    page.close();
  }
});
