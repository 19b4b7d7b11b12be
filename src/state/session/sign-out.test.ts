import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { handClock, type HandClock } from '#tests/support/hand-clock.ts';
import { unreachableServices } from '#tests/support/services.ts';
import { createPortalStore, registeredAtoms, type Store } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { servicesAtom, type Services } from '#state/kernel/services.ts';
import {
  completeSignOutAction,
  openSessionAction,
  resumeSessionAction,
  sessionAtom,
  settleSignOutAction,
  signOutAction,
  stopSettlingAction,
} from './session.ts';
import { flowKeys, stored } from '#state/kernel/storage-keys.ts';

// Every module with its own state, pages and the portal itself included.
const modules = import.meta.glob(['../../{state,pages,app}/**/*.ts', '!../../**/*.test.ts'], { eager: true });

/** What a sign-out keeps: branding, terms, translation settings, languages, configurations, and the device's state. */
const kept = [
  'place',
  'fund.settings',
  'fund.status',
  'ui.colourMode',
  'shell.memberFrame',
  'app.drawnPage',
  'session.settling',
];

const poison = Symbol('poison');

let store: Store;
let services: Services;
let clock: HandClock;
let calls: string[];
let announced: string[];
let toasts: (string | undefined)[];
/** The status with which the provider refuses; 0 without an answer. */
let refusal: number;

const logOutCall = `POST ${endpoints.logOut.path}`;
const isOwed = () => services.local.get(stored.owedSignOut.key) !== null;

beforeEach(() => {
  store = createPortalStore();
  clock = handClock();
  calls = [];
  announced = [];
  toasts = [];
  refusal = 0;
  services = unreachableServices({
    bareCall: async (endpoint: Endpoint) => {
      calls.push(`${endpoint.method} ${endpoint.path}`);
      return { ok: false, failure: { kind: 'html', status: refusal, errors: [], call: endpoint.path } };
    },
    clock,
    toast: ({ text }) => toasts.push(text),
    tabs: { announce: (message) => announced.push(message), listen: () => () => undefined },
  });
  store.set(servicesAtom, services);
  store.set(placeAtom, {
    fund: 'nordlicht',
    locale: 'fr-FR',
    key: 'dashboard',
    pathname: '/nordlicht/fr-FR/tableaudebord',
    query: new URLSearchParams(),
  });
});

