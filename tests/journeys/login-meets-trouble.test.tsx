import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { locales } from '#kernel/locale.ts';
import { swissTime } from '#kernel/swiss-time.ts';
import common from '#words/de-CH/common.json';
import errors from '#words/de-CH/errors.json';
import forms from '#words/de-CH/forms.json';
import login from '#words/de-CH/login.json';
import shell from '#words/de-CH/shell.json';
import status from '#words/de-CH/status.json';
import {
  brokenJson,
  fundScript,
  html,
  inTurn,
  never,
  offline,
  ok,
  refused,
  scriptedProvider,
  type Answer,
  type Script,
} from '../support/scripted-provider.ts';
import { handClock } from '../support/hand-clock.ts';
import { musterFund } from '../support/muster-fund.ts';
import { memoryStorage, openPortal } from '../support/open-portal.tsx';

const settings = musterFund({
  configurations: { contact: { phoneNumber: '+41 44 000 00 00', emailAddress: 'kontakt@musterfund.example' } },
});

const provider = (script: Script) => scriptedProvider({ ...fundScript(settings), ...script });
const sent = ok({ isSuccessful: true });
const smsSent = ok({ mobileNumber: '+41790*****55', resendAfterSeconds: 60 });
const link = '/musterfund/de-CH/login/link/session-1/code-1';
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });

const askForLink = async (script: Script) => {
  const opened = await openPortal('/musterfund/de-CH/login', { fetch: provider(script) });
  await h1('Anmelden');
  await opened.user.click(screen.getByLabelText('E-Mail-Adresse'));
  await opened.user.paste('anna@example.org');
  await opened.user.click(screen.getByRole('button', { name: 'Link anfordern' }));
  return opened;
};

const openCode = async (script: Script, clock = handClock()) => {
  const tab = memoryStorage();
  const opened = await openPortal(link, { fetch: provider({ sendLoginSms: smsSent, ...script }), tab, clock });
  await h1('Code eingeben');
  return { ...opened, tab, clock };
};

/** The current one of the login's steps, with its number. */
const current = () =>
  screen.getByRole('list', { name: login.email.stepsTitle }).querySelector('[aria-current="step"]')?.textContent;

