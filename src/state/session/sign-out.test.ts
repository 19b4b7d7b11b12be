import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import type { CallFailure } from '#domain/call-failure.ts';
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
/** What a sign-out reads. */
const inUse = ['place', 'session.settling'];

let store: Store;
let services: Services;
let clock: HandClock;
let calls: string[];
let announced: string[];
let toasts: (string | undefined)[];
/** The status with which the provider refuses; 0 without an answer. */
let refusal: number;
let kind: CallFailure['kind'];
let retryAfter: number | undefined;
/** Whether a log-out succeeds, as the provider says; null if it refuses. */
let success: boolean | null;
/** What an answer waits for. */
let answering: Promise<void>;
/** How many calls were given up. */
let givenUp: number;

const logOutCall = `POST ${endpoints.logOut.path}`;
const isOwed = () => services.local.get(stored.owedSignOut.key) !== null;

beforeEach(() => {
  store = createPortalStore();
  clock = handClock();
  calls = [];
  announced = [];
  toasts = [];
  refusal = 0;
  kind = 'html';
  retryAfter = undefined;
  success = null;
  answering = Promise.resolve();
  givenUp = 0;
  services = unreachableServices({
    bareCall: async (endpoint: Endpoint, { signal }: { readonly signal?: AbortSignal }) => {
      calls.push(`${endpoint.method} ${endpoint.path}`);
      await answering;
      if (signal?.aborted) givenUp += 1;
      if (success !== null && endpoint.path === endpoints.logOut.path) {
        return { ok: true, status: 200, data: { isSuccessful: success } as never, meta: undefined, dropped: [] };
      }
      return { ok: false, failure: { kind, status: refusal, errors: [], call: endpoint.path, retryAfter } };
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
      if (!inUse.includes(name)) store.set(atom, poison as never);
    }
    await store.set(signOutAction, { goal: 'forbidden' });
    for (const { name, atom } of registeredAtoms()) {
      const value = store.get(atom);
      if (name === 'place') expect(value).toBe(place);
      if (inUse.includes(name)) continue;
      if (name === 'session') expect(value).toEqual({ status: 'ending', goal: 'forbidden', due: true });
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

  it('owes nothing to a provider that says in other words that it has logged out', async () => {
    refusal = 200;
    kind = 'parse';
    await store.set(signOutAction, {});
    expect(isOwed()).toBe(false);
  });

  it.each([true, false])('believes a provider that says whether it has logged out: %s', async (isSuccessful) => {
    success = isSuccessful;
    await store.set(signOutAction, {});
    expect(isOwed()).toBe(!isSuccessful);
  });

  it('is sent again half a minute after a failure, later after the next one, until the session has ended', async () => {
    await store.set(signOutAction, {});
    clock.pass(29_999);
    expect(calls).toHaveLength(1);
    clock.pass(1);
    expect(await store.set(settleSignOutAction)).toBe(false);
    expect(calls).toHaveLength(2);
    refusal = 401;
    clock.pass(59_999);
    expect(calls).toHaveLength(2);
    clock.pass(1);
    await vi.waitFor(() => expect(isOwed()).toBe(false));
    clock.pass(1_000_000);
    expect(calls).toHaveLength(3);
  });

  it('is not sent again before a provider with a full queue takes it', async () => {
    refusal = 429;
    retryAfter = 300;
    await store.set(signOutAction, {});
    clock.pass(299_999);
    expect(calls).toHaveLength(1);
    clock.pass(1);
    expect(calls).toHaveLength(2);
  });

  it('is sent once for all that ask for it at the same time', async () => {
    await Promise.all([store.set(signOutAction, {}), store.set(settleSignOutAction), store.set(resumeSessionAction)]);
    expect(calls).toEqual([logOutCall]);
  });

  it('stays owed where the address names no fund', async () => {
    await store.set(signOutAction, {});
    store.set(placeAtom, { ...store.get(placeAtom), fund: null, key: 'redirect', pathname: '/redirect' });
    expect(await store.set(settleSignOutAction)).toBe(false);
    expect(isOwed()).toBe(true);
  });

  it.each(['before it fails', 'after it has failed'])(
    'is given up %s by a login or a page that closes',
    async (when) => {
      const failing = Promise.withResolvers<void>();
      answering = failing.promise;
      const leaving = store.set(signOutAction, {});
      if (when === 'before it fails') store.set(stopSettlingAction);
      failing.resolve();
      await leaving;
      store.set(stopSettlingAction);
      expect(givenUp).toBe(when === 'before it fails' ? 1 : 0);
      clock.pass(1_000_000);
      expect(calls).toHaveLength(1);
      expect(isOwed()).toBe(true);
    },
  );

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
