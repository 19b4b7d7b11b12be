/** Maximum length of a message's subject and text, in characters. */
export const longestSubject = 150;
export const longestMessage = 20_000;

/** Why a subject or a text of a message can't be sent. */
export type MessageProblem = 'empty' | 'tooLong' | 'lineBreak' | 'oddCharacters';

/** Characters that change the direction of a text, with which a line could disguise itself, and what nobody can type. */
const isOdd = (text: string): boolean => /[\p{Bidi_Control}\0]/u.test(text) || !text.isWellFormed();

/** Control characters other than tabs and line breaks. */
const controls = /[^\P{Cc}\t\n\r]/u;

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Why a text doesn't do as one line of at most so many characters; null if it does. */
export const lineProblem = (text: string, longest: number): MessageProblem | null => {
  if (!hasWords(text)) return 'empty';
  if (text.length > longest) return 'tooLong';
  if (/[\n\r\u2028\u2029\u0085\v\f]/.test(text)) return 'lineBreak';
  return isOdd(text) || /\p{Cc}/u.test(text) ? 'oddCharacters' : null;
};

/** Why a subject can't be sent; null if it can. A line break in it could begin another header of the mail. */
export const subjectProblem = (subject: string): MessageProblem | null => lineProblem(subject, longestSubject);

/** Why a text can't be sent; null if it can. */
export const messageProblem = (text: string): MessageProblem | null => {
  if (!hasWords(text)) return 'empty';
  if (text.length > longestMessage) return 'tooLong';
  return isOdd(text) || controls.test(text) ? 'oddCharacters' : null;
};

/** A text as it is sent: plain line breaks, no space at its ends. */
export const plainMessage = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .normalize('NFC')
    .trim();
