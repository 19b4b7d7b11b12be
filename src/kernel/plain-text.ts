/** Invisible characters that pasted text brings along: direction marks, joiners, soft hyphens. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * A text as the person who pasted it sees it: without invisible characters, with each whitespace or control character
 * as a plain space, and trimmed. Letters of all scripts are kept.
 */
export const plainText = (typed: string): string =>
  typed
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]/gu, ' ')
    .trim();

/** A name or address line as it is stored: plain, NFC-normalised, with single spaces. */
export const plainLine = (typed: string): string => plainText(typed).normalize('NFC').replace(/ {2,}/g, ' ');
