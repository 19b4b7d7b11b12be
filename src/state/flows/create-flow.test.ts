import * as z from 'zod/mini';
import { beforeEach, describe, expect, it } from 'vitest';
import { safeStorage } from '#api/safe-storage.ts';
import * as endpoints from '#contract/endpoints/session.ts';
import { afterCodeEvent, codeFields } from '#domain/code-flow.ts';
import { trouble, type Trouble } from '#domain/error-ladder.ts';
import { createPortalStore, type Store } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { servicesAtom } from '#state/kernel/services.ts';
import { flowKeys } from '#state/kernel/storage-keys.ts';
import { handClock } from '#tests/support/hand-clock.ts';
import { unreachableServices } from '#tests/support/services.ts';
import { createFlow } from './create-flow.ts';

const schema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('address') }),
  z.object({ step: z.literal('code'), ...codeFields }),
]);
type Doorbell = z.infer<typeof schema>;
type Ring = { readonly type: 'rung' };

const start: Doorbell = { step: 'address' };
const rung: Doorbell = { step: 'code', resendAt: 0, triesLeft: null };

const lostAt: string[] = [];
let led = 0;

const doorbell = createFlow<Doorbell, Ring, Doorbell['step']>({
  key: 'doorbell',
  group: 'flow',
  start,
  next: (flow, event) => (event.type === 'rung' ? rung : afterCodeEvent(flow, event)),
  kept: { key: flowKeys.loginFlow, schema, unless: ({ step }) => step === 'address' },
  routes: { address: 'login', code: 'login-sms' },
  mayEnter: (flow, step) => flow.step === step,
  lost: (_, flow, step) => lostAt.push(`${step}, while at ${flow.step}`),
  leads: {
    expired: () => {
      led += 1;
    },
  },
});

const clock = handClock();
const now = clock.now();

let store: Store;
let session: ReturnType<typeof safeStorage>;
let wentTo: string[];
let sent: unknown[];
let answer: () => Promise<{ readonly ok: false; readonly trouble: Trouble }>;

/** A page of the tab: what the page before it kept is there again. */
const openPage = () => {
  store = createPortalStore();
  store.set(
    servicesAtom,
    unreachableServices({
      clock,
      session,
      navigate: (to, { replace = false } = {}) => wentTo.push(replace ? `${to} in place` : to),
      call: async (_, __, terms) => {
        sent.push(terms);
        return answer();
      },
    }),
  );
  store.set(placeAtom, {
    tenant: 'nordlicht',
    locale: 'de-CH',
    key: 'login',
    pathname: '/nordlicht/de-CH/login',
    query: new URLSearchParams(),
  });
};

beforeEach(() => {
  session = safeStorage(() => undefined);
  wentTo = [];
  sent = [];
  lostAt.length = 0;
  led = 0;
  answer = async () => ({ ok: false, trouble: trouble('network') });
  openPage();
});

const logOut = doorbell.act(({ send }) => send(endpoints.logOut, {}, () => null));
const resend = doorbell.act(({ send }) => send(endpoints.logOut, {}, () => null, { resends: true }));

describe('A flow', () => {
  it('is where it was after a reload, and at its start once there is nothing to keep', () => {
    expect(store.get(doorbell.flowAtom)).toEqual(start);
    store.set(doorbell.advanceAction, { type: 'rung' });
    openPage();
    expect(store.get(doorbell.flowAtom)).toEqual(rung);
    store.set(doorbell.flowAtom, start);
    expect(session.get(flowKeys.loginFlow)).toBeNull();
  });

  it('starts again if the tab holds something else under its key', () => {
    session.set(flowKeys.loginFlow, '{"step":"code"}');
    openPage();
    expect(store.get(doorbell.flowAtom)).toEqual(start);
  });

  it('lets a step that is due be entered, and leads on from any other one', () => {
    store.set(doorbell.enterAction, 'address');
    expect([store.get(doorbell.enteredAtom), lostAt]).toEqual(['address', []]);
    store.set(doorbell.enterAction, 'code');
    expect([store.get(doorbell.enteredAtom), lostAt]).toEqual([null, ['code, while at address']]);
  });

  it('goes to the route of a step, in place of the page where it says so', () => {
    store.set(doorbell.goToAction, { step: 'code' });
    store.set(doorbell.goToAction, { step: 'address', replace: true });
    expect(wentTo).toEqual(['/nordlicht/de-CH/login/sms', '/nordlicht/de-CH/login in place']);
  });
});

