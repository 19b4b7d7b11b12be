import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { handClock } from '../support/hand-clock.ts';
import { memoryStorage, newBrowser, openPortal, type OpenPortal } from '../support/open-portal.tsx';
import { startInProcessProvider } from '../support/in-process-provider.ts';
import { placeOf, sendsItself } from '../support/register.ts';
import { providersWith } from '../support/providers.ts';
import type { StartProvider, TestProvider } from '../support/test-provider.ts';

const anna = { emailAddress: 'anna.keller@example.org', mobileNumber: '+41790000004' };
const paul = 'paul.frei@example.org';
const login = '/bergahorn/de-CH/login';

const h1 = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** A provider, a clock shared by both sides, and a browser connected to the provider. */
const setUp = async (start: StartProvider = startInProcessProvider) => {
  const clock = handClock();
  const provider = await start({ clock });
  const browser = newBrowser();
  const fetch = provider.browserFetch();
  const open = (address: string, { tab = memoryStorage(), as = browser, through = fetch } = {}) =>
    openPortal(address, { fetch: through, origin: provider.origin, clock, browser: as, tab });
  return { clock, provider, browser, fetch, open };
};

const askForLink = async ({ user }: OpenPortal, emailAddress: string) => {
  await h1('Anmelden');
  const field = screen.getByLabelText('E-Mail-Adresse');
  await user.clear(field);
  await user.paste(emailAddress);
  await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
};

/** Where the newest mailed link leads. */
const mailedLink = async (provider: TestProvider, to = anna.emailAddress): Promise<string> => {
  const [mail] = await provider.sentTo(to);
  return placeOf(mail?.links[0]);
};

const smsCode = async (provider: TestProvider): Promise<string> =>
  (await provider.sentTo(anna.mobileNumber))[0]?.code ?? '';

/** A wrong code. */
/** A wrong code, another one for each number. */
const wrong = (code: string, number = 1): string => String((Number(code) + number) % 1_000_000).padStart(6, '0');

/** Asks for a link in one tab and opens it in another, as people do. */
const reachCode = async (world: Awaited<ReturnType<typeof setUp>>) => {
  const first = await world.open(login);
  await askForLink(first, anna.emailAddress);
  await h1('Sehen Sie in Ihren E-Mails nach');
  first.close();
  const tab = memoryStorage();
  const second = await world.open(await mailedLink(world.provider), { tab });
  await h1('Code eingeben');
  return { ...second, tab };
};

const enter = async ({ user }: OpenPortal, code: string) => {
  const field = screen.getByLabelText('Code aus der SMS');
  await user.clear(field);
  const mustPress = !sendsItself();
  await user.type(field, code);
  if (mustPress) await user.click(screen.getByRole('button', { name: 'Anmelden' }));
};

