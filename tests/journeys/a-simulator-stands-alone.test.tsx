import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Fetch } from '#api/fetch-adapter.ts';
import { createTabs } from '#app/tabs.ts';
import { createSimulator } from '#stand-alone/create-simulator.ts';
import { signOutDelay } from '#state/session/session.ts';
import { takeWantedPageAction } from '#state/session/wanted-page.ts';
import common from '#words/de-CH/common.json';
import detail from '#words/de-CH/detail.json';
import french from '#words/fr-FR/simulation.json';
import shell from '#words/de-CH/shell.json';
import status from '#words/de-CH/status.json';
import words from '#words/de-CH/simulation.json';
import { memoryStorage, newBrowser, openPortal, type OpenPortalOptions } from '../support/open-portal.tsx';
import { setUpSimulator } from '../support/profile.ts';
import { throughFault } from '../support/through-fault.ts';
import { saying } from '../support/words.ts';

const world = await setUpSimulator();
const { fetch, clock, browser, provider } = world;
// Transformed before the first page is timed.
await import('#simulators/buy-in/BuyInSimulator.tsx');

const path = '/simulators/bergahorn/de-CH/buyinsimulation';
const from = `${provider.origin}/bergahorn/de-CH/einkauf`;

type Opening = Partial<OpenPortalOptions> & { readonly at?: string; readonly back?: string | null };

/** Opens a simulator as a browser's tab does; the page that the provider lets it lead back to is `back`. */
const open = async ({ at = path, back = from, ...options }: Opening = {}) => {
  const left: string[] = [];
  const opened = await openPortal(at, {
    fetch,
    clock,
    browser,
    origin: provider.origin,
    leave: (address) => left.push(address),
    create: (own) => createSimulator({ ...own, back }),
    ...options,
  });
  return { ...opened, left };
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const buyInAmount = async () =>
  (await panel(words.buyIn.title)).getByRole<HTMLInputElement>('slider', { name: words.buyIn.amount });
const goneTo = (left: readonly string[]) => waitFor(() => expect(left).not.toEqual([]));

/** Opens a simulator that is left at once, before it shows anything but its first frame. */
const openAndLeave = async (options: Opening) => {
  const left: string[] = [];
  const opening = open({ ...options, leave: (address) => left.push(address) });
  await goneTo(left);
  // A word would be due that it is loading.
  clock.pass(3_000);
  return { left, portal: (await opening).portal };
};

/** The provider, for a member who has to repay an early withdrawal first. */
const blocked: Fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (!new URL(new Request(input, init).url).pathname.endsWith('/simulations/results')) return answer;
  const { data }: { data: { after: object } } = await answer.json();
  const buyIn = {
    atMost: 0,
    savingsAtMost: 0,
    blocked: 'earlyWithdrawalOpen',
    openWithdrawals: 1,
    lockedUntil: null,
  };
  const buyInMost = { atMost: 0, atOnce: 0, payments: 20 };
  return Response.json({ data: { ...data, after: { ...data.after, buyIn, buyInMost } } });
};

