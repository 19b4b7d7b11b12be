import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { sentSimulation, type SimulationResult } from '#contract/simulations.ts';
import { SAMPLE_TODAY, sampleMember } from '#pension/samples/members.ts';
import { samplePlan } from '#pension/samples/plan.ts';
import { simulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { createPortalStore, StoreProvider } from '#state/kernel/atoms.ts';
import { servicesAtom } from '#state/kernel/services.ts';
import { handClock } from '#tests/support/hand-clock.ts';
import { unreachableServices } from '#tests/support/services.ts';
import { useDerivations } from './use-derivations.ts';

const basis = simulationBasis(samplePlan, sampleMember(), SAMPLE_TODAY);
const figures = ['pension'] as const;

const retiringAt = (age: number): SimulationResult =>
  sentSimulation(simulate(basis, { retirement: { steps: [{ month: age * 12, share: 100 }] } }));

/** What is explained of what is tried out, if anything is. */
const explained = ({ tried }: { tried?: SimulationResult }) => useDerivations(tried ?? null, figures);

it('explains the first result at once, so that nothing moves later, and the next ones once they rest', () => {
  const clock = handClock();
  const store = createPortalStore();
  store.set(servicesAtom, unreachableServices({ clock }));
  const wrapper = ({ children }: { children: ReactNode }) => <StoreProvider store={store}>{children}</StoreProvider>;
  const { result, rerender } = renderHook(explained, { wrapper, initialProps: {} });
  const pension = () => result.current.map((derivation) => derivation.result.value);
  expect(pension()).toEqual([]);
  rerender({ tried: retiringAt(63) });
  const first = pension();
  expect(first).toHaveLength(1);
  rerender({ tried: retiringAt(64) });
  act(() => clock.pass(400));
  expect(pension()).toEqual(first);
  act(() => clock.pass(200));
  expect(pension()).not.toEqual(first);
  rerender({});
  expect(pension()).toEqual([]);
});
