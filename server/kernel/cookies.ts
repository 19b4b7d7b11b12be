/** A cookie to set; an empty value removes it. */
export type Cookie = { readonly name: string; readonly value: string };

/** Names and attributes of the provider's cookies: stricter behind https, laxer only for portals on other origins. */
export type CookieRules = {
  readonly session: string;
  readonly visitor: string;
  /** The session of an administrator in the studio. */
  readonly studio: string;
  /** The `Set-Cookie` line of an answer to an origin. Never with Max-Age: the cookie ends with the browser. */
  readonly line: (cookie: Cookie, origin: string | null) => string;
};

/**
 * Cookie names and attributes. Behind https they are `Secure` and have the `__Host-` prefix, so that no sibling host
 * can plant one. `SameSite=None`, which requires https, is only used in answers to a portal on another origin, so that
 * configuring one doesn't weaken everybody's cookies.
 */
export const cookieRules = (origins: {
  readonly secure: boolean;
  readonly isForeignPortal: (origin: string) => boolean;
}): CookieRules => {
  const { secure, isForeignPortal } = origins;
  const prefix = secure ? '__Host-' : '';
  return {
    session: `${prefix}pilaster-session`,
    visitor: `${prefix}pilaster-visitor`,
    studio: `${prefix}pilaster-studio`,
    line: ({ name, value }, origin) => {
      const isStudio = name === `${prefix}pilaster-studio`;
      const isForeign = secure && origin !== null && isForeignPortal(origin);
      const sameSite = isStudio ? 'Strict' : isForeign ? 'None' : 'Lax';
      const attributes = `Path=/; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
      return value === ''
        ? `${name}=; ${attributes}; Expires=Thu, 01 Jan 1970 00:00:00 GMT`
        : `${name}=${value}; ${attributes}`;
    },
  };
};

const cookieValue = /^[\w.-]{20,128}$/;

/** The value of a cookie in a request's `Cookie` header; null if it is missing or not one of ours. */
export const readCookie = (header: string | null, name: string): string | null => {
  if (header === null) return null;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) {
      const value = pair.slice(at + 1).trim();
      if (cookieValue.test(value)) return value;
    }
  }
  return null;
};
