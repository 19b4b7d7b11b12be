import { expect, test } from 'vitest';
import { safeStorage } from '#api/safe-storage.ts';
import { ProgramGoneError } from '#domain/call-failure.ts';
import { handClock } from '#tests/support/hand-clock.ts';
import { forgetReload, orReload, UnreachableError } from './stale-program.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A tab in whose pages a program may be gone; every document of it has the same storage. */
const emptyTab = ({ answers = true } = {}) => {
  const left: string[] = [];
  const services = {
    fetch: () => (answers ? Promise.resolve(Response.json({})) : Promise.reject(new TypeError('Failed to fetch'))),
    apiBase: 'https://portal.example/api/v1/',
    clock: handClock(),
    session: safeStorage(() => undefined),
    log: () => undefined,
    leave: (address: string) => void left.push(address),
  };
  /** Needs the program at an address; resolves with what came of it. */
  const need = async (address: string, program: 'page' | 'calls') => {
    const before = left.length;
    const needing = orReload(services, gone(), () => ({ address, fund: 'musterfund' }), program).catch(
      (error: unknown) => error,
    );
    const settled = new Promise((resolve) => setImmediate(resolve, 'waits'));
    const outcome = await Promise.race([needing, settled]);
    return left.length > before ? 'leaves' : outcome;
  };
  return { left, need, has: (program: 'page' | 'calls') => forgetReload(services, program) };
};

test.each(['page', 'calls'] as const)(
  'the portal is loaded again once where a program (%s) is gone for good, however many addresses need it',
  async (program) => {
    const { left, need } = emptyTab();
    expect(await need('/a', program)).toBe('leaves');
    for (const address of ['/a', '/b', '/a', '/b'])
      expect(await need(address, program)).toBeInstanceOf(ProgramGoneError);
    expect(left).toEqual(['/a']);
  },
);

test.each(['page', 'calls'] as const)(
  'the portal is loaded again after a second deployment, once a program (%s) could be fetched after the first',
  async (program) => {
    const { left, need, has } = emptyTab();
    await need('/a', program);
    has(program);
    await need('/a', program);
    expect(left).toEqual(['/a', '/a']);
  },
);

test('the portal is not loaded again while the provider does not answer', async () => {
  const { left, need } = emptyTab({ answers: false });
  expect(await need('/a', 'page')).toBeInstanceOf(UnreachableError);
  expect(left).toEqual([]);
});

test('a reload for a page leaves another one for the calls, and the other way round', async () => {
  const { left, need, has } = emptyTab();
  await need('/a', 'calls');
  await need('/a', 'page');
  has('page');
  expect(await need('/a', 'calls')).toBeInstanceOf(ProgramGoneError);
  expect(left).toEqual(['/a', '/a']);
});
