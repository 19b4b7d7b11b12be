const isDecodable = (path: string): boolean => {
  try {
    return decodeURIComponent(path).isWellFormed();
  } catch {
    return false;
  }
};

/**
 * Whether a raw path contains tricks: encoded dots and slashes, empty or dot segments, backslashes, control characters.
 * No such path exists.
 */
export const isTrickyPath = (path: string): boolean =>
  /%2e|%2f|%5c|%00|\\|\/\/|\/\.|[^\u0021-\u007e]/i.test(path) || !isDecodable(path);
