import { describe, expect, it } from 'vitest';
import type { Call } from '#api/client.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import { handClock } from '#tests/support/hand-clock.ts';
import type { Editing } from './draft-state.ts';
import { createDraftStore, saveAfter, saveSoonAfter } from './draft-store.ts';
import { valueAt, withValue } from './paths.ts';

const name = ['settings', 'displayName'] as const;
const primary = ['settings', 'configurations', 'brand', 'primary'] as const;
const begun: FundFiles = { settings: { displayName: 'Nordlicht' }, content: {}, assets: {} };
const at = new Date('2026-11-28T10:00:00Z');

type Saved = { version: number; basedOn: number; files: FundFiles; imported?: boolean };

const failure = (status: number) => ({ ok: false, failure: { kind: 'answer', status, errors: [], call: '' } });

/** A provider that keeps one draft, which somebody else may save, too. */
const provider = () => {
  const state = {
    version: 1,
    files: begun,
    by: 'Nora',
    status: 200,
    saves: [] as Saved[],
    /** The revision that the draft began with, and the live one. */
    basedOn: 3,
    live: 3,
    /** What revisions hold. */
    published: new Map([['3', begun]]),
  };
  const draft = () => ({
    version: state.version,
    basedOn: state.basedOn,
    live: state.live,
    saved: { by: state.by, at },
    offer: null,
    files: state.files,
  });
  const call = async (
    { method }: { method: string },
    { body, path }: { body?: Saved; path?: { readonly number: string } },
  ) => {
    if (path !== undefined) {
      const files = state.published.get(path.number);
      return files === undefined ? failure(503) : { ok: true, data: { files, revision: { by: 'Nora', at } } };
    }
    if (state.status !== 200) return failure(state.status);
    if (method === 'GET' || body === undefined) return { ok: true, data: draft() };
    if (body.version !== state.version) return failure(409);
    if (method === 'PUT' && body.basedOn < state.basedOn) return failure(409);
    state.version += 1;
    if (method === 'DELETE') {
      state.files = begun;
      return { ok: true, data: { ...draft(), saved: null } };
    }
    state.files = body.files;
    state.by = 'me';
    state.saves.push(body);
    return { ok: true, data: { version: state.version, by: 'me', at } };
  };
  return {
    state,
    // A provider of three calls stands in for the type of all of them.
    call: call as unknown as Call,
    /** Somebody else saves a change of the draft as it is now. */
    saveAs: (by: string, change: (files: FundFiles) => FundFiles) => {
      state.version += 1;
      state.files = change(state.files);
      state.by = by;
    },
    /** Somebody else restores another look, while nobody has changed the draft. */
    restore: (change: (files: FundFiles) => FundFiles) => {
      state.live += 1;
      state.basedOn = state.live;
      state.files = change(state.files);
    },
  };
};

const open = async () => {
  const { state, call, saveAs, restore } = provider();
  const clock = handClock();
  /** What the provider's next answer waits for. */
  const answers = { after: Promise.resolve() };
  const slowCall: Call = async (endpoint, request) => {
    const { after } = answers;
    answers.after = Promise.resolve();
    const answer = await call(endpoint, request);
    await after;
    if (request.signal?.aborted !== true) return answer;
    return { ok: false, failure: { kind: 'aborted', status: 0, errors: [], call: endpoint.path } };
  };
  const store = createDraftStore({ call: slowCall, clock });
  await store.load();
  const now = (): Editing => {
    const value = store.state.get();
    if (value.status !== 'ready') throw new Error(`The draft is ${value.status}.`);
    return value;
  };
  /** Lets what is due happen. */
  const pass = async (milliseconds: number) => {
    clock.pass(milliseconds);
    await store.flush();
  };
  /** Lets the next answer be on its way until the result is called. */
  const delay = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answers.after = promise;
    return resolve;
  };
  return { provider: state, saveAs, restore, clock, store, now, pass, delay };
};

