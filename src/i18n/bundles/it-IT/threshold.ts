// What the pages before the login say, in one chunk.
export { default as login } from '#words/it-IT/login.json';
export { default as rules } from '#words/it-IT/rules.json';
export { default as status } from '#words/it-IT/status.json';
