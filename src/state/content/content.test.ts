import { beforeEach, describe, expect, it } from 'vitest';
import { isRecord } from '#kernel/is-record.ts';
import type { ContentPart } from '#contract/content.ts';
import { createClient } from '#api/client.ts';
import { createCsrfTokens } from '#api/csrf.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import { unreachableServices } from '#tests/support/services.ts';
import type { Resource } from '#state/remote/resource.ts';
import { createPortalStore, type Store } from '#state/kernel/atoms.ts';
import { contentLinksAtom, findAddressesAction, pageContents, sidebarContents, type Written } from './content.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { servicesAtom, type Services } from '#state/kernel/services.ts';
import { completeSignOutAction, signOutAction } from '#state/session/session.ts';
import { roundAtom } from '#state/remote/round.ts';

type Asked = { readonly fund: string; readonly locale: string; readonly query: string };

let store: Store;
let asked: Asked[];
/** The content service's answer to a question: text, nothing, or a failure. */
let say: (question: Asked) => string | null | Error;
let lookUps: string[];
let logged: string[];

const page = (words: string) => ({
  __typename: 'ExitBenefitPage',
  title: null,
  lead: null,
  body: {
    __typename: 'RichText',
    blocks: [
      {
        __typename: 'Block',
        kind: 'PARAGRAPH',
        spans: [{ __typename: 'Span', text: words, strong: false, emphasis: false, link: '{documentOrdering}' }],
        items: [],
      },
    ],
  },
  simulationBox: null,
});
const sidebar = (words: string) => ({
  __typename: 'ExitSidebar',
  boxes: [{ __typename: 'SidebarBox', title: words, description: null, button: null, components: [] }],
});

const fetch: Fetch = async (_, init) => {
  const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
  const variables = isRecord(body) && isRecord(body['variables']) ? body['variables'] : {};
  const question = {
    fund: String(variables['tenant']),
    locale: String(variables['locale']),
    query: isRecord(body) ? String(body['query']) : '',
  };
  asked.push(question);
  const answer = say(question);
  if (answer instanceof Error) throw answer;
  const content = answer === null ? null : question.query.includes('Sidebar') ? sidebar(answer) : page(answer);
  return new Response(JSON.stringify({ data: { content } }), { headers: { 'content-type': 'application/json' } });
};

const unreachable = { ok: false, trouble: { is: 'network', said: [] } } as const;

const open = () => {
  store = createPortalStore();
  asked = [];
  lookUps = [];
  logged = [];
  say = () => null;
  store.set(
    servicesAtom,
    unreachableServices({
      call: async (_, request) => {
        lookUps.push(JSON.stringify(request.path ?? {}));
        return unreachable;
      },
      fetch,
      log: (line) => {
        logged.push(line);
      },
    }),
  );
  store.set(placeAtom, {
    fund: 'nordlicht',
    locale: 'fr-FR',
    key: 'exit-benefit',
    pathname: '/nordlicht/fr-FR/sortie',
    query: new URLSearchParams('anonymize=true'),
  });
};

beforeEach(open);

const wanted = { schema: 'exit-benefit', fund: 'nordlicht' } as const;
const questions = () => asked.map(({ fund, locale }) => `${fund} ${locale}`);
const found = <P extends ContentPart>(contents: Resource<typeof wanted, { readonly data: Written<P> }>) =>
  contents.known((state) => store.get(state), wanted).answer?.data;
/** Loads the content as a visit of the page does. */
const loadPage = async () => {
  await store.set(pageContents.visitAction, wanted);
  const written = found(pageContents);
  if (written !== undefined) await store.set(findAddressesAction, written.content);
  return written;
};

const all = ['nordlicht fr-FR', 'nordlicht de-CH', 'default de-CH'];

