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
    /** Read by notistack's style library when it creates its style element. */
    __nonce__?: string | undefined;
  }
}

/** What the default policy allows as HTML: only blank text, with which a style library clears an element. */
export const allowHtml = (text: string): string => {
  if (text.trim() !== '') throw new TypeError('HTML from text is refused: sanitise it with its own policy.');
  return text;
};

/** What the default policy allows as a script's address: the portal's own origin. */
export const allowScriptUrl = (url: string, base: string): string => {
  if (new URL(url, base).origin !== new URL(base).origin) {
    throw new TypeError('A script from another origin is refused.');
  }
  return url;
};

/** Installs the default Trusted Types policy, once per page. */
export const installTrustedTypes = (window: Window): void => {
  try {
    window.trustedTypes?.createPolicy('default', {
      createHTML: allowHtml,
      createScriptURL: (url) => allowScriptUrl(url, window.location.href),
    });
  } catch {
    // A second portal on the same page shares the first one's policy.
  }
};
