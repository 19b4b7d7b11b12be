// What the pages before the login say, in one chunk.
export { default as login } from '#words/en-US/login.json';
export { default as rules } from '#words/en-US/rules.json';
export { default as status } from '#words/en-US/status.json';
