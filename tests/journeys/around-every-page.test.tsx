import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UserEvent } from '@testing-library/user-event';
import { browserOptions } from '#app/browser.ts';
import { callTimeout } from '#api/client.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import { rememberPageAction, takeWantedPageAction, wantedFor } from '#state/session/wanted-page.ts';
import { ownProgram, type FetchProgram } from '#app/page-programs.ts';
import { handClock } from '../support/hand-clock.ts';
import { musterFund, musterMember } from '../support/muster-fund.ts';
import { isPageInert, memoryStorage, newBrowser, openPortal, type OpenPortalOptions } from '../support/open-portal.tsx';
import {
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

const settings = musterFund({
  configurations: { infoBanner: { 'de-CH': 'Am Montag ist das Portal kurz nicht erreichbar.' } },
});

const session = { idleSeconds: 1200, absoluteSeconds: 28_800, tenant: 'musterfund' };
const loggedIn: Answer = ok(musterMember, { session, pages: [] });

const provider = (script: Script = {}) => scriptedProvider({ ...fundScript(settings), ...script });
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });
const open = (address: string, script: Script = {}, options: Partial<OpenPortalOptions> = {}) =>
  openPortal(address, { fetch: provider(script), ...options });

/** The way to the terms in the opened account menu; there is another one at the end of the page. */
const termsInAccount = () => {
  const [inMenu, atEnd] = screen.getAllByRole('link', { name: 'Nutzungsbedingungen' });
  if (inMenu === undefined || atEnd === undefined) throw new Error('The account menu has no way to the terms.');
  return inMenu;
};

// jsdom has the element, but not its modal state, and no window that scrolls.
function showModal(this: HTMLDialogElement) {
  this.open = true;
}
function close(this: HTMLDialogElement) {
  this.open = false;
}
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});

