// What every page says, in one chunk.
export { default as common } from '#words/pt-BR/common.json';
export { default as errors } from '#words/pt-BR/errors.json';
export { default as shell } from '#words/pt-BR/shell.json';
