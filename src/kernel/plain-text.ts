/** Signs that nobody sees and that come along when something is pasted: marks of direction, joiners, soft hyphens. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * A text as the person who pasted it sees it: without unseen marks, every blank and control character a plain blank, none at
 * the ends. Letters of whatever script stay as they are.
 */
export const plainText = (typed: string): string =>
  typed
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}]/gu, ' ')
    .trim();

/** A name or a line of an address as it is kept: plain, composed, its blanks single. */
export const plainLine = (typed: string): string => plainText(typed).normalize('NFC').replace(/ {2,}/g, ' ');
