import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { logOut } from '#contract/endpoints/session.ts';
import { afterCodeEvent, type CodeEvent } from '#domain/code-flow.ts';
import type { Trouble } from '#domain/error-ladder.ts';
import { handClock } from '#tests/support/hand-clock.ts';
import { unreachableServices } from '#tests/support/services.ts';
import { createPortalStore } from '../kernel/atoms.ts';
import { placeAtom } from '../kernel/place.ts';
import { servicesAtom, type PortalCall, type Services } from '../kernel/services.ts';
import { flowKeys } from '../kernel/storage-keys.ts';
import { createFlow } from './create-flow.ts';

const stateSchema = z.object({
  at: z.enum(['start', 'code']),
  resendAt: z.number(),
  triesLeft: z.nullable(z.number()),
});
type State = z.infer<typeof stateSchema>;
type Event = { readonly type: 'asked' };

const start: State = { at: 'start', resendAt: 0, triesLeft: null };

const next = (state: State, event: Event | CodeEvent): State =>
  event.type === 'asked' ? { ...state, at: 'code' } : afterCodeEvent(state, event);

const led: string[] = [];
const lost: string[] = [];

const flow = createFlow<State, Event, 'address' | 'code'>({
  key: 'test.flow',
  group: 'flow',
  start,
  next,
  kept: { key: flowKeys.loginFlow, schema: stateSchema, unless: ({ at }) => at === 'start' },
  routes: { address: 'login', code: 'login-sms' },
  mayEnter: ({ at }, step) => step === 'address' || at === 'code',
  lost: (_, { at }, step) => void lost.push(`${step} at ${at}`),
  leads: { expired: () => void led.push('expired') },
});

const ask = flow.act(({ send, advance, goTo }) =>
  send(logOut, {}, () => {
    advance({ type: 'asked' });
    goTo('code');
    return null;
  }),
);
const check = flow.act(({ send }, _code: string) =>
  send(logOut, {}, () => ({ is: 'codeWrong', said: [], triesLeft: 2 })),
);
const askAgain = flow.act(({ send }) => send(logOut, {}, () => null, { resends: true }));

const answered: PortalCall = async () => ({
  ok: true,
  status: 200,
  data: undefined as never,
  meta: undefined,
  dropped: [],
});

const broken: PortalCall = () => Promise.reject(new Error('The act fails.'));

const refusedWith =
  (trouble: Trouble): PortalCall =>
  async () => ({ ok: false, trouble });

const open = (own: Partial<Services>) => {
  led.length = 0;
  lost.length = 0;
  const went: string[] = [];
  const kept = new Map<string, string>();
  const session = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const store = createPortalStore();
  store.set(
    servicesAtom,
    unreachableServices({ session, navigate: (to) => void went.push(to), clock: handClock(1_000), ...own }),
  );
  store.set(placeAtom, { ...store.get(placeAtom), fund: 'fund', locale: 'de-CH' });
  return { store, went, kept };
};

