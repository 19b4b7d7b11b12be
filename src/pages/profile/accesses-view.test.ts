import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Access } from '#contract/impersonation.ts';
import { accessesView } from './accesses-view.ts';

const line = (own: Partial<Access>): Access => ({
  position: 1,
  at: '2026-03-10T08:00:00.000Z',
  act: 'read',
  object: 'dashboard',
  actor: 'claire',
  actorName: 'Claire Bonvin',
  impersonation: 'v1',
  reason: 'problem',
  note: null,
  requestId: 'r',
  previousHash: '',
  hash: '',
  ...own,
});
const viewOf = (...entries: Access[]) =>
  accessesView({ tenant: 'f', subject: 'anna', entries, head: null, origin: null });

describe('What a member sees of the access log', () => {
  it('is one visit from its start to its end, with each page once, and what was refused', () => {
    const { visits } = viewOf(
      line({ act: 'start', object: 'view' }),
      line({ object: 'page: insurance overview' }),
      line({ object: 'dashboard' }),
      line({ object: 'document: pension certificate 2026-01-31' }),
      line({ object: 'document: plan confirmation 2025-01-31' }),
      line({ object: 'document: pension certificate 2026-01-31' }),
      line({ object: 'document: insurance form set' }),
      line({ object: 'document: something new' }),
      line({ object: 'something new' }),
      line({ act: 'refused', object: 'call: changeAddress' }),
      line({ act: 'refused', object: 'view: second' }),
      line({ act: 'end', object: 'view: ended by support', at: '2026-03-10T08:12:00.000Z' }),
    );
    expect(visits).toEqual([
      {
        id: 'v1',
        name: 'Claire Bonvin',
        from: new Date('2026-03-10T08:00:00Z'),
        to: new Date('2026-03-10T08:12:00Z'),
        reason: 'problem',
        note: null,
        seen: ['insurance-overview', 'dashboard', 'documents', null],
        documents: [
          { document: 'pensionCertificate', date: '2026-01-31' },
          { document: 'planConfirmation', date: '2025-01-31' },
          { document: 'insuranceFormSet', date: null },
        ],
        refused: ['profile-address', 'view'],
      },
    ]);
  });

  it('names the page of every change that was refused, and of the savings plans', () => {
    const changes = Object.entries<Endpoint>(endpoints).filter(
      ([name, { access, method, changes: isChange = method !== 'GET' }]) =>
        access === 'session' && isChange && !['impersonate', 'changeMyLanguage'].includes(name),
    );
    const unknown = changes.filter(([name]) => {
      const { visits } = viewOf(line({ act: 'refused', object: `call: ${name}` }));
      return visits[0]?.refused.includes(null) !== false;
    });
    expect(unknown.map(([name]) => name)).toEqual([]);
    const { visits } = viewOf(line({ object: 'page: additional savings' }), line({ object: 'savings plans' }));
    expect(visits[0]?.seen).toEqual(['additional-savings']);
    const tried = viewOf(line({ object: 'simulation: basis' }), line({ object: 'simulation: scenarios' }));
    expect(tried.visits[0]?.seen).toEqual(['simulations']);
  });

  it('begins with the newest visit; one without an end still lasts, and a refused start was over at once', () => {
    const { visits } = viewOf(
      line({ impersonation: 'v1', act: 'refused', object: 'view: support' }),
      line({ impersonation: 'v2', act: 'start', object: 'view' }),
    );
    expect(visits.map(({ id, to }) => [id, to])).toEqual([
      ['v2', null],
      ['v1', new Date('2026-03-10T08:00:00Z')],
    ]);
  });

  it('counts the member’s own lines, and the log-ins among them', () => {
    const own = { impersonation: null, actorName: null, actor: 'anna', reason: null };
    expect(viewOf(line({ ...own, act: 'login', object: 'session' }), line(own), line(own))).toEqual({
      visits: [],
      own: { entries: 3, logins: 1 },
    });
  });
});