describe('On the address step a visitor', () => {
  it('cannot request a link before the address is valid, and reads why after leaving the field', async () => {
    const { user } = await openPortal('/musterfund/de-CH/login', { fetch: provider({}) });
    const field = await screen.findByLabelText('E-Mail-Adresse');
    const button = screen.getByRole('button', { name: 'Link anfordern' });
    expect(button).toHaveProperty('disabled', true);
    await user.type(field, 'anna@');
    expect(screen.queryByText('E-Mail ist ungültig')).toBeNull();
    await user.tab();
    await screen.findByText('E-Mail ist ungültig');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.type(field, 'example.org');
    await waitFor(() => {
      expect(screen.queryByText('E-Mail ist ungültig')).toBeNull();
    });
    expect(button).toHaveProperty('disabled', false);
    await user.clear(field);
    await screen.findByText('Pflichtfeld darf nicht leer sein');
  });

  it('is not scolded for passing by, and reads what is missing once something was typed', async () => {
    const { user } = await openPortal('/musterfund/de-CH/login', { fetch: provider({}) });
    const field = await screen.findByLabelText('E-Mail-Adresse');
    await user.click(field);
    await user.tab();
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await user.type(field, 'anna');
    await user.tab();
    await screen.findByText('E-Mail ist ungültig. Es fehlt das @.');
  });

  it.each([
    ['anna@gmial.com', 'anna@gmail.com'],
    ['anna@bluewin.hc', 'anna@bluewin.ch'],
    ['annagmail.com', 'anna@gmail.com'],
  ])('who types %s is asked whether it is %s, and takes it over', async (typed, meant) => {
    const asked: unknown[] = [];
    const { user } = await openPortal('/musterfund/de-CH/login', {
      fetch: provider({
        requestLoginLink: (request, endpoint) => {
          asked.push(request.body);
          return sent(request, endpoint);
        },
      }),
    });
    const field = await screen.findByLabelText('E-Mail-Adresse');
    await user.type(field, typed);
    await screen.findByText(`Meinten Sie ${meant}?`);
    await user.click(screen.getByRole('button', { name: `${meant} übernehmen` }));
    expect(field).toHaveProperty('value', meant);
    expect(document.activeElement).toBe(field);
    await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
    await h1('Sehen Sie in Ihren E-Mails nach');
    expect(asked).toMatchObject([{ emailAddress: meant }]);
  });

  it('may keep an address that looks like a slip', async () => {
    const { user } = await openPortal('/musterfund/de-CH/login', { fetch: provider({ requestLoginLink: sent }) });
    await user.type(await screen.findByLabelText('E-Mail-Adresse'), 'anna@gmial.com');
    await screen.findByText('Meinten Sie anna@gmail.com?');
    await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
    await screen.findByText('anna@gmial.com');
  });

  it('sees on each page which of the three steps it is', async () => {
    const { close } = await askForLink({
      requestLoginLink: (...asked) => {
        expect(current()).toBe(`1Schritt 1 von 3: ${login.email.stepAddress}`);
        return sent(...asked);
      },
    });
    await h1('Sehen Sie in Ihren E-Mails nach');
    expect(current()).toBe(`2Schritt 2 von 3: ${login.email.stepLink}`);
    close();
    await openCode({});
    expect(current()).toBe(`3Schritt 3 von 3: ${login.email.stepCode}`);
  });

  it('is mailed a registration link if the provider says that it has sent no login link', async () => {
    const asked: string[] = [];
    const telling =
      (name: string, isSuccessful: boolean): Answer =>
      (request, endpoint) => {
        asked.push(name);
        return ok({ isSuccessful })(request, endpoint);
      };
    await askForLink({
      requestLoginLink: telling('login', false),
      requestRegistration: telling('registration', true),
    });
    await h1('Sehen Sie in Ihren E-Mails nach');
    expect(asked).toEqual(['login', 'registration']);
  });

  it.each([
    ['is offline', offline, /Keine Verbindung/],
    ['meets a gateway’s page', html(), /im Moment gestört/],
    ['meets a fault of the provider', refused(500, 'err_internal', 'Interner Fehler.'), /im Moment gestört/],
    ['meets broken JSON', brokenJson, /im Moment gestört/],
  ])('a visitor who %s reads so and keeps what they typed', async (_, answer, text) => {
    const { user } = await askForLink({ requestLoginLink: inTurn(answer, sent) });
    await screen.findByText(text);
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveProperty('value', 'anna@example.org');
    await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
    await h1('Sehen Sie in Ihren E-Mails nach');
  });

  it('a visitor who has tried too often reads how many minutes to wait', async () => {
    await askForLink({ requestLoginLink: refused(429, 'err_too_many', 'Zu viele.', { retryAfter: 150 }) });
    await screen.findByText(/warten Sie 3 Minuten/);
    expect(screen.getByRole('button', { name: 'Link anfordern' })).toHaveProperty('disabled', true);
  });

  it('a visitor whose browser blocks cookies reads what to change', async () => {
    await askForLink({ requestLoginLink: refused(403, 'err_csrf', 'Token fehlt.') });
    await screen.findByText('Ihr Browser blockiert die Anmeldung');
  });

  it.each([
    ['says why', 'Diese Adresse gibt es nicht.', 'Diese Adresse gibt es nicht.'],
    ['says nothing', ' ', forms.refused],
  ])(
    'a visitor whose address is refused as invalid by a provider that %s reads so at the field, and gets no registration mail',
    async (_, detail, text) => {
      let registered = false;
      await askForLink({
        requestLoginLink: refused(400, 'err_validation', detail),
        requestRegistration: (...asked) => {
          registered = true;
          return sent(...asked);
        },
      });
      await screen.findByText(text);
      expect(screen.getByLabelText('E-Mail-Adresse').getAttribute('aria-invalid')).toBe('true');
      expect(registered).toBe(false);
    },
  );

  it('an unknown visitor gets a registration mail and sees the same screen', async () => {
    const callbacks: unknown[] = [];
    await askForLink({
      requestLoginLink: refused(401, 'err_0', 'Unbekannt.'),
      requestRegistration: (request, endpoint) => {
        callbacks.push(request.body);
        return sent(request, endpoint);
      },
    });
    await h1('Sehen Sie in Ihren E-Mails nach');
    expect(callbacks).toEqual([
      {
        emailAddress: 'anna@example.org',
        urlCallback: 'http://localhost/musterfund/de-CH/anmelden',
        tenant: 'musterfund',
        language: 'de-CH',
      },
    ]);
  });

  it.each([
    ['AccessRevoked', '/musterfund/de-CH/login/access-revoked', /oder Ihr Zugang wurde gesperrt/],
    [
      'DaysAfterQuittingDate',
      '/musterfund/de-CH/login/access-revoked?mode=byExitDate',
      /vor längerer Zeit verlassen\. Ihr Zugang/,
    ],
  ])('a visitor to whom the provider answers %s reads why and whom to contact', async (detail, address, text) => {
    const { portal } = await askForLink({ requestLoginLink: refused(401, 'err_0', detail) });
    await h1('Kein Zugang zum Portal');
    screen.getByText(text);
    expect(portal.router.address()).toBe(address);
    expect(screen.queryByText(detail)).toBeNull();
    expect(within(screen.getByRole('main')).getByRole('link', { name: '+41 44 000 00 00' }).getAttribute('href')).toBe(
      'tel:+41440000000',
    );
  });

  it('who registers stays on the page of the registration when no link can be sent, and after a reload', async () => {
    const fetch = provider({ requestLoginLink: refused(503, 'err_unavailable', 'Nicht verfügbar.') });
    const { user, portal, close } = await openPortal('/musterfund/de-CH/anmelden', { fetch });
    await h1(login.registration.title);
    await user.type(screen.getByLabelText('E-Mail-Adresse'), 'anna@example.org');
    await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
    await screen.findByRole('alert');
    await h1(login.registration.title);
    expect(screen.queryByText(login.email.stepCode)).toBeNull();
    close();
    await openPortal(portal.router.address(), { fetch });
    await h1(login.registration.title);
  });

  it('who registers reads of the registration once the link is sent, also after a reload', async () => {
    const tab = memoryStorage();
    const fetch = provider({ requestLoginLink: sent });
    const { user, portal, close } = await openPortal('/musterfund/de-CH/login?register=true', { fetch, tab });
    await h1(login.registration.title);
    await user.type(screen.getByLabelText('E-Mail-Adresse'), 'anna@example.org');
    await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
    await h1(login.link.title);
    close();
    const reloaded = await openPortal(portal.router.address(), { fetch, tab });
    await h1(login.link.title);
    expect(document.title).toMatch(/^Registrierung – /);
    screen.getByText(new RegExp(`^${login.registration.next}`));
    screen.getByText(login.registration.helpText);
    expect(screen.queryByText(login.email.stepCode)).toBeNull();
    await reloaded.user.click(screen.getByRole('link', { name: login.link.otherAddress }));
    await h1(login.registration.title);
    expect(reloaded.portal.router.address()).toBe('/musterfund/de-CH/login?register=true');
  });

  it('is not mailed a second link within the pause after a look at the page of the registration', async () => {
    let asked = 0;
    const { user } = await askForLink({
      requestLoginLink: (request, endpoint) => {
        asked += 1;
        return sent(request, endpoint);
      },
    });
    await h1(login.link.title);
    await user.click(screen.getByRole('link', { name: login.link.otherAddress }));
    await h1(login.email.title);
    await user.click(screen.getByRole('link', { name: login.email.register }));
    await h1(login.registration.title);
    await user.click(screen.getByRole('link', { name: login.registration.login }));
    await h1(login.email.title);
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveProperty('value', 'anna@example.org');
    await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
    await h1(login.link.title);
    await screen.findByText(/ist schon unterwegs/);
    expect(asked).toBe(1);
  });

  it('sends one request if the button is pressed twice', async () => {
    let asked = 0;
    const { user } = await openPortal('/musterfund/de-CH/login', {
      fetch: provider({
        requestLoginLink: (request, endpoint) => {
          asked += 1;
          return never(request, endpoint);
        },
      }),
    });
    await user.type(await screen.findByLabelText('E-Mail-Adresse'), 'anna@example.org{Enter}{Enter}');
    await user.click(await screen.findByRole('button', { name: /Link wird angefordert/ }));
    expect(asked).toBe(1);
  });
});

