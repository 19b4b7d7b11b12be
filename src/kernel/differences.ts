const replace = (words: object, differences: object): void => {
  for (const [key, text] of Object.entries(differences)) {
    const old: unknown = Reflect.get(words, key);
    if (typeof old === 'object' && old !== null && typeof text === 'object' && text !== null) replace(old, text);
    else if (typeof old === 'string' && typeof text === 'string') Reflect.set(words, key, text);
  }
};

/**
 * The words of a language variant: those of its base, with the texts that differ replaced. Ignores keys that the base
 * doesn't have.
 */
export const withDifferences = <Words extends object>(words: Words, differences: unknown): Words => {
  if (typeof differences !== 'object' || differences === null) return words;
  const own = structuredClone(words);
  replace(own, differences);
  return own;
};