describe('An address', () => {
  it('an address behind the login leads to the login without a session, and the wanted page is remembered', async () => {
    const browser = newBrowser();
    const { portal } = await open('/musterfund/fr-FR/conditions', {}, { browser });
    await h1('Connexion');
    expect(portal.router.address()).toBe('/musterfund/fr-FR/login');
    expect(browser.local.getItem('pilaster.wantedPage')).toContain('"/musterfund/fr-FR/conditions"');
    // And the login says so.
    screen.getByText(/^Une fois la connexion établie, vous continuez sur la dernière page/);
  });

  it('an address in another language’s words becomes the page’s own', async () => {
    const { portal } = await open('/musterfund/it-IT/nutzungsbedingungen?anonymize=true', { userInfo: loggedIn });
    await h1('Condizioni d’uso');
    expect(portal.router.address()).toBe('/musterfund/it-IT/condizioni?anonymize=true');
    expect(document.title).toBe('Condizioni d’uso – Pensionskasse Musterfund');
    expect(document.documentElement.lang).toBe('it-IT');
  });

  it('an address falls back to German for an unsupported language', async () => {
    const { portal } = await open('/musterfund/xx-XX/login');
    await h1('Anmelden');
    expect(portal.router.address()).toBe('/musterfund/de-CH/login');
  });

  it('an address falls back to the fund’s first language for one it does not offer', async () => {
    const { portal } = await open('/musterfund/de-CH/login', {
      globalSettings: ok({ ...settings, languages: ['it-IT'] }),
    });
    await waitFor(() => {
      expect(portal.router.address()).toBe('/musterfund/it-IT/login');
    });
    expect(screen.queryByLabelText('Lingua')).toBeNull();
  });

  it('shows the texts of the address’s language, whether or not the settings are already known', async () => {
    const italian: GlobalSettings = { ...settings, languages: ['it-IT'] };
    for (const given of [{ settings: italian }, {}]) {
      const { close: leave } = await open('/musterfund/de-CH/login', { globalSettings: ok(italian) }, given);
      await h1('Accesso');
      expect(document.title).toBe('Accesso – Pensionskasse Musterfund');
      expect(document.documentElement.lang).toBe('it-IT');
      leave();
    }
  });

  it.each(['unbekannt', 'x'.repeat(80)])(
    'an address of the unknown fund %s leads to the page that says the session is lost',
    async (code) => {
      const { portal } = await open(`/${code}/de-CH/login`, {
        isValidTenantCode: ok({ isValid: false }),
        globalSettings: refused(404, 'err_not_found', 'Unbekannt'),
      });
      expect(portal.router.address()).toBe('/redirect');
      await screen.findByRole('heading', { level: 1 });
      expect(document.title).toContain('Sitzung verloren');
      screen.getByText('Diese Adresse führt zu keiner Pensionskasse.');
      screen.getByText(/gehen Sie zurück auf die Website Ihrer Pensionskasse/);
    },
  );

  it('an address with its fund in capitals belongs to the fund, and the session is kept', async () => {
    const { portal } = await open('/MUSTERFUND/de-CH/terms?anonymize=true', { userInfo: loggedIn });
    await h1('Nutzungsbedingungen');
    expect(portal.router.address()).toBe('/musterfund/de-CH/terms?anonymize=true');
  });

  it('an address of an unknown fund offers the login of the fund that this browser knows, and does not mention cookies', async () => {
    const browser = newBrowser();
    (await open('/musterfund/de-CH/login', {}, { browser })).close();
    const isValidTenantCode = inTurn(ok({ isValid: false }), ok({ isValid: true }));
    const { portal } = await open('/unbekannt', { isValidTenantCode }, { browser });
    await h1('Sitzung verloren');
    expect(portal.router.address()).toBe('/musterfund/de-CH/redirect');
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' }).getAttribute('href')).toBe('/musterfund/de-CH/login');
    expect(screen.queryByText(/Cookies/)).toBeNull();
  });

  it('a page without a fund’s settings leaves the typeface to the portal', () => {
    document.head.insertAdjacentHTML('beforeend', '<style id="first-frame"></style>');
    expect(browserOptions(window).typefaceBase).toBe('/');
    document.body.insertAdjacentHTML('beforeend', '<script type="application/json" id="portal-settings"></script>');
    const block = document.getElementById('portal-settings');
    if (block !== null) block.textContent = JSON.stringify(settings);
    expect(browserOptions(window).typefaceBase).toBeUndefined();
    document.getElementById('first-frame')?.remove();
    block?.remove();
  });

  it('an address without a fund leads to the stored one’s login, or says that the session is lost', async () => {
    const browser = newBrowser();
    const first = await open('/', {}, { browser });
    expect(first.portal.router.address()).toBe('/redirect');
    first.close();
    (await open('/musterfund/fr-FR/login', {}, { browser })).close();
    const again = await open('/', {}, { browser });
    expect(again.portal.router.address()).toBe('/musterfund/de-CH/login');
    again.close();
    const gone = {
      isValidTenantCode: ok({ isValid: false }),
      globalSettings: refused(404, 'err_not_found', 'Unbekannt'),
    };
    expect((await open('/', gone, { browser })).portal.router.address()).toBe('/redirect');
  });

  it('an address without a fund says that the provider is out of reach, not that the session is lost', async () => {
    const browser = newBrowser();
    (await open('/musterfund/de-CH/login', {}, { browser })).close();
    const { user: person } = await open(
      '/',
      {
        isValidTenantCode: inTurn(offline, ok({ isValid: true })),
        globalSettings: inTurn(offline, ok(settings)),
      },
      { browser },
    );
    await h1('Das Portal antwortet nicht');
    await person.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    await h1('Anmelden');
  });

  it('a fund without multi-language support speaks only its default language, whichever its settings name first', async () => {
    const single: GlobalSettings = { ...settings, languages: ['fr-FR', 'de-CH'], isMultiLanguage: false };
    const { portal } = await open('/musterfund/fr-FR/login', { globalSettings: ok(single) });
    await h1('Anmelden');
    expect(portal.router.address()).toBe('/musterfund/de-CH/login');
    expect(screen.queryByLabelText('Sprache')).toBeNull();
  });

  it('a session of another fund counts as missing', async () => {
    const { portal } = await open('/musterfund/de-CH/terms', {
      userInfo: ok(musterMember, { session: { ...session, tenant: 'anderer' } }),
    });
    await h1('Anmelden');
    expect(portal.router.address()).toBe('/musterfund/de-CH/login');
  });

  it('an unknown address says so', async () => {
    await open('/musterfund/de-CH/unsinn');
    await h1('Seite nicht gefunden');
    expect(document.title).toBe('Seite nicht gefunden – Pensionskasse Musterfund');
    expect(screen.queryByRole('button', { name: /Konto/ })).toBeNull();
  });

  it('an unknown address says so inside the portal to a member who is logged in', async () => {
    await open('/musterfund/de-CH/unsinn', { userInfo: loggedIn });
    await h1('Seite nicht gefunden');
    screen.getByRole('button', { name: 'Konto von Anna Muster' });
  });

  it('the login’s address leads to the dashboard if this browser is logged in', async () => {
    const browser = newBrowser();
    browser.local.setItem('pilaster.sessionTenant', 'musterfund');
    const { portal } = await open('/musterfund/de-CH/login', { userInfo: loggedIn, dashboard: ok({}) }, { browser });
    expect(portal.router.address()).toBe('/musterfund/de-CH/dashboard');
  });

  it('a page wanted before the login is forgotten after half an hour', async () => {
    const clock = handClock();
    const { portal } = await open('/musterfund/de-CH/terms', {}, { clock });
    await h1('Anmelden');
    clock.pass(wantedFor);
    expect(portal.store.set(takeWantedPageAction)).toBe('/musterfund/de-CH/terms');
    portal.store.set(rememberPageAction, '/musterfund/de-CH/terms');
    clock.pass(wantedFor + 1);
    expect(portal.store.set(takeWantedPageAction)).toBeNull();
  });

  it('the login is shown if the session that this browser remembers is over', async () => {
    const browser = newBrowser();
    browser.local.setItem('pilaster.sessionTenant', 'musterfund');
    await open('/musterfund/de-CH/login', {}, { browser });
    await h1('Anmelden');
    expect(browser.local.getItem('pilaster.sessionTenant')).toBeNull();
  });
});

