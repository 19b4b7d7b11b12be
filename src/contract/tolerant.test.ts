import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { flag, list, maybe } from './fields.ts';
import { tolerant } from './tolerant.ts';
import { sent } from './sent.ts';
import { apart, whole } from './whole.ts';

const point = z.object({ date: z.string(), value: z.number() });
const box = sent(
  {
    isVisible: flag,
    amount: z.nullable(z.number()),
    title: maybe(z.string()),
    link: z.optional(z.string()),
    graph: list(z.union([point, z.object({ age: z.number(), value: z.number() })])),
  },
  { amount: 'amountOfMoney' },
);
const page = z.object({ box: maybe(box), token: z.string(), rows: z.array(z.object({ at: point, name: z.string() })) });

const complete = { token: 't', rows: [] };
const read = (given: unknown) => tolerant(page)(given);
const boxOf = (given: unknown) => {
  const reading = read({ ...complete, box: given });
  return reading.ok ? { ...reading.value.box, dropped: reading.dropped } : reading;
};

describe('A tolerant reading', () => {
  it('takes what keeps the contract as it is', () => {
    const given = { ...complete, rows: [{ at: { date: '2026-01-01', value: 1 }, name: 'a' }] };
    expect(read(given)).toEqual({ ok: true, value: given, dropped: [] });
  });

  it('treats a broken field as missing and says where it was', () => {
    expect(boxOf({ isVisible: 'yes', amountOfMoney: 'much', title: [], link: {}, graph: 'none' })).toEqual({
      isVisible: false,
      amount: null,
      graph: [],
      dropped: ['box.isVisible', 'box.amountOfMoney', 'box.title', 'box.link', 'box.graph'],
    });
  });

  it.each([
    [{ amountOfMoney: '1250.50' }, { amount: 1250.5 }],
    [{ amountOfMoney: ' -3 ' }, { amount: -3 }],
    [{ title: 8600 }, { title: '8600' }],
    [{ isVisible: 'True' }, { isVisible: true }],
    [{ isVisible: 1 }, { isVisible: true }],
    [{ isVisible: 'false' }, { isVisible: false }],
    [{ isVisible: 0 }, { isVisible: false }],
    [{ graph: [{ date: '2026-01-01', value: '3' }] }, { graph: [{ date: '2026-01-01', value: 3 }] }],
    [{ graph: [{ age: '58', value: '3' }] }, { graph: [{ age: 58, value: 3 }] }],
  ])('takes a value in another form as it is meant: %j', (given, meant) => {
    expect(boxOf(given)).toMatchObject({ ...meant, dropped: [] });
  });

  it.each([{ amountOfMoney: '' }, { amountOfMoney: '12 CHF' }, { amountOfMoney: true }, { amountOfMoney: '0x10' }])(
    'takes no number from %j',
    (given) => {
      expect(boxOf(given)).toMatchObject({ amount: null, dropped: ['box.amountOfMoney'] });
    },
  );

  it('treats an answer as missing that is nothing of what it should be, where it may be missing', () => {
    const ack = tolerant(z._default(z.object({ done: z._default(z.boolean(), true) }), { done: true }));
    for (const nothing of [null, undefined, {}])
      expect(ack(nothing)).toEqual({ ok: true, value: { done: true }, dropped: [] });
    expect(ack({ done: false })).toMatchObject({ ok: true, value: { done: false } });
    expect(ack('OK')).toEqual({ ok: true, value: { done: true }, dropped: [''] });
    expect(tolerant(maybe(point))('OK')).toMatchObject({ ok: true, value: undefined });
  });

  it('treats null and a missing field alike, and reports neither', () => {
    const nothing = { isVisible: false, amount: null, graph: [], dropped: [] };
    expect(boxOf({})).toEqual(nothing);
    expect(boxOf({ isVisible: null, amountOfMoney: null, link: null, graph: null })).toEqual(nothing);
  });

  it('drops broken entries from a list and keeps the order of the others', () => {
    const graph = [null, { age: 1, value: 1 }, { date: [], value: 2 }, { date: '2026-01-01', value: 3 }, 7];
    expect(boxOf({ graph })).toMatchObject({
      graph: [
        { age: 1, value: 1 },
        { date: '2026-01-01', value: 3 },
      ],
      dropped: ['box.graph.0', 'box.graph.2', 'box.graph.4'],
    });
  });

  it('omits an object without a required field, and names the cause', () => {
    const at = { date: '2026-01-01', value: 1 };
    const rows = [
      { at, name: 'a' },
      { at: { date: '2026-01-01' }, name: 'b' },
      { at: { ...at, value: 'x' }, name: 'c' },
      { at, name: 'd' },
    ];
    const reading = read({ ...complete, rows });
    expect(reading).toEqual({
      ok: true,
      value: { ...complete, rows: [rows[0], rows[3]] },
      dropped: ['rows.2.at.value', 'rows.1.at.value'],
    });
  });

  it('treats an invalid box as missing', () => {
    expect(boxOf('oops')).toEqual({ dropped: ['box'] });
    expect(boxOf([])).toEqual({ dropped: ['box'] });
  });

  it.each([
    [{ rows: [] }, 'token'],
    [{ token: {}, rows: [], box: 7 }, 'token'],
    [{ token: 't' }, 'rows'],
    [{ token: 't', rows: {} }, 'rows'],
    ['oops', ''],
    [undefined, ''],
  ])('fails if the answer is useless without it: %j', (given, path) => {
    expect(read(given)).toMatchObject({ ok: false, path });
  });

  it('names a cause deep inside the answer', () => {
    const deep = z.object({ person: z.object({ name: z.object({ first: z.string() }) }) });
    expect(tolerant(deep)({ person: { name: { first: [] } } })).toMatchObject({ ok: false, path: 'person.name.first' });
  });

  it('does not change what was sent', () => {
    const given = { ...complete, box: { amountOfMoney: 'x', graph: [null] } };
    const before = structuredClone(given);
    read(given);
    expect(given).toEqual(before);
  });

  it('fails if a transformation yields what the schema rejects', () => {
    const asksBeyond = z.pipe(
      z.transform(() => ({ made: { up: 1 } })),
      z.object({ made: z.object({ up: z.number().check(z.maximum(0)) }) }),
    );
    expect(tolerant(asksBeyond)({})).toMatchObject({ ok: false, path: 'made.up' });
  });
});

