import type { ReactNode } from 'react';
import { SimulatorWait } from '#detail/SimulatorWait.tsx';
import type { Awaiting } from './use-simulation.ts';

/** What a simulator shows where there are no simulations; nothing by default. */
export type AbsentProps = { absent?: ReactNode };

/** What a simulator shows without a simulation: that it loads, why it can't, or nothing where there are none. */
export const Awaited = ({ awaiting, absent = null }: AbsentProps & { awaiting: Awaiting | null }) => {
  if (awaiting === null) return null;
  const { state, loading, retry } = awaiting;
  return state === 'absent' ? absent : <SimulatorWait failed={state === 'failed'} loading={loading} retry={retry} />;
};
