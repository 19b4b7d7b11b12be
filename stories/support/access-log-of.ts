import { endpoints } from '#contract/endpoints.ts';
import type { Access, Accesses } from '#contract/impersonation.ts';
import { accessHash } from '#domain/access-chain.ts';
import { answer, type Answer } from './story-provider.ts';

type Line = Pick<Access, 'at' | 'act' | 'object'> & Partial<Access>;

const claire = { actor: 'support-1', actorName: 'Claire Bonvin' };

/** A member's own log-in, a finished view with a refused change, and one that still lasts. */
export const storyLines: readonly Line[] = [
  { at: '2026-11-02T06:58:00.000Z', act: 'login', object: 'session' },
  ...(
    [
      ['08:14:00', 'start', 'view'],
      ['08:14:05', 'read', 'dashboard'],
      ['08:15:40', 'read', 'page: insurance overview'],
      ['08:17:00', 'read', 'document: pension certificate 2026-01-31'],
      ['08:19:30', 'refused', 'call: changeAddress'],
      ['08:26:00', 'end', 'view: ended by support'],
    ] as const
  ).map(([time, act, object]) => ({
    at: `2026-11-09T${time}.000Z`,
    act,
    object,
    ...claire,
    impersonation: 'v1',
    reason: 'memberRequest',
    note: 'Rückruf zum Übertritt',
  })),
  ...(
    [
      ['07:55:00', 'start', 'view'],
      ['07:55:20', 'read', 'profile'],
    ] as const
  ).map(([time, act, object]) => ({
    at: `2026-11-21T${time}.000Z`,
    act,
    object,
    ...claire,
    impersonation: 'v2',
    reason: 'dataCheck',
  })),
];

type Made = {
  /** Forges the lines after they were written. */
  readonly change?: (entries: readonly Access[]) => readonly Access[];
  /** How many lines an answer has. */
  readonly size?: number;
};

const tenant = 'fund';

/**
 * The answer of `users/current/accesses` with these lines. Each log needs a member of its own, because the browser
 * remembers what it has seen of a member's log.
 */
export const accessesAnswer =
  (subject: string, lines: readonly Line[], { change = (entries) => entries, size = 1000 }: Made = {}): Answer =>
  async (request) => {
    const entries: Access[] = [];
    for (const [index, line] of lines.entries()) {
      const whole: Access = {
        position: index + 1,
        actor: subject,
        actorName: null,
        impersonation: null,
        reason: null,
        note: null,
        requestId: `request-${index + 1}`,
        previousHash: entries.at(-1)?.hash ?? '',
        hash: '',
        ...line,
      };
      entries.push({ ...whole, hash: await accessHash(whole, tenant, subject, crypto.subtle) });
    }
    const last = entries.at(-1);
    const head = last === undefined ? null : { position: last.position, hash: last.hash };
    const origin = { id: 'log-1', beganAt: '2026-11-02T06:58:00.000Z' };
    const before = Number(new URL(request.url).searchParams.get('before') ?? Infinity);
    const page = change(entries).filter(({ position }) => position < before);
    return answer(endpoints.accesses, { tenant, subject, entries: page.slice(-size), head, origin })(request);
  };

/** What a browser has seen of a member's log that no longer exists. */
export const formerLog = (subject: string): Accesses => ({
  tenant,
  subject,
  entries: [],
  head: { position: 41, hash: 'former' },
  origin: { id: 'log-0', beganAt: '2025-01-06T09:00:00.000Z' },
});
