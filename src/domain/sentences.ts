/** Signs that end a sentence, and what may stand after them. */
const ending = /[.!?…:][»«”“"’')\]]*$/u;

/**
 * Sentences one after the other, as one text for a person. One that came without its final stop gets one, so that the
 * provider's words and the portal's never run into each other. Empty ones are left out.
 */
export const joinSentences = (...sentences: readonly (string | null | undefined)[]): string => {
  const said = sentences.map((sentence) => sentence?.trim() ?? '').filter((sentence) => sentence !== '');
  return said
    .map((sentence, index) => (index === said.length - 1 || ending.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
};
