import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { PageContent } from '#contract/content.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import type { Some } from '../support/sent-data.ts';
import { musterFund, musterMember } from '../support/muster-fund.ts';
import { openPortal } from '../support/open-portal.tsx';
import { fundScript, ok, raw, scriptedProvider, type Script } from '../support/scripted-provider.ts';

/** Opens a page of a fund with these settings; returns every requested address. */
const open = async (path: string, own: Some<GlobalSettings>, script: Script = {}, page: PageContent | null = null) => {
  const asked: string[] = [];
  const provider = scriptedProvider({ ...fundScript(musterFund(own)), userInfo: ok(musterMember), ...script });
  const opened = await openPortal(`/musterfund/${path}`, {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push(request.url);
      if (!request.url.endsWith('/graphql')) return provider(request);
      const content = (await request.text()).includes('Sidebar') ? { boxes: [] } : page;
      return Response.json({ data: { content } });
    },
  });
  return { ...opened, asked };
};

const h1 = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Whether an element, or one around it, has a picture as its background. */
const isOnPicture = (element: Element, address: string): boolean => {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at instanceof HTMLElement && at.style.backgroundImage.includes(address)) return true;
  }
  return false;
};

describe('A fund before the login', () => {
  it('says where it is and how to call it, and leads to privacy and terms', async () => {
    const { close } = await open('de-CH/login', {
      displayName: 'Pensionskasse Muster',
      configurations: {
        contact: { phoneNumber: '+41 44 000 00 10' },
        privacyStatement: 'https://fund.example/datenschutz',
        address: ['Musterweg 1', '8000 Zürich'],
      },
    });
    await h1('Anmelden');
    const footer = within(screen.getByRole('contentinfo'));
    footer.getByText('Pensionskasse Muster, Musterweg 1, 8000 Zürich');
    const hrefOf = (name: string | RegExp) => footer.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('+41 44 000 00 10')).toBe('tel:+41440000010');
    expect(hrefOf(/^Datenschutz/)).toBe('https://fund.example/datenschutz');
    expect(hrefOf('Nutzungsbedingungen')).toBe('/musterfund/de-CH/terms');
    close();
    // From a step of the registration they open apart, so that nothing typed is lost.
    await open('de-CH/registrieren', {});
    await screen.findByRole('heading', { level: 1 });
    const terms = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Nutzungsbedingungen' });
    expect(terms.getAttribute('target')).toBe('_blank');
  });
});

describe('A fund', () => {
  beforeEach(() => {
    document.head.querySelector('link[rel="icon"]')?.remove();
  });

  it('a fund shows its picture behind the greeting of the dashboard, and its colour if it has no picture', async () => {
    const picture = 'https://fund.example/berge.jpg';
    const pictured = await open('de-CH/dashboard', { backgroundImage: picture }, { dashboard: ok({}) });
    expect(isOnPicture(await h1(/Anna Muster/), picture)).toBe(true);
    pictured.close();
    await open('de-CH/dashboard', {}, { dashboard: ok({}) });
    expect((await h1(/Anna Muster/)).closest('[style*="background-image"]')).toBeNull();
  });

  it('a fund has its own icon in the browser’s tab', async () => {
    const icon = document.head.appendChild(
      Object.assign(document.createElement('link'), { rel: 'icon', href: '/x.svg' }),
    );
    onTestFinished(() => {
      icon.remove();
    });
    await open('de-CH/terms', { favicon: '/assets/fund.svg' });
    await h1('Nutzungsbedingungen');
    await waitFor(() => {
      expect(icon.href).toBe('http://localhost/assets/fund.svg');
    });
  });

  it('a fund shows its logo for the page’s language, and its general one in the others', async () => {
    const own = {
      logoImage: 'https://fund.example/logo.svg',
      tenantConfigurations: { 'fr-FR': { logoImage: 'https://fund.example/logo-fr.svg' } },
    };
    const french = await open('fr-FR/conditions', own);
    await h1('Conditions d’utilisation');
    expect(screen.getAllByRole('img', { name: 'Pensionskasse Musterfund' })[0]?.getAttribute('src')).toBe(
      'https://fund.example/logo-fr.svg',
    );
    french.close();
    await open('de-CH/terms', own);
    await h1('Nutzungsbedingungen');
    expect(screen.getAllByRole('img', { name: 'Pensionskasse Musterfund' })[0]?.getAttribute('src')).toBe(
      'https://fund.example/logo.svg',
    );
  });

  it('a fund’s texts come from its own content service', async () => {
    const { asked } = await open(
      'de-CH/austritt',
      { contentServiceUrl: 'https://texts.example/graphql' },
      { exitBenefit: raw({ leavingBenefitBox: { value: 1 } }) },
    );
    await screen.findByText('CHF 1.00');
    await waitFor(() => {
      expect(asked.filter((url) => url.includes('graphql')).length).toBeGreaterThan(0);
    });
    expect(new Set(asked.filter((url) => url.includes('graphql')))).toEqual(new Set(['https://texts.example/graphql']));
  });

  it.each([
    ['buy-ins', 'altersleistung', { buyIn: raw({ purchaseBox: { maxPurchaseAmount: 1 } }) }],
    ['retirement', 'pensionierung', { retirement: raw({ retirementBox: { amount: 1 } }) }],
  ])('links from the page on %s to the simulator that the fund’s editors describe', async (_, path, script: Script) => {
    const simulationBox: PageContent['simulationBox'] = {
      __typename: 'SimulationBox',
      title: 'Rechnen Sie selbst',
      text: null,
      link: 'https://simulator.example/',
      linkText: 'Zum Rechner',
    };
    await open(`de-CH/${path}`, {}, script, { title: null, lead: null, body: { blocks: [] }, simulationBox });
    await screen.findByRole('region', { name: 'Rechnen Sie selbst' });
    expect(screen.getByRole('link', { name: /^Zum Rechner/ }).getAttribute('href')).toBe('https://simulator.example/');
  });
});
