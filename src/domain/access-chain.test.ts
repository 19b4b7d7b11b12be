import { describe, expect, it } from 'vitest';
import type { Access, Accesses } from '#contract/impersonation.ts';
import { verifyAccesses } from './access-chain.ts';

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
};
const [first, second] = written.entries as [Access, Access];

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

  it('shows lines that are missing at the end, by the head and by what was seen before', async () => {
    const cut = { ...written, entries: [first] };
    expect(await verifyAccesses(cut, null)).toEqual({ is: 'cut' });
    const headToo = { ...cut, head: { position: 1, hash: first.hash } };
    expect(await verifyAccesses(headToo, null)).toEqual({ is: 'whole' });
    expect(await verifyAccesses(headToo, written.head)).toEqual({ is: 'cut' });
    expect(await verifyAccesses(written, { position: 2, hash: 'other' })).toEqual({ is: 'cut' });
    expect(await verifyAccesses(written, { position: 1, hash: first.hash })).toEqual({ is: 'whole' });
  });

  it('can’t be verified with hidden data, or without cryptography', async () => {
    expect(await verifyAccesses({ ...written, subject: null }, null)).toEqual({ is: 'unverified' });
    expect(await verifyAccesses(written, null, {})).toEqual({ is: 'unverified' });
  });
});
