import { expect, it } from 'vitest';
import { handClock } from '#tests/support/hand-clock.ts';
import { createAutosave } from './autosave.ts';

/** An autosave whose saves end when the test says so. */
const open = () => {
  const clock = handClock();
  const saves: PromiseWithResolvers<void>[] = [];
  const state: { next: number | null } = { next: null };
  const autosave = createAutosave({
    clock,
    save: () => {
      const begun = Promise.withResolvers<void>();
      saves.push(begun);
      return begun.promise;
    },
    next: () => state.next,
  });
  /** Ends the save that began last, and lets follow what does at once. */
  const end = async () => {
    saves.at(-1)?.resolve();
    await new Promise(setImmediate);
  };
  return { clock, saves, state, autosave, end };
};

it('saves once, after the time that was planned last', () => {
  const { clock, saves, autosave } = open();
  autosave.plan(100);
  autosave.plan(500);
  clock.pass(499);
  expect(saves).toHaveLength(0);
  clock.pass(1);
  expect(saves).toHaveLength(1);
});

it('lets one thing after another have its turn', async () => {
  const { clock, saves, autosave, end } = open();
  autosave.plan(0);
  clock.pass(0);
  const done: string[] = [];
  const first = autosave.inTurn(async () => {
    done.push('first');
    await Promise.resolve();
    done.push('first has ended');
  });
  const second = autosave.inTurn(async () => {
    done.push('second');
    await Promise.resolve();
  });
  expect(done).toEqual([]);
  await end();
  await Promise.all([first, second]);
  expect(done).toEqual(['first', 'first has ended', 'second']);
  expect(saves).toHaveLength(1);
});

it('saves again what is due after a turn, also after one that has failed', async () => {
  const { clock, saves, state, autosave } = open();
  state.next = 300;
  await expect(autosave.inTurn(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  clock.pass(300);
  expect(saves).toHaveLength(1);
});

it('neither waits for what was abandoned, nor plans anything when that ends', async () => {
  const { clock, saves, state, autosave, end } = open();
  autosave.plan(0);
  clock.pass(0);
  state.next = 300;
  autosave.abandon();
  expect(await autosave.inTurn(() => Promise.resolve('at once'))).toBe('at once');
  autosave.abandon();
  await end();
  clock.pass(300);
  expect(saves).toHaveLength(1);
});
