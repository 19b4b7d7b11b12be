import { expect, it, onTestFinished } from 'vitest';
import { readBrand } from '#theme/brand.ts';
import { brandTokens } from '#theme/tokens.ts';
import { musterFund } from '#tests/support/muster-fund.ts';
import { createRecolouring, differInColours } from './recolour.ts';

const withColour = (primary: string) => ({ ...musterFund(), configurations: { brand: { primary } } });
const linkIn = (primary: string) => brandTokens(readBrand(withColour(primary)).brand, 'light').colour.primary.main;
const [petrol, red] = ['#0d4f57', '#8a0a2f'] as const;

it('shows a page in other colours at once, and puts its style sheets back', () => {
  const element = document.createElement('style');
  element.dataset['emotion'] = 'p';
  element.textContent = `a { color: ${linkIn(petrol)}; } p { margin: 0; }`;
  document.head.append(element);
  onTestFinished(() => element.remove());
  const rule = element.sheet?.cssRules[0];
  if (!(rule instanceof CSSStyleRule)) throw new Error('There is no rule.');
  const written = rule.style.color;
  const recolouring = createRecolouring(document);
  recolouring.show(withColour(petrol), withColour(red), 'light');
  expect(rule.style.color).not.toBe(written);
  recolouring.show(withColour(petrol), withColour(petrol), 'light');
  expect(rule.style.color).toBe(written);
  recolouring.show(withColour(petrol), withColour(red), 'light');
  recolouring.putBack();
  expect(rule.style.color).toBe(written);
});

it('shows rules in other colours that are written after it was prepared', () => {
  const element = document.createElement('style');
  element.dataset['emotion'] = 'p';
  element.textContent = 'p { margin: 0; }';
  document.head.append(element);
  onTestFinished(() => element.remove());
  const recolouring = createRecolouring(document);
  recolouring.prepare();
  element.sheet?.insertRule(`a { color: ${linkIn(petrol)}; }`, 1);
  const rule = element.sheet?.cssRules[1];
  if (!(rule instanceof CSSStyleRule)) throw new Error('There is no rule.');
  const written = rule.style.color;
  recolouring.show(withColour(petrol), withColour(red), 'light');
  const first = rule.style.color;
  expect(first).not.toBe(written);
  recolouring.putBack();
  recolouring.show(withColour(petrol), withColour(red), 'light');
  expect(rule.style.color).toBe(first);
  recolouring.putBack();
  expect(rule.style.color).toBe(written);
});

it('tells settings that differ in colours alone from others', () => {
  expect(differInColours(withColour(petrol), withColour(red))).toBe(true);
  expect(differInColours(withColour(petrol), { ...withColour(red), displayName: 'Nordlicht' })).toBe(false);
});