describe('An opened link', () => {
  it.each([link, '/musterfund/de-CH/login/link?sessionid=session-1&emailcode=code-1'])(
    'a link leaves none of its secrets in the address, nor in that of any request: %s',
    async (address) => {
      const asked: string[] = [];
      const answer = provider({ sendLoginSms: smsSent });
      const { portal } = await openPortal(address, {
        fetch: (input, init) => {
          asked.push(new Request(input, init).url);
          return answer(input, init);
        },
      });
      await h1('Code eingeben');
      expect(portal.router.address()).toBe('/musterfund/de-CH/login/sms');
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((url) => url.includes('code-1'))).toEqual([]);
    },
  );

  it('a link that has expired, was used or was superseded is explained, and a new one offered', async () => {
    const { portal, user } = await openPortal(link, {
      fetch: provider({ sendLoginSms: refused(400, 'err_3_3_2_4_306', 'Abgelaufen.') }),
    });
    await h1('Diese Anmeldung gilt nicht mehr');
    screen.getByText(/abgelaufen, wurde bereits verwendet oder durch einen neueren Link ersetzt/);
    expect(portal.router.address()).toBe('/musterfund/de-CH/login/expired');
    await user.click(screen.getByRole('link', { name: 'Neuen Link anfordern' }));
    await h1('Anmelden');
  });

  it.each([
    ['is malformed', refused(400, 'err_validation', 'Ungültig.')],
    ['belongs to another fund', refused(404, 'err_not_found', 'Nicht gefunden.')],
  ])('a link that %s leads back to the address and says why', async (_, answer) => {
    await openPortal(link, { fetch: provider({ sendLoginSms: answer }) });
    await h1('Anmelden');
    screen.getByText(/unvollständig oder ungültig/);
  });

  it.each([
    ['offline', offline, /Keine Verbindung/],
    ['a gateway’s page', html(), /im Moment gestört/],
    ['a fault of the provider', refused(503, 'err_unavailable', 'Wartung.'), /im Moment gestört/],
  ])('a link that meets %s is kept and can be tried again', async (_, answer, text) => {
    const { user } = await openPortal(link, { fetch: provider({ sendLoginSms: inTurn(answer, smsSent) }) });
    await h1('Der Link konnte nicht geprüft werden');
    screen.getByText(text);
    await user.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    await h1('Code eingeben');
  });

  it('a link that is opened twice in a row says that the code was sent, and sends a new one after the pause', async () => {
    const clock = handClock();
    const { user } = await openPortal(link, {
      fetch: provider({ sendLoginSms: inTurn(refused(429, 'err_too_many', 'Warten.', { retryAfter: 40 }), smsSent) }),
      clock,
    });
    await h1('Der Code ist schon unterwegs');
    screen.getByText('Neuer Code möglich in 0:40');
    act(() => {
      clock.pass(40_000);
    });
    await user.click(screen.getByRole('button', { name: 'Neuen Code senden' }));
    await h1('Code eingeben');
  });

  it('a link that is opened far too often says how long to wait', async () => {
    await openPortal(link, {
      fetch: provider({ sendLoginSms: refused(429, 'err_too_many', 'Warten.', { retryAfter: 480 }) }),
    });
    await h1('Der Link konnte nicht geprüft werden');
    screen.getByText(/warten Sie 8 Minuten/);
  });

  it('a link of somebody who was locked out meanwhile leads to the reason', async () => {
    const { portal } = await openPortal(link, {
      fetch: provider({ sendLoginSms: refused(401, 'err_0', 'AccessRevoked') }),
    });
    await h1('Kein Zugang zum Portal');
    expect(portal.router.address()).toBe('/musterfund/de-CH/login/access-revoked');
  });

  it('a link that is refused with HTTP 403 leads to the forbidden page in German', async () => {
    const { portal } = await openPortal(link.replace('de-CH', 'fr-FR'), {
      fetch: provider({ sendLoginSms: refused(403, 'err_forbidden', 'Non.') }),
    });
    await h1('Kein Zugriff');
    expect(portal.router.address()).toBe('/musterfund/de-CH/forbidden');
    screen.getByText("You don't have permission to access this resource.");
  });
});

