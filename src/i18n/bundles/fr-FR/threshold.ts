// What the pages before the login say, in one chunk.
export { default as login } from '#words/fr-FR/login.json';
export { default as rules } from '#words/fr-FR/rules.json';
export { default as status } from '#words/fr-FR/status.json';