describe('A draft', () => {
  it('saves soon what a preview gets from the provider alone, which then has to be asked again', async () => {
    const { provider, clock, store, now } = await open();
    const { answered, started } = now();
    store.change(['settings', 'contactDetail', 'city'], 'Bern');
    clock.pass(saveSoonAfter);
    expect(now().saving).toBe('saving');
    await store.flush();
    expect(provider.saves).toHaveLength(1);
    expect([now().answered, now().started]).toEqual([answered + 1, started]);
    store.change(['settings', 'contentLike'], 'default');
    clock.pass(saveSoonAfter);
    await store.flush();
    expect([now().answered, now().started]).toEqual([answered + 2, started + 1]);
    store.change(name, 'Südlicht');
    await store.flush();
    expect([now().answered, now().started]).toEqual([answered + 2, started + 1]);
  });

  it('saves itself once somebody pauses, not before', async () => {
    const { provider, clock, store, now } = await open();
    store.change(name, 'Südlicht');
    expect(now().saving).toBe('due');
    clock.pass(saveAfter - 1);
    store.change(name, 'Südlichter');
    clock.pass(saveAfter - 1);
    expect(provider.saves).toEqual([]);
    clock.pass(1);
    await store.flush();
    expect(provider.saves.map(({ files }) => files.settings)).toEqual([{ displayName: 'Südlichter' }]);
    expect(now()).toMatchObject({ saving: 'saved', draft: { version: 2 } });
  });

  it('is saved again after a step was taken back', async () => {
    const { provider, store, pass } = await open();
    store.change(name, 'Südlicht');
    await pass(saveAfter);
    store.undo();
    await pass(saveAfter);
    expect(provider.files).toEqual(begun);
    store.redo();
    await pass(saveAfter);
    expect(valueAt(provider.files, name)).toBe('Südlicht');
  });

  it('takes over what somebody else has saved, if it is about other fields', async () => {
    const { provider, saveAs, store, now, pass } = await open();
    store.change(name, 'Südlicht');
    saveAs('Nora', (files) => withValue(files, primary, '#123456'));
    await pass(saveAfter);
    expect(valueAt(provider.files, name)).toBe('Südlicht');
    expect(valueAt(provider.files, primary)).toBe('#123456');
    expect(now()).toMatchObject({ saving: 'saved', conflict: null, joined: { by: 'Nora' } });
  });

  it('saves nothing of a field that two have changed until it is decided', async () => {
    const { provider, saveAs, store, now, pass } = await open();
    store.change(name, 'Südlicht');
    saveAs('Nora', (files) => withValue(files, name, 'Ostlicht'));
    await pass(saveAfter);
    expect(now().conflict?.clashes).toEqual([{ path: name, mine: 'Südlicht', theirs: 'Ostlicht' }]);
    expect(now().conflict?.who?.by).toBe('Nora');
    expect(provider.saves).toEqual([]);
    store.resolve(new Set());
    await store.flush();
    expect(valueAt(provider.files, name)).toBe('Südlicht');
    expect(now()).toMatchObject({ saving: 'saved', conflict: null });
  });

  it('has the other’s value where one lets them have their way', async () => {
    const { saveAs, store, now, pass } = await open();
    store.change(name, 'Südlicht');
    store.change(primary, '#654321');
    saveAs('Nora', (files) => withValue(files, name, 'Ostlicht'));
    await pass(saveAfter);
    store.resolve(new Set(['settings.displayName']));
    await store.flush();
    expect(valueAt(now().steps.now, name)).toBe('Ostlicht');
    expect(valueAt(now().steps.now, primary)).toBe('#654321');
    // One's own value is a step back.
    store.undo();
    expect(valueAt(now().steps.now, name)).toBe('Südlicht');
  });

  it('keeps what is typed while nobody is signed in, and saves it later', async () => {
    const { provider, store, now, pass } = await open();
    provider.status = 401;
    store.change(name, 'Südlicht');
    await pass(saveAfter);
    expect(now().saving).toBe('lost');
    store.change(primary, '#654321');
    provider.status = 200;
    expect(await store.flush()).toBe(true);
    expect(valueAt(provider.files, name)).toBe('Südlicht');
    expect(valueAt(provider.files, primary)).toBe('#654321');
  });

  it('says that it isn’t saved, and tries again by itself', async () => {
    const { provider, clock, store, now, pass } = await open();
    provider.status = 503;
    store.change(name, 'Südlicht');
    await pass(saveAfter);
    expect(now().saving).toBe('failed');
    provider.status = 200;
    clock.pass(10_000);
    await store.flush();
    expect(now().saving).toBe('saved');
  });

  it('says once of an imported folder that it was imported', async () => {
    const { provider, store, pass } = await open();
    store.takeFolder(withValue(begun, name, 'Westlicht'));
    await pass(saveAfter);
    store.change(name, 'Südlicht');
    await pass(saveAfter);
    expect(provider.saves.map(({ imported }) => imported)).toEqual([true, undefined]);
  });

  it('says nothing of an import that was taken back, or that changes nothing', async () => {
    const { provider, store, pass } = await open();
    store.takeFolder(withValue(begun, name, 'Westlicht'));
    store.undo();
    await pass(saveAfter);
    store.change(name, 'Südlicht');
    await pass(saveAfter);
    store.takeFolder(withValue(begun, name, 'Südlicht'));
    await pass(saveAfter);
    store.change(name, 'Ostlicht');
    await pass(saveAfter);
    expect(provider.saves.map(({ imported }) => imported)).toEqual([undefined, undefined]);
  });

  it('says what becomes of an alignment with what was published meanwhile', async () => {
    const { provider, store, now } = await open();
    store.change(name, 'Südlicht');
    await store.flush();
    provider.live = 4;
    await store.refresh();
    expect(await store.align()).toBe('unread');
    provider.published.set('4', withValue(begun, primary, '#123456'));
    provider.status = 503;
    expect(await store.align()).toBe('unsaved');
    provider.status = 200;
    expect(await store.align()).toBe('aligned');
    expect(valueAt(provider.files, primary)).toBe('#123456');
    expect(valueAt(provider.files, name)).toBe('Südlicht');
    provider.live = 5;
    provider.published.set('5', withValue(begun, name, 'Ostlicht'));
    await store.refresh();
    expect(await store.align()).toBe('clash');
    expect(now().conflict?.clashes).toHaveLength(1);
    store.resolve(new Set(['settings.displayName']));
    await store.flush();
    expect(valueAt(provider.files, name)).toBe('Ostlicht');
    expect(provider.saves.map(({ basedOn }) => basedOn)).toEqual([3, 4, 5]);
  });

  it('lets previews ask again only if the provider answers something else', async () => {
    const { store, now, pass } = await open();
    const { answered } = now();
    store.change(primary, '#654321');
    await pass(saveAfter);
    expect(now().answered).toBe(answered);
    store.change(['content', 'de-CH', 'contact', 'page', 'title'], 'Schreiben Sie uns');
    await pass(saveAfter);
    expect(now().answered).toBe(answered + 1);
  });

  it('shows what somebody else has saved once it is asked for, without a save of one’s own', async () => {
    const { provider, saveAs, store, now } = await open();
    saveAs('Nora', (files) => withValue(files, name, 'Ostlicht'));
    await store.refresh();
    expect(valueAt(now().steps.now, name)).toBe('Ostlicht');
    expect(now()).toMatchObject({ saving: 'saved', draft: { version: 2 }, joined: { by: 'Nora', isMixed: false } });
    expect(provider.saves).toEqual([]);
  });

  it('shows what somebody has restored meanwhile, and has nothing to save for it', async () => {
    const { provider, restore, store, now } = await open();
    restore((files) => withValue(files, name, 'Ostlicht'));
    await store.refresh();
    expect(valueAt(now().steps.now, name)).toBe('Ostlicht');
    expect(now()).toMatchObject({ saving: 'saved', draft: { version: 1, basedOn: 4 } });
    expect(await store.flush()).toBe(true);
    expect(provider.saves).toEqual([]);
  });

  it('brings what was typed upon an older revision into what somebody has restored meanwhile', async () => {
    const { provider, restore, store, now, pass } = await open();
    store.change(name, 'Südlicht');
    restore((files) => withValue(files, primary, '#123456'));
    await pass(saveAfter);
    expect(valueAt(provider.files, name)).toBe('Südlicht');
    expect(valueAt(provider.files, primary)).toBe('#123456');
    expect(now()).toMatchObject({ saving: 'saved', draft: { version: 2, basedOn: 4 } });
  });

  it('leaves what is not saved yet to its save, when it is asked for', async () => {
    const { saveAs, store, now, pass } = await open();
    store.change(name, 'Südlicht');
    saveAs('Nora', (files) => withValue(files, primary, '#123456'));
    await store.refresh();
    expect(now()).toMatchObject({ saving: 'due', draft: { version: 1 } });
    await pass(saveAfter);
    expect(valueAt(now().steps.now, primary)).toBe('#123456');
    expect(now().joined).toMatchObject({ by: 'Nora', isMixed: true });
  });

  it('says why it is not discarded, when somebody else has saved', async () => {
    const { saveAs, store, now } = await open();
    saveAs('Nora', (files) => withValue(files, name, 'Ostlicht'));
    expect((await store.discard())?.status).toBe(409);
    await store.refresh();
    expect(valueAt(now().steps.now, name)).toBe('Ostlicht');
  });

  it('stays with all that was typed when it can’t be loaded again, and catches up by itself', async () => {
    const { provider, saveAs, clock, store, now, delay } = await open();
    store.change(name, 'Südlicht');
    await store.flush();
    provider.status = 503;
    const arrive = delay();
    const loaded = store.load();
    store.change(primary, '#654321');
    arrive();
    await loaded;
    expect(now().saving).toBe('failed');
    expect(valueAt(now().steps.now, primary)).toBe('#654321');
    expect(now().steps.past).toHaveLength(2);
    provider.status = 200;
    saveAs('Nora', (files) => withValue(files, ['settings', 'contactDetail', 'city'], 'Bern'));
    clock.pass(10_000);
    await store.flush();
    expect(now()).toMatchObject({ saving: 'saved', joined: { by: 'Nora' } });
    expect(valueAt(provider.files, primary)).toBe('#654321');
  });

  it('asks again by itself what had no answer, with nothing to save', async () => {
    const { provider, saveAs, clock, store, now } = await open();
    provider.status = 503;
    await store.load();
    expect(now().saving).toBe('failed');
    provider.status = 200;
    saveAs('Nora', (files) => withValue(files, name, 'Ostlicht'));
    clock.pass(10_000);
    await store.flush();
    expect(now()).toMatchObject({ saving: 'saved', draft: { version: 2 } });
    expect(valueAt(now().steps.now, name)).toBe('Ostlicht');
  });

  it('keeps what was typed before it is loaded again', async () => {
    const { provider, store, now, pass } = await open();
    store.change(name, 'Südlicht');
    await store.load();
    expect(valueAt(now().steps.now, name)).toBe('Südlicht');
    expect(now()).toMatchObject({ saving: 'due', joined: null });
    await pass(saveAfter);
    expect(valueAt(provider.files, name)).toBe('Südlicht');
  });

  it('saves what was due when it could not be discarded', async () => {
    const { provider, clock, store, now } = await open();
    store.change(name, 'Südlicht');
    provider.status = 503;
    expect((await store.discard())?.status).toBe(503);
    expect(now().saving).toBe('due');
    provider.status = 200;
    clock.pass(saveAfter);
    expect(now().saving).toBe('saving');
    await store.flush();
    expect(valueAt(provider.files, name)).toBe('Südlicht');
  });

  it('keeps what was typed while it was discarded, and saves it only then', async () => {
    const { provider, clock, store, now, delay } = await open();
    store.change(name, 'Südlicht');
    await store.flush();
    const arrive = delay();
    const discarded = store.discard();
    store.change(primary, '#654321');
    clock.pass(saveAfter);
    expect(provider.saves).toHaveLength(1);
    arrive();
    expect(await discarded).toBeNull();
    expect(valueAt(now().steps.now, name)).toBe('Nordlicht');
    expect(valueAt(now().steps.now, primary)).toBe('#654321');
    clock.pass(saveAfter);
    await store.flush();
    expect(now()).toMatchObject({ saving: 'saved', joined: null });
    expect(provider.files).toEqual(withValue(begun, primary, '#654321'));
  });

  it('neither waits for nor takes over what was asked for somebody who is gone', async () => {
    const { provider, saveAs, store, now, delay } = await open();
    store.change(name, 'Südlicht');
    const arrive = delay();
    const before = [store.flush(), store.discard()];
    store.forget();
    expect(store.state.get().status).toBe('unknown');
    saveAs('Nora', () => withValue(begun, name, 'Ostlicht'));
    await store.load();
    arrive();
    await Promise.all(before);
    expect(valueAt(now().steps.now, name)).toBe('Ostlicht');
    expect(now()).toMatchObject({ saving: 'saved', draft: { saved: { by: 'Nora' } } });
    expect(valueAt(provider.files, name)).toBe('Ostlicht');
  });
});
