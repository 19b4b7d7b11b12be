import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import common from '#words/de-CH/common.json';
import detail from '#words/de-CH/detail.json';
import shell from '#words/de-CH/shell.json';
import { musterFund, musterMember } from '../support/muster-fund.ts';
import { memoryStorage } from '../support/open-portal.tsx';
import { openMuster } from '../support/open-muster.ts';
import { onPhone } from '../support/phone.ts';
import { ok, refused, type Script } from '../support/scripted-provider.ts';
import { claire, setUpProfile } from '../support/profile.ts';

const { nav, titles } = shell;
const everyPage = [
  'insurance-overview',
  'retirement',
  'death-benefit',
  'disability',
  'buy-in',
  'additional-savings',
  'home-ownership',
  'civil-status',
  'unpaid-leave',
  'exit-benefit',
  'documents',
  'questions',
];
const open = (pages: readonly string[], page = 'de-CH/terms', script: Script = {}, fund = musterFund()) =>
  openMuster(page, { userInfo: ok(musterMember, { pages }), ...script }, { fund });
const navigation = async () => within(await screen.findByRole('navigation', { name: nav.label }));
const destinations = async () =>
  (await navigation())
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const link = async (name: string) => (await navigation()).getByRole('link', { name });
const allFive = [
  [titles.dashboard, '/musterfund/de-CH/dashboard'],
  [titles.retirement, '/musterfund/de-CH/pensionierung'],
  [nav.protection, '/musterfund/de-CH/todesfall'],
  [nav.savingMore, '/musterfund/de-CH/altersleistung'],
  [titles.documents, '/musterfund/de-CH/dokumente'],
];

/** The links of the opened account menu. */
const accountLinks = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole('button', { name: /^Konto/ }));
  const further = screen.queryByRole('list', { name: nav.further });
  return further === null
    ? []
    : within(further)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
};

/** The row of a topic's pages below the header. */
const topic = async (name: string) => within(await screen.findByRole('navigation', { name }));

