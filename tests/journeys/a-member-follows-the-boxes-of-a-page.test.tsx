import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fetch } from '#api/fetch-adapter.ts';
import { openMuster } from '../support/open-muster.ts';
import { handClock } from '../support/hand-clock.ts';
import { musterFund, musterMember } from '../support/muster-fund.ts';
import { memoryStorage, openPortal } from '../support/open-portal.tsx';
import {
  fundScript,
  inTurn,
  ok,
  offline,
  refused,
  scriptedProvider,
  raw,
  type Answer,
  type Script,
} from '../support/scripted-provider.ts';

const settings = musterFund();

let left: string[] = [];

/** Waits longer than a busy machine needs. */
const soon = (look: () => void) => waitFor(look);

beforeEach(() => {
  left = [];
});

const open = (script: Script, address = 'austritt') =>
  openMuster(`de-CH/${address}`, script, { leave: (to) => void left.push(to) });

const ways = (actions: unknown, pageLink: Answer = ok('https://simulator.example/start?year=2026'), address?: string) =>
  open(
    {
      exitBenefit: () =>
        Response.json({
          data: {
            leavingBenefitBox: { value: 1 },
            actionsBox: { title: 'Wege', text: 'Hier geht es weiter.', actions },
          },
        }),
      pageLink,
    },
    address,
  );

const box = () => screen.findByRole('region', { name: 'Wege' });
const way = async (name: string, role: 'link' | 'button' = 'link') => {
  await box();
  return screen.getByRole(role, { name });
};

describe('A box’s way on', () => {
  it('a box’s link to a page stays in the portal, in the same fund and language, and keeps hidden data hidden', async () => {
    const { portal, user: person } = await ways(
      [{ link: '/kontakt', linkText: 'Schreiben' }],
      undefined,
      'austritt?anonymize=true',
    );
    const link = await way('Schreiben');
    expect(link.getAttribute('href')).toBe('/musterfund/de-CH/kontakt?anonymize=true&from=exit-benefit');
    expect(link.getAttribute('target')).toBeNull();
    await person.click(link);
    await soon(() =>
      expect(portal.router.address()).toBe('/musterfund/de-CH/kontakt?anonymize=true&from=exit-benefit'),
    );
  });

  it('a box’s web address opens in a new window and says so', async () => {
    await ways([{ link: 'https://steuern.example/', linkText: 'Steuern' }]);
    const link = await way('Steuern (öffnet in neuem Fenster)');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('a box’s own document is downloaded, and hidden data stay hidden', async () => {
    await ways(
      [{ link: 'documents/download?fileCode=abc_-1', linkText: 'Ausweis' }],
      undefined,
      'austritt?anonymize=true',
    );
    const link = await way('Ausweis');
    expect(link.getAttribute('href')).toBe('http://localhost/api/v1/documents/download?fileCode=abc_-1&anonymize=true');
    expect(link.hasAttribute('download')).toBe(true);
  });

  it('a box’s own document is loaded with the tab’s token, which a link can’t send, and saved under its name', async () => {
    const tab = memoryStorage();
    const token = 'x'.repeat(900);
    tab.setItem('pilaster.token', token);
    const asked: (string | null)[] = [];
    const script = scriptedProvider({
      ...fundScript(settings),
      userInfo: ok(musterMember),
      exitBenefit: ok({
        exitBenefit: { amount: 1 },
        actions: {
          title: 'Wege',
          text: 'Hier geht es weiter.',
          actions: [{ link: '/api/v1/documents/download?fileCode=a.b', linkText: 'Ausweis' }],
        },
      }),
    });
    const fetch: Fetch = (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      if (!pathname.endsWith('/documents/download')) return script(request);
      asked.push(search, request.headers.get('Authorization'));
      const headers = {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'attachment; filename="Mein Ausweis.pdf"',
      };
      return Promise.resolve(new Response('%PDF-1.7', { headers }));
    };
    const saved: [name: string, content: Blob][] = [];
    let held: Blob | null = null;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => ((held = blob), 'blob:x'),
      revokeObjectURL: () => undefined,
    });
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (held !== null) saved.push([this.download, held]);
    });
    const { user: person } = await openPortal('/musterfund/de-CH/austritt?anonymize=true', { fetch, tab });
    await person.click(await way('Ausweis'));
    await soon(() => expect(saved).toHaveLength(1));
    press.mockRestore();
    expect(asked).toEqual(['?fileCode=a.b&anonymize=true', `Bearer ${token}`]);
    const [[name, content] = []] = saved;
    expect([name, content?.type, await content?.text()]).toEqual(['Mein Ausweis.pdf', 'application/pdf', '%PDF-1.7']);
  });

  it('a box’s own document that cannot be loaded with the token is reported, and the session stays', async () => {
    const tab = memoryStorage();
    tab.setItem('pilaster.token', 'x'.repeat(43));
    const { user: person } = await openMuster(
      'de-CH/austritt',
      {
        exitBenefit: ok({
          actions: {
            title: 'Wege',
            text: 'Weiter.',
            actions: [{ link: 'documents/download?fileCode=a', linkText: 'Ausweis' }],
          },
        }),
        downloadDocument: refused(500, 'err_internal', 'Kaputt'),
      },
      { tab },
    );
    await person.click(await way('Ausweis'));
    await screen.findAllByText(/Das Dokument konnte nicht geladen werden/);
    expect((await way('Ausweis')).textContent).toBe('Ausweis');
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example/x',
    '/\\evil.example',
    '/andere/de-CH/austritt',
    'nosuchsimulation',
    '',
    null,
    7,
  ])('omits a box’s link if it is %j', async (link) => {
    await ways([
      { link, linkText: 'Weg' },
      { link: '/kontakt', linkText: '   ' },
    ]);
    await box();
    expect(screen.queryByText('Weg')).toBeNull();
    expect(screen.queryAllByRole('listitem').filter((item) => item.textContent === '')).toEqual([]);
  });

  it('omits a link together with a box that says nothing else', async () => {
    await open({
      exitBenefit: () =>
        Response.json({
          data: {
            leavingBenefitBox: { value: 1 },
            actionsBox: { title: 'Wege', text: ' ', actions: [{ link: 'javascript:1', linkText: 'Weg' }] },
            financeExpertBox: { title: 'Nur ein Titel' },
          },
        }),
    });
    await screen.findByText('CHF 1.00');
    expect(screen.queryByText('Wege')).toBeNull();
    expect(screen.queryByText('Nur ein Titel')).toBeNull();
  });
});

