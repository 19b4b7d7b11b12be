/**
 * The link to dial one of the fund's phone numbers, of digits and a leading plus; null if the text can't be dialled. After a
 * country code the zero in brackets isn't dialled: `+41 (0)44 123 45 67`.
 */
export const phoneLink = (phoneNumber: string): string | null => {
  const dialled = phoneNumber.replace(/^(\+|00)(\d{1,3})[^\d(]*\(\s*0\s*\)/, '$1$2').replace(/(?!^\+)\D/g, '');
  return /^\+?[\d\s()/.\u2010\u2011–-]+$/.test(phoneNumber) && /\d{3}/.test(dialled) ? `tel:${dialled}` : null;
};

/** The link to write to an editor's e-mail address; null if the text isn't one. */
export const emailLink = (emailAddress: string): string | null =>
  /^[\w.+-]+@[\w.-]+$/.test(emailAddress) ? `mailto:${emailAddress}` : null;

/** A web address as shown: without protocol and trailing slash. */
export const bareWebsite = (website: string): string => website.replace(/^https?:\/\//i, '').replace(/\/$/, '');
