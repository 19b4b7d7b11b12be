import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { WhenNear } from './WhenNear.tsx';

/** A window in which nothing ever comes near. */
class NothingNear implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
  readonly takeRecords = () => [];
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = (isAsked: boolean) => (
  <WhenNear placeholder={<p>to come</p>} isAsked={isAsked}>
    <p>the part</p>
  </WhenNear>
);

it('shows a part that is asked for wherever one is, and keeps it from then on', () => {
  vi.stubGlobal('IntersectionObserver', NothingNear);
  const { rerender } = render(page(false));
  expect(screen.getByText('to come')).toBeTruthy();
  rerender(page(true));
  expect(screen.getByText('the part')).toBeTruthy();
  rerender(page(false));
  expect(screen.getByText('the part')).toBeTruthy();
});

it('shows a part as soon as somebody goes through the page by keyboard, which would pass over it', async () => {
  vi.stubGlobal('IntersectionObserver', NothingNear);
  const user = userEvent.setup();
  render(
    <>
      <button type="button">before</button>
      <WhenNear placeholder={<p>to come</p>}>
        <button type="button">the part</button>
      </WhenNear>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'before' }));
  expect(screen.getByText('to come')).toBeTruthy();
  await user.tab();
  expect(screen.getByRole('button', { name: 'the part' })).toBeTruthy();
});
