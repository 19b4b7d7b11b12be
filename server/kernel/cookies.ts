/** How the provider's cookies are named and marked: stricter behind https, wider only for portals on other origins. */
export type CookieRules = {
  readonly session: string;
  readonly visitor: string;
  /** The `Set-Cookie` line for a value; an empty value takes the cookie away. Never a Max-Age: it ends with the browser. */
  readonly line: (name: string, value: string) => string;
};

/**
 * Cookie names and attributes. Behind https they are `Secure` and carry the `__Host-` prefix, so that no neighbouring
 * host can plant one. `SameSite=None` only where portals on other origins are configured, which needs https.
 */
export const cookieRules = (options: { readonly secure: boolean; readonly foreignPortals: boolean }): CookieRules => {
  const prefix = options.secure ? '__Host-' : '';
  const sameSite = options.secure && options.foreignPortals ? 'None' : 'Lax';
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite}${options.secure ? '; Secure' : ''}`;
  return {
    session: `${prefix}pilaster-session`,
    visitor: `${prefix}pilaster-visitor`,
    line: (name, value) =>
      value === ''
        ? `${name}=; ${attributes}; Expires=Thu, 01 Jan 1970 00:00:00 GMT`
        : `${name}=${value}; ${attributes}`,
  };
};

const cookieValue = /^[\w-]{20,128}$/;

/** The value of a cookie in a request's `Cookie` header, or null where it is missing or not one of ours. */
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
