import { VerificationDialog } from '../parts/VerificationDialog.tsx';

/** Confirms a new mobile number with the code from the SMS; shows the number masked. */
export const PhoneVerificationDialog = () => <VerificationDialog kind="mobileNumber" />;