describe('A simulator that stands alone', () => {
  it('shows the fund, its headline and what the member tries out, and leads back to where they came from', async () => {
    const { user, left } = await open();
    await heading(words.entry.titles.buyinsimulation);
    expect(document.title).toBe(`${words.entry.titles.buyinsimulation} – Pensionskasse Bergahorn`);
    screen.getByRole('img', { name: 'Pensionskasse Bergahorn' });
    const simulator = await panel(words.buyIn.title);
    fireEvent.change(simulator.getByRole('slider', { name: words.buyIn.amount }), { target: { value: 20_000 } });
    await simulator.findByText(saying(words.findingsWithValues.buyInLocked));
    const back = screen.getByRole('link', { name: words.entry.back });
    expect(back.getAttribute('href')).toBe('/bergahorn/de-CH/einkauf');
    await user.click(back);
    await goneTo(left);
    expect(left[0]).toMatch(/\/bergahorn\/de-CH\/einkauf$/);
  });

  it('leads to its page in the portal, which takes up what was entered', async () => {
    const tab = memoryStorage();
    const { user, left, close } = await open({ tab });
    fireEvent.change(await buyInAmount(), { target: { value: 20_000 } });
    const onward = screen.getByRole('link', { name: words.entry.toPage });
    await user.click(onward);
    await goneTo(left);
    expect(left[0]).toMatch(/\/bergahorn\/de-CH\/altersleistung\?simulate=here$/);
    close();
    // To the simulator on it, and not again after a reload.
    const { portal } = await world.open('buy-in', { tab, query: '?simulate=here' });
    expect((await buyInAmount()).value).toBe('20000');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: words.buyIn.title })));
    await waitFor(() => expect(portal.router.address()).toMatch(/\/altersleistung$/));
  });

  it('offers no way to the page while personal data are hidden, because nothing is kept', async () => {
    await open({ at: `${path}?anonymize=true` });
    await panel(words.buyIn.title);
    expect(screen.queryByRole('link', { name: words.entry.toPage })).toBeNull();
  });

  it('is in the language of its address, and changes to another one where it is', async () => {
    const query = `?portal=${encodeURIComponent(from)}`;
    const { user, left } = await open({ at: `/simulators/bergahorn/fr-FR/retirementsimulation${query}` });
    await heading(french.entry.titles.retirementsimulation);
    expect(document.documentElement.lang).toBe('fr-FR');
    await panel(french.retirement.title);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Langue' }), 'it-IT');
    await goneTo(left);
    expect(left).toEqual([`/simulators/bergahorn/it-IT/retirementsimulation${query}`]);
  });

  it.each([
    ['homeownershipsimulation', words.home.title],
    ['additionalsavingssimulation', words.savings.title],
    ['protectionsimulation', words.protection.title],
    ['leavesimulation', words.leave.title],
  ] as const)('is %s at its address', async (name, title) => {
    await open({ at: `/simulators/bergahorn/de-CH/${name}` });
    await heading(words.entry.titles[name]);
    await panel(title);
  });

  it('leads back to the dashboard without a page to go back to', async () => {
    await open({ back: null });
    const back = await screen.findByRole('link', { name: words.entry.back });
    expect(back.getAttribute('href')).toBe('/bergahorn/de-CH/dashboard');
  });

  it('leads back to another portal in the same window', async () => {
    await open({ back: 'https://fund.example/bergahorn/de-CH/einkauf' });
    const back = await screen.findByRole('link', { name: words.entry.back });
    expect([back.getAttribute('href'), back.getAttribute('target')]).toEqual([
      'https://fund.example/bergahorn/de-CH/einkauf',
      '_self',
    ]);
  });

  it('asks the provider to simulate while personal data are hidden, and hides them on the way back, too', async () => {
    const asked: string[] = [];
    const watching: Fetch = async (input, init) => {
      const { pathname, search } = new URL(new Request(input, init).url);
      asked.push(pathname + search);
      return fetch(input, init);
    };
    await open({ at: `${path}?anonymize=true`, fetch: watching });
    await heading(words.entry.titles.buyinsimulation);
    await waitFor(() => expect(asked).toContain('/api/v1/simulations/basis?anonymize=true'));
    clock.pass(1_000);
    await panel(words.buyIn.title);
    expect(asked).toContain('/api/v1/simulations/results?anonymize=true');
    expect(document.body.textContent).not.toMatch(/Anna|Keller|12\.03\.1985/);
    const back = screen.getByRole('link', { name: words.entry.back });
    expect(back.getAttribute('href')).toBe('/bergahorn/de-CH/einkauf?anonymize=true');
  });

  it('compares with the figures without changes, also if personal data are hidden after something was entered', async () => {
    const { portal } = await open();
    const slider = (shown: Awaited<ReturnType<typeof panel>>) =>
      shown.getByRole<HTMLInputElement>('slider', { name: words.buyIn.amount });
    const entered = slider(await panel(words.buyIn.title));
    const { max } = entered;
    fireEvent.change(entered, { target: { value: max } });
    portal.router.navigate(`${path}?anonymize=true`);
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
    clock.pass(1_000);
    expect(slider(await panel(words.buyIn.title)).max).toBe(max);
  });

  it('says that there is no simulator of that name, and leads to the portal', async () => {
    await open({ at: '/simulators/bergahorn/de-CH/none' });
    await heading(status.notFound.title);
    screen.getByRole('link', { name: status.notFound.toDashboard });
  });
});

