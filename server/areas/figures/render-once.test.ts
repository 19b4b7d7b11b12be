import { expect, test } from 'vitest';
import { figureSheet } from '#pension/figure-sheet.ts';
import { sampleMember } from '#pension/samples/members.ts';
import { samplePlan } from '#pension/samples/plan.ts';
import type { SessionRow } from '#server/store/store.ts';
import { renderOnce, type Wish } from './render-once.ts';
import { demoFunds } from '#tests/support/demo-funds.ts';

const fund = await demoFunds.find('bergahorn');
if (fund === null) throw new Error('The demo fund is missing.');

const now = new Date('2026-11-21T09:00:00Z');
const session: SessionRow = {
  id: 'session',
  tenant: 'bergahorn',
  memberId: 'anna-keller',
  createdAt: now,
  disclosed: [],
  actor: null,
  locale: 'de-CH',
  ableToImpersonate: false,
  personVersion: 1,
};
const wish: Wish = { session, now, locale: 'de-CH', anonymize: false };

test('An answer is rendered again only for another language, hidden data or another version of the sheet', async () => {
  let version = 'one';
  let rendered = 0;
  const sheet = figureSheet(samplePlan, sampleMember(), '2026-11-21');
  const answer = renderOnce(
    async () => ({ fund, sheet, basis: null, messages: new Map(), kept: new Map(), version }),
    (_, { locale, anonymize }) => ({ locale, anonymize, number: (rendered += 1) }),
  );
  const first = await answer(wish);
  expect(await answer({ ...wish })).toBe(first);
  expect(await answer({ ...wish, locale: 'fr-FR' })).toEqual({ locale: 'fr-FR', anonymize: false, number: 2 });
  expect(await answer({ ...wish, anonymize: true })).toEqual({ locale: 'de-CH', anonymize: true, number: 3 });
  version = 'two';
  expect(await answer(wish)).toEqual({ locale: 'de-CH', anonymize: false, number: 4 });
  version = 'one';
  expect(await answer(wish)).toBe(first);
});
