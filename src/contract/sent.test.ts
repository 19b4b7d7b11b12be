import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { sent } from './sent.ts';

const box = sent({ atMost: z.nullable(z.number()), link: z.optional(z.string()) }, { atMost: 'maxPurchaseAmount' });
const page = sent({ buyIn: box, all: z.array(box) }, { buyIn: 'purchaseBox', all: 'purchaseBoxList' });

const inside = { buyIn: { atMost: 5, link: '/x' }, all: [{ atMost: null }] };
const onTheWire = {
  purchaseBox: { maxPurchaseAmount: 5, link: '/x' },
  purchaseBoxList: [{ maxPurchaseAmount: null }],
};

const paths = (result: z.core.util.SafeParseResult<unknown>) => result.error?.issues.map(({ path }) => path.join('.'));

describe('An object of the wire', () => {
  it('uses the portal’s names inside and the wire’s names outside, at any depth', () => {
    expect(z.decode(page, onTheWire)).toEqual(inside);
    expect(z.encode(page, inside)).toEqual(onTheWire);
  });

  it('reports errors in the wire’s names, in both directions', () => {
    const wrong = { buyIn: { atMost: '5' }, all: [] };
    expect(paths(z.safeParse(page, { ...onTheWire, purchaseBox: { maxPurchaseAmount: '5' } }))).toEqual([
      'purchaseBox.maxPurchaseAmount',
    ]);
    expect(paths(z.safeEncode<z.ZodMiniType>(page, wrong))).toEqual(['purchaseBox.maxPurchaseAmount']);
  });

  it('does not send an object with a missing or unknown field', () => {
    const misspelt = { buyIn: { atMost: 5, linkText: 'x' }, all: [] };
    expect(z.safeEncode<z.ZodMiniType>(page, { all: [] }).success).toBe(false);
    expect(z.safeEncode<z.ZodMiniType>(page, misspelt).success).toBe(false);
  });

  it('omits unknown keys when reading', () => {
    expect(box.parse({ maxPurchaseAmount: 1, news: true })).toEqual({ atMost: 1 });
  });

  it('describes itself in the wire’s names', () => {
    expect(z.toJSONSchema(box, { io: 'input' })).toMatchObject({
      properties: { maxPurchaseAmount: { type: ['number', 'null'] }, link: { type: 'string' } },
      required: ['maxPurchaseAmount'],
    });
  });
});
