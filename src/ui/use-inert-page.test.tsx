import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useInertPage } from './use-inert-page.ts';

const Cover = ({ open = true }: { open?: boolean }) => {
  useInertPage(open);
  return null;
};

const Page = ({ first = false, second = false }: { first?: boolean; second?: boolean }) => (
  <>
    <div data-page />
    <Cover open={first} />
    {second ? <Cover /> : null}
  </>
);

test('The page is inert until the last dialog over it is closed', () => {
  const { container, rerender } = render(<Page />);
  const isInert = () => container.querySelector<HTMLElement>('[data-page]')?.inert === true;
  expect(isInert()).toBe(false);
  rerender(<Page first />);
  expect(isInert()).toBe(true);
  rerender(<Page first second />);
  rerender(<Page second />);
  expect(isInert()).toBe(true);
  rerender(<Page />);
  expect(isInert()).toBe(false);
});
