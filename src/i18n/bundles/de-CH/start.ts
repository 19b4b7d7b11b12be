// What every page says, in one chunk.
export { default as common } from '#words/de-CH/common.json';
export { default as errors } from '#words/de-CH/errors.json';
export { default as shell } from '#words/de-CH/shell.json';
