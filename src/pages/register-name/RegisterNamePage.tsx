import { useFlowStep } from '#forms/flow.ts';
import { registration } from '#state/flows/registration.ts';
import { NameFields } from './parts/NameFields.tsx';

/** Asks for first and last name. */
export const RegisterNamePage = () => {
  const flow = useFlowStep(registration, 'name');
  return flow?.stage === 'details' ? <NameFields /> : null;
};
