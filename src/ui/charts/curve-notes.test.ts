import { describe, expect, it } from 'vitest';
import { along, amountFirst, besideGap, besideWidth, placeNotes, spreadBeside, type Note } from './curve-notes.ts';

const within = { left: 0, right: 600, top: 0, bottom: 300 };
const note = (about: Partial<Note>): Note => ({
  key: 'a',
  text: 'Buy-in +12’000',
  x: 300,
  y: 150,
  weight: 1,
  ...about,
});

const anchors = (...args: Parameters<typeof placeNotes>) =>
  placeNotes(...args).map(({ key, anchor, at }) => [key, anchor, Math.sign(at.y - 150)]);

describe('The texts on a curve', () => {
  it('stand to the upper left of their points', () => {
    expect(anchors([note({})], within)).toEqual([['a', 'end', -1]]);
  });

  it('move to the other side where they would leave the chart', () => {
    expect(anchors([note({ x: 10 })], within)).toEqual([['a', 'start', 1]]);
  });

  it('are moved sideways into a narrow chart', () => {
    const [placed] = placeNotes([note({ x: 20 })], { ...within, right: 100, bottom: 155 });
    expect(placed).toMatchObject({ anchor: 'middle', at: { x: 49.7 } });
  });

  it('of two lines stand with the last one next to a point below them, and the first one next to a point above', () => {
    const text = 'Buy-in\n+12’000';
    expect(placeNotes([note({ text })], within)[0]?.at).toEqual({ x: 292, y: 150 - 8 - 16 });
    expect(placeNotes([note({ text, x: 10 })], within)[0]?.at).toEqual({ x: 18, y: 150 + 18 });
  });

  it('cover no line if they can avoid it', () => {
    const line = along([
      { x: 0, y: 140 },
      { x: 300, y: 140 },
    ]);
    expect(anchors([note({})], within, [], line)).toEqual([['a', 'start', 1]]);
  });

  it('cover a line rather than being left out', () => {
    const lines = [{ left: 0, right: 600, top: 0, bottom: 300 }];
    expect(anchors([note({})], within, [], lines)).toEqual([['a', 'end', -1]]);
  });

  it('keep away from the points of others, to which they would seem to belong', () => {
    const own = note({});
    expect(anchors([own, note({ key: 'b', text: '', x: 290, y: 140 })], within)).toContainEqual(['a', 'start', 1]);
    expect(anchors([own, note({ key: 'b', text: '', x: 290, y: 100 })], within)).toContainEqual(['a', 'end', -1]);
  });

  it('stand in one line at the top, with a line to their point, rather than on a line of the curve', () => {
    const lines = [{ left: 0, right: 600, top: 60, bottom: 300 }];
    expect(placeNotes([note({ text: 'Buy-in\n+12’000' })], within, [], lines)).toEqual([
      { ...note({}), anchor: 'middle', at: { x: 300, y: 12 }, isApart: true },
    ]);
    const taken = [{ left: 290, right: 310, top: 0, bottom: 20 }];
    expect(placeNotes([note({ x: 312 })], within, taken, lines)).toMatchObject([{ anchor: 'end', isApart: false }]);
    expect(placeNotes([note({ x: 320 })], within, taken, lines)).toMatchObject([
      { anchor: 'start', at: { x: 316, y: 12 }, isApart: true },
    ]);
  });

  it('stand in two lines where one finds no room', () => {
    const narrow = { left: 262, right: 338, top: 40, bottom: 300 };
    expect(placeNotes([note({})], narrow)).toMatchObject([{ text: 'Buy-in\n+12’000', anchor: 'middle' }]);
    expect(placeNotes([note({ text: 'Einmaleinkauf' })], narrow)).toEqual([]);
  });

  it('never cover each other: the weightier one is placed first, and one without room is left out', () => {
    const tight = { left: 195, right: 320, top: 128, bottom: 156 };
    const two = [note({ key: 'light' }), note({ key: 'heavy', weight: 9 })];
    expect(placeNotes(two, tight).map(({ key }) => key)).toEqual(['heavy']);
    expect(placeNotes(two, within).map(({ key }) => key)).toEqual(['heavy', 'light']);
  });

  it('don’t stand where they would seem to be a weightier text’s that has no room', () => {
    const text = 'A withdrawal that is far too long to be written on this chart, even in two lines of it';
    const tight = { left: 150, right: 450, top: 100, bottom: 200 };
    const heavy = note({ key: 'heavy', text, x: 260, y: 190, weight: 9 });
    expect(placeNotes([note({})], tight)).toMatchObject([{ key: 'a', anchor: 'end' }]);
    expect(placeNotes([note({}), heavy], tight)).toMatchObject([{ key: 'a', anchor: 'start' }]);
  });

  it('leave free what is taken', () => {
    expect(placeNotes([note({})], within, [within])).toEqual([]);
  });

  it('know the whole of a line between its points', () => {
    const boxes = along([
      { x: 0, y: 0 },
      { x: 60, y: 0 },
    ]);
    expect(boxes.at(0)).toEqual({ left: -2, right: 2, top: -2, bottom: 2 });
    expect(boxes.at(-1)).toMatchObject({ left: 58, right: 62 });
    expect(boxes.length).toBeGreaterThan(9);
    expect(along([{ x: 1, y: 1 }])).toEqual([]);
  });
});

const end = (key: string, y: number, text = '997’000 at 65') => ({ key, text, y });

const middles = (...args: Parameters<typeof spreadBeside<ReturnType<typeof end>>>) =>
  spreadBeside(...args).map(({ key, middle }) => [key, middle]);

describe('The texts beside a curve', () => {
  it('are at the height of their points', () => {
    expect(middles([end('low', 200), end('high', 100)], within)).toEqual([
      ['high', 100],
      ['low', 200],
    ]);
    expect(middles([], within)).toEqual([]);
  });

  it('move apart where they would touch, the higher one up', () => {
    expect(middles([end('low', 104), end('high', 100)], within)).toEqual([
      ['high', 94],
      ['low', 110],
    ]);
    expect(middles([end('low', 100, amountFirst('997’000 at 65')), end('high', 99)], within)).toEqual([
      ['high', 87.5],
      ['low', 111.5],
    ]);
  });

  it('stay within the chart', () => {
    expect(middles([end('high', 2), end('low', 4)], within)).toEqual([
      ['high', 8],
      ['low', 24],
    ]);
    expect(middles([end('high', 296), end('low', 298)], within)).toEqual([
      ['high', 276],
      ['low', 292],
    ]);
  });

  it('need as much room as the longest of them, in one line or in two', () => {
    expect(besideWidth([])).toBe(0);
    expect(besideWidth(['1’030’000', '97’000'])).toBe(besideGap + 70);
    expect(besideWidth([amountFirst('1’030’000 at 65')])).toBe(besideGap + 70);
  });
});
