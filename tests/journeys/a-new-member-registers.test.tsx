import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import registration from '#words/de-CH/registration.json';
import login from '#words/de-CH/login.json';
import { isPageInert, memoryStorage } from '../support/open-portal.tsx';
import { providersWith } from '../support/providers.ts';
import {
  askForRegistration,
  confirmNumber,
  enterLetterCode,
  enterPerson,
  fill,
  giveNumber,
  h1,
  letterCodeOf,
  livia,
  press,
  register,
  setUp,
} from '../support/register.ts';

const header = () => screen.queryByRole('list', { name: registration.steps.label });
const currentStep = () => header()?.querySelector('[aria-current="step"]')?.textContent ?? null;

describe.each(providersWith())('At $name a new member', ({ start }) => {
  it('registers from their mail to their dashboard, and leaves nothing of it in the browser', async () => {
    const world = await setUp(start);
    const link = await askForRegistration(world);
    const tab = memoryStorage();
    const opened = await world.open(link, { tab });
    await register(opened);
    await giveNumber(opened);
    screen.getByText(/^\+41 79 0[* ]+ 09$/);
    await confirmNumber(opened, world.provider);
    await press(opened, registration.message.enterCode);
    await enterLetterCode(opened, await letterCodeOf(world.provider));
    await waitFor(() => {
      expect(opened.portal.router.address()).toBe('/bergahorn/de-CH/dashboard');
    });
    await h1(/Livia Brändli/);
    expect(tab.getItem('pilaster.registration')).toBeNull();
    expect(tab.getItem('pilaster.registrationLink')).toBeNull();
    expect(world.browser.local.getItem('pilaster.token')).toBeNull();
  });
});

/** Opens a registration, accepts the terms, and goes on to the name. */
const atName = async () => {
  const world = await setUp();
  const opened = await world.open(await askForRegistration(world));
  await h1(registration.start.title);
  await opened.user.click(screen.getByRole('checkbox', { name: registration.start.accept }));
  await press(opened, registration.start.submit);
  await h1(registration.name.title);
  return opened;
};

