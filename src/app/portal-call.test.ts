import { beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorCodes, machineDetails } from '#contract/envelope.ts';
import type { Call } from '#api/client.ts';
import type { CallFailure } from '#domain/call-failure.ts';
import type { About, CallTerms } from '#domain/error-ladder.ts';
import { createPortal } from './create-portal.tsx';
import type { Portal } from './portal-options.ts';
import { portalCall } from './portal-call.ts';
import { spanOf } from '#kernel/span.ts';
import { speak } from '#i18n/texts.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { servicesAtom } from '#state/kernel/services.ts';
import type { Toast } from '#state/kernel/toaster.ts';
import { sessionAtom } from '#state/session/session.ts';
import { takeWantedPageAction } from '#state/session/wanted-page.ts';
import { handClock, type HandClock } from '#tests/support/hand-clock.ts';

let portal: Portal;
let clock: HandClock;
let toasts: Toast[];

const refusal = (status: number, code: string, detail: string): CallFailure => ({
  kind: 'answer',
  status,
  errors: [{ code, detail }],
  call: 'GET dashboard',
});

const face = { says: 'face' } as const;
const toast = { says: 'toast' } as const;
const link = {
  emailAddress: 'a@example.org',
  urlCallback: 'https://portal.example/login',
  tenant: 'f',
  language: 'fr-FR',
} as const;

const failing = (failure: CallFailure) => {
  const bareCall: Call = async () => ({ ok: false, failure });
  return portalCall({
    store: portal.store,
    bareCall,
    texts: portal.services.texts,
    toast: (toast) => toasts.push(toast),
  });
};

beforeEach(async () => {
  clock = handClock();
  toasts = [];
  portal = createPortal({
    fetch: async () => Response.json({ data: { isSuccessfull: true } }),
    clock,
    csrfToken: 'token',
    address: '/musterfund/fr-FR/conditions',
  });
  await speak(portal.services.texts, 'fr-FR');
  portal.store.set(placeAtom, {
    fund: 'musterfund',
    locale: 'fr-FR',
    key: 'terms',
    pathname: '/musterfund/fr-FR/conditions',
    query: new URLSearchParams(),
  });
  portal.store.set(sessionAtom, { status: 'open', fund: 'musterfund' });
});