describe('An act of a flow', () => {
  it('is done once at a time: what is pressed twice is sent once', async () => {
    const gate = Promise.withResolvers<{ readonly ok: false; readonly trouble: Trouble }>();
    answer = () => gate.promise;
    const first = store.set(logOut);
    expect(store.get(doorbell.busyAtom)).not.toBeNull();
    expect(await store.set(resend)).toBeNull();
    gate.resolve({ ok: false, trouble: trouble('network') });
    expect(await first).toEqual(trouble('network'));
    expect(sent).toHaveLength(1);
    expect(store.get(doorbell.busyAtom)).toBeNull();
    await store.set(logOut);
    expect(sent).toHaveLength(2);
  });

  it('can be done again after it has thrown', async () => {
    const broken = doorbell.act(() => Promise.reject(new Error('broken')));
    await expect(store.set(broken)).rejects.toThrow('broken');
    expect(store.get(doorbell.busyAtom)).toBeNull();
  });

  it('knows where the flow was, what time it is, and moves the flow on', async () => {
    const seen: unknown[] = [];
    const ring = doorbell.act(async ({ state, now: time, advance, goTo }, input: string) => {
      advance({ type: 'rung' });
      goTo('code', { replace: true });
      seen.push(state, time(), input);
      return null;
    });
    expect(await store.set(ring, 'typed')).toBeNull();
    expect(seen).toEqual([start, now, 'typed']);
    expect(store.get(doorbell.flowAtom)).toEqual(rung);
    expect(wentTo).toEqual(['/nordlicht/de-CH/login/sms in place']);
  });

  it('has its failures said by its form, unless they lead elsewhere', async () => {
    expect(await store.set(logOut)).toEqual(trouble('network'));
    expect([sent, led]).toEqual([[{ says: 'form', about: undefined }], 0]);
    answer = async () => ({ ok: false, trouble: trouble('expired') });
    expect(await store.set(logOut)).toEqual({ is: 'gone', said: [] });
    expect(led).toBe(1);
  });

  it('counts the tries of a wrong code, and none for a dead one', async () => {
    store.set(doorbell.advanceAction, { type: 'rung' });
    answer = async () => ({ ok: false, trouble: trouble('codeWrong', 3) });
    expect(await store.set(logOut)).toEqual(trouble('codeWrong', 3));
    expect(store.get(doorbell.flowAtom)).toMatchObject({ triesLeft: 3 });
    answer = async () => ({ ok: false, trouble: trouble('codeDead') });
    await store.set(logOut);
    expect(store.get(doorbell.flowAtom)).toMatchObject({ triesLeft: 0 });
  });

  it('has to wait as long as a refused resend says, or a minute where it only says to wait', async () => {
    const waits = async (found: Trouble) => {
      store.set(doorbell.advanceAction, { type: 'rung' });
      answer = async () => ({ ok: false, trouble: found });
      await store.set(resend);
      const flow = store.get(doorbell.flowAtom);
      return flow.step === 'code' ? flow.resendAt : undefined;
    };
    expect(await waits({ ...trouble('wait'), waitSeconds: 300 })).toBe(now + 300_000);
    expect(await waits(trouble('wait'))).toBe(now + 60_000);
    expect(await waits(trouble('network'))).toBe(0);
    answer = async () => ({ ok: false, trouble: { ...trouble('wait'), waitSeconds: 300 } });
    store.set(doorbell.advanceAction, { type: 'rung' });
    await store.set(logOut);
    expect(store.get(doorbell.flowAtom)).toEqual(rung);
  });
});
