import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { flowKeys } from '#state/kernel/storage-keys.ts';
import { viewers } from '#contract/endpoints/impersonation.ts';
import type { Access, Accesses } from '#contract/impersonation.ts';
import { accessHash } from '#domain/access-chain.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import savings from '#words/de-CH/additional-savings.json';
import support from '#words/de-CH/support.json';
import { openPortal, memoryStorage, newBrowser, type OpenPortal } from '../support/open-portal.tsx';
import {
  anna,
  arrivedAt,
  card,
  claire,
  logIn,
  profileThere,
  setUpProfile,
  words,
  type Member,
} from '../support/profile.ts';
import { providersWith } from '../support/providers.ts';
import { never, ok, scriptedProvider } from '../support/scripted-provider.ts';

const reto: Member = { tenant: 'bergahorn', emailAddress: 'reto.wyss@example.org', mobileNumber: '+41790000007' };
const annasNumber = '756.0000.0000.40';

/** Opens the panel and fills it in; the number's dots are set by the field. */
const askFor = async ({ user }: OpenPortal, ahvNumber: string, reason = support.reasons.problem) => {
  const opener = screen.queryByRole('button', { name: support.panel.open });
  if (opener !== null) await user.click(opener);
  const panel = within(await screen.findByRole('region', { name: support.panel.open }));
  const field = panel.getByLabelText(support.panel.ahvNumber);
  await user.clear(field);
  await user.type(field, ahvNumber);
  await user.selectOptions(panel.getByLabelText(support.panel.reason), reason);
  await user.click(panel.getByRole('button', { name: support.panel.submit }));
  return panel;
};

/** Support staff ask for Anna's portal; resolves once their own portal has been left for it, which the same tab then shows. */
const enterAnnasPortal = async (reason?: string) => {
  const world = await setUpProfile(claire);
  const left: string[] = [];
  const tab = world.openTab();
  const leave = (address: string) => left.push(address);
  const own = await world.open('dashboard', { tab, leave });
  await screen.findByRole('button', { name: support.panel.open });
  await askFor(own, annasNumber, reason);
  await waitFor(() => {
    expect(left).toHaveLength(1);
  });
  own.close();
  return { world, tab, left, leave };
};

/** Ends the view of Anna's portal from a browser of her own. */
const endAsAnna = async (world: Awaited<ReturnType<typeof setUpProfile>>): Promise<void> => {
  const annasFetch = world.provider.browserFetch('192.0.2.77');
  await logIn(world.provider, annasFetch, anna);
  const api = `${world.provider.origin}/api/v1/users/current/`;
  const user = await annasFetch(`${api}userinfo`);
  const { meta } = await user.json();
  await annasFetch(`${api}accesses/${meta.viewers[0].viewId}/end`, {
    method: 'POST',
    headers: { 'x-csrf-token': user.headers.get('x-csrf-token') ?? '' },
  });
};

/** A log of so many lines that fit each other, as somebody writes it who owns the database. */
const written = async ({ tenant, subject, ...rest }: Accesses, count: number): Promise<Accesses> => {
  const entries: Access[] = [];
  for (let position = 1; position <= count; position += 1) {
    const [line] = rest.entries;
    if (line === undefined || subject === null) throw new Error('No line.');
    const next = { ...line, object: 'forged', position, previousHash: entries.at(-1)?.hash ?? '' };
    entries.push({ ...next, hash: await accessHash(next, tenant, subject, crypto.subtle) });
  }
  const { position = 0, hash = '' } = entries.at(-1) ?? {};
  return { ...rest, tenant, subject, entries, head: { position, hash } };
};

/** A log that began anew. */
const another = async (log: Accesses): Promise<Accesses> => ({
  ...(await written(log, 2)),
  origin: { id: 'another', beganAt: '2026-03-09T08:00:00.000Z' },
});

