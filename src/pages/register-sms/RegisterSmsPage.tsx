import { useRegistrationStep } from '#forms/registration-step.ts';
import { SmsCodeForm } from './parts/SmsCodeForm.tsx';

/** Asks for the code from the SMS: masked number, sending again, tries that are left. */
export const RegisterSmsPage = () => {
  const flow = useRegistrationStep('sms');
  return flow?.stage === 'sms' ? <SmsCodeForm flow={flow} /> : null;
};
