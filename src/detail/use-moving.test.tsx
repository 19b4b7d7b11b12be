import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createPortalStore, StoreProvider } from '#state/kernel/atoms.ts';
import { servicesAtom } from '#state/kernel/services.ts';
import { handClock } from '#tests/support/hand-clock.ts';
import { unreachableServices } from '#tests/support/services.ts';
import { useMoving } from './use-moving.ts';

afterEach(cleanup);

const clock = handClock();
const store = createPortalStore();
store.set(servicesAtom, unreachableServices({ clock }));

const wrapper = ({ children }: { children: ReactNode }) => <StoreProvider store={store}>{children}</StoreProvider>;

it('says that a slider moves until half a second after its last move', () => {
  const { result, rerender } = renderHook((value: number) => useMoving(value), { initialProps: 1, wrapper });
  expect(result.current).toBe(false);
  rerender(2);
  expect(result.current).toBe(true);
  act(() => clock.pass(400));
  rerender(3);
  act(() => clock.pass(400));
  expect(result.current).toBe(true);
  act(() => clock.pass(100));
  expect(result.current).toBe(false);
});
