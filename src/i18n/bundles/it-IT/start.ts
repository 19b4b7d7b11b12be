// What every page says, in one chunk.
export { default as common } from '#words/it-IT/common.json';
export { default as errors } from '#words/it-IT/errors.json';
export { default as shell } from '#words/it-IT/shell.json';
