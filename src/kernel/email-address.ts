/** One local part, one `@`, a domain of several labels that do not begin or end with a hyphen. */
const shape = /^[^\s@"(),:;<>[\\\]\p{C}]+@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}][\p{L}\d-]*[\p{L}\d]$/u;

/** Whether a text is an e-mail address: 254 characters at most, 64 before the `@` (RFC 5321), no dot at an end or twice. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 && shape.test(text) && !/^\.|\.\.|\.@/.test(text) && text.indexOf('@') <= 64;
