/** Shows so many characters at the start and the end, and a star for each one between. */
const starred = (text: string, head: number, tail: number): string => {
  const characters = Array.from(text);
  const hidden = characters.length - head - tail;
  return characters.slice(0, head).join('') + '*'.repeat(hidden) + characters.slice(characters.length - tail).join('');
};

/**
 * An e-mail address with its first 3 and last 3 characters shown: `anna.keller@example.org` → `ann*****************org`.
 * An address too short for that shows a third of itself at each end, so that something always stays hidden.
 */
export const maskEmail = (address: string): string => {
  const { length } = Array.from(address);
  const shown = length > 6 ? 3 : Math.floor(length / 3);
  return starred(address, shown, shown);
};

/**
 * A phone number with its first 6 and last 2 characters shown: `+41791234567` → `+41791****67`.
 * A number too short for that shows a third at the start and one character at the end at most.
 */
export const maskPhone = (number: string): string => {
  const { length } = Array.from(number);
  return length > 8 ? starred(number, 6, 2) : starred(number, Math.floor(length / 3), length > 3 ? 1 : 0);
};