describe.each(providersWith())('At $name support staff', ({ name, start }) => {
  const member = name === 'our provider' ? claire : reto;
  const ownNumber = '756.0000.0000.71';

  it('view a member’s portal, are told so after the reload, and come back', async () => {
    const world = await setUpProfile(member, start);
    const left: string[] = [];
    const tab = world.openTab();
    const opened = await world.open('dashboard', { tab, leave: (address) => left.push(address) });
    await screen.findByRole('button', { name: support.panel.open });
    expect(screen.queryByRole('region', { name: support.banner.label })).toBeNull();

    const panel = await askFor(opened, '7560000000041');
    await panel.findByText(support.panel.invalid);
    expect(panel.getByLabelText(support.panel.ahvNumber)).toHaveProperty('value', '756.0000.0000.41');
    await askFor(opened, '7569217076985');
    await panel.findByText(support.panel.unknown);
    if (name === 'our provider') {
      await askFor(opened, ownNumber);
      await screen.findAllByText(support.panel.current);
    }
    expect(left).toEqual([]);
    // A document of their own that is still being generated isn't asked for in the member's name.
    tab.setItem(flowKeys.generation, JSON.stringify({ fileCode: 'own', step: 'generating', since: world.clock.now() }));
    await askFor(opened, annasNumber);
    await waitFor(() => {
      expect(left).toEqual([world.at('dashboard')]);
    });
    expect(tab.getItem(flowKeys.generation)).toBeNull();
    await screen.findByText(support.viewLoading);
    opened.close();

    const again = await world.open('dashboard', { tab, leave: (address) => left.push(address) });
    const banner = within(await screen.findByRole('region', { name: support.banner.label }));
    await screen.findAllByText(support.switched);
    await screen.findByRole('button', { name: 'Konto von Anna Keller' });
    expect(screen.queryByText(support.viewLoading)).toBeNull();
    expect(screen.queryByRole('button', { name: support.panel.open })).toBeNull();
    if (name === 'our provider') banner.getByText('Sie sehen das Portal von Anna Keller');
    await again.user.click(banner.getByRole('button', { name: support.banner.close }));
    await waitFor(() => {
      expect(left).toHaveLength(2);
    });
    again.close();

    const back = await world.open('dashboard', { tab });
    await screen.findByRole('button', { name: `Konto von ${name === 'our provider' ? 'Claire Bonvin' : 'Reto Wyss'}` });
    await screen.findAllByText(support.switched);
    expect(screen.queryByRole('region', { name: support.banner.label })).toBeNull();
    back.close();
  });

  it('see no name any more once the eye is pressed, even if the provider is away', async () => {
    const world = await setUpProfile(member, start);
    let isAway = false;
    const opened = await world.open('dashboard', {
      through: (...request) => (isAway ? Promise.reject(new TypeError('away')) : world.fetch(...request)),
    });
    const surname = name === 'our provider' ? 'Bonvin' : 'Wyss';
    await screen.findByRole('button', { name: new RegExp(`^Konto von .*${surname}`) });
    const eye = await screen.findByRole('button', { name: support.anonymize });
    isAway = true;
    await opened.user.click(eye);
    await screen.findByRole('button', { name: 'Konto' });
    expect(document.body.innerHTML).not.toContain(surname);
  });

  it('hide a member’s data by the eye in the header, and every link keeps the flag', async () => {
    const world = await setUpProfile(member, start);
    const opened = await world.open('dashboard');
    const eye = await screen.findByRole('button', { name: support.anonymize });
    expect(eye.getAttribute('aria-pressed')).toBe('false');
    const greeting = screen.getByRole('heading', { level: 1 }).textContent;
    await opened.user.click(eye);
    await waitFor(() => {
      expect(opened.portal.router.address()).toBe(`${world.at('dashboard')}?anonymize=true`);
    });
    expect(eye.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(greeting);
    });
    await opened.user.click(screen.getByRole('button', { name: 'Konto' }));
    await opened.user.click(screen.getByRole('link', { name: 'Profil' }));
    await profileThere();
    expect(opened.portal.router.address()).toBe(`${world.at('profile')}?anonymize=true`);
    expect(document.body.textContent).not.toContain(name === 'our provider' ? 'Bonvin' : 'Wyss');
    expect(document.body.textContent).not.toContain('756.');
    await opened.user.click(screen.getByRole('button', { name: support.anonymize }));
    await screen.findByRole('button', { name: /^Konto von / });
    await profileThere();
    card(words.personal.title).getByText(/^756\./);
    // Only the eye shows them again: Back to the address from before keeps them hidden.
    opened.portal.router.navigate(world.at('contact'));
    await screen.findByRole('heading', { level: 1, name: 'Kontakt' });
    await opened.user.click(screen.getByRole('button', { name: support.anonymize }));
    await arrivedAt(opened, `${world.at('contact')}?anonymize=true`);
    opened.portal.router.go(-1);
    await arrivedAt(opened, `${world.at('profile')}?anonymize=true`);
    await profileThere();
    expect(document.body.textContent).not.toContain('756.');
  });
});

