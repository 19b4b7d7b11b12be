/** The link to dial one of the fund's phone numbers: digits and a leading plus. */
export const dialLink = (phoneNumber: string): string => `tel:${phoneNumber.replace(/(?!^\+)\D/g, '')}`;

/** The link to dial an editor's phone number; null if the text isn't one. */
export const phoneLink = (phoneNumber: string): string | null =>
  /^\+?[\d\s()/.-]{3,}$/.test(phoneNumber) ? dialLink(phoneNumber) : null;

/** The link to write to an editor's e-mail address; null if the text isn't one. */
export const emailLink = (emailAddress: string): string | null =>
  /^[\w.+-]+@[\w.-]+$/.test(emailAddress) ? `mailto:${emailAddress}` : null;

/** A web address as shown: without protocol and trailing slash. */
export const bareWebsite = (website: string): string => website.replace(/^https?:\/\//i, '').replace(/\/$/, '');
