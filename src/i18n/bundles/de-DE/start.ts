// What every page says, in one chunk.
export { default as common } from '#words/de-DE/common.json';
export { default as errors } from '#words/de-DE/errors.json';
export { default as shell } from '#words/de-DE/shell.json';
