import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPortalStore, StoreProvider } from '#state/kernel/atoms.ts';
import { servicesAtom } from '#state/kernel/services.ts';
import { handClock } from '#tests/support/hand-clock.ts';
import { unreachableServices } from '#tests/support/services.ts';
import { usePrinting } from '#ui/use-printing.ts';
import { WhileInSight } from './WhileInSight.tsx';

/** jsdom has no layout, so the test reports what is in sight. */
let see: (isIntersecting: boolean) => void;
class SaidByTest implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(callback: IntersectionObserverCallback) {
    see = (isIntersecting) => {
      const target = document.body;
      const rect = target.getBoundingClientRect();
      const entry = { target, isIntersecting, intersectionRatio: Number(isIntersecting), time: 0 };
      act(() => callback([{ ...entry, boundingClientRect: rect, intersectionRect: rect, rootBounds: null }], this));
    };
  }
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
  readonly takeRecords = () => [];
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SaidByTest);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const clock = handClock();
const store = createPortalStore();
store.set(servicesAtom, unreachableServices({ clock }));

const around = (part: ReactNode) => (
  <StoreProvider store={store}>
    <WhileInSight>{part}</WhileInSight>
  </StoreProvider>
);

const page = (figure: string) => around(<p>{figure}</p>);

it('follows at once in sight', () => {
  const { rerender } = render(page('1'));
  see(true);
  rerender(page('2'));
  expect(screen.getByRole('paragraph').textContent).toBe('2');
  see(false);
  expect(screen.getByRole('paragraph').textContent).toBe('2');
});

it('follows out of sight once nothing has changed for a moment', () => {
  const { rerender } = render(page('1'));
  see(false);
  rerender(page('2'));
  act(() => clock.pass(300));
  rerender(page('3'));
  act(() => clock.pass(300));
  expect(screen.getByRole('paragraph').textContent).toBe('1');
  act(() => clock.pass(300));
  expect(screen.getByRole('paragraph').textContent).toBe('3');
});

it('follows as soon as it comes into sight, or onto paper', () => {
  const { rerender } = render(page('1'));
  see(false);
  rerender(page('2'));
  expect(screen.getByRole('paragraph').textContent).toBe('1');
  see(true);
  expect(screen.getByRole('paragraph').textContent).toBe('2');
  see(false);
  rerender(page('3'));
  expect(screen.getByRole('paragraph').textContent).toBe('2');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('paragraph').textContent).toBe('3');
});

/** A panel that says something else on paper. */
const Panel = ({ figure }: { figure: string }) => (
  <WhileInSight>
    <p>{usePrinting() ? `${figure}.00` : figure}</p>
  </WhileInSight>
);

const panel = (figure: string) => (
  <StoreProvider store={store}>
    <Panel figure={figure} />
  </StoreProvider>
);

it('shows the latest on paper, also within a panel that prints something else', () => {
  const { rerender } = render(panel('1'));
  see(false);
  rerender(panel('2'));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('paragraph').textContent).toBe('2.00');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  act(() => clock.pass(500));
  expect(screen.getByRole('paragraph').textContent).toBe('2');
});

it('shows at once what takes the place of another kind of content, also out of sight', () => {
  const { rerender } = render(around(null));
  see(false);
  rerender(around(<p>1</p>));
  expect(screen.getByRole('paragraph').textContent).toBe('1');
  rerender(around(<p>2</p>));
  expect(screen.getByRole('paragraph').textContent).toBe('1');
  rerender(around(<h2>3</h2>));
  expect(screen.queryByRole('paragraph')).toBeNull();
  expect(screen.getByRole('heading').textContent).toBe('3');
});

it('shows a list at once in the place of nothing, also out of sight', () => {
  const { rerender } = render(around(null));
  see(false);
  rerender(around([<p key="1">1</p>]));
  expect(screen.getByRole('paragraph').textContent).toBe('1');
  rerender(around([<p key="1">2</p>]));
  expect(screen.getByRole('paragraph').textContent).toBe('1');
});
