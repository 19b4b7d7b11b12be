import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Fetch } from '#api/fetch-adapter.ts';
import type { Locale } from '#kernel/locale.ts';
import { href } from '#i18n/routes.ts';
import { startInProcessProvider } from '../support/in-process-provider.ts';
import { sendsItself } from '../support/register.ts';
import { wordsOf } from '../support/words.ts';
import { handClock } from '../support/hand-clock.ts';
import { memoryStorage, newBrowser, openPortal, type OpenPortal } from '../support/open-portal.tsx';

const people = {
  bergahorn: { emailAddress: 'anna.keller@example.org', mobileNumber: '+41790000004', name: 'Anna Keller' },
  castagneto: { emailAddress: 'chiara.pedrazzi@example.org', mobileNumber: '+41790000028', name: 'Chiara Pedrazzi' },
  urgestein: { emailAddress: 'hansruedi.bieri@example.org', mobileNumber: '+41790000043', name: 'Hansruedi Bieri' },
};

const h1 = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** A browser that adds its preferred language to requests without one. */
const preferring =
  (language: string, fetch: Fetch): Fetch =>
  (input, init) => {
    const request = new Request(input, init);
    const headers = new Headers(request.headers);
    if (!headers.has('Accept-Language')) headers.set('Accept-Language', language);
    return fetch(new Request(request, { headers }));
  };

const setUp = async () => {
  const clock = handClock();
  const provider = await startInProcessProvider({ clock });
  const browser = newBrowser();
  const fetch = preferring('en-US', provider.browserFetch());
  const { origin } = provider;
  const open = (address: string) => openPortal(address, { fetch, origin, clock, browser, tab: memoryStorage() });

  /** Requests a link on the open page, follows it in a new tab and enters the code there. */
  const logIn = async (first: OpenPortal, fund: keyof typeof people, locale: Locale) => {
    const text = wordsOf(locale, 'login');
    const { emailAddress, mobileNumber } = people[fund];
    await h1(text.email.title);
    await first.user.type(screen.getByLabelText(text.email.label), emailAddress);
    await first.user.click(screen.getByRole('button', { name: text.email.submit }));
    await h1(text.link.title);
    first.close();
    const [mail] = await provider.sentTo(emailAddress);
    const second = await open(new URL(mail?.links[0] ?? '').pathname);
    await h1(text.sms.title);
    const [sms] = await provider.sentTo(mobileNumber);
    const mustPress = !sendsItself(wordsOf(locale, 'forms').sendsItself);
    await second.user.type(screen.getByLabelText(text.sms.label), sms?.code ?? '');
    if (mustPress) await second.user.click(screen.getByRole('button', { name: text.sms.submit }));
    await h1(new RegExp(people[fund].name));
    await screen.findAllByText(/CHF/);
    return second;
  };
  return { browser, open, logIn };
};

const address = ({ portal }: OpenPortal, expected: string) =>
  waitFor(() => {
    expect(portal.router.address()).toBe(expected);
  });

describe('A page that was wanted of one fund', () => {
  it('a wanted page of one fund is forgotten by a login to another fund, which leads to its own dashboard', async () => {
    const { browser, open, logIn } = await setUp();
    const wanting = await open('/bergahorn/de-CH/profil');
    await h1('Anmelden');
    wanting.close();
    const opened = await logIn(await open('/castagneto/it-IT/login'), 'castagneto', 'it-IT');
    await address(opened, '/castagneto/it-IT/pannello');
    expect(browser.local.getItem('pilaster.wantedPage')).toBeNull();
  });
});

describe('The session of one fund', () => {
  it.each([
    ['whose it is the provider says', 'castagneto', 'it-IT'],
    ['whose it is the provider does not say', 'urgestein', 'de-CH'],
  ] as const)('%s, shows nothing under another fund’s address', async (_, fund, locale) => {
    const { open, logIn } = await setUp();
    const opened = await logIn(await open(`/${fund}/${locale}/login`), fund, locale);

    // Inside the running portal …
    opened.portal.router.navigate('/bergahorn/de-CH/dashboard');
    await address(opened, '/bergahorn/de-CH/login');
    await h1('Anmelden');
    expect(document.body.textContent).not.toContain(people[fund].name);
    opened.close();

    // … and after a reload.
    const other = await open('/bergahorn/de-CH/dashboard');
    await address(other, '/bergahorn/de-CH/login');
    await h1('Anmelden');
    expect(document.body.textContent).not.toContain(people[fund].name);
    other.close();

    // In its own fund it is still open.
    const own = await open(`/${fund}/${locale}/login`);
    own.portal.router.navigate(href('dashboard', { fund, locale }));
    await h1(new RegExp(people[fund].name));
  });

  it('a session ends in every tab when another tab logs in to another fund', async () => {
    const { open, logIn } = await setUp();
    const first = await logIn(await open('/bergahorn/de-CH/login'), 'bergahorn', 'de-CH');
    await logIn(await open('/urgestein/de-CH/login'), 'urgestein', 'de-CH');
    await address(first, '/bergahorn/de-CH/login');
    await h1('Anmelden');
    expect(document.body.textContent).not.toContain(people.bergahorn.name);
  });
});

describe('The provider’s words', () => {
  it('the provider’s words are in the language of the address, whatever the session began in and the browser prefers', async () => {
    const { open, logIn } = await setUp();
    const german = await logIn(await open('/bergahorn/de-CH/login'), 'bergahorn', 'de-CH');
    await screen.findByText('Verheiratet');
    german.portal.router.navigate('/bergahorn/fr-FR/tableaudebord');
    await screen.findByText('Mariée');
    expect(screen.queryByText('Verheiratet')).toBeNull();
    german.close();

    const french = await open('/bergahorn/fr-FR/tableaudebord');
    await screen.findByText('Mariée');
    french.close();

    await open('/bergahorn/de-CH/dashboard');
    await screen.findByText('Verheiratet');
    expect(screen.queryByText('Married')).toBeNull();
  });
});
