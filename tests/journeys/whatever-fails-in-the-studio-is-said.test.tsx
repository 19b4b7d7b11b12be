import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fetch } from '#api/fetch-adapter.ts';
import { makePreviewLink, studioEndpoints, type StudioEndpointName } from '#contract/studio/endpoints.ts';
import type { Store } from '#server/store/store.ts';
import common from '#words/de-CH/common.json';
import words from '#words/de-CH/studio.json';
import { portal } from '../provider/fixture.ts';
import { newestLink } from '../provider/people.ts';
import { administratorsOf, signedIn, studioOn, withColour, type StudioBrowser } from '../provider/studio-fixture.ts';
import { faults } from '../support/faults.ts';
import { openMemoryStore } from '../support/memory-database.ts';
// Opens what jsdom lacks, too.
import '../support/open-portal.tsx';
import { browserOf, openStudio, takeNodesArrays, type OpenStudio } from '../support/open-studio.tsx';

/** One fault of each kind: refused, unreadable, incomplete, and no connection. */
const kinds = ['500', 'html', '{}', 'abort'];

let store: Store;
let world: ReturnType<typeof studioOn>;
let lea: StudioBrowser;
let regula: StudioBrowser;
/** A link to the draft, by its address. */
let look: string;
const [leaHerself] = await administratorsOf('ginster');
const [regulaHerself] = await administratorsOf('urgestein');
if (leaHerself === undefined || regulaHerself === undefined) throw new Error('A fund lacks an administrator.');

beforeAll(async () => {
  store = await openMemoryStore();
  // No thread can begin in a browser's surroundings.
  world = studioOn(store, { openDatabase: openMemoryStore });
  const giveBack = takeNodesArrays();
  lea = await signedIn(world.provider, store, leaHerself);
  regula = await signedIn(world.provider, store, regulaHerself);
  // An earlier revision to go back to, a change that isn't published, and an offer that waits for a second person.
  await lea.change(withColour('#0a5f8a'));
  await lea.publish();
  await lea.change(withColour('#8a0a5f'));
  look = new URL((await lea.ask(makePreviewLink, 'preview-links', { days: 1 })).url).pathname;
  await regula.change(withColour('#0a5f8a'));
  await regula.publish('Blau');
  giveBack();
});
afterAll(async () => {
  await world.close();
  await store.close();
});

