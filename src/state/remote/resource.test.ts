import { beforeEach, expect, it } from 'vitest';
import { unreachableServices } from '#tests/support/services.ts';
import { createPortalStore, resetGroups, type Store } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { servicesAtom } from '#state/kernel/services.ts';
import { remoteData } from './resource.ts';

type Request = { readonly member: string };

let store: Store;
/** Pending answers; null makes one fail. */
let waiting: ((words: string | null) => void)[];

const words = remoteData<Request, { readonly data: string }>(
  'test.words',
  () =>
    new Promise((resolve) => {
      waiting.push((said) => resolve(said === null ? null : { data: said }));
    }),
);
const mine = { member: 'me' };
const known = (request: Request = mine) => words.known((state) => store.get(state), request);
const load = () => store.set(words.loadAction, mine);
const answer = async (said: string | null) => {
  waiting.shift()?.(said);
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => {
  store = createPortalStore();
  waiting = [];
  store.set(servicesAtom, unreachableServices());
});

it('keeps the last answer while a newer one is loading, and if that fails', async () => {
  void load();
  expect(known()).toEqual({ answer: null, failed: false, loading: true });
  await answer('first');
  expect(known()).toEqual({ answer: { data: 'first' }, failed: false, loading: false });
  void load();
  expect(known()).toEqual({ answer: { data: 'first' }, failed: false, loading: true });
  await answer(null);
  expect(known()).toEqual({ answer: { data: 'first' }, failed: true, loading: false });
});

it('keeps a failure until a retry succeeds, but not for the next visit', async () => {
  void load();
  await answer(null);
  void load();
  expect(known()).toEqual({ answer: null, failed: true, loading: true });
  await answer(null);
  void store.set(words.visitAction, mine);
  expect(known()).toEqual({ answer: null, failed: false, loading: true });
});

it('drops an answer that a newer load has superseded', async () => {
  const older = load();
  const newer = load();
  waiting[1]?.('newer');
  waiting[0]?.('older');
  expect(await older).toBeNull();
  expect(await newer).toEqual({ data: 'newer' });
  expect(known().answer).toEqual({ data: 'newer' });
});

it('drops an answer that arrives after a sign-out', async () => {
  const late = load();
  resetGroups({ set: store.set, services: unreachableServices() }, 'session');
  await answer('late');
  expect(await late).toBeNull();
  expect(known()).toEqual({ answer: null, failed: false, loading: false });
});

it('never mixes answers of different requests or languages', async () => {
  void load();
  await answer('first');
  expect(known({ member: 'other' }).answer).toBeNull();
  const german = store.get(placeAtom);
  store.set(placeAtom, { ...german, locale: 'fr-FR' });
  expect(known().answer).toBeNull();
  store.set(placeAtom, german);
  expect(known().answer).toEqual({ data: 'first' });
});
