import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import common from '#words/de-CH/common.json';
import forms from '#words/de-CH/forms.json';
import login from '#words/de-CH/login.json';
import registration from '#words/de-CH/registration.json';
import french from '#words/fr-FR/registration.json';
import rules from '#words/de-CH/rules.json';
import { handClock } from '../support/hand-clock.ts';
import { memoryStorage, openPortal } from '../support/open-portal.tsx';
import {
  askForRegistration,
  confirmNumber,
  enterPerson,
  fill,
  giveNumber,
  h1,
  livia,
  press,
  register,
  setUp,
  smsCodeOf,
} from '../support/register.ts';
import {
  brokenJson,
  fundScript,
  html,
  inTurn,
  offline,
  ok,
  refused,
  scriptedProvider,
  type Answer,
  type Script,
} from '../support/scripted-provider.ts';
import { musterFund } from '../support/muster-fund.ts';

const settings = musterFund();

const status = (confirmed: number) =>
  ok({
    userDetailsConfirmed: confirmed > 0,
    mobileNumberConfirmed: confirmed > 1,
    isUserDataVerified: confirmed > 2,
    letterConfirmed: confirmed > 2,
  });
const acknowledged = ok({ isSuccessful: true });
const link = '/musterfund/de-CH/anmelden/session-1/code-1';

/** Opens a registration link at a provider that follows a script. */
const openLink = async (script: Script, address = link) => {
  const tab = memoryStorage();
  const clock = handClock();
  const fetch = scriptedProvider({ ...fundScript(settings), validateRegistrationEmail: status(0), ...script });
  const options = { fetch, tab, clock };
  const opened = await openPortal(address, options);
  return { ...opened, clock, reopen: (where: string) => openPortal(where, options) };
};

const address = ({ portal }: { portal: { router: { address: () => string } } }) => portal.router.address();
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('An opened registration link', () => {
  it.each([
    ['has expired', refused(400, 'err_3_3_2_4_306', 'Der Link gilt nicht mehr.')],
    ['is not known', refused(404, 'err_not_found', 'Unbekannt.')],
    ['is refused', refused(400, 'err_validation', 'Ungültig.')],
  ])('a registration link that %s leads to the registration’s address, which says so', async (_, answer) => {
    const opened = await openLink({ validateRegistrationEmail: answer });
    await screen.findByText(login.email.registrationExpired);
    screen.getByRole('heading', { level: 1, name: login.registration.title });
    screen.getByText(login.registration.again);
    screen.getByRole('button', { name: login.link.newLink });
    expect(address(opened)).toBe('/musterfund/de-CH/login?register=true');

    await opened.user.click(screen.getByRole('link', { name: login.registration.login }));
    await screen.findByRole('heading', { level: 1, name: login.email.title });
    expect(screen.queryByText(login.email.registrationExpired)).toBeNull();
  });

  it.each([
    ['AccessRevoked', '/musterfund/de-CH/login/access-revoked'],
    ['DaysAfterQuittingDate', '/musterfund/de-CH/login/access-revoked?mode=byExitDate'],
  ])('a link of somebody with %s leads to the access-revoked page', async (word, where) => {
    const opened = await openLink({ validateRegistrationEmail: refused(401, 'err_0', word) });
    await h1('Kein Zugang zum Portal');
    expect(address(opened)).toBe(where);
  });

  it.each([
    ['offline', offline, /Keine Verbindung/],
    ['met by a gateway’s page', html(), /im Moment gestört/],
    ['met by broken JSON', brokenJson, /im Moment gestört/],
    ['met by a fault', refused(500, 'err_internal', 'Interner Fehler.'), /im Moment gestört/],
  ])('a link that is %s is kept and can be tried again', async (_, answer, text) => {
    const opened = await openLink({ validateRegistrationEmail: inTurn(answer, status(0)) });
    await h1(registration.link.failedTitle);
    await screen.findByText(text);
    await press(opened, common.retry);
    await h1(registration.start.title);
  });

  it.each([
    [0, registration.start.title, 'start'],
    [1, registration.phone.title, 'telefon'],
    [2, registration.code.title, 'code'],
  ])('a link resumes a registration with %i confirmed parts', async (confirmed, title, word) => {
    const opened = await openLink({ validateRegistrationEmail: status(confirmed) });
    await h1(title);
    expect(address(opened)).toBe(`/musterfund/de-CH/anmelden/${word}`);
  });

  it('a link of a completed registration leads to the login, which says so', async () => {
    await openLink({ validateRegistrationEmail: status(3) });
    await screen.findByText(login.email.registered);
  });

  it('a link that comes with a session leads to the dashboard', async () => {
    const done = {
      userDetailsConfirmed: true,
      mobileNumberConfirmed: true,
      isUserDataVerified: true,
      letterConfirmed: true,
      bearerToken: 'token-of-the-session',
    };
    const opened = await openLink({
      validateRegistrationEmail: ok(done),
      userInfo: ok({
        firstname: 'Livia',
        lastname: 'Brändli',
        emailAddress: 'livia@example.org',
        ableToImpersonate: false,
      }),
    });
    await waitFor(() => {
      expect(address(opened)).toBe('/musterfund/de-CH/dashboard');
    });
  });

  it('a link may come in cookies, which are removed afterwards', async () => {
    const cookies = new Map([
      ['sessionid', 'session-1'],
      ['emailcode', 'code-1'],
    ]);
    const asked: unknown[] = [];
    const { createPortal } = await import('#app/create-portal.tsx');
    const portal = createPortal({
      fetch: scriptedProvider({
        ...fundScript(settings),
        validateRegistrationEmail: (request, endpoint) => {
          asked.push(request.url.pathname, request.body);
          return status(0)(request, endpoint);
        },
      }),
      address: '/musterfund/de-CH/anmelden',
      cookies: {
        read: () => Array.from(cookies, ([name, content]) => `${name}=${content}`).join('; '),
        remove: (name) => cookies.delete(name),
      },
    });
    const { render } = await import('@testing-library/react');
    await portal.start();
    const { unmount } = render(<portal.Root />);
    await h1(registration.start.title);
    expect(asked).toEqual(['/api/v1/registrations/validemail/session-1', { emailCode: 'code-1' }]);
    expect(cookies.size).toBe(0);
    unmount();
    portal.dispose();
  });
});