describe('An act of a flow', () => {
  it('moves the flow on and goes to its next step', async () => {
    const { store, went } = open({ call: answered });
    expect(await store.set(ask)).toBeNull();
    expect(store.get(flow.flowAtom).at).toBe('code');
    expect(went).toEqual(['/fund/de-CH/login/sms']);
  });

  it('runs alone: a second act begun meanwhile sends nothing', async () => {
    let calls = 0;
    const call: PortalCall = (...asked) => {
      calls += 1;
      return answered(...asked);
    };
    const { store } = open({ call });
    const first = store.set(ask);
    expect(store.get(flow.busyAtom)).not.toBeNull();
    expect(await store.set(askAgain)).toEqual({ is: 'gone', said: [] });
    await first;
    expect(calls).toBe(1);
    expect(store.get(flow.busyAtom)).toBeNull();
  });

  it('that ends after a sign-out leaves the next one alone', async () => {
    const ends: (() => void)[] = [];
    const call: PortalCall = async (...asked) => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return answered(...asked);
    };
    const { store } = open({ call });
    const first = store.set(askAgain);
    store.set(flow.busyAtom, null);
    const second = store.set(askAgain);
    ends[0]?.();
    await first;
    expect(store.get(flow.busyAtom)).not.toBeNull();
    ends[1]?.();
    await second;
    expect(store.get(flow.busyAtom)).toBeNull();
  });

  it('frees the flow for the next act if one throws', async () => {
    const { store } = open({ call: broken });
    await expect(store.set(ask)).rejects.toThrow('The act fails.');
    expect(store.get(flow.busyAtom)).toBeNull();
  });

  it('shows the failures of an act in its form', async () => {
    let terms: unknown;
    const call: PortalCall = (_endpoint, _request, given) => {
      terms = given;
      return Promise.resolve({ ok: false, trouble: { is: 'network', said: [] } });
    };
    const { store, went } = open({ call });
    expect(await store.set(ask)).toMatchObject({ is: 'network' });
    expect(terms).toMatchObject({ says: 'form' });
    expect([store.get(flow.flowAtom).at, went]).toEqual(['start', []]);
  });
});

describe('A trouble of a flow', () => {
  it('keeps a trouble that leads elsewhere out of the form', async () => {
    const { store } = open({ call: refusedWith({ is: 'expired', said: [] }) });
    expect(await store.set(ask)).toEqual({ is: 'gone', said: [] });
    expect(led).toEqual(['expired']);
  });

  it('counts the tries left after a wrong code', async () => {
    const { store } = open({ call: answered });
    expect(await store.set(check, '0000')).toMatchObject({ is: 'codeWrong' });
    expect(store.get(flow.flowAtom).triesLeft).toBe(2);
  });

  it('leaves no tries for a dead code', async () => {
    const { store } = open({ call: refusedWith({ is: 'codeDead', said: [] }) });
    await store.set(check, '0000');
    expect(store.get(flow.flowAtom).triesLeft).toBe(0);
  });

  it.each([
    ['as long as the provider says', 90, 91_000],
    ['a minute if the provider does not say how long', undefined, 61_000],
  ])('delays resending the code %s after a required wait', async (_, waitSeconds, resendAt) => {
    const { store } = open({ call: refusedWith({ is: 'wait', said: [], waitSeconds }) });
    expect(await store.set(askAgain)).toMatchObject({ is: 'wait' });
    expect(store.get(flow.flowAtom).resendAt).toBe(resendAt);
  });

  it('ignores a required wait if no code is resent', async () => {
    const { store } = open({ call: refusedWith({ is: 'wait', said: [], waitSeconds: 90 }) });
    expect(await store.set(check, '0000')).toMatchObject({ is: 'wait' });
    expect(store.get(flow.flowAtom).resendAt).toBe(0);
  });
});

describe('A step of a flow', () => {
  it('enters a step that is due, else redirects', () => {
    const { store } = open({ call: answered });
    store.set(flow.enterAction, 'code');
    expect([store.get(flow.enteredAtom), lost]).toEqual([null, ['code at start']]);
    store.set(flow.enterAction, 'address');
    expect([store.get(flow.enteredAtom), lost]).toEqual(['address', ['code at start']]);
  });
});

describe('The state of a flow', () => {
  it('keeps the flow through a reload, except at its start', async () => {
    const { store, kept } = open({ call: answered });
    await store.set(ask);
    const [written = ''] = kept.values();
    expect(JSON.parse(written)).toMatchObject({ at: 'code' });
    const reloaded = open({});
    for (const [key, value] of kept) reloaded.kept.set(key, value);
    expect(reloaded.store.get(flow.flowAtom).at).toBe('code');
    store.set(flow.flowAtom, start);
    expect([...kept.values()]).toEqual([]);
  });
});
