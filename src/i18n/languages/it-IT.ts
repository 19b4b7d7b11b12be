/** How this language's files of words are fetched, by their path. */
export const files = import.meta.glob<object>(
  ['/words/it-IT/*.json', '!**/{provider-*,studio,studio-*,built-in-content,no-script,routes}.json'],
  { import: 'default' },
);
