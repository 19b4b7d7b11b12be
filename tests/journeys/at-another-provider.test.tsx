import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anna, setUpProfile, words } from '../support/profile.ts';
import { startPlainProvider } from '../support/plain-provider.ts';
import { h1 } from '../support/register.ts';
import insurance from '#words/de-CH/insurance-overview.json';

const logInThere = () => setUpProfile(anna, startPlainProvider);

/** What the page says, with plain spaces. */
const said = (): string => (document.body.textContent ?? '').replaceAll(/\s/g, ' ');

describe('At a provider that has only the specification a member', () => {
  it.each([
    [
      'dashboard',
      ['211’750', '205’500', '48’250', '96’000', '2’310', '24’000', '812.50', 'Wir ziehen um.', '09.03.2026'],
    ],
    ['insurance-overview', ['211’750', 'Muster AG', '756.0000.0000.40', '01.05.2019', '495’000', '31’214.20', '4’920']],
    ['buy-in', ['48’250', '260’000', 'Einkauf berechnen', 'Fachperson', 'Wie weiter?']],
    ['exit-benefit', ['205’500', 'Wie weiter?']],
    ['retirement', ['2’310', 'Fachperson']],
    ['home-ownership', ['96’000', 'Vorbezug', 'Verpfändung']],
    ['death-benefit', ['24’000', 'Matthias Keller', '01.02.1983']],
    ['unpaid-leave', ['812.50', 'Wie weiter?']],
    ['civil-status', ['verheiratet', 'seit 2012']],
    ['profile', ['8600 Waldikon', '756.0000.0000.40', '12.03.1985', anna.emailAddress]],
  ] as const)('reads every figure of the page %s', async (page, figures) => {
    const world = await logInThere();
    await world.open(page);
    await waitFor(() => expect(figures.filter((figure) => !said().includes(figure))).toEqual([]));
    expect(said()).not.toMatch(/konnten? nicht geladen werden|undefined|NaN|\[object/);
  });

  it('sees nobody’s name where the address hides it, although this provider names everybody', async () => {
    const world = await logInThere();
    for (const page of ['dashboard', 'insurance-overview', 'death-benefit', 'profile'] as const) {
      const { close } = await world.open(page, { query: '?anonymize=true' });
      await h1(/./);
      await waitFor(() => expect(said()).toMatch(/24’000|verheiratet/));
      expect(said(), page).not.toMatch(/Anna|Keller|Matthias|Waldikon|Muster AG|0000\.40|1985|1983|@/);
      close();
    }
  });

  it('saves their certificate, which no link can fetch without a token', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const world = await logInThere();
    const { user } = await world.open('insurance-overview');
    await user.click(await screen.findByRole('link', { name: insurance.certificate.download }));
    await waitFor(() => expect(saved).toEqual(['Ausweis.pdf']));
  });

  it('follows a simulator’s address', async () => {
    const left: string[] = [];
    const world = await logInThere();
    const { user } = await world.open('buy-in', { leave: (address) => void left.push(address) });
    await user.click(await screen.findByRole('button', { name: 'Jetzt simulieren' }));
    await waitFor(() =>
      expect(left[0]).toMatch(/^https:\/\/rechner\.example\/buyinsimulation\?fonds=bergahorn&portal=/),
    );
  });

  it('reads what the provider says of its simulator, which stands on no page', async () => {
    const left: string[] = [];
    const world = await logInThere();
    const { user } = await world.open('unpaid-leave', { leave: (address) => void left.push(address) });
    await screen.findByText('Wie lange fehlen Sie?');
    await user.click(screen.getByRole('button', { name: 'Kosten berechnen' }));
    await waitFor(() => expect(left[0]).toMatch(/^https:\/\/rechner\.example\/leavesimulation\?/));
  });

  it('reads the fund’s code where it has no name, and its picture where that is the address itself', async () => {
    const world = await logInThere();
    await world.open('profile');
    await screen.findByText('8600 Waldikon');
    expect(document.title).toBe(`${words.title} – bergahorn`);
    const logo = screen.getAllByRole('img', { name: 'bergahorn' })[0];
    expect(logo?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  });

  it('changes the language', async () => {
    const world = await logInThere();
    const tab = world.openTab();
    const { user, portal } = await world.open('profile', { tab });
    await screen.findByText('8600 Waldikon');
    await user.click(screen.getByRole('button', { name: /^Konto/ }));
    await user.selectOptions(screen.getByLabelText('Sprache'), 'Français');
    await screen.findByText('Das Portal wird in der gewählten Sprache neu geladen.');
    act(() => world.clock.pass(2500));
    await waitFor(() => expect(portal.router.address()).toBe(world.at('dashboard', 'fr-FR')));
  });

  it('is led to the login when their token is no longer known', async () => {
    const world = await logInThere();
    const tab = world.openTab();
    tab.setItem('pilaster.token', 'x'.repeat(900));
    const { portal } = await world.open('profile', { tab });
    await h1('Anmelden');
    expect(portal.router.address()).toBe('/bergahorn/de-CH/login');
  });
});
