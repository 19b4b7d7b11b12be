import type { ReactNode } from 'react';
import { SimulatorWait } from '#detail/SimulatorWait.tsx';
import { useFailureText } from './failure-words.ts';
import type { Awaiting } from './use-simulation.ts';

/** What a simulator shows where there are no simulations; nothing by default. */
export type AbsentProps = { absent?: ReactNode };

/** What a simulator shows without a simulation: that it loads, why it can't, or nothing where there are none. */
export const Awaited = ({ awaiting, absent = null }: AbsentProps & { awaiting: Awaiting | null }) => {
  const failureText = useFailureText();
  if (awaiting === null) return null;
  const { state, trouble, loading, retry } = awaiting;
  if (state === 'absent') return absent;
  const text = trouble?.is === 'wait' ? failureText(trouble) : undefined;
  return <SimulatorWait failed={state === 'failed'} text={text} loading={loading} retry={retry} />;
};