describe('A page’s content', () => {
  it.each([
    ['the fund has it in the member’s language', [true, true, true], 1, 0, 'fr-FR'],
    ['the fund has it only in German', [false, true, true], 2, 1, 'de-CH'],
    ['only the default fund has it', [false, false, true], 3, 2, 'de-CH'],
    ['nobody has it', [false, false, false], 3, 'builtIn', 'de-CH'],
  ] as const)('finds a page’s content where %s', async (_, has, count, source, locale) => {
    for (const missing of [null, new Error('away')]) {
      open();
      say = ({ fund, locale: language }) => (has[all.indexOf(`${fund} ${language}`)] === true ? fund : missing);
      const view = await loadPage();
      // Content known to be missing isn't requested again; failed requests are.
      expect(questions().length).toBeLessThanOrEqual(count);
      if (missing === null) expect(questions()).toEqual(all.slice(0, count));
      expect(view).toMatchObject({ source, locale });
    }
  });

  it('requests page and sidebar separately', async () => {
    say = ({ query, locale }) => (query.includes('Sidebar') && locale === 'fr-FR' ? 'Boîte' : null);
    await Promise.all([loadPage(), store.set(sidebarContents.visitAction, wanted)]);
    expect(found(sidebarContents)).toMatchObject({ source: 0 });
    expect(found(pageContents)).toMatchObject({ source: 'builtIn' });
  });

  it('shows the portal’s own German with the disclaimer if the service is down, logs it once, and asks again on the next visit', async () => {
    say = () => new Error('away');
    store.set(placeAtom, { ...store.get(placeAtom) });
    const view = await loadPage();
    expect(view).toMatchObject({ source: 'builtIn', locale: 'de-CH', settled: false });
    expect(JSON.stringify(view)).toContain('unabhängigen Finanzplanerinnen und Finanzplanern nicht beteiligt');
    expect(logged).toEqual(['The content exit-benefit page could not be read.']);
    say = () => 'Bonjour';
    expect(await loadPage()).toMatchObject({ source: 0, settled: true });
    asked = [];
    await loadPage();
    expect(asked).toEqual([]);
    // Unless everything is asked for again.
    store.set(roundAtom, 1);
    await loadPage();
    expect(asked).not.toEqual([]);
  });

  it('drops content that arrives after a sign-out', async () => {
    const gate = Promise.withResolvers<undefined>();
    const slow: Fetch = async (input, init) => {
      await gate.promise;
      return fetch(input, init);
    };
    const services = store.get(servicesAtom);
    if (services === null) throw new Error('There are no services.');
    store.set(servicesAtom, { ...services, fetch: slow });
    say = () => 'Bonjour';
    const loading = store.set(pageContents.visitAction, wanted);
    await store.set(signOutAction, {});
    store.set(completeSignOutAction);
    gate.resolve(undefined);
    await loading;
    expect(found(pageContents)).toBeUndefined();
  });
});

describe('The links of content', () => {
  it('keeps an editor’s links in the page’s fund, language and anonymity, and says from which page one writes', () => {
    const linkOf = store.get(contentLinksAtom);
    expect(linkOf('/kontakt')).toBe('/nordlicht/fr-FR/contact?anonymize=true&from=exit-benefit');
    expect(linkOf('/fragen?suche=wef#oben')).toBe('/nordlicht/fr-FR/questions?anonymize=true&suche=wef#oben');
    expect(linkOf('https://fund.example/')).toBe('https://fund.example/');
    expect(linkOf('javascript:alert(1)')).toBeNull();
  });

  it('leads to the portal’s own form where that is what a placeholder stands for', async () => {
    say = () => 'Bonjour';
    const services = store.get(servicesAtom);
    if (services === null) throw new Error('There are no services.');
    const call = createClient({
      baseUrl: 'https://provider.example/api/v1/',
      fetch: () =>
        Promise.resolve(new Response('{"data":"https://portal.example/nordlicht/fr-FR/contact?topic=documents"}')),
      clock: services.clock,
      csrf: createCsrfTokens('', services.session),
      fund: () => 'nordlicht',
      token: () => undefined,
      locale: () => 'fr-FR',
    });
    const toOwnForm: Services['call'] = async (endpoint, request) => {
      const answer = await call(endpoint, request);
      return answer.ok ? answer : unreachable;
    };
    store.set(servicesAtom, { ...services, call: toOwnForm });
    await loadPage();
    expect(store.get(contentLinksAtom)('{documentOrdering}')).toBe(
      '/nordlicht/fr-FR/contact?anonymize=true&from=exit-benefit&topic=documents',
    );
  });

  it('shows links as plain text while a placeholder’s address is unknown, then as links with flag and origin', async () => {
    say = () => 'Bonjour';
    await loadPage();
    expect(lookUps).toEqual(['{"name":"documentordering"}']);
    expect(store.get(contentLinksAtom)('{documentOrdering}')).toBeNull();
    const services = store.get(servicesAtom);
    if (services === null) throw new Error('There are no services.');
    const bareCall = createClient({
      baseUrl: 'https://provider.example/api/v1/',
      fetch: () => Promise.resolve(new Response('{"data":"https://order.example/form"}')),
      clock: services.clock,
      csrf: createCsrfTokens('', services.session),
      fund: () => 'nordlicht',
      token: () => undefined,
      locale: () => 'fr-FR',
    });
    const call: Services['call'] = async (endpoint, request) => {
      const answer = await bareCall(endpoint, request);
      return answer.ok ? answer : unreachable;
    };
    store.set(servicesAtom, { ...services, call });
    // On the second visit the page's content is already there; only the missing address is requested again.
    await loadPage();
    expect(store.get(contentLinksAtom)('{documentOrdering}')).toBe(
      'https://order.example/form?anonymize=true&portal=https%3A%2F%2Fportal.example%2Fnordlicht%2Ffr-FR%2Fsortie%3Fanonymize%3Dtrue',
    );
  });
});
