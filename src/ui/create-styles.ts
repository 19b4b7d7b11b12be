import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Properties that one of MUI's browsers knows only with a prefix. */
const stillPrefixed = /^(?:backdrop-filter|box-decoration-break|mask|print-color-adjust|user-select)/;

/**
 * Prefixes only those. Emotion’s own prefixer also writes for browsers that MUI doesn’t support, and all styles are compiled
 * within the first commit, which React can’t slice.
 */
const prefix: StylisPlugin = (element) => {
  const { type, props, value } = element;
  if (type === 'decl' && typeof props === 'string' && stillPrefixed.test(props))
    element.return = `-webkit-${value}${value}`;
};

/**
 * Where a page's styles are kept, one per page.
 *
 * @param nonce of the page's content security policy
 */
export const createStyles = (nonce: string | undefined): EmotionCache =>
  // Insert rules in development and tests, too, as in production: much faster than one element each.
  createCache({
    key: 'p',
    prepend: true,
    speedy: true,
    stylisPlugins: [prefix],
    ...(nonce === undefined ? {} : { nonce }),
  });
