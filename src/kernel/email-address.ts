/** One local part, one `@`, a domain of several labels that do not begin or end with a hyphen. */
const shape = /^[^\s@"(),:;<>[\\\]\p{C}]+@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}][\p{L}\d-]*[\p{L}\d]$/u;

/**
 * Whether a text is an e-mail address: at most 254 characters, 64 before the `@` (RFC 5321), no leading, trailing or
 * double dot in the local part.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 && shape.test(text) && !/^\.|\.\.|\.@/.test(text) && text.indexOf('@') <= 64;
