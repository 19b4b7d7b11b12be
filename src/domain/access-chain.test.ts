import { describe, expect, it } from 'vitest';
import type { Access, Accesses } from '#contract/impersonation.ts';
import { accessHash, memberHash, verifyAccesses } from './access-chain.ts';

/** Two lines as a database wrote them, with their hashes. */
const written: Accesses = {
  tenant: 'bergahorn',
  subject: 'anna',
  entries: [
    {
      position: 1,
      at: '2026-03-10T08:00:00.000Z',
      act: 'start',
      object: 'view',
      actor: 'claire',
      actorName: 'Claire Bonvin',
      impersonation: 'v1',
      reason: 'other',
      note: 'Rückfrage – élève 🐢',
      requestId: 'r1',
      previousHash: '',
      hash: '5f8f5f4c43a63c7652edd1ae0f1d42220c1133520aa51683f23425f8d814760a',
    },
    {
      position: 2,
      at: '2026-03-10T08:05:00.123Z',
      act: 'read',
      object: 'dashboard',
      actor: 'anna',
      actorName: null,
      impersonation: null,
      reason: null,
      note: null,
      requestId: 'r2',
      previousHash: '5f8f5f4c43a63c7652edd1ae0f1d42220c1133520aa51683f23425f8d814760a',
      hash: 'af432283f87b9076025ce3dfe85b9cb260efd5e6e239651d631b97bfeba0d36c',
    },
  ],
  head: { position: 2, hash: 'af432283f87b9076025ce3dfe85b9cb260efd5e6e239651d631b97bfeba0d36c' },
  origin: { id: 'log', beganAt: '2026-03-10T08:00:00.000Z' },
};
const [first, second] = written.entries as [Access, Access];

/** A log that fits in itself, with these objects; as somebody writes it who owns the database. */
const logOf = async (objects: readonly string[], origin = 'log') => {
  const entries: Access[] = [];
  for (const [index, object] of objects.entries()) {
    const line = { ...second, object, position: index + 1, previousHash: entries.at(-1)?.hash ?? '' };
    entries.push({ ...line, hash: await accessHash(line, written.tenant, 'anna', crypto.subtle) });
  }
  const last = entries.at(-1);
  const head = last === undefined ? null : { position: last.position, hash: last.hash };
  return { ...written, entries, head, origin: { id: origin, beganAt: first.at } };
};

const hashOf = (tenant: string, subject: string) => memberHash(tenant, subject, crypto.subtle);

/** What a browser remembers that has seen such a log. */
const seenOf = ({ head, origin }: Accesses) => ({ origin: origin?.id ?? '', position: 0, hash: '', ...head });

describe('The access log', () => {
  it('is whole as the database wrote it, also from the middle on', async () => {
    expect(await verifyAccesses(written, null)).toEqual({ is: 'whole' });
    expect(await verifyAccesses({ ...written, entries: [second] }, null)).toEqual({ is: 'whole' });
    expect(await verifyAccesses({ ...written, entries: [], head: null }, null)).toEqual({ is: 'whole' });
  });

  it.each(Object.keys(first).filter((field) => !['position', 'hash'].includes(field)))(
    'shows a changed %s, and one that was emptied',
    async (field) => {
      for (const value of ['x', null]) {
        const entries = [{ ...first, [field]: value }, second];
        expect(await verifyAccesses({ ...written, entries }, null)).toEqual({ is: 'changed', position: 1 });
      }
    },
  );

  it('shows a line of another fund or member', async () => {
    expect(await verifyAccesses({ ...written, tenant: 'rivelac' }, null)).toEqual({ is: 'changed', position: 1 });
    expect(await verifyAccesses({ ...written, subject: 'paul' }, null)).toEqual({ is: 'changed', position: 1 });
  });

  it('shows two lines in each other’s place, and one that is there twice', async () => {
    expect(await verifyAccesses({ ...written, entries: [second, first] }, null)).toEqual({ is: 'gap', position: 1 });
    expect(await verifyAccesses({ ...written, entries: [first, second, second] }, null)).toEqual({
      is: 'gap',
      position: 2,
    });
  });

  it('shows lines that are missing at the end, by the head', async () => {
    expect(await verifyAccesses({ ...written, entries: [first] }, null)).toEqual({ is: 'cut' });
  });

  it.each([
    ['goes on', ['a', 'b', 'c', 'd'], { is: 'whole' }],
    ['stays as it is', ['a', 'b', 'c'], { is: 'whole' }],
    ['has a changed line', ['a', 'x', 'c', 'd'], { is: 'rewritten', position: 3 }],
    ['has a changed first line', ['x', 'b', 'c'], { is: 'rewritten', position: 3 }],
    ['lacks a line', ['a', 'c', 'd', 'e'], { is: 'rewritten', position: 3 }],
    ['has a line more in between', ['a', 'b', 'x', 'c'], { is: 'rewritten', position: 3 }],
    ['is cut at the end', ['a', 'b'], { is: 'cut' }],
    ['is emptied', [], { is: 'cut' }],
    ['is emptied and written anew', ['x'], { is: 'cut' }],
  ])('that was seen, fits in itself and %s is told apart', async (_what, objects, finding) => {
    const seen = seenOf(await logOf(['a', 'b', 'c']));
    expect(await verifyAccesses(await logOf(objects), seen)).toEqual(finding);
  });

  it('that is gone altogether, with what it is known by, is cut', async () => {
    const gone = { ...(await logOf([])), origin: null };
    expect(await verifyAccesses(gone, seenOf(await logOf(['a'])))).toEqual({ is: 'cut' });
    expect(await verifyAccesses(gone, null)).toEqual({ is: 'whole' });
  });

  it('that began anew is another one, and whole', async () => {
    const seen = seenOf(await logOf(['a', 'b', 'c']));
    expect(await verifyAccesses(await logOf(['x'], 'another log'), seen)).toEqual({ is: 'whole' });
  });

  it('needs older lines if what was seen is older than these, and shows that they are missing', async () => {
    const long = await logOf(['a', 'b', 'c', 'd']);
    const newest = { ...long, entries: long.entries.slice(2) };
    const seen = seenOf(await logOf(['a', 'b']));
    expect(await verifyAccesses(newest, seen)).toEqual({ is: 'further' });
    expect(await verifyAccesses(newest, seenOf(await logOf(['a', 'b', 'c'])))).toEqual({ is: 'whole' });
    expect(await verifyAccesses(long, seen)).toEqual({ is: 'whole' });
    expect(await verifyAccesses(newest, null)).toEqual({ is: 'whole' });
    expect(await verifyAccesses(newest, null, { isAll: true })).toEqual({ is: 'gap', position: 3 });
    expect(await verifyAccesses(long, seen, { isAll: true })).toEqual({ is: 'whole' });
  });

  it('can’t be verified with hidden data, or without cryptography', async () => {
    expect(await verifyAccesses({ ...written, subject: null }, null)).toEqual({ is: 'unverified' });
    expect(await verifyAccesses(written, null, { crypto: {} })).toEqual({ is: 'unverified' });
  });

  it('is remembered by fund and member, without naming either', async () => {
    expect(await hashOf('bergahorn', 'anna')).toMatch(/^[0-9a-f]{64}$/);
    const all = [
      await hashOf('bergahorn', 'anna'),
      await hashOf('bergahorn', 'paul'),
      await hashOf('bergahor', 'nanna'),
    ];
    expect(new Set(all).size).toBe(3);
  });
});
