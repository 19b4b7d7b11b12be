import { isEmailAddress } from '#kernel/email-address.ts';

/** A typed e-mail address, trimmed; null for anything else. */
export const parseEmailAddress = (typed: string): string | null => {
  const address = typed.trim();
  return isEmailAddress(address) ? address : null;
};
