import { useRegistrationStep } from '#forms/registration-step.ts';
import { NameFields } from './parts/NameFields.tsx';

/** Asks for first and last name. */
export const RegisterNamePage = () => {
  const flow = useRegistrationStep('name');
  return flow?.stage === 'details' ? <NameFields /> : null;
};
