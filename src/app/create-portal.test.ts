import { describe, expect, it } from 'vitest';
import { dashboard } from '#contract/endpoints/dashboard.ts';
import { loadFundAction } from '#state/fund/settings.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { createPortal } from './create-portal.tsx';

/** A portal whose provider answers as given, and the lines it logs. */
const open = (answer: () => Response | Promise<Response>) => {
  const lines: { readonly line: string; readonly level: string }[] = [];
  const portal = createPortal({
    fetch: async () => answer(),
    csrfToken: 'token',
    address: '/musterfund/de-CH/login',
    log: (line, _detail, level = 'error') => void lines.push({ line, level }),
  });
  portal.store.set(placeAtom, { ...portal.store.get(placeAtom), fund: 'musterfund' });
  return { portal, lines };
};

describe('The portal’s log', () => {
  it.each(['toast', 'form', 'face', 'notice'] as const)(
    'logs one line for a failed call that is shown as %s',
    async (says) => {
      const { portal, lines } = open(() =>
        Response.json({ errors: [{ code: 'err_internal', detail: 'Geheim.' }], requestId: 'r-1' }, { status: 500 }),
      );
      await portal.services.call(dashboard, {}, { says });
      expect(lines).toEqual([{ line: 'GET dashboard failed: answer 500 err_internal (request r-1)', level: 'error' }]);
    },
  );

  it('logs a refusal as information', async () => {
    const { portal, lines } = open(() =>
      Response.json({ errors: [{ code: 'err_too_many', detail: 'Warten.' }] }, { status: 429 }),
    );
    await portal.services.call(dashboard, {}, { says: 'form' });
    expect(lines.map(({ level }) => level)).toEqual(['refusal']);
  });

  it('logs each dropped part of an answer once, without its value', async () => {
    const { portal, lines } = open(() =>
      Response.json({ data: { quittingBox: { isVisible: true, amount: 'CHF 5' } } }),
    );
    await portal.services.call(dashboard, {}, { says: 'face' });
    await portal.services.call(dashboard, {}, { says: 'face' });
    expect(lines).toEqual([
      { line: 'GET dashboard breaks the contract, passed over: data.quittingBox.amount', level: 'error' },
    ]);
  });

  it('logs which of a fund’s settings fell back to a default', async () => {
    const settings = {
      tenantName: 'musterfund',
      displayName: 'Musterfund',
      configurations: { brand: { primary: 'mud' } },
    };
    const { portal, lines } = open(() => Response.json({ data: { isValid: true, ...settings } }));
    await portal.store.set(loadFundAction, 'musterfund');
    expect(lines).toEqual([
      {
        line: 'GET globalsettings/ breaks the contract, passed over: data.configurations.brand.primary',
        level: 'error',
      },
    ]);
  });
});
