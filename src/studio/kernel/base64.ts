const textOf = (bytes: Uint8Array): string => {
  // As many as a call may have arguments.
  const part = 0x80_00;
  let text = '';
  for (let at = 0; at < bytes.length; at += part) text += String.fromCharCode(...bytes.subarray(at, at + part));
  return btoa(text);
};

/** A file's bytes in base64; null if it can't be read, because it was moved meanwhile or is locked. */
export const base64Of = async (file: Blob): Promise<string | null> => {
  try {
    return textOf(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return null;
  }
};
