// What every page says, in one chunk.
export { default as common } from '#words/en-US/common.json';
export { default as errors } from '#words/en-US/errors.json';
export { default as shell } from '#words/en-US/shell.json';