describe('A step out of order', () => {
  it.each(['anmelden/start', 'anmelden/ahv', 'anmelden/sms', 'anmelden/code', 'anmelden/fertig'])(
    'the address %s without a link leads to the registration’s address, which says that the link is missing',
    async (path) => {
      const opened = await openLink({}, `/musterfund/de-CH/${path}`);
      await screen.findByText(login.email.registrationLost);
      expect(address(opened)).toBe('/musterfund/de-CH/login?register=true');
    },
  );

  it.each([
    ['ahv', registration.start.title],
    ['telefon', registration.start.title],
    ['code', registration.start.title],
  ])('the address of %s typed at the start leads to the step that is due', async (word, title) => {
    const { portal } = await openLink({});
    await h1(registration.start.title);
    act(() => {
      portal.router.navigate(`/musterfund/de-CH/anmelden/${word}`);
    });
    await waitFor(() => {
      expect(portal.router.address()).toBe('/musterfund/de-CH/anmelden/start');
    });
    await h1(title);
  });

  it('going back after the details were confirmed leads to the phone', async () => {
    const world = await setUp();
    const opened = await world.open(await askForRegistration(world));
    await register(opened);
    act(() => {
      opened.portal.router.navigate('/bergahorn/de-CH/anmelden/name');
    });
    await waitFor(() => {
      expect(address(opened)).toBe('/bergahorn/de-CH/anmelden/telefon');
    });
  });

  it('a step that the provider refuses leads to the one that is due', async () => {
    const opened = await openLink({
      validateRegistrationEmail: inTurn(status(1), status(2)),
      sendRegistrationSms: refused(400, 'err_out_of_order', 'Dieser Schritt ist nicht an der Reihe.'),
    });
    await h1(registration.phone.title);
    await fill(opened, registration.phone.label, '0790000009');
    await press(opened, registration.phone.submit);
    await h1(registration.code.title);
  });
});