/** A connection on which one call of the studio can be made to fail. */
const faulty = (fetch: Fetch, name: StudioEndpointName) => {
  const { method, path } = studioEndpoints[name];
  const called = new RegExp(`^${method} /studio/api/v1/${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const state = { kind: null as string | null, failed: 0 };
  const through: Fetch = async (input, init) => {
    const request = new Request(input, init);
    const fault = state.kind === null ? undefined : faults[state.kind];
    if (fault === undefined || !called.test(`${request.method} ${new URL(request.url).pathname}`))
      return fetch(request);
    state.failed += 1;
    return fault(() => fetch(request));
  };
  return { state, fetch: through };
};

const leas = () => lea.cookies;
/** Of a browser in which nobody has signed in. */
const nobody = () => new Map<string, string>();

const connectionOf = (cookies: Map<string, string>) => browserOf(world.provider, '203.0.113.7', cookies);

/** A load: where it is made, and what the page says if it fails. The page offers another try. */
type Load = {
  readonly call: StudioEndpointName;
  readonly address: () => string;
  readonly says: string;
  readonly again?: string;
  /** There is nothing else on the page. */
  readonly isAll?: true;
};

const at = (page: string) => () => `/studio/ginster/${page}`;

const loads: readonly Load[] = [
  { call: 'administrator', address: at('edit/brand'), says: words.draft.failed, isAll: true },
  { call: 'draft', address: at('edit/brand'), says: words.draft.failed, isAll: true },
  { call: 'fundFacts', address: at('review'), says: words.findings.failed },
  { call: 'revisionFiles', address: at('review'), says: words.review.failed },
  { call: 'revisions', address: at('history'), says: words.history.failed },
  { call: 'previewLinks', address: at('history'), says: words.links.failed },
  { call: 'openPreview', address: at('edit/questions'), says: words.questions.failed },
  { call: 'previewBeginning', address: () => look, says: words.look.failed, again: common.retry, isAll: true },
];

/** Loads that say nothing, with the reason. */
const silent: readonly StudioEndpointName[] = [
  // The fund's code stands in for its name, and signing in says what is wrong.
  'fundName',
];

describe('Whoever opens a page of the studio', () => {
  it.each(loads)(
    'is told that $call has failed, and tries again',
    { timeout: 120_000 },
    async ({ call, address, says, again = common.retry, isAll = false }) => {
      for (const kind of kinds) {
        const { state, fetch } = faulty(connectionOf(leas()), call);
        state.kind = kind;
        const { user, close } = await openStudio(address(), { fetch, origin: portal });
        await screen.findAllByText(says);
        state.kind = null;
        const [retry] = screen.getAllByRole('button', { name: again });
        if (retry === undefined) throw new Error(`${call}, ${kind}: no other try is offered.`);
        await user.click(retry);
        await waitFor(() => expect(screen.queryByText(says), kind).toBeNull());
        // Whoever uses the keyboard goes on from there.
        if (!isAll) expect(document.activeElement?.tagName, kind).toMatch(/^H[1-3]$/);
        close();
      }
    },
  );
});

/** What a failure says: the provider's own words, or the studio's. */
const why = /Der Anbieter lehnt den Aufruf ab\.|Keine Verbindung\.|Das hat nicht geklappt\./;

/** Which faults are failures of a call: of one that only says whether it has succeeded, an empty answer is a success. */
const failing = (call: StudioEndpointName): readonly string[] =>
  kinds.filter((kind) => kind !== '{}' || !studioEndpoints[call].data.safeParse(undefined).success);

const button = (name: string) => screen.findByRole('button', { name });

/** Opens the page on which the second factor is asked for. Each administrator gets only so many codes an hour. */
const openCode =
  (code: string, { emailAddress }: { readonly emailAddress: string }) =>
  async ({ studio, user }: OpenStudio): Promise<void> => {
    await user.type(await screen.findByRole('textbox', { name: words.email.label }), emailAddress);
    await user.click(await button(words.email.submit));
    await screen.findByText(emailAddress);
    const { sessionId, emailCode } = await newestLink(store, emailAddress);
    studio.navigate(`/studio/${code}/link/${sessionId}/${emailCode}`);
    await screen.findByRole('textbox', { name: words.sms.label });
  };

const fileOf = (name: string, type: string, content: string) => new File([content], name, { type });

/** A write: where it is made and how, and what it must not lose. */
type Write = {
  readonly call: StudioEndpointName;
  readonly address: string;
  /** Of whose browser; by default Lea's. */
  readonly cookies?: () => Map<string, string>;
  /** What comes before it, once. */
  readonly first?: (opened: OpenStudio) => Promise<void>;
  /** What is typed, once, into the field with this name. */
  readonly typed?: { readonly field: string; readonly text: string };
  /** What makes the call. */
  readonly act: (opened: OpenStudio) => Promise<void>;
  /** What the page says; by default why it has failed. */
  readonly says?: string;
};

const press =
  (name: string) =>
  async ({ user }: OpenStudio): Promise<void> =>
    user.click(await button(name));

const choose =
  (label: string, file: File) =>
  async ({ user }: OpenStudio): Promise<void> =>
    user.upload(await screen.findByLabelText(label), file);

const writes: readonly Write[] = [
  {
    call: 'requestStudioLink',
    address: '/studio/ginster',
    cookies: nobody,
    typed: { field: words.email.label, text: leaHerself.emailAddress },
    act: press(words.email.submit),
  },
  {
    call: 'sendStudioSms',
    address: '/studio/ginster',
    cookies: nobody,
    first: openCode('ginster', leaHerself),
    act: press(words.sms.again),
  },
  {
    call: 'signIn',
    address: '/studio/urgestein',
    cookies: nobody,
    first: openCode('urgestein', regulaHerself),
    typed: { field: words.sms.label, text: '12' },
    act: press(words.sms.submit),
  },
  {
    call: 'signOut',
    address: '/studio/bergahorn/edit/brand',
    act: press(words.frame.signOut),
    says: words.failed.other,
  },
  {
    call: 'saveDraft',
    address: '/studio/ginster/edit/brand',
    typed: { field: words.fields.displayName, text: ' AG' },
    act: async ({ studio }) => {
      await studio.services.draft.flush();
    },
    says: words.saving.failed,
  },
  {
    call: 'discardDraft',
    address: '/studio/ginster/review',
    act: async (opened) => {
      await press(words.publish.discard)(opened);
      await press(words.publish.discardNow)(opened);
    },
  },
  {
    call: 'storeImage',
    address: '/studio/ginster/edit/images',
    act: choose(
      `${words.images.choose}: ${words.fields.logoImage}`,
      fileOf('logo.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'),
    ),
  },
  {
    call: 'publish',
    address: '/studio/ginster/review',
    typed: { field: words.publish.comment, text: ' im Herbst' },
    act: async (opened) => {
      await waitFor(() =>
        expect(screen.getByRole('button', { name: words.publish.now })).toHaveProperty('disabled', false),
      );
      await press(words.publish.now)(opened);
    },
  },
  {
    call: 'withdrawOffer',
    address: '/studio/urgestein/review',
    cookies: () => regula.cookies,
    act: press(words.publish.withdraw),
  },
  {
    call: 'restore',
    address: '/studio/ginster/history',
    first: async ({ user }) => {
      const [earlier] = await screen.findAllByRole('button', { name: words.history.restore });
      if (earlier === undefined) throw new Error('There is no earlier revision.');
      await user.click(earlier);
      await screen.findByRole('dialog');
    },
    typed: { field: words.publish.comment, text: 'Zurück' },
    act: press(words.history.restoreNow),
  },
  {
    call: 'readFolder',
    address: '/studio/ginster/history',
    act: choose(words.folder.import, fileOf('ginster.zip', 'application/zip', 'PK')),
  },
  { call: 'makePreviewLink', address: '/studio/ginster/history', act: press(words.links.make) },
  {
    call: 'endPreviewLink',
    address: '/studio/ginster/history',
    act: async ({ user }) => {
      const list = within(await screen.findByRole('list', { name: words.links.good }));
      const [end] = list.getAllByRole('button');
      if (end === undefined) throw new Error('There is no link.');
      await user.click(end);
    },
  },
];

describe('Whoever does something in the studio', () => {
  it.each(writes)(
    'is told that $call has failed, and loses nothing',
    { timeout: 120_000 },
    async ({ call, address, cookies = leas, first, typed, act, says }) => {
      // A page that still says what failed before would hide that it says nothing now.
      for (const kind of failing(call)) {
        const { state, fetch } = faulty(connectionOf(cookies()), call);
        const opened = await openStudio(address, { fetch, origin: portal });
        await first?.(opened);
        const field =
          typed === undefined ? null : await screen.findByRole<HTMLInputElement>('textbox', { name: typed.field });
        // What is typed is saved at once; from here on it fails.
        state.kind = kind;
        if (field !== null && typed !== undefined) await opened.user.type(field, typed.text);
        const whole = field?.value;
        await act(opened);
        await waitFor(() => expect(state.failed, kind).toBeGreaterThan(0));
        await screen.findAllByText(says ?? why);
        if (field !== null) expect([field.isConnected, field.value], kind).toEqual([true, whole]);
        opened.close();
      }
    },
  );
});

it('every call of the studio’s API is tried', () => {
  const tried = [...loads, ...writes].map(({ call }) => call);
  expect([...tried, ...silent].toSorted()).toEqual(Object.keys(studioEndpoints).toSorted());
});
