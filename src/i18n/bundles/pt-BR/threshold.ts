// What the pages before the login say, in one chunk.
export { default as login } from '#words/pt-BR/login.json';
export { default as rules } from '#words/pt-BR/rules.json';
export { default as status } from '#words/pt-BR/status.json';
