/** Letters whose accents Unicode doesn't take off. */
const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', '’': "'" };

/** Maximum number of words that a search looks for; further ones hardly narrow it down. */
const mostWords = 20;

/** A character as a search sees it: without case, accents and word joiners. May be empty or more than one character. */
const foldedCharacter = (character: string): string =>
  character
    .normalize('NFD')
    .replace(/[\p{M}\u2060]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøł’]/g, (letter) => ligatures[letter] ?? letter);

/** A text as a search sees it, character by character: `Überobligatorisch` → `uberobligatorisch`. */
export const folded = (text: string): string => Array.from(text, foldedCharacter).join('');

/** The words of a search term, without case, accents, punctuation around them and duplicates. */
export const searchWords = (term: string): readonly string[] => {
  const words = folded(term)
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, ''));
  return [...new Set(words.filter((word) => word !== ''))].slice(0, mostWords);
};

/** Whether texts contain each of a search's words, anywhere and in any order. */
export const containsWords = (texts: readonly string[], words: readonly string[]): boolean => {
  const all = texts.map(folded);
  return words.every((word) => all.some((text) => text.includes(word)));
};

/** A part of a text, and whether it matches a search. */
export type MarkedPart = { readonly text: string; readonly isMatch: boolean };

/** Divides a text into the parts that match a search's words and those between them. */
export const markWords = (text: string, words: readonly string[]): readonly MarkedPart[] => {
  const characters = Array.from(text);
  /** For each folded character the index of its original. */
  const origins: number[] = [];
  let whole = '';
  characters.forEach((character, index) => {
    const plain = foldedCharacter(character);
    whole += plain;
    for (let count = 0; count < plain.length; count += 1) origins.push(index);
  });
  const isMatch = characters.map(() => false);
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) {
      const last = origins[at + word.length - 1] ?? 0;
      for (let index = origins[at] ?? 0; index <= last; index += 1) isMatch[index] = true;
    }
  }
  const parts: { text: string; isMatch: boolean }[] = [];
  characters.forEach((character, index) => {
    const part = parts.at(-1);
    if (part !== undefined && part.isMatch === isMatch[index]) part.text += character;
    else parts.push({ text: character, isMatch: isMatch[index] === true });
  });
  return parts;
};