describe('The finance expert of a fund', () => {
  const financeExpertBox = {
    title: 'Beratung',
    text: 'Wir rechnen mit Ihnen.',
    link: 'https://beratung.example/',
    linkText: 'Termin',
  };

  it.each([
    ['buy-ins', 'altersleistung', { buyIn: raw({ financeExpertBox }) }],
    ['retirement', 'pensionierung', { retirement: raw({ financeExpertBox }) }],
  ])('offers the finance expert next to the page on %s', async (_, address, script: Script) => {
    await open(script, address);
    const offer = within(await screen.findByRole('region', { name: 'Beratung' }));
    offer.getByText('Wir rechnen mit Ihnen.');
    expect(offer.getByRole('link', { name: /^Termin/ }).getAttribute('href')).toBe('https://beratung.example/');
  });
});

describe('The way to a simulator', () => {
  it('keeps what the provider says of it on a page that has none for the member', async () => {
    const { user: person } = await open(
      {
        unpaidLeave: ok({
          unpaidLeave: { isVisible: false, amount: null },
          actions: {
            title: 'Wege',
            actions: [{ text: 'Wie lange fehlen Sie?', link: 'leavesimulation', linkText: 'Kosten berechnen' }],
          },
        }),
        pageLink: ok('http://localhost/simulators/musterfund/de-CH/leavesimulation'),
      },
      'urlaub',
    );
    within(await box()).getByText('Wie lange fehlen Sie?');
    await person.click(await way('Kosten berechnen', 'button'));
    await soon(() => expect(left).toEqual([expect.stringContaining('/simulators/musterfund/de-CH/leavesimulation')]));
  });

  const simulate = [{ link: 'retirementsimulation', linkText: 'Simulieren' }];

  it('looks a simulator up and follows it with the anonymise flag and the page to return to', async () => {
    const { user: person } = await ways(simulate, undefined, 'austritt?anonymize=true');
    await person.click(await way('Simulieren', 'button'));
    await soon(() => expect(left).toHaveLength(1));
    const address = new URL(left[0] ?? '');
    expect(address.origin + address.pathname).toBe('https://simulator.example/start');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      year: '2026',
      anonymize: 'true',
      portal: 'http://localhost/musterfund/de-CH/austritt?anonymize=true',
    });
  });

  it('looks a simulator up once however often it is pressed, and shows that it is pending', async () => {
    const asked: string[] = [];
    const pending = Promise.withResolvers<Response>();
    const { user: person } = await ways(simulate, ({ url }) => {
      asked.push(url.pathname);
      return pending.promise;
    });
    const button = await way('Simulieren', 'button');
    await person.dblClick(button);
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Wird geöffnet', busy: true })).toBe(button);
    expect(document.activeElement).toBe(button);
    pending.resolve(Response.json({ data: 'https://simulator.example/' }));
    await soon(() => expect(left).toHaveLength(1));
    await person.click(button);
    expect([asked, left.length]).toEqual([['/api/v1/pages/retirementsimulation'], 1]);
  });

  it('a simulator can be opened again after coming back to the restored page', async () => {
    const { user: person } = await ways(simulate);
    await person.click(await way('Simulieren', 'button'));
    await soon(() => expect(left).toHaveLength(1));
    act(() => void window.dispatchEvent(new Event('pageshow')));
    await person.click(await screen.findByRole('button', { name: 'Simulieren' }));
    await soon(() => expect(left).toHaveLength(2));
  });

  it.each([
    ['there is no way to the provider', offline, /Keine Verbindung zum Portal/],
    ['there is no such address', refused(404, 'err_not_found', 'Not found'), /Der Link konnte nicht geöffnet werden/],
    ['the provider is out of order', refused(500, 'err_1', 'Internal'), /Der Link konnte nicht geöffnet werden/],
    ['the address is hostile', ok('javascript:alert(1)'), /Der Link konnte nicht geöffnet werden/],
  ])(
    'a failed simulator link is reported and offered again where %s, and nobody is logged out',
    async (_, answer, words) => {
      const { user: person, portal } = await ways(simulate, inTurn(answer, ok('https://simulator.example/')));
      await person.click(await way('Simulieren', 'button'));
      await screen.findAllByText(words);
      expect([left, portal.router.address()]).toEqual([[], '/musterfund/de-CH/austritt']);
      await person.click(await screen.findByRole('button', { name: 'Simulieren' }));
      await soon(() => expect(left).toEqual([expect.stringContaining('https://simulator.example/?portal=')]));
    },
  );

  it('gives the look-up up if the member has moved on to another page', async () => {
    const pending = Promise.withResolvers<Response>();
    const { user: person, portal } = await ways(simulate, () => pending.promise);
    await person.click(await way('Simulieren', 'button'));
    act(() => {
      portal.router.navigate('/musterfund/de-CH/kontakt');
    });
    await screen.findByRole('heading', { level: 1, name: 'Kontakt' });
    expect(screen.queryByRole('region', { name: 'Wege' })).toBeNull();
    pending.resolve(Response.json({ data: 'https://simulator.example/' }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(left).toEqual([]);
  });
});