describe('On the code step a member', () => {
  it('redirects a member without a login in progress to the address', async () => {
    const { portal } = await openPortal('/musterfund/de-CH/login/sms', { fetch: provider({}) });
    await h1('Anmelden');
    expect(portal.router.address()).toBe('/musterfund/de-CH/login');
    screen.getByText(/beginnen Sie die Anmeldung noch einmal/);
  });

  it('a member who mistypes the code reads how many tries are left and corrects it in place', async () => {
    const { user } = await openCode({
      logIn: refused(400, 'err_validation', 'Der Code ist falsch.', { triesLeft: 4 }),
    });
    const field = screen.getByLabelText('Code aus der SMS');
    await user.type(field, '123 456');
    expect(field).toHaveProperty('value', '123456');
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    await screen.findByText('Dieser Code stimmt nicht. Sie haben noch 4 Versuche.');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    // Announced, and in one toast.
    await waitFor(() => expect(screen.getAllByText('Der Code ist falsch.')).toHaveLength(2));
  });

  describe('if the provider says how long the code is and until when it is good', () => {
    const saysMore = ok({ mobileNumber: '+41790*****55', resendAfterSeconds: 60, codeLength: 6, validForSeconds: 300 });

    const openCells = async (answer: Answer) => {
      const sent: unknown[] = [];
      const opened = await openCode({
        sendLoginSms: saysMore,
        logIn: (request, endpoint) => {
          sent.push(request.body);
          return answer(request, endpoint);
        },
      });
      return { ...opened, sent, field: screen.getByLabelText('Code aus der SMS') };
    };
    const wrong = refused(400, 'err_validation', 'Der Code ist falsch.', { triesLeft: 4 });

    it('reads the time, and that the code is checked by itself', async () => {
      const { clock, field } = await openCells(never);
      const until = swissTime(clock.now() + 300_000);
      const hint = screen.getByText(`Der Code gilt bis ${until}. Nach 6 Ziffern wird er von selbst geprüft.`);
      expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(hint.id);
      expect(screen.queryByText(/nur wenige Minuten/)).toBeNull();
    });

    it('sends it with the last digit, once, also if Enter follows', async () => {
      const { user, field, sent } = await openCells(never);
      await user.type(field, '12345');
      expect(sent).toEqual([]);
      await user.type(field, '6{Enter}');
      await screen.findByRole('button', { name: /Sie werden angemeldet/ });
      expect(sent).toEqual([{ smsCode: '123456' }]);
    });

    it.each([
      ['as the phone fills it in', '123456'],
      ['with a blank', ' 123 456 '],
      ['with the whole message', '123456 ist Ihr Code für das Portal.\n\n@portal.example #123456'],
    ])('sends one that is pasted %s', async (_, pasted) => {
      const { user, field, sent } = await openCells(never);
      await user.click(field);
      await user.paste(pasted);
      await waitFor(() => expect(sent).toEqual([{ smsCode: '123456' }]));
      expect(field).toHaveProperty('value', '123456');
    });

    it('leaves a wrong code in the field, and uses up no other try for Enter or for typing it again', async () => {
      const { user, field, sent } = await openCells(wrong);
      await user.type(field, '123456');
      await screen.findByText('Dieser Code stimmt nicht. Sie haben noch 4 Versuche.');
      expect(field).toHaveProperty('value', '123456');
      await user.keyboard('{Enter}');
      await user.type(field, '{Backspace}6');
      expect(sent).toEqual([{ smsCode: '123456' }]);
      await user.type(field, '{Backspace}7');
      await waitFor(() => expect(sent).toEqual([{ smsCode: '123456' }, { smsCode: '123457' }]));
    });

    it('begins another code with a digit that is typed into a whole one, and sends none before it is complete', async () => {
      const { user, field, sent } = await openCells(wrong);
      await user.type(field, '123456');
      await screen.findByText('Dieser Code stimmt nicht. Sie haben noch 4 Versuche.');
      await user.type(field, '98765', { initialSelectionStart: 3, initialSelectionEnd: 3 });
      expect(field).toHaveProperty('value', '98765');
      expect(sent).toEqual([{ smsCode: '123456' }]);
      await user.type(field, '4');
      await waitFor(() => expect(sent).toEqual([{ smsCode: '123456' }, { smsCode: '987654' }]));
    });

    it('tries the same code again by the button if the provider could not be reached', async () => {
      const { user, field, sent } = await openCells(offline);
      await user.type(field, '123456');
      await screen.findByText(/Keine Verbindung/);
      await user.click(screen.getByRole('button', { name: 'Anmelden' }));
      await waitFor(() => expect(sent).toHaveLength(2));
    });
  });

  it('a member also reads in the provider’s own words why a code could not be checked', async () => {
    const { user } = await openCode({ logIn: refused(500, 'err_internal', 'Wir arbeiten daran.') });
    await user.type(screen.getByLabelText('Code aus der SMS'), '123456{Enter}');
    await screen.findByText(/im Moment gestört/);
    await screen.findAllByText('Wir arbeiten daran.');
    expect(screen.getByLabelText('Code aus der SMS')).toHaveProperty('value', '123456');
  });

  it('a member whose last try was wrong learns that link and code no longer work', async () => {
    const { user } = await openCode({ logIn: refused(400, 'err_3_3_2_4_306', 'Abgelaufen.') });
    await user.type(screen.getByLabelText('Code aus der SMS'), '000000{Enter}');
    await h1('Diese Anmeldung gilt nicht mehr');
  });

  it('a member who is offline keeps the code and tries again', async () => {
    const { user } = await openCode({ logIn: offline });
    await user.type(screen.getByLabelText('Code aus der SMS'), '000000{Enter}');
    await screen.findByText(/Keine Verbindung/);
    expect(screen.getByLabelText('Code aus der SMS')).toHaveProperty('value', '000000');
  });

  it('resends the SMS once the pause is over', async () => {
    const { user, clock } = await openCode({});
    expect(screen.queryByRole('button', { name: 'SMS erneut senden' })).toBeNull();
    screen.getByText('Erneut senden möglich in 1:00');
    act(() => {
      clock.pass(59_000);
    });
    screen.getByText('Erneut senden möglich in 0:01');
    act(() => {
      clock.pass(1_000);
    });
    await user.click(screen.getByRole('button', { name: 'SMS erneut senden' }));
    await screen.findAllByText('Die SMS wurde an Ihr Telefon gesendet!');
    screen.getByText('Erneut senden möglich in 1:00');
  });

  it('a member who asks for the SMS too often may still enter the code they have', async () => {
    const { user, clock } = await openCode({
      sendLoginSms: inTurn(smsSent, refused(429, 'err_too_many', 'Warten.', { retryAfter: 500 })),
    });
    act(() => {
      clock.pass(60_000);
    });
    await user.click(screen.getByRole('button', { name: 'SMS erneut senden' }));
    await screen.findByText('Erneut senden möglich in 8:20');
    await user.type(screen.getByLabelText('Code aus der SMS'), '123456');
    expect(screen.getByRole('button', { name: 'Anmelden' })).toHaveProperty('disabled', false);
  });

  it('a member who reloads the page continues where they were', async () => {
    const { tab, close, clock } = await openCode({});
    close();
    await openPortal('/musterfund/de-CH/login/sms', { fetch: provider({}), tab, clock });
    await h1('Code eingeben');
    screen.getByText('+41 790 *** **55');
  });

  it('a member who changes the language keeps the step', async () => {
    const { portal } = await openCode({});
    act(() => {
      portal.router.navigate('/musterfund/fr-FR/login/sms');
    });
    await h1('Saisir le code');
    screen.getByText('+41 790 *** **55');
  });
});