describe('At our provider', () => {
  it('a member doesn’t see the eye or the panel', async () => {
    const world = await setUpProfile(anna);
    await world.open('dashboard');
    await screen.findByRole('button', { name: 'Konto von Anna Keller' });
    await screen.findByRole('link', { name: /Fragen/ });
    expect(screen.queryByRole('button', { name: support.anonymize })).toBeNull();
    expect(screen.queryByRole('button', { name: support.panel.open })).toBeNull();
  });

  it('a fund that does without anonymising has no eye', async () => {
    const world = await setUpProfile({
      tenant: 'schiefer',
      emailAddress: 'jonas.meierhans@example.com',
      mobileNumber: '+41790000020',
    });
    await world.open('dashboard');
    await screen.findByRole('button', { name: support.panel.open });
    expect(screen.queryByRole('button', { name: support.anonymize })).toBeNull();
  });

  it('support staff say why, and “other” needs a remark', async () => {
    const world = await setUpProfile(claire);
    const left: string[] = [];
    const opened = await world.open('dashboard', { leave: (address) => left.push(address) });
    await opened.user.click(await screen.findByRole('button', { name: support.panel.open }));
    screen.getByLabelText(support.panel.noteOptional);
    await opened.user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: support.panel.open }));
    await opened.user.keyboard('{Enter}');
    const panel = within(screen.getByRole('region', { name: support.panel.open }));
    expect(document.activeElement).toBe(panel.getByLabelText(support.panel.ahvNumber));
    await opened.user.type(panel.getByLabelText(support.panel.ahvNumber), annasNumber);
    await opened.user.click(panel.getByRole('button', { name: support.panel.submit }));
    await panel.findByText(support.panel.reasonMissing);
    await askFor(opened, annasNumber, support.reasons.other);
    await panel.findByText(support.panel.noteMissing);
    await opened.user.type(panel.getByLabelText(support.panel.note), 'Schulung');
    await opened.user.click(panel.getByRole('button', { name: support.panel.submit }));
    await waitFor(() => {
      expect(left).toHaveLength(1);
    });
  });

  it('who type their own number are told so with hidden data, too', async () => {
    const world = await setUpProfile(claire);
    const opened = await world.open('dashboard', { query: '?anonymize=true' });
    await screen.findByRole('button', { name: support.panel.open });
    await askFor(opened, '756.0000.0000.71');
    await screen.findAllByText(support.panel.current);
    expect(screen.queryByText(support.panel.unknown)).toBeNull();
  });

  it('the member’s browser notices that the log it has seen was emptied or rewritten, and says that another began', async () => {
    const world = await setUpProfile(anna);
    /** The card's text once the browser has checked a log that somebody changed on its way. */
    const cardFor = async (change: (log: Accesses) => Promise<Accesses> | Accesses, said: RegExp | string) => {
      const through: Fetch = async (input, init) => {
        const reply = await world.fetch(input, init);
        if (!new Request(input, init).url.includes('users/current/accesses')) return reply;
        const { data } = await reply.json();
        return Response.json({ data: await change(data) });
      };
      const opened = await world.open('profile', { through });
      const region = await screen.findByRole('region', { name: support.accesses.title });
      await within(region).findByText(said);
      const { textContent } = region;
      opened.close();
      return textContent;
    };
    const whole = /^Ihr Browser hat das Protokoll geprüft/;
    await cardFor((log) => log, whole);
    await cardFor((log) => ({ ...log, entries: [], head: null }), support.accesses.cut);
    await cardFor((log) => written(log, 1), support.accesses.cut);
    await cardFor((log) => written(log, (log.head?.position ?? 0) + 20), /stimmt bis Eintrag \d+ nicht mehr/);
    expect(await cardFor((log) => log, whole)).not.toContain('neues Protokoll');
    const renewed = /^Am 09\.03\.2026 hat ein neues Protokoll begonnen/;
    expect(await cardFor(another, renewed)).toContain('Ihr Browser hat das Protokoll geprüft');
    await cardFor(another, renewed);
  });

  it('the member sees who looks, ends it, and finds it in their profile, verified by the browser', async () => {
    const { world, tab } = await enterAnnasPortal(support.reasons.memberRequest);
    const view = await world.open('insurance-overview', { tab });
    await screen.findByText('Nordlicht Optik AG');
    view.close();

    const annasFetch = world.provider.browserFetch('192.0.2.77');
    await logIn(world.provider, annasFetch, anna);
    const opened = await openPortal(world.at('profile'), {
      fetch: annasFetch,
      origin: world.provider.origin,
      clock: world.clock,
      browser: newBrowser(),
      tab: memoryStorage(),
    });
    const notice = within(await screen.findByRole('region', { name: support.viewer.label }));
    notice.getByText('Claire Bonvin vom Support sieht seit 09:00 Uhr Ihr Portal an.');
    await opened.user.click(notice.getByRole('button', { name: support.viewer.end }));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: support.viewer.label })).toBeNull();
    });
    await screen.findAllByText(support.viewer.ended);
    opened.close();

    const later = await openPortal(world.at('profile'), {
      fetch: annasFetch,
      origin: world.provider.origin,
      clock: world.clock,
      browser: newBrowser(),
      tab: memoryStorage(),
    });
    const accesses = within(await screen.findByRole('region', { name: support.accesses.title }));
    const [newest] = await accesses.findAllByRole('listitem');
    const visit = within(newest ?? document.body);
    visit.getByText('Claire Bonvin');
    visit.getByText(/^10\.03\.2026, 09:00 bis 09:00 Uhr/);
    visit.getByText(support.reasons.memberRequest);
    visit.getByText(/Vorsorgeübersicht/);
    await accesses.findByText(/Ihr Browser hat das Protokoll geprüft/);
    later.close();
  });

  it('the member’s open page shows who looks without a reload, and ends it; the view then says why it is over', async () => {
    const world = await setUpProfile(claire);
    const annasFetch = world.provider.browserFetch('192.0.2.77');
    await logIn(world.provider, annasFetch, anna);
    let timesTold = 0;
    const own = await openPortal(world.at('insurance-overview'), {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const answer = await annasFetch(request);
        if (request.url.endsWith(`/${viewers.path}`)) timesTold += 1;
        return answer;
      },
      origin: world.provider.origin,
      clock: world.clock,
      browser: newBrowser(),
      tab: memoryStorage(),
    });
    await screen.findByText('Nordlicht Optik AG');
    act(() => world.clock.pass(31_000));
    // The next question is due some time after the answer to this one.
    await waitFor(() => expect(timesTold).toBe(1));

    const claireCalls = (path: string, init: RequestInit = {}) =>
      world.fetch(`${world.provider.origin}/api/v1/${path}`, init);
    const token = (await claireCalls('users/current/userinfo')).headers.get('x-csrf-token') ?? '';
    const started = await claireCalls(`impersonated/${annasNumber}?isActive=true`, {
      method: 'POST',
      headers: { 'x-csrf-token': token },
    });
    expect(started.status).toBe(200);
    expect(screen.queryByRole('region', { name: support.viewer.label })).toBeNull();
    act(() => world.clock.pass(46_000));
    const notice = within(await screen.findByRole('region', { name: support.viewer.label }));
    notice.getByText(/^Claire Bonvin vom Support sieht seit/);
    await own.user.click(notice.getByRole('button', { name: support.viewer.end }));
    await screen.findAllByText(support.viewer.ended);
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: support.viewer.label })).toBeNull();
    });
    own.close();
  });

  it('are told after a reload, once, that the member has ended the view', async () => {
    const why = 'Die versicherte Person hat die Ansicht beendet. Bitte melden Sie sich wieder an.';
    const world = await setUpProfile(claire);
    const left: string[] = [];
    const tab = world.openTab();
    const opened = await world.open('dashboard', { tab, leave: (address) => left.push(address) });
    await screen.findByRole('button', { name: support.panel.open });
    await askFor(opened, annasNumber);
    await waitFor(() => {
      expect(left).toHaveLength(1);
    });
    opened.close();
    const view = await world.open('dashboard', { tab });
    await screen.findByRole('region', { name: support.banner.label });
    await endAsAnna(world);
    view.close();

    const reloaded = await world.open('dashboard', { tab });
    await screen.findAllByText(why);
    await waitFor(() => {
      expect(reloaded.portal.router.address()).toBe(world.at('login'));
    });
    reloaded.close();
    const again = await world.open('dashboard', { tab });
    await waitFor(() => {
      expect(again.portal.router.address()).toBe(world.at('login'));
    });
    expect(screen.queryByText(why)).toBeNull();
  });

  it('are told within half a minute that the member has ended the view, and log in again', async () => {
    const { world, tab } = await enterAnnasPortal();
    const view = await world.open('dashboard', { tab });
    await screen.findByRole('region', { name: support.banner.label });

    await endAsAnna(world);
    // The page asks by itself.
    act(() => world.clock.pass(31_000));
    await screen.findAllByText('Die versicherte Person hat die Ansicht beendet. Bitte melden Sie sich wieder an.');
    act(() => world.clock.pass(2_000));
    await waitFor(() => {
      expect(view.portal.router.address()).toBe(world.at('login'));
    });
  });

  it('a view ends by itself shortly before its time, and the staff come back to their own portal', async () => {
    const { world, tab, left, leave } = await enterAnnasPortal();
    const { portal } = await world.open('dashboard', { tab, leave });
    const timer = await screen.findByRole('timer');
    expect(timer.textContent).toBe('Noch 30 Minuten');
    // Somebody who reads on keeps the session alive.
    act(() => world.clock.pass(15 * 60_000));
    portal.router.navigate(world.at('profile'));
    await profileThere();
    act(() => world.clock.pass(14 * 60_000 + 56_000));
    await waitFor(() => {
      expect(left).toHaveLength(2);
    });
    const user = await world.fetch(`${world.provider.origin}/api/v1/users/current/userinfo`);
    expect(await user.text()).toContain('Claire');
  });

  it('an open document doesn’t hide whose portal it is, and the view can be ended there', async () => {
    const { world, tab, left, leave } = await enterAnnasPortal();
    const through = scriptedProvider({ downloadDocument: never }, world.fetch);
    const { user } = await world.open('documents', { tab, leave, through });
    const [open] = await screen.findAllByRole('button', { name: /^Vorsorgeausweis.* öffnen$/ });
    await user.click(open as HTMLElement);
    const viewer = within(await screen.findByRole('dialog', { name: /^Vorsorgeausweis/ }));
    const banner = within(await viewer.findByRole('region', { name: support.banner.label }));
    banner.getByText('Sie sehen das Portal von Anna Keller');
    expect(banner.getByRole('timer').textContent).toBe('Noch 30 Minuten');
    await user.click(banner.getByRole('button', { name: support.banner.close }));
    await waitFor(() => {
      expect(left).toHaveLength(2);
    });
  });

  it('in a view nothing can be changed, and the language changes without being stored', async () => {
    const { world, tab } = await enterAnnasPortal();
    const messages = [{ author: 'fund', text: 'Ja.', sentAt: '2026-03-09T10:00:00Z' }];
    const threads = ok([{ id: '1', subject: 'Einkauf', state: 'answered', unread: false, messages }]);
    const { user, portal } = await world.open('profile', { tab, through: scriptedProvider({ threads }, world.fetch) });
    await profileThere();
    await screen.findByText(support.locked);
    expect(screen.queryByText(words.readOnly)).toBeNull();
    expect(screen.queryByRole('link', { name: words.address.edit })).toBeNull();
    expect(screen.queryByRole('region', { name: support.accesses.title })).toBeNull();
    portal.router.navigate(world.at('contact'));
    const send = await screen.findByRole('button', { name: 'Nachricht senden' });
    expect(send).toHaveProperty('disabled', true);
    expect(await screen.findByRole('button', { name: 'Antworten' })).toHaveProperty('disabled', true);
    await waitFor(() => expect(screen.getAllByText(support.locked)).toHaveLength(2));
    portal.router.navigate(world.at('documents'));
    await screen.findByText('Formularset erstellen');
    await screen.findByText(support.locked);
    portal.router.navigate(world.at('additional-savings-customize'));
    const choice = within(await screen.findByRole('dialog'));
    await user.click(await choice.findByRole('radio', { name: /\+2/ }));
    await user.click(choice.getByRole('button', { name: savings.customize.next }));
    const finish = await screen.findByRole('button', { name: savings.confirmation.finish });
    expect(finish).toHaveProperty('disabled', true);
    await screen.findByText(/gilt ab dem/);
    await within(screen.getByRole('dialog')).findByText(support.locked);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: savings.customize.close }));
    await user.click(screen.getByRole('button', { name: /^Konto/ }));
    await user.selectOptions(screen.getByLabelText('Sprache'), 'fr-FR');
    await waitFor(() => {
      expect(portal.router.address()).toContain('/fr-FR/');
    });
    await screen.findByText(/^Portail consulté.: Anna Keller$/);
  });
});
