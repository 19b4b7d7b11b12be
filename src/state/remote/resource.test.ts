import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { unreachableServices } from '#tests/support/services.ts';
import { createPortalStore, resetGroups, type Store } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { servicesAtom } from '#state/kernel/services.ts';
import { remoteData } from './resource.ts';
import { roundAtom, writesAtom } from './round.ts';

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
const visit = (request: Request = mine) => store.set(words.visitAction, request);
const answer = async (said: string | null) => {
  waiting.shift()?.(said);
  await nextTurn();
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

it('shares a load that is under way with a visit, but not with a retry, another round, or after something was written', async () => {
  const [first, second] = [visit(), visit()];
  expect(waiting).toHaveLength(1);
  await answer('once');
  expect([await first, await second]).toEqual([{ data: 'once' }, { data: 'once' }]);
  void visit();
  void load();
  expect(waiting).toHaveLength(2);
  store.set(roundAtom, 1);
  void visit();
  expect(waiting).toHaveLength(3);
  store.set(writesAtom, 1);
  void visit();
  expect(waiting).toHaveLength(4);
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

describe('a load ahead of a visit', () => {
  it('is the load of the visit that follows, and of no later one', async () => {
    void store.set(words.aheadAction, mine);
    expect(store.set(words.isAheadAction, mine)).toBe(true);
    const visited = visit();
    expect(waiting).toHaveLength(1);
    expect(store.set(words.isAheadAction, mine)).toBe(false);
    await answer('first');
    expect(await visited).toEqual({ data: 'first' });
    void visit();
    expect(waiting).toHaveLength(1);
    expect(known().loading).toBe(true);
  });

  it('changes nothing that is known when the visit begins, so that nothing is rendered again', async () => {
    void store.set(words.aheadAction, mine);
    await answer('first');
    const before = known();
    void visit();
    expect(known()).toBe(before);
  });

  it('leaves its failure to the visit', async () => {
    void store.set(words.aheadAction, mine);
    await answer(null);
    const before = known();
    void visit();
    expect(waiting).toHaveLength(0);
    expect(known()).toEqual({ answer: null, failed: true, loading: false });
    expect(known()).not.toBe(before);
  });

  it('is not taken for another request’s', () => {
    void store.set(words.aheadAction, mine);
    void visit({ member: 'other' });
    expect(waiting).toHaveLength(2);
  });
});
