import { expect, it } from 'vitest';
import { readActions, readBox, readCompanions, sameLink } from './box.ts';

const sent = { isVisible: true, title: ' Fragen? ', text: ' ', link: ' /kontakt', linkText: 'Zum Kontakt' };

it('a box is read with trimmed texts, and null for blank ones', () => {
  expect(readBox(sent)).toEqual({ title: 'Fragen?', text: null, link: '/kontakt', linkText: 'Zum Kontakt' });
});

it('a box that is hidden or missing is null', () => {
  expect(readBox({ ...sent, isVisible: false })).toBeNull();
  expect(readActions({ isVisible: false, title: 'a', text: 'b', actions: [] })).toBeNull();
  expect(readCompanions({})).toEqual({
    simulation: null,
    financeExpert: null,
    actions: null,
    hints: [],
    isLeaving: false,
  });
});

it('a box with several links keeps their order', () => {
  const actions = [
    { text: 'Eins', link: 'a', linkText: '' },
    { text: null, link: null, linkText: ' b ' },
  ];
  expect(readActions({ isVisible: true, title: null, text: ' Wege ', actions })).toEqual({
    title: null,
    text: 'Wege',
    actions: [
      { text: 'Eins', link: 'a', linkText: null },
      { text: null, link: null, linkText: 'b' },
    ],
  });
});

it('a box has the same link as a figure if both lead to the same place', () => {
  expect(sameLink(' /kontakt ', readBox(sent))).toBe(true);
  expect(sameLink('/fragen', readBox(sent))).toBe(false);
  expect(sameLink(null, readBox({ ...sent, link: null }))).toBe(false);
  expect(sameLink('/kontakt', null)).toBe(false);
});