describe('A provider', () => {
  it('shows an error and a retry when it is unreachable', async () => {
    const { user: person } = await open('/musterfund/de-CH/login', {
      isValidTenantCode: inTurn(offline, ok({ isValid: true })),
      globalSettings: inTurn(html(502), ok(settings)),
    });
    await h1('Das Portal antwortet nicht');
    await person.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    await h1('Anmelden');
  });

  it('nobody is logged out if the provider fails to say who is logged in', async () => {
    const { user: person } = await open('/musterfund/de-CH/terms', {
      userInfo: inTurn(refused(500, 'err_internal', 'Störung'), loggedIn),
    });
    await h1('Das Portal antwortet nicht');
    await person.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    await h1('Nutzungsbedingungen');
  });
});

describe('Around the page a member who is logged in', () => {
  it('finds the fund’s notice, their name and address, and where to go', async () => {
    const { user: person, portal } = await open('/musterfund/de-CH/terms', { userInfo: loggedIn });
    await h1('Nutzungsbedingungen');
    within(screen.getByRole('region', { name: 'Hinweis der Pensionskasse' })).getByText(/Am Montag/);
    screen.getByRole('link', { name: 'Pensionskasse Musterfund, zur Übersicht' });
    const account = screen.getByRole('button', { name: 'Konto von Anna Muster' });
    await person.click(account);
    screen.getByText('anna@example.org');
    await person.keyboard('{Escape}');
    expect(screen.queryByText('anna@example.org')).toBeNull();
    expect(document.activeElement).toBe(account);
    await person.click(account);
    await person.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Profil' }));
    await waitFor(() => {
      expect(portal.router.address()).toBe('/musterfund/de-CH/profil');
    });
    await waitFor(() => {
      expect(document.activeElement?.tagName).toBe('H1');
    });
    expect(screen.queryByText('anna@example.org')).toBeNull();
  });

  it('gets from the account’s button to logging out by Tab alone', async () => {
    const { user: person } = await open('/musterfund/de-CH/terms', { userInfo: loggedIn });
    await h1('Nutzungsbedingungen');
    const account = screen.getByRole('button', { name: 'Konto von Anna Muster' });
    act(() => {
      account.focus();
    });
    await person.keyboard('{Enter}');
    const passed: (string | null | undefined)[] = [];
    for (let presses = 0; presses < 4; presses += 1) {
      await person.tab();
      passed.push(document.activeElement?.textContent);
    }
    expect(passed).toEqual(['Profil', 'Nachrichten', 'Nutzungsbedingungen', 'Abmelden']);
    await person.keyboard('{Enter}');
    await h1('Sie werden abgemeldet');
  });

  it('logs out: none of their data stay on screen, and the login appears after two seconds', async () => {
    const clock = handClock();
    const tab = memoryStorage();
    tab.setItem('pilaster.token', 'a-token-of-this-tab');
    const { user: person, portal } = await open('/musterfund/de-CH/terms', { userInfo: loggedIn }, { clock, tab });
    await h1('Nutzungsbedingungen');
    await person.click(screen.getByRole('button', { name: 'Konto von Anna Muster' }));
    await person.click(screen.getByRole('button', { name: 'Abmelden' }));
    await h1('Sie werden abgemeldet');
    expect(document.title).toBe('Sie werden abgemeldet – Pensionskasse Musterfund');
    expect(document.body.textContent).not.toContain('Anna');
    expect(tab.getItem('pilaster.token')).toBeNull();
    act(() => {
      clock.pass(2000);
    });
    await h1('Anmelden');
    expect(portal.router.address()).toBe('/musterfund/de-CH/login');
  });

  it('is logged out in every tab at once', async () => {
    const browser = newBrowser();
    const clock = handClock();
    const here = await open('/musterfund/de-CH/terms', { userInfo: loggedIn }, { browser, clock });
    const other = await open('/musterfund/de-CH/terms', { userInfo: loggedIn }, { browser });
    await waitFor(() => {
      expect(screen.getAllByRole('button', { name: 'Konto von Anna Muster' })).toHaveLength(2);
    });
    const [account] = screen.getAllByRole('button', { name: 'Konto von Anna Muster' });
    if (account !== undefined) await other.user.click(account);
    await other.user.click(screen.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => {
      expect(screen.getAllByRole('heading', { level: 1, name: 'Sie werden abgemeldet' })).toHaveLength(2);
    });
    act(() => {
      clock.pass(2000);
    });
    await waitFor(() => {
      expect(here.portal.router.address()).toBe('/musterfund/de-CH/login');
    });
  });

  it('changes the language: it is stored, and the portal is loaded anew at the dashboard after 2.5 seconds, with hidden data still hidden', async () => {
    const clock = handClock();
    const asked: string[] = [];
    const { user: person, portal } = await open(
      '/musterfund/de-CH/terms?anonymize=true',
      {
        userInfo: loggedIn,
        changeMyLanguage: (request, endpoint) => {
          asked.push(request.url.search);
          return ok({ language: 'it-IT' })(request, endpoint);
        },
        dashboard: ok({}),
      },
      { clock },
    );
    await h1('Nutzungsbedingungen');
    await person.click(screen.getByRole('button', { name: /^Konto/ }));
    const choice = screen.getByLabelText('Sprache');
    await person.selectOptions(choice, 'Italiano');
    const veil = await screen.findByText('Das Portal wird in der gewählten Sprache neu geladen.');
    expect(veil.closest('[inert]')).toBeNull();
    expect(screen.getByRole('main').closest('[inert]')).not.toBeNull();
    expect(choice.closest('[inert]')).not.toBeNull();
    expect(asked).toEqual(['?newLanguage=it-IT']);
    act(() => {
      clock.pass(2499);
    });
    expect(portal.router.address()).toBe('/musterfund/de-CH/terms?anonymize=true');
    act(() => {
      clock.pass(1);
    });
    await waitFor(() => {
      expect(portal.router.address()).toBe('/musterfund/it-IT/pannello?anonymize=true');
    });
  });

  it('chooses a language on a page of the login only for that page, and keeps what they typed there', async () => {
    const asked: string[] = [];
    const { user: person, portal } = await open('/musterfund/de-CH/login/reminder', {
      userInfo: loggedIn,
      changeMyLanguage: (request, endpoint) => {
        asked.push(request.url.search);
        return ok({ language: 'it-IT' })(request, endpoint);
      },
    });
    await h1('E-Mail-Adresse zur Wiederherstellung hinterlegen');
    await person.type(await screen.findByLabelText('E-Mail-Adresse zur Wiederherstellung'), 'zweite@example.org');
    const [choice] = screen.getAllByLabelText('Sprache');
    if (choice !== undefined) await person.selectOptions(choice, 'Italiano');
    await waitFor(() => {
      expect(document.documentElement.lang).toBe('it-IT');
    });
    expect(portal.router.address()).toBe('/musterfund/it-IT/login/reminder');
    expect(screen.getByRole('main').querySelector('input')).toHaveProperty('value', 'zweite@example.org');
    expect(asked).toEqual([]);
  });

  it('is warned before their idle session ends, and extends it by any key', async () => {
    const clock = handClock();
    let asked = 0;
    await open(
      '/musterfund/de-CH/terms',
      {
        userInfo: (request, endpoint) => {
          asked += 1;
          return loggedIn(request, endpoint);
        },
      },
      { clock },
    );
    await h1('Nutzungsbedingungen');
    act(() => {
      clock.pass(1_110_000);
    });
    const dialog = await screen.findByRole('alertdialog', { name: 'Sind Sie noch da?' });
    within(dialog).getByText(/1:30/);
    expect(isPageInert()).toBe(true);
    act(() => {
      clock.pass(20_000);
    });
    within(dialog).getByText(/1:10/);
    fireEvent.keyDown(document.body, { key: 'a' });
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(asked).toBe(2);
    expect(isPageInert()).toBe(false);
  });

  it('is told once how long to wait if their session cannot be extended yet', async () => {
    const clock = handClock();
    await open(
      '/musterfund/de-CH/terms',
      { userInfo: inTurn(loggedIn, refused(429, 'err_too_many', 'Zu viele Anfragen.', { retryAfter: 30 })) },
      { clock },
    );
    await h1('Nutzungsbedingungen');
    act(() => {
      clock.pass(1_110_000);
    });
    await screen.findByRole('alertdialog', { name: 'Sind Sie noch da?' });
    fireEvent.keyDown(document.body, { key: 'a' });
    await screen.findByText('Zu viele Versuche. Bitte warten Sie 30 Sekunden.');
    expect(
      screen.queryByText(
        'Keine Verbindung zum Portal. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es nochmals.',
      ),
    ).toBeNull();
  });

  it('who does not answer the warning is logged out and told why', async () => {
    const clock = handClock();
    await open('/musterfund/de-CH/terms', { userInfo: loggedIn }, { clock });
    await h1('Nutzungsbedingungen');
    act(() => {
      clock.pass(1_110_000);
    });
    await screen.findByRole('alertdialog');
    act(() => {
      clock.pass(90_000);
    });
    await h1('Sie werden abgemeldet');
    await screen.findAllByText('Sie wurden nach längerer Untätigkeit abgemeldet.');
  });
});