describe.each(providersWith())('At $name a member', ({ start }) => {
  it('logs in with the link from their mail and the code from their SMS and reads their dashboard', async () => {
    const world = await setUp(start);
    const opened = await reachCode(world);
    screen.getByText('+41 79 0** ** 04');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code aus der SMS')));
    await enter(opened, await smsCode(world.provider));
    await waitFor(() => {
      expect(opened.portal.router.address()).toBe('/bergahorn/de-CH/dashboard');
    });
    await h1(/./);
    await screen.findAllByText(/CHF/);
    expect(world.browser.local.getItem('pilaster.token')).toBeNull();
    expect(opened.tab.getItem('pilaster.loginFlow')).toBeNull();
    expect(opened.tab.getItem('pilaster.loginLink')).toBeNull();
  });

  it('is still logged in after a reload', async () => {
    const world = await setUp(start);
    const opened = await reachCode(world);
    await enter(opened, await smsCode(world.provider));
    await screen.findAllByText(/CHF/);
    opened.close();
    const again = await world.open('/bergahorn/de-CH/dashboard', { tab: opened.tab });
    await screen.findAllByText(/CHF/);
    expect(again.portal.router.address()).toBe('/bergahorn/de-CH/dashboard');
  });

  it('who wanted another page is led there after the login', async () => {
    const world = await setUp(start);
    const first = await world.open('/bergahorn/de-CH/pensionierung');
    await askForLink(first, anna.emailAddress);
    await h1('Sehen Sie in Ihren E-Mails nach');
    first.close();
    const second = await world.open(await mailedLink(world.provider));
    await h1('Code eingeben');
    await enter(second, await smsCode(world.provider));
    await waitFor(() => {
      expect(second.portal.router.address()).toBe('/bergahorn/de-CH/pensionierung');
    });
  });

  it('gets a second mail after the pause, and the first link no longer works', async () => {
    const world = await setUp(start);
    const first = await world.open(login);
    await askForLink(first, anna.emailAddress);
    await h1('Sehen Sie in Ihren E-Mails nach');
    const older = await mailedLink(world.provider);
    act(() => {
      world.clock.pass(60_000);
    });
    await first.user.click(await screen.findByRole('button', { name: 'Link erneut senden' }));
    await screen.findAllByText('Der Login-Link wurde an Ihre E-Mail gesendet!');
    expect(await world.provider.sentTo(anna.emailAddress)).toHaveLength(2);
    first.close();
    await world.open(older);
    await h1('Diese Anmeldung gilt nicht mehr');
  });

  it('reads that the SMS is on its way when the link is opened, and not again after a reload', async () => {
    const world = await setUp(start);
    const opened = await reachCode(world);
    await screen.findAllByText('Die SMS wurde an Ihr Telefon gesendet!');
    const address = opened.portal.router.address();
    opened.close();
    await world.open(address, { tab: opened.tab });
    await h1('Code eingeben');
    expect(screen.queryByText('Die SMS wurde an Ihr Telefon gesendet!')).toBeNull();
    expect(await world.provider.sentTo(anna.mobileNumber)).toHaveLength(1);
  });

  it('gets a second SMS after the pause, and its code is valid', async () => {
    const world = await setUp(start);
    const opened = await reachCode(world);
    act(() => {
      world.clock.pass(60_000);
    });
    await opened.user.click(await screen.findByRole('button', { name: 'SMS erneut senden' }));
    await waitFor(async () => {
      expect(await world.provider.sentTo(anna.mobileNumber)).toHaveLength(2);
    });
    await enter(opened, await smsCode(world.provider));
    await waitFor(() => {
      expect(opened.portal.router.address()).toBe('/bergahorn/de-CH/dashboard');
    });
  });

  it('who reloads the code page continues where they were', async () => {
    const world = await setUp(start);
    const opened = await reachCode(world);
    opened.close();
    const again = await world.open('/bergahorn/de-CH/login/sms', { tab: opened.tab });
    await h1('Code eingeben');
    await enter(again, await smsCode(world.provider));
    await waitFor(() => {
      expect(again.portal.router.address()).toBe('/bergahorn/de-CH/dashboard');
    });
  });
});

describe.each(providersWith('cookies', 'triesLeft'))(
  'At $name, which has cookies and counts tries, a member',
  ({ start }) => {
    it('keeps the session of the opened link in the browser until they log out', async () => {
      const world = await setUp(start);
      await reachCode(world);
      const [, sessionId] = (await mailedLink(world.provider)).split('/').toReversed();
      expect(world.browser.local.getItem('pilaster.sessionId')).toBe(sessionId);
    });

    it('mistypes the code, reads how many tries are left, and gets in with the right one', async () => {
      const world = await setUp(start);
      const opened = await reachCode(world);
      const code = await smsCode(world.provider);
      await enter(opened, wrong(code));
      await screen.findByText(/Sie haben noch 4 Versuche/);
      await enter(opened, code);
      await waitFor(() => {
        expect(opened.portal.router.address()).toBe('/bergahorn/de-CH/dashboard');
      });
    });

    it('who enters five wrong codes learns that the right one no longer works either', async () => {
      const world = await setUp(start);
      const opened = await reachCode(world);
      const code = await smsCode(world.provider);
      for (const left of [4, 3, 2, 1]) {
        await enter(opened, wrong(code, left));
        await screen.findByText(new RegExp(`noch ${left} Versuch`));
      }
      await enter(opened, wrong(code, 5));
      await h1('Diese Anmeldung gilt nicht mehr');
      await opened.user.click(screen.getByRole('link', { name: 'Neuen Link anfordern' }));
      await h1('Anmelden');
    });

    it('who logs out in one tab is logged out in the other', async () => {
      const world = await setUp(start);
      const opened = await reachCode(world);
      await enter(opened, await smsCode(world.provider));
      await waitFor(() => {
        expect(opened.portal.router.address()).toBe('/bergahorn/de-CH/dashboard');
      });
      opened.close();
      const one = await world.open('/bergahorn/de-CH/dashboard');
      const other = await world.open('/bergahorn/de-CH/dashboard');
      const [, menu] = await screen.findAllByRole('button', { name: 'Konto von Anna Keller' });
      expect(menu).toBeDefined();
      if (menu !== undefined) await other.user.click(menu);
      await other.user.click(await screen.findByRole('button', { name: 'Abmelden' }));
      for (const tab of [other, one]) {
        await waitFor(() => {
          act(() => {
            world.clock.pass(2000);
          });
          expect(tab.portal.router.address()).toBe(login);
        });
      }
      expect(screen.queryByText(/CHF/)).toBeNull();
    });
  },
);