const retry = () => screen.getByRole('button', { name: 'Nochmals versuchen' });
const heading = () => screen.getByRole('heading', { level: 1 });
const goOnline = () => fireEvent(window, new Event('online'));

const exit = (value: number) => ok({ exitBenefit: { amount: value } });

/** The page with an answer that isn't the newest. */
const openStale = async () => {
  const opened = await open({ exitBenefit: inTurn(exit(100), offline, exit(300)) });
  await screen.findByText('CHF 100.00');
  act(() => {
    opened.portal.router.navigate('/musterfund/de-CH/kontakt');
  });
  await soon(() => expect(screen.queryByText('CHF 100.00')).toBeNull());
  act(() => {
    opened.portal.router.navigate('/musterfund/de-CH/austritt');
  });
  await screen.findByText(/Die neuesten Angaben konnten nicht geladen werden/);
  return opened;
};

describe('A detail page', () => {
  it('shows the last answer while a page reloads, and says so if the newest fails to load', async () => {
    const { user: person } = await openStale();
    expect(screen.getByText('CHF 100.00')).toBeTruthy();
    await person.click(retry());
    await screen.findByText('CHF 300.00');
    expect(screen.queryByText(/Die neuesten Angaben/)).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  it('loads the newest by itself once the browser is online, and leaves whoever only reads where they are', async () => {
    await openStale();
    act(() => heading().blur());
    goOnline();
    await screen.findByText('CHF 300.00');
    expect(document.activeElement).toBe(document.body);
  });

  it('leads the focus on where the newest comes by itself to whoever was about to try again', async () => {
    await openStale();
    act(() => retry().focus());
    goOnline();
    await screen.findByText('CHF 300.00');
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  it.each([
    ['by pressing the button', (person: UserEvent) => person.click(retry()), heading],
    ['by itself once the browser is online', () => Promise.resolve(goOnline()), () => document.body],
  ])('goes on without a first answer %s', async (_, goOn, focused) => {
    const { user: person } = await open({ exitBenefit: inTurn(offline, exit(300)) });
    await screen.findByText('Diese Angaben lassen sich gerade nicht anzeigen');
    await goOn(person);
    await screen.findByText('CHF 300.00');
    await waitFor(() => expect(document.activeElement).toBe(focused()));
  });

  it('comes by itself, too, if it fails only after the browser is online, and is asked for once more, not again', async () => {
    const first = Promise.withResolvers<Response>();
    const { user: person } = await open({ exitBenefit: inTurn(() => first.promise, offline, exit(300)) });
    await screen.findByText('Ihre Angaben werden geladen');
    goOnline();
    first.reject(new TypeError('Failed to fetch'));
    await person.click(await screen.findByRole('button', { name: 'Nochmals versuchen' }));
    await screen.findByText('CHF 300.00');
  });

  it('shows the provider’s own boxes while a content service keeps it waiting', async () => {
    const clock = handClock();
    const provider = scriptedProvider({
      ...fundScript(settings),
      userInfo: ok(musterMember),
      exitBenefit: ok({ exitBenefit: { amount: 1 }, actions: { title: 'Wege', text: 'Hier geht es weiter.' } }),
    });
    const asked: string[] = [];
    await openPortal('/musterfund/de-CH/austritt', {
      clock,
      fetch: (input, init) => {
        const { pathname } = new URL(new Request(input).url);
        if (pathname !== '/content/graphql') return provider(input, init);
        asked.push(pathname);
        return new Promise(() => undefined);
      },
    });
    await screen.findByText(/^CHF\s1\.00$/);
    await soon(() => expect(asked.length).toBeGreaterThan(0));
    act(() => clock.pass(2_000));
    expect(await box()).toBeTruthy();
  });

  it('keeps the retry button in place while it tries again', async () => {
    let answers = 0;
    const { user: person } = await open({
      exitBenefit: (request, endpoint) => {
        answers += 1;
        return answers === 2 ? new Promise(() => undefined) : offline(request, endpoint);
      },
    });
    const button = await screen.findByRole('button', { name: 'Nochmals versuchen' });
    await person.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('never shows an answer with names to somebody who asked for one without', async () => {
    const texts: string[] = [];
    const seen = new MutationObserver(() => void texts.push(document.body.textContent ?? ''));
    const { portal } = await open(
      {
        deathBenefit: ({ url }) =>
          url.searchParams.get('anonymize') === 'true'
            ? new Promise(() => undefined)
            : Response.json({
                data: { fatalityBox: { amount: 5 }, beneficariesList: [{ fullName: 'Matthias Keller', ratio: 100 }] },
              }),
      },
      'todesfall',
    );
    await screen.findByText('Matthias Keller');
    act(() => {
      portal.router.navigate('/musterfund/de-CH/kontakt');
    });
    await soon(() => expect(screen.queryByText('Matthias Keller')).toBeNull());
    seen.observe(document.body, { childList: true, subtree: true, characterData: true });
    act(() => {
      portal.router.navigate('/musterfund/de-CH/todesfall?anonymize=true');
    });
    await screen.findByText('Ihre Angaben werden geladen');
    seen.disconnect();
    expect(texts.filter((text) => text.includes('Keller'))).toEqual([]);
  });
});