describe('A simulator that meets trouble', () => {
  it('says that its figures cannot be loaded, and loads them again', async () => {
    let isBroken = true;
    const { user } = await open({
      fetch: throughFault(fetch, (called) =>
        isBroken && called.endsWith('/simulations/basis') ? Response.json({ errors: [] }, { status: 500 }) : null,
      ),
    });
    await screen.findByText(detail.simulator.failed);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: common.retry }));
    await panel(words.buyIn.title);
  });

  it('says where nothing can be simulated, and how to write to the fund', async () => {
    await open({
      fetch: throughFault(fetch, (called) =>
        called.endsWith('/simulations/basis') ? Response.json({ errors: [] }, { status: 404 }) : null,
      ),
    });
    await screen.findByText(words.entry.absent.title);
    expect(screen.getByRole('link', { name: words.entry.absent.contact }).getAttribute('href')).toBe(
      '/bergahorn/de-CH/kontakt',
    );
  });

  it('says why nothing can be tried out, and leads to the repayment that comes first', async () => {
    await open({ at: `${path}?anonymize=true`, fetch: blocked });
    await screen.findByText(words.findings.buyInBeforeRepayment);
    expect(screen.getByRole('link', { name: words.buyIn.repayFirst }).getAttribute('href')).toBe(
      '/bergahorn/de-CH/wohneigentum?anonymize=true&simulate=repayment',
    );
  });

  it('says that the provider cannot simulate while personal data are hidden, and asks it again', async () => {
    let isBroken = true;
    const { user } = await open({
      at: `${path}?anonymize=true`,
      fetch: throughFault(fetch, (called) =>
        isBroken && called.endsWith('/simulations/results') ? Response.json({ errors: [] }, { status: 500 }) : null,
      ),
    });
    await screen.findByText(detail.simulator.failed);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: common.retry }));
    await panel(words.buyIn.title);
  });

  it('leads to the login without a session, and remembers where to come back to', async () => {
    const at = `${path}?portal=${encodeURIComponent(from)}`;
    const { left, portal } = await openAndLeave({ at, browser: newBrowser(), fetch: provider.browserFetch() });
    await goneTo(left);
    expect(left[0]).toBe('/bergahorn/de-CH/login');
    expect(portal.store.set(takeWantedPageAction)).toBe(at);
  });

  it('leads to the redirect page for an unknown fund', async () => {
    const at = '/simulators/no-such-fund/de-CH/buyinsimulation';
    const { left } = await openAndLeave({ at, browser: newBrowser() });
    expect(left[0]).toBe('/redirect');
  });

  it('hides everything and leads to the login when another tab logs out', async () => {
    const { left } = await open();
    await panel(words.buyIn.title);
    const tab = createTabs(() => new BroadcastChannel(browser.channelName));
    tab.announce('signed-out');
    await waitFor(() => expect(screen.queryByRole('region', { name: words.buyIn.title })).toBeNull());
    tab.close();
    clock.pass(signOutDelay);
    await goneTo(left);
    expect(left[0]).toBe('/bergahorn/de-CH/login');
  });

  it('logs out a member who does nothing for long, and says why', async () => {
    const { left } = await open();
    await panel(words.buyIn.title);
    clock.pass(20 * 60 * 1000);
    await screen.findByText(shell.idle.ended);
    expect(screen.queryByRole('region', { name: words.buyIn.title })).toBeNull();
    clock.pass(signOutDelay);
    await goneTo(left);
    expect(left[0]).toBe('/bergahorn/de-CH/login');
  });
});