const words = (...texts: unknown[]) => ({ words: texts.map((text) => ({ text, link: null })) });

describe('What is read whole or not at all', () => {
  const block = whole(z.object({ words: z.array(z.object({ text: z.string(), link: z.nullable(z.string()) })) }));
  const answer = sent(
    {
      value: z.nullable(z.number()),
      curve: z.nullable(whole(z.array(z.object({ age: z.number(), on: z.nullable(z.string()) })))),
      parts: list(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('text'), blocks: list(block) }),
          z.object({ kind: z.literal('end') }),
        ]),
      ),
    },
    { curve: 'projectedGraph' },
  );
  const reading = (given: unknown) => tolerant(answer)(given);

  it('drops a curve with one broken point, and nothing else', () => {
    const given = {
      value: 5,
      projectedGraph: [{ age: 58, on: '2040-01-01' }, { age: 'x', on: 'y' }, { age: 60 }],
      parts: [],
    };
    expect(reading(given)).toEqual({
      ok: true,
      value: { value: 5, curve: null, parts: [] },
      dropped: ['projectedGraph.1.age'],
    });
  });

  it('keeps a curve with a point that lacks only nullable fields', () => {
    expect(reading({ value: 5, projectedGraph: [{ age: 58 }], parts: [] })).toMatchObject({
      value: { curve: [{ age: 58, on: null }] },
      dropped: [],
    });
  });

  it('drops a sentence with one broken word, and keeps the other sentences', () => {
    const parts = [
      { kind: 'text', blocks: [words('a', 'b'), words('not', {}, 'entitled'), words('c')] },
      { kind: 'end' },
    ];
    expect(reading({ value: null, projectedGraph: null, parts })).toEqual({
      ok: true,
      value: {
        value: null,
        curve: null,
        parts: [{ kind: 'text', blocks: [words('a', 'b'), words('c')] }, { kind: 'end' }],
      },
      dropped: ['parts.0.blocks.1.words.1.text'],
    });
  });

  it('loses a part that stands by itself without the whole around it', () => {
    const explained = whole(
      z.object({
        sum: z.number(),
        steps: list(z.object({ rule: z.string(), law: maybe(apart(z.object({ act: z.literal('BVG') }))) })),
        table: apart(whole(list(z.object({ year: z.number() })))),
        remarks: list(apart(z.object({ kind: z.literal('interest') }))),
      }),
    );
    const all = tolerant(z.object({ explained: maybe(explained) }));
    const sound = { sum: 1, steps: [{ rule: 'a', law: { act: 'BVG' } }], table: [{ year: 1 }], remarks: [] };
    const without = (given: object) => {
      const read = all({ explained: { ...sound, ...given } });
      return read.ok ? read.value.explained : read;
    };
    expect(without({})).toEqual(sound);
    expect(without({ steps: [{ rule: 'a', law: { act: 'XYZ' } }] })).toEqual({ ...sound, steps: [{ rule: 'a' }] });
    expect(without({ table: [{ year: 1 }, { year: 'x' }] })).toEqual({ ...sound, table: [] });
    expect(without({ remarks: [{ kind: 'moon' }, { kind: 'interest' }] })).toEqual({
      ...sound,
      remarks: [{ kind: 'interest' }],
    });
    expect(without({ steps: [{ rule: [] }] })).toBeUndefined();
  });

  it('drops unknown keys of a strict object', () => {
    const strict = z.strictObject({ name: z.string(), more: z.optional(z.strictObject({ colour: z.string() })) });
    expect(tolerant(strict)({ name: 'a', nmae: 'b', more: { colour: 'red', color: 'red' } })).toEqual({
      ok: true,
      value: { name: 'a', more: { colour: 'red' } },
      dropped: ['more.color', 'nmae'],
    });
  });
});
