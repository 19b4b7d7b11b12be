import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Fetch } from '#api/fetch-adapter.ts';
import { memoryStorage } from '../support/open-portal.tsx';
import { anna, setUpProfile, words } from '../support/profile.ts';

const selin = { tenant: 'neuschnee', emailAddress: 'selin.aydogan@example.org', mobileNumber: '+41790000038' };

/** A card of the sidebar by its heading. */
const box = (name: string) => screen.findByRole('region', { name });

describe('Next to their profile a member reads', () => {
  it('a profile has the texts of the fund’s editors next to it, in the member’s language, with links that stay in the portal', async () => {
    const world = await setUpProfile(anna);
    const opened = await world.open('profile', { locale: 'it-IT' });
    const card = await box('Qualcosa non è corretto?');
    expect(card.closest('[lang]')?.getAttribute('lang')).toBe('it-IT');
    const link = screen.getByRole('link', { name: 'Ci contatti' });
    const address = `${world.at('contact', 'it-IT')}?from=profile`;
    expect(link.getAttribute('href')).toBe(address);
    expect(link.getAttribute('target')).toBeNull();
    await opened.user.click(link);
    await waitFor(() => {
      expect(opened.portal.router.address()).toBe(address);
    });
  });

  it('a profile has the default German text, marked as German, if the fund has written nothing', async () => {
    const world = await setUpProfile(selin);
    const through: Fetch = async (input, init) => {
      const request = new Request(input, init);
      const isOwn =
        new URL(request.url).pathname === '/content/graphql' &&
        (await request.clone().text()).includes('"tenant":"neuschnee"');
      return isOwn ? Response.json({ data: {} }) : world.fetch(request);
    };
    await world.open('profile', { locale: 'fr-FR', through });
    const card = await box('Stimmt etwas nicht?');
    expect(card.closest('[lang]')?.getAttribute('lang')).toBe('de-CH');
  });

  it.each([
    ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['refuses', () => Promise.resolve(new Response('{}', { status: 403 }))],
    ['answers a page of some gateway', () => Promise.resolve(new Response('<!doctype html>', { status: 200 }))],
  ])('a profile has the portal’s own text if the content service %s', async (_, answer) => {
    const world = await setUpProfile(anna);
    const through: Fetch = (input, init) =>
      new URL(new Request(input).url).pathname === '/content/graphql' ? answer() : world.fetch(input, init);
    await world.open('profile', { through });
    await box(words.sidebar.title);
    expect(screen.getAllByText('anna.keller@example.org').length).toBeGreaterThan(0);
    expect(screen.queryByRole('region', { name: 'Ihre Daten sind geschützt' })).toBeNull();
  });
});

describe('Next to their documents a member reads', () => {
  it('a link of the editors to the current certificate saves it with the tab’s token, which a link can’t send', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const saved: string[] = [];
    const world = await setUpProfile(anna);
    const tab = memoryStorage();
    tab.setItem('pilaster.token', 'x'.repeat(43));
    const bearers: (string | null)[] = [];
    const through: Fetch = (input, init) => {
      const request = new Request(input, init);
      if (!request.url.includes('documents/download')) return world.fetch(request);
      bearers.push(request.headers.get('authorization'));
      const headers = {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'attachment; filename="Ausweis.pdf"',
      };
      return Promise.resolve(new Response('%PDF-1.7', { headers }));
    };
    const { user: person } = await world.open('documents', { through, tab });
    const link = await screen.findByRole('link', { name: 'Aktueller Vorsorgeausweis' });
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await person.click(link);
    await waitFor(() => expect(saved).toEqual(['Ausweis.pdf']));
    press.mockRestore();
    expect(bearers).toEqual([`Bearer ${'x'.repeat(43)}`]);
  });
});