describe('Signing out', () => {
  it('resets every piece of state, except the fund’s and the device’s', async () => {
    expect(Object.keys(modules).length).toBeGreaterThan(8);
    const place = store.get(placeAtom);
    const initial = new Map(registeredAtoms().map(({ name, atom }) => [name, store.get(atom)]));
    expect(initial.size).toBeGreaterThan(10);
    refusal = 401;
    for (const { name, atom } of registeredAtoms()) {
      if (name !== 'place') store.set(atom, poison as never);
    }
    await store.set(signOutAction, { goal: 'forbidden' });
    for (const { name, atom } of registeredAtoms()) {
      const value = store.get(atom);
      if (name === 'place') expect(value).toBe(place);
      else if (name === 'session') expect(value).toEqual({ status: 'ending', goal: 'forbidden', due: true });
      else if (kept.includes(name)) expect(value, name).toBe(poison);
      else expect(value, name).toBe(initial.get(name));
    }
  });

  it('keeps nothing that is not on the list', () => {
    expect(
      registeredAtoms()
        .filter(({ group }) => group === 'device' || group === 'fund')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(kept.toSorted());
  });

  it('clears the stored token, session id, links and flows, even if their modules were never loaded', async () => {
    services.session.set(stored.token.key, 'a-token-of-the-tab');
    for (const key of Object.values(flowKeys)) services.session.set(key, '{}');
    services.local.set(stored.sessionId.key, 'session');
    services.local.set(stored.fund.key, 'nordlicht');
    for (const kept of [services.session, services.local]) kept.set(stored.sessionFund.key, 'nordlicht');
    await store.set(signOutAction, {});
    for (const key of [stored.token.key, stored.sessionFund.key, ...Object.values(flowKeys)])
      expect(services.session.get(key), key).toBeNull();
    expect(services.local.get(stored.sessionId.key)).toBeNull();
    expect(services.local.get(stored.sessionFund.key)).toBeNull();
    expect(services.local.get(stored.fund.key)).toBe('nordlicht');
  });

  it('redirects to the login after two seconds, whatever the provider answers', async () => {
    await store.set(signOutAction, {});
    expect(calls).toEqual([logOutCall]);
    clock.pass(1999);
    expect(store.get(sessionAtom)).toEqual({ status: 'ending', goal: 'login', due: false });
    clock.pass(1);
    expect(store.get(sessionAtom)).toEqual({ status: 'ending', goal: 'login', due: true });
  });

  it('completes the log-out when its destination is shown, not before', async () => {
    await store.set(signOutAction, {});
    clock.pass(2000);
    store.set(completeSignOutAction);
    expect(store.get(sessionAtom).status).toBe('ending');
    store.set(placeAtom, { ...store.get(placeAtom), key: 'login', pathname: '/nordlicht/fr-FR/login' });
    store.set(completeSignOutAction);
    expect(store.get(sessionAtom)).toEqual({ status: 'none' });
  });

  it('leaves a login that is quicker than its two seconds alone', async () => {
    await store.set(signOutAction, {});
    await store.set(openSessionAction, { token: 'a-token-of-the-next-person', user: null });
    clock.pass(2000);
    expect(store.get(sessionAtom)).toEqual({ status: 'open', fund: 'nordlicht' });
  });

  it.each([0, 200, 302, 403, 429, 500, 503])(
    'remembers, and counts no session, until a provider that fails with %i has ended it',
    async (status) => {
      refusal = status;
      await store.set(signOutAction, {});
      expect(isOwed()).toBe(true);
      expect(toasts).toEqual([services.texts.t('shell:signingOut.owed')]);
      await store.set(resumeSessionAction);
      expect(store.get(sessionAtom)).toEqual({ status: 'none' });
      refusal = 401;
      expect(await store.set(settleSignOutAction)).toBe(true);
      expect(isOwed()).toBe(false);
      expect(calls).toEqual(Array.from({ length: 3 }, () => logOutCall));
    },
  );

  it.each([401, 404, 501])('owes nothing to a provider that answers with %i', async (status) => {
    refusal = status;
    await store.set(signOutAction, {});
    expect(isOwed()).toBe(false);
    expect(toasts).toEqual([]);
  });

  it('is sent again half a minute after each failure until the provider has ended the session', async () => {
    await store.set(signOutAction, {});
    clock.pass(29_999);
    expect(calls).toHaveLength(1);
    clock.pass(1);
    expect(await store.set(settleSignOutAction)).toBe(false);
    expect(calls).toHaveLength(2);
    refusal = 401;
    clock.pass(30_000);
    await vi.waitFor(() => expect(isOwed()).toBe(false));
    clock.pass(120_000);
    expect(calls).toHaveLength(3);
  });

  it('is sent once for all that ask for it at the same time', async () => {
    await store.set(signOutAction, {});
    await Promise.all([store.set(settleSignOutAction), store.set(resumeSessionAction), store.set(settleSignOutAction)]);
    expect(calls).toHaveLength(2);
  });

  it('stays owed where the address names no fund', async () => {
    await store.set(signOutAction, {});
    store.set(placeAtom, { ...store.get(placeAtom), fund: null, key: 'redirect', pathname: '/redirect' });
    expect(await store.set(settleSignOutAction)).toBe(false);
    expect(isOwed()).toBe(true);
  });

  it('is not sent again by a page that closes', async () => {
    await store.set(signOutAction, {});
    store.set(stopSettlingAction);
    clock.pass(60_000);
    expect(calls).toHaveLength(1);
  });

  it('says nothing to whoever has logged in before it failed', async () => {
    const leaving = store.set(signOutAction, {});
    await store.set(openSessionAction, { token: '', user: null });
    await leaving;
    expect(toasts).not.toContain(services.texts.t('shell:signingOut.owed'));
  });

  it('owes nothing any more once somebody has logged in', async () => {
    await store.set(signOutAction, {});
    await store.set(openSessionAction, { token: '', user: null });
    expect(isOwed()).toBe(false);
  });

  it('logs out once if it is asked to twice', async () => {
    await Promise.all([store.set(signOutAction, {}), store.set(signOutAction, {})]);
    expect(announced).toEqual(['signed-out']);
    expect(calls).toHaveLength(1);
  });

  it('after another tab’s log-out, tells the other tabs but not the provider', async () => {
    await store.set(signOutAction, { tellProvider: false, tellTabs: false });
    expect(calls).toEqual([]);
    expect(announced).toEqual([]);
    store.set(sessionAtom, { status: 'open', fund: 'nordlicht' });
    await store.set(signOutAction, {});
    expect(announced).toEqual(['signed-out']);
  });
});