describe('A member who is logged in', () => {
  it('finds five destinations in the header of a laptop, and everything else in the account menu', async () => {
    const opened = await open(everyPage);
    expect(await destinations()).toEqual(allFive);
    expect(within(screen.getByRole('banner')).getByRole('navigation')).toBeTruthy();
    expect(await accountLinks(opened)).toEqual([
      titles['insurance-overview'],
      titles['home-ownership'],
      titles['civil-status'],
      titles['unpaid-leave'],
      titles['exit-benefit'],
    ]);
    for (const name of [titles.questions, shell.account.messages, titles.profile, titles.terms])
      within(screen.getByRole('banner')).getByRole('link', { name });
    screen.getByLabelText(shell.language.label);
    screen.getByRole('group', { name: shell.mode.label });
  });

  it('finds the same five at the bottom of a phone, and no second navigation', async () => {
    onPhone();
    await open(everyPage);
    const short = Object.values(nav.short);
    expect(await destinations()).toEqual(allFive.map(([, address], at) => [short[at], address]));
    expect(screen.getAllByRole('navigation', { name: nav.label })).toHaveLength(1);
    expect(within(screen.getByRole('banner')).queryByRole('navigation')).toBeNull();
  });

  it.each(['laptop', 'phone'])('reads on a %s where they are', async (device) => {
    const isPhone = device === 'phone';
    const own = isPhone ? nav.short : { ...titles, protection: nav.protection };
    if (isPhone) onPhone();
    const opened = await open(everyPage, 'de-CH/pensionierung', { retirement: refused(404, 'err_not_found', 'Nein') });
    expect((await link(own.retirement)).getAttribute('aria-current')).toBe('page');
    expect((await link(own.dashboard)).getAttribute('aria-current')).toBeNull();
    await opened.user.click(await link(own.protection));
    await waitFor(() => expect(opened.portal.router.address()).toBe('/musterfund/de-CH/todesfall'));
    expect((await link(own.protection)).getAttribute('aria-current')).toBe('page');
    opened.portal.router.navigate('/musterfund/de-CH/invaliditaet');
    await waitFor(async () => expect((await link(own.protection)).getAttribute('aria-current')).toBe('true'));
    // A page without a topic belongs to the dashboard, whose card leads to it.
    opened.portal.router.navigate('/musterfund/de-CH/austritt');
    await waitFor(async () => expect((await link(own.dashboard)).getAttribute('aria-current')).toBe('true'));
  });

  it('goes from one page of a topic to the other below the header', async () => {
    const opened = await open(everyPage, 'de-CH/todesfall', { deathBenefit: refused(404, 'err_not_found', 'Nein') });
    const links = (await topic(nav.protection)).getAllByRole('link');
    expect(links.map((each) => [each.textContent, each.getAttribute('aria-current')])).toEqual([
      [titles['death-benefit'], 'page'],
      [titles.disability, null],
    ]);
    await opened.user.click((await topic(nav.protection)).getByRole('link', { name: titles.disability }));
    await waitFor(() => expect(opened.portal.router.address()).toBe('/musterfund/de-CH/invaliditaet'));
    opened.portal.router.navigate('/musterfund/de-CH/planwahl');
    expect((await topic(nav.savingMore)).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      titles['buy-in'],
      titles['additional-savings'],
    ]);
    expect(screen.queryByRole('navigation', { name: nav.protection })).toBeNull();
  });

  it('finds no such row where a topic is one page', async () => {
    await open(['death-benefit', 'buy-in'], 'de-CH/todesfall', { deathBenefit: refused(404, 'err_not_found', 'Nein') });
    await navigation();
    expect(screen.getAllByRole('navigation', { name: nav.label })).toHaveLength(1);
    expect(screen.queryByRole('navigation', { name: nav.protection })).toBeNull();
  });

  it('never finds a way to a page that the fund or they do not have', async () => {
    const opened = await open(['insurance-overview', 'disability', 'additional-savings', 'documents']);
    expect(await destinations()).toEqual([
      [titles.dashboard, '/musterfund/de-CH/dashboard'],
      [nav.protection, '/musterfund/de-CH/invaliditaet'],
      [nav.savingMore, '/musterfund/de-CH/planwahl'],
      [titles.documents, '/musterfund/de-CH/dokumente'],
    ]);
    expect(await accountLinks(opened)).toEqual([titles['insurance-overview']]);
    expect(screen.queryByRole('link', { name: titles.questions })).toBeNull();
  });

  it('finds the way by their dashboard where the provider does not name the pages', async () => {
    const shown = { isVisible: true, isActive: true, hideAwaitBox: false };
    const dashboard = ok({
      retirement: { ...shown, amount: 2000 },
      deathBenefit: { ...shown, isActive: false },
      documents: { ...shown, isVisible: false },
    });
    for (const page of ['de-CH/dashboard', 'de-CH/terms']) {
      const { close } = await openMuster(page, { dashboard });
      expect((await destinations()).map(([name]) => name)).toEqual([titles.dashboard, titles.retirement]);
      close();
    }
  });

  it('has no navigation as long as nobody knows where it leads', async () => {
    await openMuster('de-CH/terms', { dashboard: refused(500, 'err_1', 'Nein') });
    await screen.findByRole('heading', { level: 1, name: titles.terms });
    expect(screen.queryByRole('navigation', { name: nav.label })).toBeNull();
  });
});

describe('Support staff', () => {
  it('keep personal data hidden on every way of the navigation, which names nobody', async () => {
    const world = await setUpProfile(claire);
    await world.open('profile', { query: '?anonymize=true' });
    await screen.findByRole('button', { name: 'Konto' });
    const links = (await navigation()).getAllByRole('link');
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/\?anonymize=true$/);
    const [header] = screen.getAllByRole('banner');
    expect(header?.textContent).not.toMatch(/Claire|Bonvin/);
  });
});

const footer = () => within(screen.getByRole('contentinfo'));