/** Every key of the texts on these screens. */
const keysOf = (node: object, path = ''): string[] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}${key}.`)
      : path === ''
        ? []
        : [`${path}${key}`],
  );
const keys = [login, status, shell, common, errors].flatMap((texts) => keysOf(texts));

describe('Where nothing goes on', () => {
  it.each([
    ['login/expired', 'Diese Anmeldung gilt nicht mehr'],
    ['login/access-revoked', 'Kein Zugang zum Portal'],
    ['forbidden', 'Kein Zugriff'],
    ['redirect', 'Sitzung verloren'],
    ['no-such-page', 'Seite nicht gefunden'],
  ])('a visitor of %s sees a small drawing and whom to call', async (path, title) => {
    await openPortal(`/musterfund/de-CH/${path}`, { fetch: provider({}) });
    const heading = await h1(title);
    expect(heading.previousElementSibling?.tagName).toBe('svg');
    expect(screen.queryByRole('img')).toBeNull();
    expect(within(screen.getByRole('main')).getByRole('link', { name: '+41 44 000 00 00' }).getAttribute('href')).toBe(
      'tel:+41440000000',
    );
    screen.getByRole('link', { name: 'kontakt@musterfund.example' });
  });

  it('a visitor whose fund is known does not read that it is unknown', async () => {
    await openPortal('/musterfund/de-CH/redirect', { fetch: provider({}) });
    await h1(status.redirect.title);
    screen.getByText(status.redirect.textKnown);
    expect(screen.queryByText(status.redirect.text)).toBeNull();
  });

  it('a member whose session cannot be asked for reads the number to call, before anything else was loaded', async () => {
    await openPortal('/musterfund/de-CH/pensionierung', { fetch: provider({ userInfo: offline }) });
    const heading = await h1(shell.unreachable.title);
    expect(heading.previousElementSibling?.tagName).toBe('svg');
    within(screen.getByRole('main')).getByRole('link', { name: '+41 44 000 00 00' });
  });

  it('a visitor whose fund is not known is told to call the fund', async () => {
    await openPortal('/musterfund/de-CH/login', { fetch: () => Promise.reject(new TypeError('offline')) });
    await h1(shell.unreachable.title);
    screen.getByText(shell.unreachable.call);
  });
});

describe.each(locales)('In %s every screen of the login', (locale) => {
  it.each([
    'login',
    'login/reminder',
    'login/expired',
    'login/access-revoked',
    'login/access-revoked?mode=byExitDate',
    'forbidden',
    'redirect',
    'no-such-page',
    'anmelden',
  ])('has whole sentences at %s', async (path) => {
    await openPortal(`/musterfund/${locale}/${path}`, { fetch: provider({}) });
    await screen.findByRole('heading', { level: 1 });
    const words = document.body.textContent ?? '';
    expect(keys.filter((key) => words.includes(key))).toEqual([]);
    expect(words).not.toMatch(/undefined|NaN|\{\{/);
    expect(document.title).toContain('Pensionskasse Musterfund');
    expect(document.documentElement.lang).toBe(locale);
  });

  it.each([
    ['login/link', { step: 'linkSent', emailAddress: 'anna@example.org', resendAt: 0 }],
    [
      'login/sms',
      {
        step: 'code',
        link: { sessionId: 'session-1', emailCode: 'code-1' },
        mobileNumber: '+41790****55',
        resendAt: 0,
        triesLeft: null,
      },
    ],
  ])('has whole sentences in the middle of the login at %s', async (path, flow) => {
    const tab = memoryStorage();
    tab.setItem('pilaster.loginFlow', JSON.stringify(flow));
    const { portal } = await openPortal(`/musterfund/${locale}/${path}`, { fetch: provider({}), tab });
    await screen.findByRole('heading', { level: 1 });
    expect(portal.router.address()).toBe(`/musterfund/${locale}/${path}`);
    const words = document.body.textContent ?? '';
    expect(keys.filter((key) => words.includes(key))).toEqual([]);
    expect(words).not.toMatch(/undefined|NaN|\{\{/);
  });
});
