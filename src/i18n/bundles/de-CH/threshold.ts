// What the pages before the login say, in one chunk.
export { default as login } from '#words/de-CH/login.json';
export { default as rules } from '#words/de-CH/rules.json';
export { default as status } from '#words/de-CH/status.json';
