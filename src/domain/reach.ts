/** A phone number for dialling: digits and a leading plus. */
export const dialled = (phoneNumber: string): string => phoneNumber.replace(/(?!^\+)\D/g, '');

/** A web address as shown: without protocol and trailing slash. */
export const bareWebsite = (website: string): string => website.replace(/^https?:\/\//i, '').replace(/\/$/, '');
