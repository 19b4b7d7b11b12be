import { VerificationDialog } from '../parts/VerificationDialog.tsx';

/** Confirms a new e-mail address with the code from the mail; shows the address masked. */
export const EmailVerificationDialog = () => <VerificationDialog kind="emailAddress" />;
