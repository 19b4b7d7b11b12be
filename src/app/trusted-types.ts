/** The part of the Trusted Types interface that the portal uses; browsers without it need no policy. */
type PolicyFactory = {
  readonly createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string; createScriptURL: (url: string) => string },
  ) => unknown;
};

declare global {
  interface Window {
    trustedTypes?: PolicyFactory;
    /** Read by notistack's style library when it makes its style element. */
    __nonce__?: string;
  }
}

/** What the default policy lets through as HTML: blank text only (a style library clears an element with it). */
export const allowHtml = (text: string): string => {
  if (text.trim() !== '') throw new TypeError('HTML from text is refused: sanitise it with its own policy.');
  return text;
};

/** What the default policy lets through as the address of a script: the portal's own origin. */
export const allowScriptUrl = (url: string, base: string): string => {
  if (new URL(url, base).origin !== new URL(base).origin) {
    throw new TypeError('A script from another origin is refused.');
  }
  return url;
};

/** Installs the default Trusted Types policy, once a page. */
export const installTrustedTypes = (window: Window): void => {
  try {
    window.trustedTypes?.createPolicy('default', {
      createHTML: allowHtml,
      createScriptURL: (url) => allowScriptUrl(url, window.location.href),
    });
  } catch {
    // The page has one already: a second portal on it shares the first one's.
  }
};
