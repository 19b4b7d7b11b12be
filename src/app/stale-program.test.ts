import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ProgramGoneError } from '#api/load-axios.ts';
import { createPortal } from './create-portal.tsx';
import { forgetReload, orReload, UnreachableError } from './stale-program.ts';

const destination = () => ({ address: '/musterfund/de-CH/profile', fund: 'musterfund' });
const elsewhere = () => ({ address: '/musterfund/de-CH/documents', fund: 'musterfund' });

/** A tab, and the addresses that it has loaded the portal at again. */
const openTab = (answer: () => Response | Promise<Response> = () => Response.json({ data: { isValid: true } })) => {
  const reloads: string[] = [];
  const { services } = createPortal({
    fetch: async () => answer(),
    csrfToken: 'token',
    address: '/musterfund/de-CH/login',
    leave: (address) => void reloads.push(address),
  });
  return { services, reloads };
};

/** A program that a deployment has removed. */
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Waits for what reloads the page, and so never comes; fails if it comes. */
const reloading = async (waiting: Promise<unknown>) => {
  expect(await Promise.race([waiting, setImmediate('waits')])).toBe('waits');
};

describe('A program that is gone', () => {
  test('loads the portal again, once for an address', async () => {
    const { services, reloads } = openTab();
    await reloading(orReload(services, gone(), destination));
    await expect(orReload(services, gone(), destination)).rejects.toThrow(ProgramGoneError);
    expect(reloads).toEqual([destination().address]);
    await reloading(orReload(services, gone(), elsewhere));
    expect(reloads).toEqual([destination().address, elsewhere().address]);
  });

  test('loads the portal again after each of two deployments in a row', async () => {
    const { services, reloads } = openTab();
    await reloading(orReload(services, gone(), destination));
    expect(await orReload(services, Promise.resolve('program'), destination)).toBe('program');
    forgetReload(services);
    await reloading(orReload(services, gone(), destination));
    expect(reloads).toEqual([destination().address, destination().address]);
  });

  test('of the calls doesn’t count for that of a page', async () => {
    const { services, reloads } = openTab();
    await reloading(orReload(services, gone(), destination, 'calls'));
    await reloading(orReload(services, gone(), destination));
    forgetReload(services);
    await expect(orReload(services, gone(), destination, 'calls')).rejects.toThrow(ProgramGoneError);
    expect(reloads).toHaveLength(2);
  });

  test.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['fails', () => new Response(null, { status: 503 })],
  ])('is out of reach where the provider %s, and loads nothing again', async (_, answer) => {
    const { services, reloads } = openTab(answer);
    await expect(orReload(services, gone(), destination)).rejects.toThrow(UnreachableError);
    expect(reloads).toEqual([]);
  });
});
