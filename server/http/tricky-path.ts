const isDecodable = (path: string): boolean => {
  try {
    return decodeURIComponent(path).isWellFormed();
  } catch {
    return false;
  }
};

/**
 * Whether a path as it came over the wire plays tricks: encoded dots and slashes, empty or dot segments, backslashes,
 * control characters. Such a path names nothing.
 */
export const isTrickyPath = (path: string): boolean =>
  /%2e|%2f|%5c|%00|\\|\/\/|\/\.|[^\u0021-\u007e]/i.test(path) || !isDecodable(path);