describe('The end of every page', () => {
  it('says where the fund is, how and when to reach it, and how old its data are', async () => {
    const fund = musterFund({
      configurations: {
        contact: {
          phoneNumber: '+41 44 000 00 10',
          emailAddress: 'info@muster.example',
        },
        privacyStatement: 'https://muster.example/datenschutz',
      },
    });
    const userInfo = ok(musterMember, {
      pages: [],
      processingDate: '2026-11-21',
      address: ['Musterweg 1', '8099 Muster'],
      openingHours: 'Montag bis Freitag, 8 bis 17 Uhr',
    });
    for (const page of ['de-CH/terms', 'de-CH/profil', 'de-CH/kontakt', 'de-CH/unsinn']) {
      const { close } = await openMuster(page, { userInfo }, { fund });
      await screen.findByRole('heading', { level: 1 });
      const address = (name: string | RegExp) => footer().getByRole('link', { name }).getAttribute('href');
      expect(address('+41 44 000 00 10')).toBe('tel:+41440000010');
      expect(address('info@muster.example')).toBe('mailto:info@muster.example');
      expect(address(/^Datenschutz/)).toBe('https://muster.example/datenschutz');
      expect(address(titles.terms)).toBe('/musterfund/de-CH/terms');
      for (const text of ['Pensionskasse Musterfund', 'Musterweg 1', '8099 Muster', 'Montag bis Freitag, 8 bis 17 Uhr'])
        footer().getByText(text);
      footer().getByText('Verarbeitungsstand: 21.11.2026');
      close();
    }
  });

  it('leaves out what the fund does not say, and a privacy statement that is no web address', async () => {
    const fund = musterFund({ configurations: { privacyStatement: 'javascript:alert(1)' } });
    await open([], 'de-CH/terms', {}, fund);
    await screen.findByRole('heading', { level: 1 });
    expect(
      footer()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([titles.terms]);
    expect(footer().queryByText(/Verarbeitungsstand/)).toBeNull();
  });
});

const next = async () => {
  const region = within(await screen.findByRole('region', { name: detail.next }));
  return region.getAllByRole('link').map((link) => {
    const [title] = within(link).getAllByText(/./);
    return [title?.textContent ?? null, link.getAttribute('href')];
  });
};

describe('What comes next', () => {
  it('is at the end of a page: two that continue its topic', async () => {
    const { user, portal } = await open(everyPage, 'de-CH/kontakt');
    expect(await next()).toEqual([
      [titles.questions, '/musterfund/de-CH/fragen'],
      [titles.documents, '/musterfund/de-CH/dokumente'],
    ]);
    const region = within(screen.getByRole('region', { name: detail.next }));
    region.getByText(detail.nextLines.questions);
    await user.click(region.getByRole('link', { name: new RegExp(`^${titles.questions}`) }));
    await waitFor(() => expect(portal.router.address()).toBe('/musterfund/de-CH/fragen'));
    // The form then says where the member comes from.
    expect((await next())[0]).toEqual([shell.titles.contact, '/musterfund/de-CH/kontakt?from=questions']);
  });

  it('leads only to pages that are open, and is left out if there are none', async () => {
    const { close } = await open(['documents'], 'de-CH/kontakt');
    expect((await next()).map(([name]) => name)).toEqual([titles.documents]);
    close();
    await open([], 'de-CH/kontakt');
    await screen.findByRole('heading', { level: 1, name: titles.contact });
    expect(screen.queryByRole('region', { name: detail.next })).toBeNull();
  });
});

const notice = () => screen.queryByRole('region', { name: shell.banner });
const withNotice = (text: string) => musterFund({ configurations: { infoBanner: { 'de-CH': text } } });

describe('The fund’s notice', () => {
  it('is put away until the tab is closed; another notice is shown', async () => {
    const tab = memoryStorage();
    const script = { userInfo: ok(musterMember, { pages: [] }) };
    const first = await openMuster('de-CH/terms', script, { fund: withNotice('Am Montag geschlossen.'), tab });
    await screen.findByRole('heading', { level: 1 });
    const region = notice();
    if (region === null) throw new Error('The notice is missing.');
    await first.user.click(within(region).getByRole('button', { name: common.close }));
    expect(notice()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    first.portal.router.navigate('/musterfund/de-CH/kontakt');
    await screen.findByRole('heading', { level: 1, name: titles.contact });
    expect(notice()).toBeNull();
    first.close();

    const later = await openMuster('de-CH/terms', script, { fund: withNotice('Am Montag geschlossen.'), tab });
    await screen.findByRole('heading', { level: 1 });
    expect(notice()).toBeNull();
    later.close();

    const news = await openMuster('de-CH/terms', script, { fund: withNotice('Am Dienstag geschlossen.'), tab });
    await screen.findByText('Am Dienstag geschlossen.');
    news.close();

    await openMuster('de-CH/terms', script, { fund: withNotice('Am Montag geschlossen.') });
    await screen.findByText('Am Montag geschlossen.');
  });
});