describe('What was typed', () => {
  it('typed data survive a reload, going back and another language', async () => {
    const world = await setUp();
    const tab = memoryStorage();
    const opened = await world.open(await askForRegistration(world), { tab });
    await enterPerson(opened);
    opened.close();

    const again = await world.open('/bergahorn/de-CH/anmelden/ahv', { tab });
    await h1(registration.ahv.title);
    expect(value(registration.ahv.label)).toBe(livia.ahvNumber);
    await again.user.click(screen.getByRole('link', { name: registration.back }));
    await h1(registration.birthday.title);
    expect(value(registration.birthday.label)).toBe(livia.birthDate);
    await again.user.click(screen.getByRole('link', { name: registration.back }));
    await h1(registration.name.title);
    expect([value(registration.name.firstname), value(registration.name.lastname)]).toEqual(['Livia', 'Brändli']);
    act(() => {
      again.portal.router.navigate('/bergahorn/fr-FR/inscription/nom');
    });
    await h1(french.name.title);
    expect([value(french.name.firstname), value(french.name.lastname)]).toEqual(['Livia', 'Brändli']);
  });

  it('typed data are forgotten once the provider has them', async () => {
    const world = await setUp();
    const tab = memoryStorage();
    const opened = await world.open(await askForRegistration(world), { tab });
    await register(opened);
    expect(tab.getItem('pilaster.registration')).not.toMatch(/756\.?0000/);
    expect(tab.getItem('pilaster.registration')).not.toContain('Brändli');
  });

  it('typed data are dropped if the browser’s storage is unreadable', async () => {
    const tab = memoryStorage();
    tab.setItem('pilaster.registration', '{"flow":{"stage":"letter"},"draft":{}}');
    await openPortal('/musterfund/de-CH/anmelden/code', { fetch: scriptedProvider(fundScript(settings)), tab });
    await screen.findByText(login.email.registrationLost);
    expect(tab.getItem('pilaster.registration')).toBeNull();
  });
});

describe('The personal data', () => {
  it.each([
    ['30.02.1978', rules.date],
    ['01.01.2999', rules.dateBeforeToday],
    ['31.12.0999', rules.date],
  ])('the birth date %s is rejected after leaving the field', async (typed, text) => {
    const world = await setUp();
    const opened = await world.open(await askForRegistration(world));
    await enterPerson(opened);
    await opened.user.click(screen.getByRole('link', { name: registration.back }));
    await h1(registration.birthday.title);
    await fill(opened, registration.birthday.label, typed);
    await opened.user.tab();
    await screen.findByText(text);
    expect(screen.getByRole('button', { name: registration.next })).toHaveProperty('disabled', true);
  });

  it('a social security number with a wrong check digit is rejected at the field', async () => {
    const world = await setUp();
    const opened = await world.open(await askForRegistration(world));
    await enterPerson(opened);
    await fill(opened, registration.ahv.label, '7560000000001');
    expect(value(registration.ahv.label)).toBe('756.0000.0000.01');
    await opened.user.tab();
    await screen.findByText(rules.ahvNumber);
    expect(screen.getByRole('button', { name: registration.next })).toHaveProperty('disabled', true);
  });

  it('data that match nobody are refused without a hint; once corrected they are accepted', async () => {
    const world = await setUp();
    const opened = await world.open(await askForRegistration(world));
    await enterPerson(opened, { ...livia, firstname: 'Lena' });
    await press(opened, registration.next);
    await screen.findByText(/Sie haben noch 4 Versuche/);
    screen.getByText('Lena Brändli');
    await opened.user.click(screen.getByRole('link', { name: registration.ahv.changeName }));
    await h1(registration.name.title);
    await fill(opened, registration.name.firstname, 'livia');
    await press(opened, registration.next);
    await press(opened, registration.next);
    await h1(registration.ahv.title);
    expect(value(registration.ahv.label)).toBe(livia.ahvNumber);
    await press(opened, registration.next);
    await h1(registration.phone.title);
  });

  it.each([
    ['AccessRevoked', '/login/access-revoked'],
    ['DaysAfterQuittingDate', '/login/access-revoked?mode=byExitDate'],
  ])('data of somebody with %s lead to the access-revoked page', async (word, where) => {
    const opened = await openLink({ register: refused(401, 'err_0', word) });
    await enterPerson(opened);
    await press(opened, registration.next);
    await h1('Kein Zugang zum Portal');
    expect(address(opened)).toBe(`/musterfund/de-CH${where}`);
  });

  it.each<[string, Answer, RegExp]>([
    ['offline', offline, /Keine Verbindung/],
    ['met by a fault', refused(500, 'err_internal', 'Interner Fehler.'), /im Moment gestört/],
  ])('data sent while %s stay in the form and can be sent again', async (_, answer, text) => {
    const opened = await openLink({ register: inTurn(answer, acknowledged) });
    await enterPerson(opened);
    await press(opened, registration.next);
    await screen.findByText(text);
    expect(value(registration.ahv.label)).toBe(livia.ahvNumber);
    await press(opened, registration.next);
    await h1(registration.phone.title);
  });

  it('data sent too often lead to a message with the minutes to wait', async () => {
    const opened = await openLink({ register: refused(429, 'err_too_many', 'Zu viele.', { retryAfter: 150 }) });
    await enterPerson(opened);
    await press(opened, registration.next);
    await screen.findByText(/warten Sie 3 Minuten/);
    expect(screen.getByRole('button', { name: registration.next })).toHaveProperty('disabled', true);
    act(() => {
      opened.clock.pass(150_000);
    });
    await screen.findByText(forms.waitOver);
  });
});

