/** Keeps `head` characters at the start and `tail` at the end, and replaces each one between with a star. */
const starred = (text: string, head: number, tail: number): string => {
  const characters = Array.from(text);
  const hidden = characters.length - head - tail;
  return characters.slice(0, head).join('') + '*'.repeat(hidden) + characters.slice(characters.length - tail).join('');
};

/**
 * Masks an e-mail address except for its first and last 3 characters: `anna.keller@example.org` →
 * `ann*****************org`. Shorter addresses show a third at each end, so that some of it is always hidden.
 */
export const maskEmail = (address: string): string => {
  const { length } = Array.from(address);
  const shown = length > 6 ? 3 : Math.floor(length / 3);
  return starred(address, shown, shown);
};

/**
 * Masks a phone number except for its first 6 and last 2 characters: `+41791234567` → `+41791****67`. Shorter numbers
 * show a third at the start and at most one character at the end.
 */
export const maskPhone = (number: string): string => {
  const { length } = Array.from(number);
  return length > 8 ? starred(number, 6, 2) : starred(number, Math.floor(length / 3), length > 3 ? 1 : 0);
};
