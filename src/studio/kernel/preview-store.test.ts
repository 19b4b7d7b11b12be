import { expect, it } from 'vitest';
import type { Call } from '#api/client.ts';
import type { Locale } from '#kernel/locale.ts';
import { handClock } from '#tests/support/hand-clock.ts';
import { createPreviewStore, insuresNoneSuch, lookIn, startLook } from './preview-store.ts';

const failure = (status: number, errors: object[] = []) => ({
  ok: false,
  failure: { kind: 'answer', status, errors, call: '' },
});

/** A provider that insures nobody but beginners, and answers as long as it is there. */
const provider = () => {
  const state = { status: 200, asked: 0, opened: 0, begun: 0 };
  const call = async ({ path }: { path: string }, { body }: { body?: { person: string } }) => {
    state.asked += 1;
    if (state.status !== 200) return failure(state.status);
    if (path === 'previews') {
      state.opened += 1;
      return { ok: true, data: { token: 'token', until: new Date('2026-03-10T16:00:00Z') } };
    }
    state.begun += 1;
    return body?.person === 'beginner'
      ? { ok: true, data: { token: 'bearer', settings: {}, base: '/base' } }
      : failure(400, [{ code: 'err_validation', detail: '', field: 'person' }]);
  };
  // A provider of two calls stands in for the type of all of them.
  return { state, call: () => call as unknown as Call };
};

it('asks once per person, and says what a failure was so that it can be asked again', async () => {
  const { state, call } = provider();
  const store = createPreviewStore({ call, clock: handClock() });
  state.status = 503;
  expect(await store.beginning('beginner', 'de-CH')).toMatchObject({ ok: false, failure: { status: 503 } });
  state.status = 200;
  const begun = await store.beginning('beginner', 'de-CH');
  expect(begun).toMatchObject({ ok: true, data: { renewAt: Date.parse('2026-03-10T15:59:00Z') } });
  expect(await store.beginning('beginner', 'de-CH')).toBe(begun);
  expect(state).toMatchObject({ opened: 1, begun: 1 });
});

it('asks once for all who wait, also where nothing can be opened', async () => {
  const { state, call } = provider();
  const clock = handClock();
  const store = createPreviewStore({ call, clock });
  const three = () =>
    Promise.all(['de-CH', 'fr-FR', 'it-IT'].map((language) => store.beginning('beginner', language as Locale)));
  state.status = 429;
  for (const round of [1, 2]) {
    expect((await three()).map(({ ok }) => ok)).toEqual([false, false, false]);
    expect(state.asked).toBe(round);
  }
  state.status = 200;
  expect((await three()).map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(state).toMatchObject({ opened: 1, begun: 3 });
});

it('tells a person whom the plan doesn’t insure from a link that has ended', async () => {
  const { state, call } = provider();
  const store = createPreviewStore({ call, clock: handClock() }, 'link');
  const none = await store.beginning('family', 'de-CH');
  expect(!none.ok && insuresNoneSuch(none.failure)).toBe(true);
  state.status = 404;
  const over = await store.beginning('beginner', 'de-CH');
  expect(!over.ok && insuresNoneSuch(over.failure)).toBe(false);
});

/** The language in which a fund's preview begins for an administrator, who has chosen this one or none. */
const begins = (own: Locale, locale: Locale | null = null) =>
  lookIn({ languages: ['de-CH', 'fr-FR'], main: 'de-CH', own, width: 360, mode: 'light' }, { ...startLook, locale })
    .locale;

it('begins in the administrator’s own language where the fund offers it, else in the portal’s main one', () => {
  expect(begins('fr-FR')).toBe('fr-FR');
  expect(begins('pt-BR')).toBe('de-CH');
  expect(begins('fr-FR', 'de-CH')).toBe('de-CH');
});