/** Page modules that arrive when the test allows it. */
const lateProgram = (late: string) => {
  const gate = Promise.withResolvers<void>();
  const program: FetchProgram = async (page) => {
    if (page === late) await gate.promise;
    return ownProgram(page);
  };
  return { program, arrive: gate.resolve };
};
const dashboardRefused = (status: number) => ({
  userInfo: loggedIn,
  dashboard: refused(status, status === 403 ? 'err_forbidden' : 'err_unauthorized', 'Votre session est terminée.'),
});

describe('A session that ends', () => {
  it('a session that ends with 403 leads to the forbidden page, in German, however late that page arrives', async () => {
    const browser = newBrowser();
    const { program, arrive } = lateProgram('forbidden/ForbiddenPage');
    const { portal } = await open('/musterfund/fr-FR/tableaudebord', dashboardRefused(403), { browser, program });
    await screen.findByRole('heading', { level: 1, name: /déconnect|abgemeldet/i });
    expect(document.body.textContent).not.toContain('Anna');
    await act(async () => {
      arrive();
    });
    await h1('Kein Zugriff');
    expect(portal.router.address()).toBe('/musterfund/de-CH/forbidden');
    expect(document.documentElement.lang).toBe('de-CH');
    expect(browser.local.getItem('pilaster.wantedPage')).toBeNull();
  });

  it('a session in which even the member’s name is refused with 403 ends at the provider and leads to the forbidden page, too', async () => {
    let loggedOut = false;
    const { portal } = await open('/musterfund/fr-FR/tableaudebord', {
      userInfo: refused(403, 'err_forbidden', 'Non.'),
      logOut: (...asked) => {
        loggedOut = true;
        return ok({ isSuccessful: true })(...asked);
      },
    });
    await h1('Kein Zugriff');
    expect(portal.router.address()).toBe('/musterfund/de-CH/forbidden');
    expect(loggedOut).toBe(true);
  });

  it('a log-out reaches its destination even if somebody presses Back meanwhile', async () => {
    const { program, arrive } = lateProgram('forbidden/ForbiddenPage');
    const { portal, user: person } = await open('/musterfund/de-CH/terms', dashboardRefused(403), { program });
    await h1('Nutzungsbedingungen');
    await person.click(screen.getByRole('link', { name: 'Pensionskasse Musterfund, zur Übersicht' }));
    await h1('Sie werden abgemeldet');
    act(() => {
      portal.router.go(-1);
    });
    expect(screen.queryByRole('heading', { name: 'Nutzungsbedingungen' })).toBeNull();
    await act(async () => {
      arrive();
    });
    await h1('Kein Zugriff');
    expect(portal.router.address()).toBe('/musterfund/de-CH/forbidden');
  });

  it('a log-out remembers no page for the next person, and Back shows nothing of this one', async () => {
    const browser = newBrowser();
    const clock = handClock();
    const { program, arrive } = lateProgram('login/LoginPage');
    let over = false;
    const { portal, user: person } = await open(
      '/musterfund/de-CH/profil',
      {
        userInfo: (...asked) =>
          (over ? refused(401, 'err_unauthorized', 'Bitte melden Sie sich an.') : loggedIn)(...asked),
        logOut: (...asked) => {
          over = true;
          return ok({ isSuccessful: true })(...asked);
        },
      },
      { browser, clock, program },
    );
    await person.click(await screen.findByRole('button', { name: 'Konto von Anna Muster' }));
    await person.click(termsInAccount());
    await h1('Nutzungsbedingungen');
    await person.click(screen.getByRole('button', { name: 'Konto von Anna Muster' }));
    await person.click(screen.getByRole('button', { name: 'Abmelden' }));
    act(() => {
      clock.pass(2000);
    });
    await h1('Sie werden abgemeldet');
    await act(async () => {
      arrive();
    });
    await h1('Anmelden');
    expect(browser.local.getItem('pilaster.wantedPage')).toBeNull();
    act(() => {
      portal.router.go(-1);
    });
    await h1('Anmelden');
    expect(portal.router.address()).toBe('/musterfund/de-CH/login');
    expect(document.body.textContent).not.toContain('Anna');
  });

  it('a session that the provider ends while a page is open says so, and leads to the login in every tab', async () => {
    const browser = newBrowser();
    const clock = handClock();
    const here = await open('/musterfund/de-CH/terms', dashboardRefused(401), { browser, clock });
    const other = await open('/musterfund/fr-FR/conditions', { userInfo: loggedIn }, { browser, clock });
    await h1('Conditions d’utilisation');
    await here.user.click(screen.getByRole('link', { name: 'Pensionskasse Musterfund, zur Übersicht' }));
    await h1('Sie werden abgemeldet');
    await screen.findAllByText('Votre session est terminée.');
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Conditions d’utilisation' })).toBeNull();
    });
    act(() => {
      clock.pass(2000);
    });
    await waitFor(() => {
      expect(here.portal.router.address()).toBe('/musterfund/de-CH/login');
      expect(other.portal.router.address()).toBe('/musterfund/fr-FR/login');
    });
  });

  it('a session gets its warnings after 20 minutes and after 8 hours even if the provider sends no times', async () => {
    const clock = handClock();
    const { user: person } = await open('/musterfund/de-CH/terms', { userInfo: ok(musterMember) }, { clock });
    await h1('Nutzungsbedingungen');
    for (let minutes = 18.5; minutes < 8 * 60 - 16; minutes += 18.5) {
      act(() => {
        clock.pass(18.5 * 60_000);
      });
      await screen.findByRole('alertdialog', { name: 'Sind Sie noch da?' });
      fireEvent.keyDown(document.body, { key: 'a' });
      await waitFor(() => {
        expect(screen.queryByRole('alertdialog')).toBeNull();
      });
    }
    act(() => {
      clock.pass(16 * 60_000);
    });
    await screen.findByRole('alertdialog');
    expect(screen.queryByRole('button', { name: 'Angemeldet bleiben' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Schliessen' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    act(() => {
      clock.pass(90_000);
    });
    await h1('Sie werden abgemeldet');
  });

  it('a session that ended while the page was in the browser’s cache shows nothing when the page comes back', async () => {
    const answered = Promise.withResolvers<void>();
    const ended = refused(401, 'err_unauthorized', 'Bitte melden Sie sich an.');
    const endedLater: Answer = async (...call) => {
      await answered.promise;
      return ended(...call);
    };
    const { portal } = await open('/musterfund/de-CH/terms', { userInfo: inTurn(loggedIn, endedLater) });
    await h1('Nutzungsbedingungen');
    act(() => {
      portal.pageReturn();
    });
    // While the provider is being asked.
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
    answered.resolve();
    await h1('Anmelden');
  });

  it('a session that ended at the provider before the warning is answered ends here, too', async () => {
    const clock = handClock();
    await open(
      '/musterfund/de-CH/terms',
      { userInfo: inTurn(loggedIn, refused(401, 'err_unauthorized', 'Bitte melden Sie sich an.')) },
      { clock },
    );
    await h1('Nutzungsbedingungen');
    act(() => {
      clock.pass(1_110_000);
    });
    await screen.findByRole('alertdialog');
    fireEvent.keyDown(document.body, { key: 'a' });
    await h1('Sie werden abgemeldet');
    await screen.findAllByText('Sie wurden nach längerer Untätigkeit abgemeldet.');
  });
});

