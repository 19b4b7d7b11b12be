import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Call } from '#api/client.ts';
import type { HttpFailure } from '#api/http-failure.ts';
import { createPortal, type Portal } from './create-portal.tsx';
import { policedCall } from './policed-call.ts';
import { speak } from '#i18n/texts.ts';
import { placeAtom } from '#state/kernel/place.ts';
import type { Toast } from '#state/kernel/toaster.ts';
import { sessionAtom } from '#state/session/session.ts';
import { globalLoadingAtom } from '#state/kernel/ui.ts';
import { handClock, type HandClock } from '#tests/support/hand-clock.ts';

let portal: Portal;
let clock: HandClock;
let toasts: Toast[];

const refusal = (status: number, code: string, detail: string): HttpFailure => ({
  kind: 'answer',
  status,
  errors: [{ code, detail }],
  call: 'GET dashboard',
});

const failing = (failure: HttpFailure) => {
  const bareCall: Call = async () => ({ ok: false, failure });
  return policedCall({
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
    tenant: 'musterfund',
    locale: 'fr-FR',
    key: 'terms',
    pathname: '/musterfund/fr-FR/conditions',
    query: new URLSearchParams(),
  });
  portal.store.set(sessionAtom, { status: 'open', tenant: 'musterfund' });
});

describe('A call that fails', () => {
  it('with 401 says why and logs out, once however many calls fail together', async () => {
    const call = failing(refusal(401, 'err_unauthorized', 'Votre session est terminée.'));
    const results = await Promise.all([call(endpoints.dashboard, {}), call(endpoints.documentsSummary, {})]);
    expect(results.map((result) => !result.ok && result.handled)).toEqual([true, false]);
    expect(toasts).toEqual([{ kind: 'error', text: 'Votre session est terminée.' }]);
    expect(portal.store.get(sessionAtom)).toEqual({ status: 'ending', goal: 'login', due: false });
    clock.pass(2000);
    expect(portal.store.get(sessionAtom)).toEqual({ status: 'ending', goal: 'login', due: true });
  });

  it('with 403 logs out towards the forbidden page at once', async () => {
    await failing(refusal(403, 'err_forbidden', 'Non'))(endpoints.dashboard, {});
    expect(portal.store.get(sessionAtom)).toEqual({ status: 'ending', goal: 'forbidden', due: true });
    expect(toasts).toEqual([]);
  });

  it('with err_0 is the caller’s own business', async () => {
    const result = await failing(refusal(401, 'err_0', 'AccessRevoked'))(endpoints.dashboard, {});
    expect(result).toMatchObject({ ok: false, handled: false, failure: { errors: [{ detail: 'AccessRevoked' }] } });
    expect(toasts).toEqual([]);
    expect(portal.store.get(sessionAtom).status).toBe('open');
  });

  it('with 400 while somebody acts shows each detail and takes the loading away', async () => {
    portal.store.set(globalLoadingAtom, true);
    const call = failing({
      ...refusal(400, 'err_validation', 'Langue inconnue.'),
      errors: [
        { code: 'err_validation', detail: 'Langue inconnue.' },
        { code: 'err_validation', detail: 'Réessayez.' },
      ],
    });
    await call(endpoints.changeMyLanguage, { query: { newLanguage: 'fr-FR' } });
    expect(toasts.map(({ text }) => text)).toEqual(['Langue inconnue.', 'Réessayez.']);
    expect(portal.store.get(globalLoadingAtom)).toBe(false);
  });

  it('without a network says so in the page’s language, with 429 how long to wait', async () => {
    await failing({ kind: 'network', status: 0, errors: [], call: '' })(endpoints.changeMyLanguage, {
      query: { newLanguage: 'fr-FR' },
    });
    await failing({ ...refusal(429, 'err_too_many', ''), retryAfter: 300 })(endpoints.changeMyLanguage, {
      query: { newLanguage: 'fr-FR' },
    });
    expect(toasts.map(({ text }) => text)).toEqual([
      portal.services.texts.t('errors:network'),
      'Trop de tentatives. Veuillez réessayer dans 5 minutes.',
    ]);
  });

  it('and is quiet leaves everything to the caller', async () => {
    await failing(refusal(401, 'err_unauthorized', 'Non'))(endpoints.dashboard, { quiet: true });
    expect(toasts).toEqual([]);
    expect(portal.store.get(sessionAtom).status).toBe('open');
  });

  it('after its session has ended says nothing more', async () => {
    const gate = Promise.withResolvers<void>();
    const bareCall: Call = async () => {
      await gate.promise;
      return { ok: false, failure: refusal(401, 'err_unauthorized', 'Non') };
    };
    const call = policedCall({
      store: portal.store,
      bareCall,
      texts: portal.services.texts,
      toast: (toast) => toasts.push(toast),
    });
    const late = call(endpoints.dashboard, {});
    // The next person's session is no business of an answer to the last one's.
    portal.store.set(sessionAtom, { status: 'open', tenant: 'musterfund' });
    gate.resolve();
    expect(await late).toMatchObject({ ok: false, handled: false });
    expect(toasts).toEqual([]);
  });
});
