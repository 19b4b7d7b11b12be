import { plainLine } from '#kernel/plain-text.ts';
import { refuse } from '#server/kernel/refusal.ts';

/** Characters that change the direction of a text; in a list, a letter or a log they could disguise a line. */
const turnsText = /\p{Bidi_Control}/u;

/**
 * A line in its stored form. The portal never sends direction characters; a line with one is refused, naming the field.
 */
export const readLine = (typed: string | null | undefined, field: string): string => {
  const line = typed ?? '';
  if (turnsText.test(line)) throw refuse.invalid(field, 'lineInvalid');
  return plainLine(line);
};