/** Page modules of which one can't be loaded. */
const lostProgram =
  (lost: string): FetchProgram =>
  async (page) => {
    if (page === lost) throw new TypeError('Failed to fetch dynamically imported module');
    return ownProgram(page);
  };

const terms = '/musterfund/de-CH/terms';
/** Goes from the profile to the terms, whose module is missing. */
const openTerms = async (script: Script, options: Partial<OpenPortalOptions> = {}) => {
  const left: string[] = [];
  const opened = await open(
    '/musterfund/de-CH/profil',
    { userInfo: loggedIn, ...script },
    { program: lostProgram('terms/TermsPage'), leave: (address) => left.push(address), ...options },
  );
  await h1('Profil');
  const follow = async () => {
    await opened.user.click(await screen.findByRole('button', { name: 'Konto von Anna Muster' }));
    await opened.user.click(termsInAccount());
  };
  await follow();
  return { ...opened, left, follow };
};

describe('A page whose program cannot be fetched', () => {
  it('a page whose module is gone after a deployment loads the newer portal at its address, and keeps the previous page until then', async () => {
    const { portal, left } = await openTerms({});
    await waitFor(() => {
      expect(left).toEqual([terms]);
    });
    await h1('Profil');
    expect(portal.router.address()).toBe('/musterfund/de-CH/profil');
  });

  it('a page whose module the newer portal lacks, too, says so in the shell', async () => {
    const tab = memoryStorage();
    tab.setItem('pilaster.reloadedForPage', 'yes');
    const left: string[] = [];
    const { user: person } = await open(
      terms,
      { userInfo: loggedIn },
      { tab, program: lostProgram('terms/TermsPage'), leave: (address) => left.push(address) },
    );
    await h1('Diese Seite liess sich nicht anzeigen');
    screen.getByRole('button', { name: 'Konto von Anna Muster' });
    expect(left).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Seite neu laden' }));
    expect(left).toEqual([terms]);
  });

  it('a page whose module fails while the provider is unreachable says so, and loads on a later visit', async () => {
    const isValidTenantCode = inTurn(ok({ isValid: true }), offline, ok({ isValid: true }));
    const { user: person, left, follow } = await openTerms({ isValidTenantCode });
    await h1('Das Portal antwortet nicht');
    expect(left).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Konto von Anna Muster' }));
    await person.click(screen.getByRole('link', { name: 'Profil' }));
    await h1('Profil');
    await follow();
    await waitFor(() => {
      expect(left).toEqual([terms]);
    });
  });

  it.each([
    [
      'pressing the button',
      (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Nochmals versuchen' })),
    ],
    ['itself once the browser is online', () => Promise.resolve(fireEvent(window, new Event('online')))],
  ])('a page whose module fails while the provider is unreachable goes on by %s', async (_, goOn) => {
    const isValidTenantCode = inTurn(ok({ isValid: true }), offline, ok({ isValid: true }));
    const { user: person, left } = await openTerms({ isValidTenantCode });
    await h1('Das Portal antwortet nicht');
    await goOn(person);
    await waitFor(() => {
      expect(left).toEqual([terms]);
    });
  });

  it('a page whose module fails while the provider is unreachable goes on after one has skipped to its content', async () => {
    const isValidTenantCode = inTurn(ok({ isValid: true }), offline, ok({ isValid: true }));
    const { user: person, portal, left } = await openTerms({ isValidTenantCode });
    await h1('Das Portal antwortet nicht');
    portal.router.navigate(`${terms}#content`);
    await person.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    await waitFor(() => {
      expect(left).toEqual([`${terms}#content`]);
    });
  });

  it('a page whose module fails says that the portal is unreachable where no answer comes in time', async () => {
    const clock = handClock();
    const asked = Promise.withResolvers<void>();
    const unanswered: Answer = (...call) => {
      asked.resolve();
      return never(...call);
    };
    const isValidTenantCode = inTurn(ok({ isValid: true }), unanswered);
    const { left } = await openTerms({ isValidTenantCode }, { clock });
    await asked.promise;
    act(() => {
      clock.pass(callTimeout);
    });
    await h1('Das Portal antwortet nicht');
    expect(left).toEqual([]);
  });
});

const scrollTo = (top: number) => {
  Object.assign(window, { scrollY: top });
  fireEvent.scroll(window);
};

describe('The header of the pages behind the login', () => {
  it('the header hides on the way down beyond 80 pixels, and returns on the way up', async () => {
    await open('/musterfund/de-CH/terms', { userInfo: loggedIn });
    await h1('Nutzungsbedingungen');
    const header = screen.getByRole('banner');
    const isAway = () => getComputedStyle(header).transform === 'translateY(-100%)';
    // The header follows the scrolling from the first frame on.
    await new Promise(requestAnimationFrame);
    expect(isAway()).toBe(false);
    scrollTo(80);
    expect(isAway()).toBe(false);
    scrollTo(120);
    expect(isAway()).toBe(true);
    scrollTo(100);
    expect(isAway()).toBe(false);
  });
});

describe('A tab', () => {
  it('a tab passes the newest CSRF token on to its next page, which has none of its own', async () => {
    const tab = memoryStorage();
    const tokens: (string | null)[] = [];
    const through =
      (token: string | null): OpenPortalOptions['fetch'] =>
      async (input, init) => {
        const request = new Request(input, init);
        if (request.method !== 'GET') tokens.push(request.headers.get('X-CSRF-Token'));
        const answer = await provider({ requestLoginLink: ok({ isAcknowledged: true }) })(request);
        if (token !== null) answer.headers.set('X-CSRF-Token', token);
        return answer;
      };
    const first = await open('/musterfund/de-CH/login', {}, { tab, fetch: through('newest') });
    await h1('Anmelden');
    first.portal.pageHide();
    first.close();
    const { user: person } = await open('/musterfund/de-CH/login', {}, { tab, fetch: through(null) });
    await h1('Anmelden');
    await person.type(screen.getByLabelText('E-Mail-Adresse'), 'anna@example.org{Enter}');
    await waitFor(() => {
      expect(tokens).toEqual(['newest']);
    });
  });
});

describe('Toasts', () => {
  it('toasts are announced, appear once however often they are raised, and close on a click', async () => {
    const { portal, user: person } = await open('/musterfund/de-CH/login');
    await h1('Anmelden');
    act(() => {
      portal.services.toast({ kind: 'success', text: 'Gespeichert' });
      portal.services.toast({ kind: 'success', text: 'Gespeichert' });
    });
    const toast = await screen.findByRole('button', { name: /Gespeichert/ });
    expect(screen.getAllByRole('button', { name: /Gespeichert/ })).toHaveLength(1);
    expect(
      within(screen.getByRole('region', { name: 'Meldungen' }))
        .getAllByRole('status')
        .some((region) => region.textContent.trim() === 'Gespeichert'),
    ).toBe(true);
    await person.click(toast);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /Gespeichert/ })).toBeNull();
    });
  });
});

it('Every detail of a refusal is announced, not only the last', async () => {
  const { portal } = await open('/musterfund/de-CH/login');
  await h1('Anmelden');
  act(() => {
    for (const text of ['Erster Grund.', 'Zweiter Grund.']) portal.services.toast({ kind: 'error', text });
  });
  const spoken = within(screen.getByRole('region', { name: 'Meldungen' })).getAllByRole('status');
  expect(spoken.map((region) => region.textContent)).toContain('Erster Grund. Zweiter Grund. ');
});

it('Two portals on one page know nothing of each other', async () => {
  await open('/musterfund/de-CH/login');
  await open('/musterfund/fr-FR/login');
  await h1('Anmelden');
  await h1('Connexion');
});
