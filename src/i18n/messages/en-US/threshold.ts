// What the pages before the login say, in one chunk.
export { default as login } from './login.json';
export { default as rules } from './rules.json';
export { default as status } from './status.json';