describe('Enter in a field with an invalid value', () => {
  it('shows the reason at once, for the address and for the code', async () => {
    const world = await setUp();
    const first = await world.open(login);
    await h1('Anmelden');
    await first.user.type(screen.getByLabelText('E-Mail-Adresse'), 'anna{Enter}');
    expect(screen.getByLabelText('E-Mail-Adresse').getAttribute('aria-invalid')).toBe('true');
    first.close();
    const { user } = await reachCode(world);
    await user.type(screen.getByLabelText('Code aus der SMS'), '12{Enter}');
    expect(screen.getByLabelText('Code aus der SMS').getAttribute('aria-invalid')).toBe('true');
    screen.getByRole('heading', { level: 1, name: 'Code eingeben' });
  });
});

describe('A mailed link', () => {
  it('a mailed link expires after ten minutes', async () => {
    const world = await setUp();
    const first = await world.open(login);
    await askForLink(first, anna.emailAddress);
    await h1('Sehen Sie in Ihren E-Mails nach');
    first.close();
    world.clock.pass(601_000);
    await world.open(await mailedLink(world.provider));
    await h1('Diese Anmeldung gilt nicht mehr');
  });

  it('a mailed link that has led to a login is used up', async () => {
    const world = await setUp();
    const opened = await reachCode(world);
    const link = await mailedLink(world.provider);
    await enter(opened, await smsCode(world.provider));
    await waitFor(() => {
      expect(opened.portal.router.address()).toBe('/bergahorn/de-CH/dashboard');
    });
    opened.close();
    const elsewhere = { as: newBrowser(), through: world.provider.browserFetch('192.0.2.9') };
    const other = await world.open(link, elsewhere);
    await h1('Diese Anmeldung gilt nicht mehr');
    screen.getByRole('link', { name: 'Neuen Link anfordern' });
    other.close();
    const again = await world.open(link);
    await h1('Diese Anmeldung gilt nicht mehr');
    expect(screen.queryByRole('link', { name: 'Neuen Link anfordern' })).toBeNull();
    await again.user.click(screen.getByRole('link', { name: 'Zur Übersicht' }));
    await waitFor(() => {
      expect(again.portal.router.address()).toBe('/bergahorn/de-CH/dashboard');
    });
  });

  it.each([
    ['made up', '/bergahorn/de-CH/login/link/made-up/made-up'],
    ['full of signs', `/bergahorn/de-CH/login/link/${encodeURIComponent('a b<c>')}/${encodeURIComponent('%00')}`],
    ['endless', `/bergahorn/de-CH/login/link/x/${'y'.repeat(600)}`],
  ])('a link that is %s sends no SMS and leads to a screen that says so', async (_, address) => {
    const world = await setUp();
    await world.open(address);
    await h1(/Anmelden|Diese Anmeldung gilt nicht mehr/);
    expect(await world.provider.sentTo(anna.mobileNumber)).toEqual([]);
  });
});

