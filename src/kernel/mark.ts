/** A short mark of a text (FNV-1a, 32 bits), by which it is recognised but cannot be read. */
export const markOf = (text: string): string => {
  let mark = 0x811c9dc5;
  for (const character of text) mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36);
};
