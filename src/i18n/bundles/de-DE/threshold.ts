// What the pages before the login say, in one chunk.
export { default as login } from '#words/de-DE/login.json';
export { default as rules } from '#words/de-DE/rules.json';
export { default as status } from '#words/de-DE/status.json';