describe('A call that fails', () => {
  it('logs out after 401 and says why, once however many calls fail together', async () => {
    const call = failing(refusal(401, 'err_unauthorized', 'Votre session est terminée.'));
    const results = await Promise.all([
      call(endpoints.dashboard, {}, face),
      call(endpoints.documentsSummary, {}, face),
    ]);
    expect(results.map((result) => !result.ok && result.trouble.is)).toEqual(['sessionEnded', 'gone']);
    expect(toasts).toEqual([{ kind: 'error', text: 'Votre session est terminée.' }]);
    expect(portal.store.get(sessionAtom)).toEqual({ status: 'ending', goal: 'login', due: false });
    clock.pass(2000);
    expect(portal.store.get(sessionAtom)).toEqual({ status: 'ending', goal: 'login', due: true });
  });

  it('remembers after 401 the page on which the session ended, for the next login', async () => {
    await failing(refusal(401, 'err_unauthorized', 'Votre session est terminée.'))(endpoints.dashboard, {}, face);
    expect(portal.store.set(takeWantedPageAction)).toBe('/musterfund/fr-FR/conditions');
  });

  it('logs out after 403 and goes to the forbidden page at once', async () => {
    await failing(refusal(403, 'err_forbidden', 'Non'))(endpoints.dashboard, {}, face);
    expect(portal.store.get(sessionAtom)).toEqual({ status: 'ending', goal: 'forbidden', due: true });
    expect(toasts).toEqual([]);
  });

  it('leaves err_0 to the caller', async () => {
    const result = await failing(refusal(401, 'err_0', 'AccessRevoked'))(endpoints.dashboard, {}, face);
    expect(result).toEqual({ ok: false, trouble: expect.objectContaining({ is: 'passed', said: [] }) });
    expect(toasts).toEqual([]);
    expect(portal.store.get(sessionAtom).status).toBe('open');
  });

  it('shows each detail of a 400 while somebody acts', async () => {
    const call = failing({
      ...refusal(400, 'err_validation', 'Langue inconnue.'),
      errors: [
        { code: 'err_validation', detail: 'Langue inconnue.' },
        { code: 'err_validation', detail: 'Réessayez.' },
      ],
    });
    await call(endpoints.changeMyLanguage, { query: { newLanguage: 'fr-FR' } }, toast);
    expect(toasts.map(({ text }) => text)).toEqual(['Langue inconnue.', 'Réessayez.']);
  });

  it('says in the page’s language that there is no network, and after 429 how long to wait', async () => {
    await failing({ kind: 'network', status: 0, errors: [], call: '' })(
      endpoints.changeMyLanguage,
      {
        query: { newLanguage: 'fr-FR' },
      },
      toast,
    );
    await failing({ ...refusal(429, 'err_too_many', ''), retryAfter: 300 })(
      endpoints.changeMyLanguage,
      {
        query: { newLanguage: 'fr-FR' },
      },
      toast,
    );
    expect(toasts.map(({ text }) => text)).toEqual([
      portal.services.texts.t('errors:network'),
      portal.services.texts.t('errors:tooMany', { wait: spanOf(300, 'fr-FR') }),
    ]);
  });

  it('leaves the messages of a 400 to the form or card', async () => {
    const call = failing(refusal(400, 'err_validation', 'Non'));
    for (const says of ['form', 'face'] as const) {
      const result = await call(endpoints.dashboard, {}, { says });
      expect(result).toMatchObject({ ok: false, trouble: { is: 'refused', said: [{ text: 'Non' }] } });
    }
    expect(toasts).toEqual([]);
    expect(portal.store.get(sessionAtom).status).toBe('open');
  });

  it('goes to the forbidden page after 403 before the login, without announcing a log-out', async () => {
    portal.store.set(sessionAtom, { status: 'none' });
    const asked: string[] = [];
    const bareCall: Call = async (endpoint) => {
      asked.push(endpoint.path);
      return { ok: false, failure: refusal(403, 'err_forbidden', 'Non') };
    };
    const call = portalCall({ store: portal.store, bareCall, texts: portal.services.texts, toast: () => undefined });
    await call(endpoints.requestLoginLink, { body: link }, { says: 'form' });
    expect(portal.store.get(sessionAtom)).toEqual({ status: 'ending', goal: 'forbidden', due: true });
    expect(asked).toEqual([endpoints.requestLoginLink.path]);
  });

  it('logs a failed call once, by the transport, without the provider’s messages', async () => {
    const lines: unknown[][] = [];
    const logging = createPortal({
      fetch: async () => Response.json({ errors: [{ code: 'err_internal', detail: 'Anna' }] }, { status: 500 }),
      csrfToken: 'token',
      log: (...line) => lines.push(line),
    });
    await logging.services.call(endpoints.requestLoginLink, { body: link }, { says: 'form' });
    expect(lines).toEqual([['POST sessions/email failed: answer 500 err_internal', undefined, 'error']]);
  });

  it('shows nothing for a call that fails after its session has ended', async () => {
    const gate = Promise.withResolvers<void>();
    const bareCall: Call = async () => {
      await gate.promise;
      return { ok: false, failure: refusal(401, 'err_unauthorized', 'Non') };
    };
    const call = portalCall({
      store: portal.store,
      bareCall,
      texts: portal.services.texts,
      toast: (toast) => toasts.push(toast),
    });
    const late = call(endpoints.dashboard, {}, face);
    // The answer to an earlier person's call must not touch the current session.
    portal.store.set(sessionAtom, { status: 'open', fund: 'musterfund' });
    gate.resolve();
    expect(await late).toMatchObject({ ok: false, trouble: { is: 'gone' } });
    expect(toasts).toEqual([]);
  });
});

/** The refusals that the portal's calls declare: every exported `about…` of the flows. */
const declared = Object.values(
  import.meta.glob<Record<string, unknown>>(['../domain/*-flow.ts'], { eager: true }),
).flatMap((module) =>
  Object.entries(module).flatMap(([name, about]) => (name.startsWith('about') ? [about as About] : [])),
);

const terms: readonly CallTerms[] = (['toast', 'form', 'face', 'notice'] as const).flatMap((says) => [
  { says },
  ...declared.map((about) => ({ says, about })),
]);

/** Everything a provider may say with 401 or 403, except `err_0`, which leaves the failure to the caller. */
const accessWords = [
  ...Object.values(errorCodes)
    .filter((code) => code !== errorCodes.handledByCaller)
    .map((code) => [code, 'Non'] as const),
  ...Object.values(machineDetails).map((word) => [errorCodes.unauthorized, word] as const),
];

const ofSessions = Object.entries(endpoints).filter(([, { access }]) => access === 'session');

describe.each(ofSessions)('In a session the call %s', (_, endpoint: Endpoint) => {
  it.each([
    [401, 'login'],
    [403, 'forbidden'],
  ] as const)('is never quiet about %i, whatever it declares', async (status, goal) => {
    expect(declared.length).toBeGreaterThan(5);
    // Each of some hundred failures logs out, which the provider need not hear.
    portal.store.set(servicesAtom, {
      ...portal.services,
      bareCall: async ({ path }: Endpoint) => ({
        ok: false,
        failure: { kind: 'network', status: 0, errors: [], call: path },
      }),
    });
    const quiet: unknown[] = [];
    for (const each of terms) {
      for (const [code, detail] of accessWords) {
        portal.store.set(sessionAtom, { status: 'open', fund: 'musterfund' });
        await failing(refusal(status, code, detail))(endpoint, {}, each);
        const session = portal.store.get(sessionAtom);
        if (session.status !== 'ending' || session.goal !== goal) quiet.push({ code, detail, each, session });
      }
    }
    expect(quiet).toEqual([]);
  });
});
