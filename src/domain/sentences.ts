/** Punctuation that ends a sentence, and closing quotes or brackets after it. */
const ending = /[.!?…:][»«”“"’')\]]*$/u;

/**
 * Joins sentences into one text. Adds a missing full stop between two, so that the provider's words and the portal's
 * never run into each other. Skips empty ones.
 */
export const joinSentences = (...sentences: readonly (string | null | undefined)[]): string => {
  const said = sentences.map((sentence) => sentence?.trim() ?? '').filter((sentence) => sentence !== '');
  return said
    .map((sentence, index) => (index === said.length - 1 || ending.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
};