describe('The SMS code', () => {
  it('a wrong SMS code says how many tries are left; after the last one a new code is sent and works', async () => {
    const world = await setUp();
    const opened = await world.open(await askForRegistration(world));
    await register(opened);
    await giveNumber(opened);
    const right = await smsCodeOf(world.provider);
    const wrong = right === '000000' ? '000001' : '000000';
    for (const left of [4, 3, 2, 1]) {
      await fill(opened, registration.sms.label, wrong);
      await press(opened, registration.sms.submit);
      await screen.findByText(new RegExp(`Sie haben noch ${left} Versuch`));
    }
    await fill(opened, registration.sms.label, wrong);
    await press(opened, registration.sms.submit);
    await waitFor(() => {
      expect(screen.queryByText(/Sie haben noch 1 Versuch/)).toBeNull();
    });
    await fill(opened, registration.sms.label, right);
    await waitFor(() => {
      expect(screen.getByLabelText(registration.sms.label).getAttribute('aria-invalid')).toBe('true');
    });
    act(() => {
      world.clock.pass(61_000);
    });
    await press(opened, registration.sms.resend);
    // Announced, and shown as soon as the stack of toasts has arrived.
    expect(await screen.findAllByText(registration.sms.resent)).not.toHaveLength(0);
    await waitFor(() => {
      expect(value(registration.sms.label)).toBe('');
    });
    await confirmNumber(opened, world.provider);
  });

  it('an SMS code is accepted when pasted with spaces; another number can be given instead', async () => {
    const world = await setUp();
    const opened = await world.open(await askForRegistration(world));
    await register(opened);
    await giveNumber(opened, '+41 (0)79 000 00 08');
    await opened.user.click(screen.getByRole('link', { name: registration.sms.otherNumber }));
    await h1(registration.phone.title);
    act(() => {
      world.clock.pass(61_000);
    });
    await giveNumber(opened);
    const code = await smsCodeOf(world.provider);
    await opened.user.click(screen.getByLabelText(registration.sms.label));
    await opened.user.paste(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await h1(registration.message.title);
  });
});

describe('The letter’s code', () => {
  it.each<[string, Answer, string | RegExp]>([
    [
      'is wrong',
      ok({ isSuccessful: false }, { triesLeft: 2 }),
      /Dieser Code stimmt nicht\. Sie haben noch 2 Versuche\./,
    ],
    ['is dead', refused(400, 'err_validation', 'Dieser Code gilt nicht mehr.'), 'Dieser Code gilt nicht mehr.'],
    ['cannot be checked', offline, /Keine Verbindung/],
  ])('a letter’s code that %s stays in the field, with the reason next to it', async (_, answer, text) => {
    const opened = await openLink({ validateRegistrationEmail: status(2), validateRegistrationLetter: answer });
    await h1(registration.code.title);
    await fill(opened, registration.code.label, 'k7qp 4xrm');
    await press(opened, registration.code.submit);
    await screen.findByText(text);
    expect(value(registration.code.label)).toBe('K7QP-4XRM');
  });

  it('a letter’s code goes to the provider without spaces and hyphens', async () => {
    const sent: unknown[] = [];
    const opened = await openLink({
      validateRegistrationEmail: status(2),
      validateRegistrationLetter: (request, endpoint) => {
        sent.push(request.body);
        return ok({ isSuccessful: true })(request, endpoint);
      },
    });
    await h1(registration.code.title);
    await fill(opened, registration.code.label, 'k7qp-4xrm');
    await press(opened, registration.code.submit);
    await screen.findByText(login.email.registered);
    expect(sent).toEqual([{ letterCode: 'K7QP4XRM' }]);
  });
});