describe('A visitor', () => {
  it('whom the fund does not know sees the same screen and gets a registration mail', async () => {
    const world = await setUp();
    await askForLink(await world.open(login), 'nobody@example.net');
    await h1('Sehen Sie in Ihren E-Mails nach');
    const [mail] = await world.provider.sentTo('nobody@example.net');
    expect(new URL(mail?.links[0] ?? '').pathname).toMatch(/^\/bergahorn\/de-CH\/anmelden\//);
  });

  it('who left the fund long ago reads why they cannot log in and whom to contact', async () => {
    const world = await setUp();
    const opened = await world.open(login);
    await askForLink(opened, paul);
    await h1('Kein Zugang zum Portal');
    expect(opened.portal.router.address()).toBe('/bergahorn/de-CH/login/access-revoked?mode=byExitDate');
    expect(await world.provider.sentTo(paul)).toEqual([]);
  });

  it.each([anna.emailAddress, 'nobody@example.net', paul])(
    'a silent provider does not reveal whether %s is known',
    async (emailAddress) => {
      const world = await setUp(({ clock }) => startInProcessProvider({ clock, loginDisclosure: 'silent' }));
      await askForLink(await world.open(login), emailAddress);
      await h1('Sehen Sie in Ihren E-Mails nach');
      expect(await world.provider.sentTo(emailAddress)).toHaveLength(1);
    },
  );

  it('who asks for another link at once reads that the first one is under way, and when they may ask again', async () => {
    const world = await setUp();
    const opened = await world.open(login);
    await askForLink(opened, anna.emailAddress);
    await h1('Sehen Sie in Ihren E-Mails nach');
    await opened.user.click(screen.getByRole('link', { name: 'Andere E-Mail-Adresse eingeben' }));
    await askForLink(opened, anna.emailAddress);
    await screen.findByText(/ist schon unterwegs\. In (1 Minute|\d+ Sekunden) können Sie ihn erneut senden lassen/);
    await h1('Sehen Sie in Ihren E-Mails nach');
    expect(await world.provider.sentTo(anna.emailAddress)).toHaveLength(1);
  });

  it('who asks for link after link is told to wait', async () => {
    const world = await setUp();
    const opened = await world.open(login);
    for (let count = 0; count < 5; count += 1) {
      await askForLink(opened, anna.emailAddress);
      await h1('Sehen Sie in Ihren E-Mails nach');
      await opened.user.click(screen.getByRole('link', { name: 'Andere E-Mail-Adresse eingeben' }));
      act(() => {
        world.clock.pass(60_000);
      });
    }
    await askForLink(opened, anna.emailAddress);
    await screen.findByText(/Zu viele Versuche/);
    expect(await world.provider.sentTo(anna.emailAddress)).toHaveLength(5);
  });

  it('who is logged in registers a recovery address with the code mailed to it', async () => {
    const world = await setUp();
    const opened = await reachCode(world);
    await enter(opened, await smsCode(world.provider));
    await waitFor(() => {
      expect(opened.portal.router.address()).toBe('/bergahorn/de-CH/dashboard');
    });
    act(() => {
      opened.portal.router.navigate('/bergahorn/de-CH/login/reminder');
    });
    await h1('E-Mail-Adresse zur Wiederherstellung hinterlegen');
    await opened.user.type(await screen.findByLabelText('E-Mail-Adresse zur Wiederherstellung'), 'anna@zweite.example');
    await opened.user.click(screen.getByRole('button', { name: 'Code anfordern' }));
    await h1('Adresse bestätigen');
    const [mail] = await world.provider.sentTo('anna@zweite.example');
    const code = mail?.code ?? '';
    await opened.user.type(screen.getByLabelText('Code aus der E-Mail'), wrong(code));
    await screen.findByText(/Sie haben noch 4 Versuche/);
    await opened.user.clear(screen.getByLabelText('Code aus der E-Mail'));
    await opened.user.type(screen.getByLabelText('Code aus der E-Mail'), code);
    await h1('E-Mail-Adresse zur Wiederherstellung ist hinterlegt');
    screen.getByText('anna@zweite.example');
  });
});
