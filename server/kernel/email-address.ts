import { isEmailAddress } from '#kernel/email-address.ts';

/** An e-mail address as typed, without blanks at its ends; null for anything else. */
export const parseEmailAddress = (typed: string): string | null => {
  const address = typed.trim();
  return isEmailAddress(address) ? address : null;
};