describe('A new member', () => {
  it('the link’s secrets are removed from the address bar before the first request', async () => {
    const world = await setUp();
    const link = await askForRegistration(world);
    const opened = await world.open(link);
    expect(opened.portal.router.address()).not.toContain(link.split('/').at(-1));
    await h1(registration.start.title);
    expect(opened.portal.router.address()).toBe('/bergahorn/de-CH/anmelden/start');
  });

  it('may open a link with its credentials in the query', async () => {
    const world = await setUp();
    const [emailCode, sessionId] = (await askForRegistration(world)).split('/').toReversed();
    const opened = await world.open(`/bergahorn/de-CH/anmelden?sessionid=${sessionId}&emailcode=${emailCode}`);
    await h1(registration.start.title);
    expect(opened.portal.router.address()).toBe('/bergahorn/de-CH/anmelden/start');
  });

  it('can start only once the terms are accepted, and reads them in a new tab without a session', async () => {
    const world = await setUp();
    const { user } = await world.open(await askForRegistration(world));
    await h1(registration.start.title);
    const start = screen.getByRole('button', { name: registration.start.submit });
    expect(start).toHaveProperty('disabled', true);
    const terms = screen.getByRole('link', { name: new RegExp(registration.start.terms) });
    expect(terms.getAttribute('target')).toBe('_blank');
    const box = screen.getByRole('checkbox', { name: registration.start.accept });
    await user.click(box);
    expect(start).toHaveProperty('disabled', false);
    await user.click(box);
    expect(start).toHaveProperty('disabled', true);

    await world.device().open(terms.getAttribute('href') ?? '');
    await h1('Nutzungsbedingungen');
    await screen.findByText(/Das Portal steht den Versicherten der Pensionskasse Bergahorn offen/);
  });

  it('has the focus on the heading of every step, from the first one on', async () => {
    const world = await setUp();
    const opened = await world.open(await askForRegistration(world));
    await h1(registration.start.title);
    await opened.user.click(screen.getByRole('checkbox', { name: registration.start.accept }));
    await press(opened, registration.start.submit);
    const name = await h1(registration.name.title);
    await waitFor(() => expect(document.activeElement).toBe(name));
    await fill(opened, registration.name.firstname, livia.firstname);
    await fill(opened, registration.name.lastname, livia.name);
    await press(opened, registration.next);
    const birthday = await h1(registration.birthday.title);
    await waitFor(() => expect(document.activeElement).toBe(birthday));
  });

  it('is not scolded for passing by the fields of their name, and reads with Enter which one is missing', async () => {
    const opened = await atName();
    const lastname = screen.getByLabelText(registration.name.lastname);
    await opened.user.click(screen.getByLabelText(registration.name.firstname));
    await opened.user.tab();
    await opened.user.tab();
    await fill(opened, registration.name.firstname, livia.firstname);
    await opened.user.tab();
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    await opened.user.click(screen.getByLabelText(registration.name.firstname));
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(lastname.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(lastname);
    screen.getByText('Pflichtfeld darf nicht leer sein');
  });

  it('has a calendar for their birth date, and reaches nothing behind it', async () => {
    const opened = await atName();
    await fill(opened, registration.name.firstname, livia.firstname);
    await fill(opened, registration.name.lastname, livia.name);
    await press(opened, registration.next);
    await press(opened, registration.birthday.openCalendar);
    await screen.findByRole('dialog', { name: registration.birthday.calendar });
    expect(isPageInert()).toBe(true);
    await opened.user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(isPageInert()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: registration.birthday.openCalendar }));
  });

  it('reads before the start which three things a registration takes', async () => {
    const world = await setUp();
    await world.open(await askForRegistration(world));
    await h1(registration.start.title);
    const { ahvTitle, phoneTitle, letterTitle } = registration.start;
    const needs = screen.getByRole('list', { name: registration.start.requirementsTitle });
    expect(within(needs).getAllByRole('listitem')).toHaveLength(3);
    for (const title of [ahvTitle, phoneTitle, letterTitle]) within(needs).getByText(title);
  });

  it('is shown how a Swiss number is written, and where the code is in the letter', async () => {
    const world = await setUp();
    const opened = await world.open(await askForRegistration(world));
    await register(opened);
    expect(screen.getByLabelText(registration.phone.label).getAttribute('placeholder')).toBe('+41 7x xxx xx xx');
    await giveNumber(opened);
    await confirmNumber(opened, world.provider);
    await press(opened, registration.message.enterCode);
    await h1(registration.code.title);
    await press(opened, registration.code.where);
    const dialog = within(await screen.findByRole('dialog', { name: registration.code.where }));
    dialog.getByText(registration.code.helpText);
    dialog.getByRole('img', { name: registration.code.helpAlt });
    await press(opened, registration.close);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('sees in the header which of the three steps they are at, except while ordering the code', async () => {
    const world = await setUp();
    const opened = await world.open(await askForRegistration(world));
    await h1(registration.start.title);
    expect(currentStep()).toMatch(/Schritt 1 von 3, Seite 1 von 4: Persönliche Angaben/);
    await enterPerson(opened);
    expect(currentStep()).toMatch(/Schritt 1 von 3, Seite 4 von 4: Persönliche Angaben/);
    await press(opened, registration.next);
    await h1(registration.phone.title);
    expect(currentStep()).toMatch(/Schritt 2 von 3, Seite 1 von 2: Authentifizierung/);
    await giveNumber(opened);
    expect(currentStep()).toMatch(/Schritt 2 von 3, Seite 2 von 2: Authentifizierung/);
    await confirmNumber(opened, world.provider);
    expect(currentStep()).toMatch(/Schritt 3 von 3, Seite 1 von 2: Registrierungscode/);
    await press(opened, registration.message.enterCode);
    await h1(registration.code.title);
    expect(currentStep()).toMatch(/Schritt 3 von 3, Seite 2 von 2: Registrierungscode/);
    await opened.user.click(screen.getByRole('link', { name: registration.code.order }));
    await h1(registration.send.title);
    expect(header()).toBeNull();
  });

  it('finds their AHV number with the help of two examples: a drawn card, and their fund’s own certificate', async () => {
    const world = await setUp();
    const opened = await world.open(await askForRegistration(world));
    await enterPerson(opened);
    await press(opened, registration.ahv.where);
    const dialog = await screen.findByRole('dialog', { name: registration.ahv.where });
    expect(isPageInert()).toBe(true);
    expect(dialog.querySelectorAll('[role="tab"]').length).toBe(2);
    await screen.findByRole('img', { name: registration.ahv.cardAlt });
    await opened.user.click(screen.getByRole('tab', { name: registration.ahv.certificateTab }));
    const certificate = await screen.findByRole('img', { name: registration.ahv.certificateAlt });
    expect(certificate.getAttribute('src')).toMatch(/certificate-de/);
    await press(opened, registration.close);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(isPageInert()).toBe(false);
    expect(screen.getByLabelText(registration.ahv.label)).toHaveProperty('value', livia.ahvNumber);
  });

  it('who follows “register now” on the login page reads how to begin, and finds the way back to the login', async () => {
    const world = await setUp();
    const opened = await world.open('/bergahorn/de-CH/login');
    await h1('Anmelden');
    await opened.user.click(screen.getByRole('link', { name: login.email.register }));
    await h1(login.registration.title);
    screen.getByText(login.registration.lead);
    expect(screen.queryByText(login.email.stepCode)).toBeNull();
    expect(opened.portal.router.address()).toBe('/bergahorn/de-CH/login?register=true');
    await opened.user.click(screen.getByRole('link', { name: login.registration.login }));
    const heading = await h1(login.email.title);
    expect(document.activeElement).toBe(heading);
    screen.getByText(login.email.stepCode);
    expect(opened.portal.router.address()).toBe('/bergahorn/de-CH/login');
  });
});
