import { describe, expect, it } from 'vitest';
import type { Call } from '#api/client.ts';
import type { Administrator } from '#contract/studio/answers.ts';
import { createSession } from './session.ts';

const lea: Administrator = {
  id: 'lea-stettler',
  name: 'Lea Stettler',
  language: 'de-CH',
  tenant: 'ginster',
  fundName: 'Vorsorgestiftung Ginster',
  needsSecondPerson: false,
  leastReadiness: 80,
};

/** A tab, what its provider answers, and what other tabs tell it. */
const open = () => {
  const provider: { status: number } = { status: 200 };
  const answer = () =>
    provider.status === 200
      ? { ok: true, data: lea }
      : { ok: false, failure: { kind: 'answer', status: provider.status, errors: [], call: '' } };
  // A provider of one call stands in for the type of all of them.
  const call = (() => Promise.resolve(answer())) as unknown as Call;
  const channel = new EventTarget();
  const session = createSession(
    () => call,
    () => Object.assign(channel, { postMessage: () => undefined }) as unknown as BroadcastChannel,
  );
  /** Another tab says something; the answer to what this one then asks is there. */
  const hear = async (data: 'signed-in' | 'signed-out') => {
    channel.dispatchEvent(new MessageEvent('message', { data }));
    await new Promise(setImmediate);
    return session.state.get().status;
  };
  return { provider, session, hear };
};

describe('A tab in which somebody is signed in', () => {
  it('is lost when another tab signs somebody else in, until its own administrator is back', async () => {
    const { provider, session, hear } = open();
    await session.resume();
    expect(session.state.get().status).toBe('open');
    provider.status = 401;
    expect(await hear('signed-in')).toBe('lost');
    expect(await hear('signed-in')).toBe('lost');
    provider.status = 200;
    expect(await hear('signed-in')).toBe('open');
  });

  it('stays as it is when nobody answers who is signed in', async () => {
    const { provider, session, hear } = open();
    await session.resume();
    provider.status = 503;
    expect(await hear('signed-in')).toBe('open');
    session.lose();
    expect(await hear('signed-in')).toBe('lost');
  });

  it('is signed out with another tab', async () => {
    const { provider, session, hear } = open();
    await session.resume();
    provider.status = 401;
    expect(await hear('signed-out')).toBe('none');
  });
});

it('begins with nobody, and says so when that could not be asked', async () => {
  const { provider, session } = open();
  provider.status = 503;
  await session.resume();
  expect(session.state.get().status).toBe('failed');
  provider.status = 401;
  await session.resume();
  expect(session.state.get().status).toBe('none');
});
